// @ts-check
/** Beside the Orca: the shark's wounds and cards, and the attack that is going on. */
import { html, Part, argumentsOf, classes } from "../../../web/ui/ui.js";
import { named, words } from "./words.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "./facts.js" */

/** The current attack: the attacker, the target and the dice. */
export function Fight(/** @type {{ facts: Facts }} */ { facts }) {
  if (facts.bout === "none" && !facts.thrown.length && !facts.rammed && !facts.bitten.length)
    return null;
  const people = (/** @type {string[]} */ who) =>
    who.map((/** @type {string} */ one) => words.members[one]).join(", ");
  const told = [
    facts.rammed && words.rammed,
    facts.dice && !facts.thrown.length && words.diceToCome(facts.dice),
    facts.again.length && words.thrownAgain(facts.again.join(", ")),
    facts.mauled && words.mauled,
    facts.asked.length && words.askedCage(people(facts.asked)),
    facts.bitten.length && words.bonusDone(people(facts.bitten)),
  ].filter(Boolean);
  const title =
    facts.bout === "none"
      ? words.thrown
      : words.attack(facts.bout, words.members[facts.aim] ?? facts.aim);
  return html`<${Part} title=${title} class="jaws-fight">
    <div class="jaws-dice">${facts.thrown.map((/** @type {number} */ hits, /** @type {number} */ nth) => html`<${Die} key=${`${nth}${hits}`} hits=${hits} nth=${nth} />`)}</div>
    ${told.map((note) => html`<p class="jaws-note" key=${note}>${note}</p>`)}</${Part}>`;
}

/** A die with its hits: a tooth for each. */
export function Die(/** @type {{ hits: number, nth?: number }} */ { hits, nth = 0 }) {
  return html`<span class="jaws-die tumble" style=${`animation-delay:${nth * 60}ms`}>
    <span class="visually-hidden">${words.hitsOnDie(hits)}</span>
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      ${Array.from({ length: hits }, (_, place) => html`<path key=${place} transform=${`translate(${(place - (hits - 1) / 2) * 15} 0)`} d="M-7-10H7L0 11Z" />`)}
      ${hits ? null : html`<circle r="3" />`}
    </svg></span
  >`;
}

/** The shark: its wounds, what hangs on it, its cards. */
export function TheShark(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, options } = props;
  const facts = /** @type {Facts} */ (view.facts);
  const most = Number(options.shark_wounds);
  const before = props.before?.facts.hurt ?? facts.hurt;
  return html`<${Part} title=${`${words.sharkWounds}: ${words.wounds(facts.hurt, most)}`} class="jaws-shark">
    <div class="jaws-wounds" aria-hidden="true">${Array.from({ length: most }, (_, nth) => html`<i key=${nth} class=${classes(nth < facts.hurt && "full", nth < facts.hurt && nth >= before && "new")}></i>`)}</div>
    <p class="jaws-note">${words.attached}: ${facts.gear.attached.map(spoken).join(", ") || words.nothing} · ${words.handSize(facts.handsize)}${facts.cardplayed ? `, ${words.cardUnder}` : ""}</p>
    ${facts.hand ? html`<${Hand} props=${props} />` : null}
    ${facts.ability && facts.ability !== "-" ? html`<p class="jaws-card" key=${facts.ability}><b>${words.abilities[facts.ability]}</b>${words.abilityTexts[facts.ability]}</p>` : null}
    ${facts.abilitiesgone.length ? html`<p class="jaws-note">${words.gone}: ${facts.abilitiesgone.map((/** @type {string} */ card) => words.abilities[card]).join(", ")}</p>` : null}
  </${Part}>`;
}

/** The ability cards in the shark's hand. */
function Hand(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, play } = props;
  const playable = argumentsOf(view.moves, "ability");
  return html`<div class="jaws-cards" role="group" aria-label=${words.hand}>
      ${view.facts.hand.map(
        (/** @type {string} */ card, /** @type {number} */ nth) =>
          html`<button
            type="button"
            key=${card + nth}
            class=${classes("jaws-ability", playable.includes(card) && "highlighted")}
            aria-disabled=${playable.includes(card) ? undefined : "true"}
            onClick=${() => play(`ability ${card}`)}
          >
            <b>${words.abilities[card]}</b><small>${words.abilityTexts[card]}</small>
          </button>`,
      )}
    </div>
    ${playable.includes("none") ? html`<button type="button" class="button plain" onClick=${() => play("ability none")}>${named("ability none")}</button>` : null}`;
}

/** A card's name as text. */
export function spoken(/** @type {string} */ name) {
  return name.replaceAll("-", " ");
}
