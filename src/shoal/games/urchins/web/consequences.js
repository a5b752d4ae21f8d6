// @ts-check
/** Beside the reef: the pile, what the shown move would bring, and a fishing square as a picture. */
import { html, Facts, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { SignPicture } from "../../../web/ui/art.js";
import { Urchin } from "./urchin.js";

/** @typedef {import("../../../web/ui/ui.js").BoardProps<import("./facts.js").Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/**
 * @typedef {object} Outcome what the rules say about a move; a token's has only `best`
 * @property {number} [best] what the piece alone could win afterwards
 * @property {number} [won]
 * @property {number} [total]
 * @property {string[][]} [squares] the fishing squares that are won
 * @property {number[]} [keeps] whose pieces keep what is under them
 * @property {number[]} [across] whose pieces stand across and hinder a catch
 * @property {number} [next] the next player
 * @property {number} [left] what the next player's piece alone could win then
 * @property {boolean} [over] whether the game is over then
 */

/**
 * @typedef {object} Helpers what the server works out from the view
 * @property {{ squares: string[], seats: number[] }[]} [ready] fishing squares, and for whom
 * @property {number[]} [best] what each seat's piece alone could win now
 * @property {Record<string, Outcome>} [moves]
 */

/**
 * @typedef {object} PanelProps
 * @property {Props} props
 * @property {Helpers} helpers
 * @property {string | null} shown the move whose consequences are shown
 * @property {string | null} picked
 * @property {(what: string) => void} choose
 */

export function Panel(/** @type {PanelProps} */ panel) {
  const t = useText();
  return html`<${Facts} label=${t("page-pile")} class="urchins-facts">
    <${Pile} ...${panel} />
    <${Card} ...${panel} />
    <${RulePicture} />
  </${Facts}>`;
}

function Pile(/** @type {PanelProps} */ { props, picked, choose }) {
  const { facts, moves } = props.view;
  const t = useText();
  const colours = /** @type {const} */ (["red", "yellow"]);
  return html`<div class="urchins-pile">
    <h3>${t("page-pile")}</h3>
    ${colours.map((colour, place) => {
      const highlighted = moves.some((move) => move.startsWith(`add ${colour} `));
      const press = () => {
        if (highlighted) choose(`add ${colour}`);
        // The server refuses it and names the rule.
        else if (moves.length) props.play(`add ${colour} a1`);
      };
      return html`<button
        key=${colour}
        type="button"
        class=${classes("urchins-stack", highlighted && "highlighted", picked === `add ${colour}` && "on")}
        aria-pressed=${picked === `add ${colour}` ? "true" : "false"}
        aria-disabled=${highlighted ? undefined : "true"}
        onClick=${press}
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true"><${Urchin} colour=${colour} /></svg>
        <b>${facts.pile[place]}</b>
        <span>${highlighted ? t(keyIn("page-add", colour)) : t(keyIn("colour", colour))}</span>
      </button>`;
    })}
    <p class="urchins-calm">
      ${facts.due ? t("page-due") : t("page-calm", { turns: facts.calm, limit: facts.lull })}
    </p>
  </div>`;
}

/** What the shown move would bring; without one, for whom squares are ready now. */
function Card(/** @type {PanelProps} */ { props, helpers, shown }) {
  const t = useText();
  const outcome = shown ? helpers.moves?.[shown] : undefined;
  const { facts } = props.view;
  if (!outcome) return html`<${Ready} props=${props} best=${helpers.best ?? []} />`;
  if (outcome.best !== undefined)
    return html`<div class="urchins-card shown">
      <h3>${t("page-after-this")}</h3>
      <p class="urchins-says">${t("page-then", { count: outcome.best })}</p>
    </div>`;
  const { won = 0, total = 0 } = outcome;
  return html`<div class="urchins-card shown">
    <h3>${t("page-if-piece")}</h3>
    <p class="urchins-says">
      ${won ? t("page-wins", { count: won, before: facts.won[facts.turn], total }) : t("page-wins-none")}
    </p>
    <p class="urchins-reasons">${reasons(outcome, t).join(" ")}</p>
  </div>`;
}

/** Why so much, and what comes of it. */
function reasons(/** @type {Outcome} */ outcome, /** @type {Text} */ t) {
  const { won, keeps = [], across = [], next: seat = 0, left: count = 0, over } = outcome;
  return [
    across.length && t("page-across", { seats: across }),
    keeps.length && t("page-keeps", { seats: keeps }),
    won && t("page-to-hand"),
    over ? t("page-ends") : t("page-leaves", { seat, count }),
  ].filter(Boolean);
}

function Ready(/** @type {{ props: Props, best: number[] }} */ { props, best }) {
  const t = useText();
  const seats = best.map((_, seat) => seat).filter((seat) => best[seat] > 0);
  if (props.view.over) return null;
  return html`<div class="urchins-card">
    <h3>${t("page-ready")}</h3>
    ${
      seats.length
        ? html`<ul class="urchins-ready-list">
            ${seats.map(
              (seat) =>
                html`<li key=${seat}>
                  <${SignPicture} seat=${seat} name=${props.names[seat]} />
                  <span class="urchins-ready-full"
                    >${t("page-ready-for", { seat, count: best[seat] })}</span
                  ><span class="urchins-ready-brief" aria-hidden="true"
                    >${t("page-ready-count", { count: best[seat] })}</span
                  >
                </li>`,
            )}
          </ul>`
        : html`<p class="urchins-reasons">${t("page-ready-none")}</p>`
    }
  </div>`;
}

function RulePicture() {
  const t = useText();
  return html`<div class="urchins-rule">
    <svg viewBox="-26 -26 100 100" aria-hidden="true">
      ${[
        ["red", 0, 0],
        ["yellow", 48, 0],
        ["yellow", 0, 48],
        ["red", 48, 48],
      ].map(
        ([colour, x, y]) =>
          html`<g transform=${`translate(${x} ${y})`}><${Urchin} colour=${colour} /></g>`,
      )}
    </svg>
    <p>${t("page-rule")}</p>
  </div>`;
}
