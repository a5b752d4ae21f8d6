// @ts-check
/** The deck of Sea Urchins: the three steps of a turn, and what can be chosen now. */
import { html, Button, Deck, classes, keyIn, useText } from "../../../web/ui/ui.js";

/** @import { Helpers } from "./consequences.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<import("./facts.js").Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/**
 * @typedef {object} ChoiceProps
 * @property {Props} props
 * @property {Helpers} helpers
 * @property {string | null} chosen
 * @property {(what: string | null) => void} choose
 */

/** The moves that can start on a square: add a token, or move the token there. */
export function meanings(/** @type {string[]} */ moves, /** @type {string} */ square) {
  const adds = moves.filter((move) => move.startsWith("add ") && move.endsWith(` ${square}`));
  const slides = moves.some((move) => move.startsWith(`move ${square} `));
  return [...adds, ...(slides ? [`move ${square}`] : [])];
}

/** A token that is added on a square is a whole move; one that moves still needs its end. */
export function begin(
  /** @type {string} */ one,
  /** @type {Props} */ props,
  /** @type {(what: string) => void} */ choose,
) {
  if (one.startsWith("add ")) props.play(one);
  else choose(one);
}

export function Choices(/** @type {ChoiceProps} */ choices) {
  const t = useText();
  return html`<${Deck} label=${t("page-turn")} class="urchins-deck">
    <${Steps} props=${choices.props} />
    <div class="urchins-choice"><${Choice} ...${choices} /></div>
  </${Deck}>`;
}

function Steps(/** @type {{ props: Props }} */ { props }) {
  const t = useText();
  const { facts, moves } = props.view;
  const now = moves.length ? Number(facts.phase) : 0; // only for the player to move
  return html`<ol class="urchins-steps">
    ${[1, 2, 3].map(
      (step) =>
        html`<li
          key=${step}
          class=${classes(step === now && "now", step < now && "done")}
          aria-current=${step === now ? "step" : undefined}
        >
          <b
            >${step < now ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 12.5L10.5 17L18 8" /></svg>` : step}</b
          >
          <span>${t(keyIn("page-step", String(step)))}</span>
        </li>`,
    )}
  </ol>`;
}

function Choice(/** @type {ChoiceProps} */ { props, helpers, chosen, choose }) {
  const { moves } = props.view;
  const t = useText();
  const [verb, what = ""] = (chosen ?? "").split(" ");
  const back = html`<${Button} back press=${() => choose(null)} />`;
  if (verb === "piece")
    return html`<div class="urchins-buttons">${back}<${Button} filled press=${() => props.play(`piece ${what}`)}>
      ${t("page-put")}<small>${t("page-put-wins", { count: helpers.moves?.[`piece ${what}`]?.won ?? 0 })}</small></${Button}></div>`;
  const leave = moves.includes("hold")
    ? html`<${Button} hinted=${props.hinted === "hold"} press=${() => props.play("hold")}>${t("move-leave")}</${Button}>`
    : null;
  if (!chosen && leave) return html`<div class="urchins-buttons">${leave}</div>`;
  if (!chosen) return html`<p class="urchins-how">${howTo(props, t)}</p>`;
  const begun = verb === "on" ? meanings(moves, what) : [];
  return html`<p class="urchins-question">${questionOf(verb, what, t)}</p>
    <div class="urchins-buttons">
      ${begun.map((one) => html`<${Button} key=${one} press=${() => begin(one, props, choose)}>${named(one, t)}</${Button}>`)}
      ${leave}${back}
    </div>`;
}

/** How a choice is made on the reef, for the player to move. */
function howTo(/** @type {Props} */ { view }, /** @type {Text} */ t) {
  const can = (/** @type {string} */ verb) => view.moves.some((move) => move.startsWith(verb));
  if (can("piece")) return t("page-how-piece");
  if (can("move")) return t("page-how-token");
  return can("add") ? t("page-how-add") : "";
}

/** What is asked once something was chosen: a token to move, a colour to add, or a square. */
function questionOf(/** @type {string} */ verb, /** @type {string} */ what, /** @type {Text} */ t) {
  if (verb === "move") return t("page-where-to", { square: what });
  if (verb === "add") return t("page-where-add", { colour: keyIn("colour", what) });
  return t("page-what-on", { square: what });
}

function named(/** @type {string} */ one, /** @type {Text} */ t) {
  const [verb, what] = one.split(" ");
  return verb === "add" ? t(keyIn("page-add", what)) : t("page-move");
}
