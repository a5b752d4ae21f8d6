// @ts-check
/** The cards beside the Orca: where the shark can surface, its wounds, the crew and its gear. */
import { html, Part, argumentsOf, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { Member } from "./pieces.js";
import { Fight, TheShark } from "./orca-fight.js";
import { cardOf } from "./places.js";
import { named } from "./move-names.js";
import { gearWord, memberWord, wordText } from "./word-keys.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "./facts.js" */

/** Everything beside the boat. */
export function OrcaCards(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  return html`<${Resurface} props=${props} /><${Fight} facts=${facts} /><${TheShark}
      props=${props}
    />
    <${Crew} props=${props} />`;
}

function Resurface(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, options, play } = props;
  const t = useText();
  const { moves } = view;
  const facts = /** @type {Facts} */ (view.facts);
  const highlighted = [
    ...argumentsOf(moves, "surface").map((letter) => [letter, `surface ${letter}`]),
    ...argumentsOf(moves, "show").map((letter) => [letter, `show ${letter}`]),
  ];
  return html`<${Part} title=${t(view.seat === 0 ? "page-own-options" : "page-options")} class="jaws-options"><div class="jaws-cards">
    ${facts.options.map((/** @type {string} */ number, /** @type {number} */ nth) => {
      const letter = "ABC"[nth];
      if (number === "-") return null;
      const card = cardOf(options.resurface, number);
      const move = highlighted.find(([which]) => which === letter)?.[1];
      const isShown = facts.shown.includes(letter);
      const isChosen = !isShown && facts.choice === letter;
      return html`<button
        type="button"
        key=${letter + number}
        class=${classes("jaws-option", move && "highlighted", isShown && "not", facts.choice === letter && "on")}
        aria-disabled=${move ? undefined : "true"}
        onClick=${() => play(move ?? `surface ${letter}`)}
      >
        <span class="visually-hidden"
          >${move ? named(t, move, props) : t("page-option", { option: letter })}:
          ${cardText(t, card)}</span
        >
        <b aria-hidden="true">${letter}</b>
        <span class="jaws-zone" aria-hidden="true"
          ><small>${t("page-zone")}</small> ${card.zone}</span
        >
        ${cardParts(t, card).map((part) => html`<small key=${part} aria-hidden="true">${part}</small>`)}
        ${isShown || isChosen ? html`<small class="jaws-state">${t(isShown ? "page-not-chosen" : "page-chosen")}</small>` : null}
      </button>`;
    })}</div>
    ${facts.chummed ? html`<p class="jaws-note">${t("board-chummed")}</p>` : null}
    <details class="jaws-deck"><summary>${t("page-cards-left", { count: facts.deck.length })}</summary>
      <ul>${facts.deck.map((/** @type {string} */ number) => html`<li key=${number}>${cardText(t, cardOf(options.resurface, number))}</li>`)}</ul></details></${Part}>`;
}

/** @typedef {{ zone: number, dice: number, evade: number, shakes: boolean }} Card a resurface card */

/** A resurface card in words. */
export function cardText(/** @type {Text} */ t, /** @type {Card} */ card) {
  return t("page-card", { ...card, shakes: Number(card.shakes) });
}

/** What a resurface card gives the shark besides its zone. */
function cardParts(/** @type {Text} */ t, /** @type {Card} */ { dice, evade, shakes }) {
  const parts = [t("page-dice", { count: dice }), t("page-evade", { evade })];
  return shakes ? [...parts, t("page-shakes")] : parts;
}

/** What a card does, in a few words. */
function powersOf(
  /** @type {Text} */ t,
  /** @type {{ dice: number, powers: string[] } | undefined} */ kind,
) {
  const dice = kind?.dice ? [t("page-dice", { count: kind.dice })] : [];
  const powers = (kind?.powers ?? []).map((power) => t(keyIn("power", power)));
  return [...dice, ...powers].join(", ");
}

/** A gear card by its name, with what it does. */
export function gearInWords(
  /** @type {Text} */ t,
  /** @type {string} */ name,
  /** @type {string} */ text,
) {
  const powers = powersOf(t, gearOf(text)[name]);
  const gear = gearWord(t, name);
  return powers ? t("page-gear", { gear, powers }) : wordText(t, gear);
}

