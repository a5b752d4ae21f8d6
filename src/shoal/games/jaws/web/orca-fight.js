// @ts-check
/** Beside the Orca: the shark's wounds and cards, and the attack that is going on. */
import { html, Part, argumentsOf, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { named } from "./move-names.js";
import { abilityWord, gearWord, memberWord, wordText } from "./word-keys.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "./facts.js" */

/** The current attack: the attacker, the target and the dice. */
export function Fight(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  if (facts.bout === "none" && !facts.thrown.length && !facts.rammed && !facts.bitten.length)
    return null;
  return html`<${Part} title=${t(facts.bout === "none" ? "page-thrown" : "page-attack")} class="jaws-fight">
    <div class="jaws-dice">${facts.thrown.map((/** @type {number} */ hits, /** @type {number} */ nth) => html`<${Die} key=${`${nth}${hits}`} hits=${hits} nth=${nth} />`)}</div>
    ${fightNotes(t, facts).map((note) => html`<p class="jaws-note" key=${note}>${note}</p>`)}</${Part}>`;
}

/** What is known of the attack, as the board in words says it. */
function fightNotes(/** @type {Text} */ t, /** @type {Facts} */ facts) {
  const { bout, aim, dice, again, asked, bitten } = facts;
  const isBoat = aim.startsWith("boat-");
  const bite = isBoat
    ? t("board-bite-boat", { bout, zone: Number(aim.slice("boat-".length)) })
    : t("board-bite-member", { bout, member: memberWord(aim) });
  return [
    bout !== "none" && bite,
    facts.rammed && t("board-rammed", { seat: 0 }),
    dice && !facts.thrown.length && t("board-dice", { count: dice }),
    again.length && t("board-again", { dice: again.map(Number) }),
    facts.mauled && t("board-mauled"),
    asked.length && t("board-asked", { members: asked.map(memberWord) }),
    bitten.length && t("board-bitten", { members: bitten.map(memberWord) }),
  ].filter(Boolean);
}

/** A die with its hits: a tooth for each. */
export function Die(/** @type {{ hits: number, nth?: number }} */ { hits, nth = 0 }) {
  const t = useText();
  return html`<span class="jaws-die tumble" style=${`animation-delay:${nth * 60}ms`}>
    <span class="visually-hidden">${t("page-hits", { count: hits })}</span>
    <svg viewBox="-20 -20 40 40" aria-hidden="true">
      ${Array.from({ length: hits }, (_, place) => html`<path key=${place} transform=${`translate(${(place - (hits - 1) / 2) * 15} 0)`} d="M-7-10H7L0 11Z" />`)}
      ${hits ? null : html`<circle r="3" />`}
    </svg></span
  >`;
}

/** The shark: its wounds, what hangs on it, its cards. */
export function TheShark(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, options } = props;
  const t = useText();
  const facts = /** @type {Facts} */ (view.facts);
  const most = Number(options.shark_wounds);
  const before = props.before?.facts.hurt ?? facts.hurt;
  return html`<${Part} title=${t("page-shark-wounds", { count: facts.hurt, limit: most })} class="jaws-shark">
    <div class="jaws-wounds" aria-hidden="true">${Array.from({ length: most }, (_, nth) => html`<i key=${nth} class=${classes(nth < facts.hurt && "full", nth < facts.hurt && nth >= before && "new")}></i>`)}</div>
    <p class="jaws-note">${t("page-shark-cards", { gear: facts.gear.attached.map((name) => gearWord(t, name)), cards: facts.handsize, under: facts.cardplayed })}</p>
    ${facts.hand ? html`<${Hand} props=${props} />` : null}
    ${facts.ability && facts.ability !== "-" ? html`<p class="jaws-card" key=${facts.ability}><b>${wordText(t, abilityWord(facts.ability))}</b>${t(keyIn("ability-text", facts.ability))}</p>` : null}
    ${facts.abilitiesgone.length ? html`<p class="jaws-note">${t("board-abilities-gone", { abilities: facts.abilitiesgone.map(abilityWord) })}</p>` : null}
  </${Part}>`;
}

/** The ability cards in the shark's hand. */
function Hand(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, play } = props;
  const t = useText();
  const playable = argumentsOf(view.moves, "ability");
  return html`<div class="jaws-cards" role="group" aria-label=${t("page-hand")}>
      ${view.facts.hand.map(
        (/** @type {string} */ card, /** @type {number} */ nth) =>
          html`<button
            type="button"
            key=${card + nth}
            class=${classes("jaws-ability", playable.includes(card) && "highlighted")}
            aria-disabled=${playable.includes(card) ? undefined : "true"}
            onClick=${() => play(`ability ${card}`)}
          >
            <b>${wordText(t, abilityWord(card))}</b><small>${t(keyIn("ability-text", card))}</small>
          </button>`,
      )}
    </div>
    ${playable.includes("none") ? html`<button type="button" class="button plain" onClick=${() => play("ability none")}>${named(t, "ability none", props)}</button>` : null}`;
}
