// @ts-check
/** The attack that is going on: the attacker, the target and the dice. */
import { html, useText } from "../../../../web/ui/ui.js";
import { memberWord } from "../moves/word-keys.js";

/** @import { Text } from "../../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "../facts.js" */

export function Fight(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  if (facts.bout === "none" && !facts.thrown.length && !facts.rammed && !facts.bitten.length)
    return null;
  return html`<section
    class="jaws-fight"
    aria-label=${t(facts.bout === "none" ? "page-thrown" : "page-attack")}
  >
    ${facts.thrown.length ? html`<div class="jaws-dice">${facts.thrown.map((hits, nth) => html`<${Die} key=${`${nth}${hits}`} hits=${hits} nth=${nth} />`)}</div>` : null}
    <div>${fightNotes(t, facts).map((note) => html`<p key=${note}>${note}</p>`)}</div>
  </section>`;
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