/** What the weapon in a move does; moves write its name in lower case. */
export function weaponPowers(
  /** @type {Text} */ t,
  /** @type {string} */ weapon,
  /** @type {string} */ text,
) {
  const kind = Object.entries(gearOf(text)).find(([name]) => name.toLowerCase() === weapon);
  return powersOf(t, kind?.[1]);
}

/** Dice and powers of each kind of gear, from the option `gear`. */
function gearOf(/** @type {string} */ text) {
  return Object.fromEntries(
    text.split(",").map((/** @type {string} */ entry) => {
      const [, name, , dice, powers] = entry.split(":");
      return [name, { dice: Number(dice), powers: powers === "-" ? [] : powers.split("&") }];
    }),
  );
}

function Crew(/** @type {{ props: BoardProps }} */ { props }) {
  const { moves } = props.view;
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  const kinds = gearOf(props.options.gear);
  const most = Number(props.options.crew_wounds);
  const inWords = (/** @type {string[]} */ pile) =>
    pile.map((name) => gearInWords(t, name, props.options.gear)).join(" · ");
  const { pool, discarded } = facts.gear;
  return html`<${Part} title=${t("page-crew")} class="jaws-crew"><ul>${[
    "quint",
    "brody",
    "hooper",
  ].map(
    (member, row) =>
      html` <li
        key=${member}
        class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}
      >
        <svg viewBox="-17 -15 34 30" aria-hidden="true">
          <${Member} member=${member} afoot=${true} />
        </svg>
        <b>${wordText(t, memberWord(member))}</b>
        <span class="jaws-hearts"
          ><span class="visually-hidden"
            >${t("page-wounds", { count: facts.wounds[row], limit: most })}</span
          >${Array.from({ length: most }, (_, nth) => html`<i key=${nth} class=${nth < facts.wounds[row] ? "full" : ""} aria-hidden="true"></i>`)}</span
        >
        <span class="jaws-gear"
          >${facts.gear[/** @type {"quint" | "brody" | "hooper"} */ (member)].map(
            (/** @type {string} */ name, /** @type {number} */ nth) =>
              html`<${Gear}
                key=${name + nth}
                name=${name}
                kind=${kinds[name]}
                move=${facts.active === member ? moves.find((/** @type {string} */ move) => move === `weapon ${name.toLowerCase()}`) : undefined}
                on=${facts.weapons[row] === name}
                play=${props.play}
              />`,
          )}</span
        >
        ${notes(t, facts, member, row).map((note) => html`<small key=${note}>${note}</small>`)}
      </li>`,
  )}</ul>
    ${pool.length ? html`<p class="jaws-note">${t("page-pool", { cards: inWords(pool) })}</p>` : null}
    ${discarded.length ? html`<p class="jaws-note">${t("page-discarded", { cards: inWords(discarded) })}</p>` : null}
  </${Part}>`;
}

/** A member's weapon and its target, and a cage that is closed. */
function notes(
  /** @type {Text} */ t,
  /** @type {Facts} */ facts,
  /** @type {string} */ name,
  /** @type {number} */ row,
) {
  const [weapon, target] = [facts.weapons[row], facts.targets[row]];
  const armed = { member: memberWord(name), gear: gearWord(t, weapon) };
  const aimed =
    target === "-"
      ? t("log-readies", armed)
      : t("board-weapon", { ...armed, zone: Number(target) });
  const caged = facts.caged.includes(name) ? [t("board-caged", { member: memberWord(name) })] : [];
  return weapon === "-" ? caged : [aimed, ...caged];
}

function Gear(
  /** @type {{ name: string, kind: { dice: number, powers: string[] }, move?: string, on?: boolean, play: (move: string) => void }} */ {
    name,
    kind,
    move,
    on,
    play,
  },
) {
  const t = useText();
  return html`<button
    type="button"
    class=${classes("jaws-item", move && "highlighted", on && "on")}
    aria-disabled=${move ? undefined : "true"}
    onClick=${() => play(move ?? `weapon ${name.toLowerCase()}`)}
  >
    <b>${wordText(t, gearWord(t, name))}</b><small>${powersOf(t, kind)}</small>
  </button>`;
}
