// @ts-check
/** The cards beside the Orca: where the shark can surface, its wounds, the crew and its gear. */
import { html, Part, argumentsOf, classes } from "../../../web/ui/ui.js";
import { Member } from "./pieces.js";
import { Fight, TheShark, spoken } from "./orca-fight.js";
import { cardOf } from "./places.js";
import { named, words } from "./words.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
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
  const { moves } = view;
  const facts = /** @type {Facts} */ (view.facts);
  const highlighted = [
    ...argumentsOf(moves, "surface").map((letter) => [letter, `surface ${letter}`]),
    ...argumentsOf(moves, "show").map((letter) => [letter, `show ${letter}`]),
  ];
  return html`<${Part} title=${view.seat === 0 ? words.ownOptions : words.options} class="jaws-options"><div class="jaws-cards">
    ${facts.options.map((/** @type {string} */ number, /** @type {number} */ nth) => {
      const letter = "ABC"[nth];
      if (number === "-") return null;
      const card = cardOf(options.resurface, number);
      const move = highlighted.find(([which]) => which === letter)?.[1];
      const state = facts.shown.includes(letter)
        ? words.notChosen
        : facts.choice === letter
          ? words.chosen
          : "";
      return html`<button
        type="button"
        key=${letter + number}
        class=${classes("jaws-option", move && "highlighted", state === words.notChosen && "not", facts.choice === letter && "on")}
        aria-disabled=${move ? undefined : "true"}
        onClick=${() => play(move ?? `surface ${letter}`)}
      >
        <span class="visually-hidden"
          >${move ? named(move) : words.option(letter)}: ${words.optionText(card)}</span
        >
        <b aria-hidden="true">${letter}</b>
        <span class="jaws-zone" aria-hidden="true"
          ><small>${words.zoneWord}</small> ${card.zone}</span
        >
        ${words.optionParts(card).map((part) => html`<small key=${part} aria-hidden="true">${part}</small>`)}
        ${state ? html`<small class="jaws-state">${state}</small>` : null}
      </button>`;
    })}</div>
    ${facts.chummed ? html`<p class="jaws-note">${words.chummed}</p>` : null}
    <details class="jaws-deck"><summary>${words.cardsLeft(facts.deck.length)}</summary>
      <ul>${facts.deck.map((/** @type {string} */ number) => html`<li key=${number}>${words.optionText(cardOf(options.resurface, number))}</li>`)}</ul></details></${Part}>`;
}

/** What a card does, in a few words. */
function powersOf(/** @type {{ dice: number, powers: string[] } | undefined} */ kind) {
  const dice = kind?.dice ? [words.dice(kind.dice)] : [];
  const powers = (kind?.powers ?? []).map((/** @type {string} */ power) => words.powers[power]);
  return [...dice, ...powers].join(", ");
}

/** A gear card by its name, with what it does. */
export function gearInWords(/** @type {string} */ name, /** @type {string} */ text) {
  return words.gearDoes(spoken(name), powersOf(gearOf(text)[name]));
}

/** What the weapon in a move does; moves write its name in lower case. */
export function weaponPowers(/** @type {string} */ weapon, /** @type {string} */ text) {
  const kind = Object.entries(gearOf(text)).find(([name]) => name.toLowerCase() === weapon);
  return powersOf(kind?.[1]);
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
  const facts = /** @type {Facts} */ (props.view.facts);
  const kinds = gearOf(props.options.gear);
  const most = Number(props.options.crew_wounds);
  /** @type {[string, string[]][]} */
  const piles = [
    [words.pool, facts.gear.pool],
    [words.discarded, facts.gear.discarded],
  ];
  return html`<${Part} title=${words.crewAt} class="jaws-crew"><ul>${[
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
        <b>${words.members[member]}</b>
        <span class="jaws-hearts"
          ><span class="visually-hidden">${words.wounds(facts.wounds[row], most)}</span
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
        ${facts.weapons[row] !== "-" || facts.caged.includes(member) ? html`<small>${facts.weapons[row] !== "-" ? words.weapon(spoken(facts.weapons[row]), facts.targets[row]) : ""} ${facts.caged.includes(member) ? words.caged : ""}</small>` : null}
      </li>`,
  )}</ul>
    ${piles.map(([title, cards]) => (cards.length ? html`<p class="jaws-note" key=${title}>${title}: ${cards.map((name) => gearInWords(name, props.options.gear)).join(" · ")}</p>` : null))}
  </${Part}>`;
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
  return html`<button
    type="button"
    class=${classes("jaws-item", move && "highlighted", on && "on")}
    aria-disabled=${move ? undefined : "true"}
    onClick=${() => play(move ?? `weapon ${name.toLowerCase()}`)}
  >
    <b>${spoken(name)}</b><small>${powersOf(kind)}</small>
  </button>`;
}
