// @ts-check
/** The three resurface cards: where the shark may come up, what we do there and what it does to us. */
import { html, argumentsOf, classes, useText } from "../../../../web/ui/ui.js";
import { Figure } from "../pieces/pieces.js";
import { named } from "../moves/move-names.js";
import { cardOf } from "../moves/places.js";
import { gearWord, memberWord } from "../moves/word-keys.js";
import { weaponPowers } from "./gear.js";
import { tilesOf } from "../orca/orca.js";
import { aimersAt } from "../orca/water.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "../facts.js" */

/** @typedef {{ zone: number, dice: number, evade: number, shakes: boolean }} Card a resurface card */

const MEMBERS = ["quint", "brody", "hooper"];

/** A resurface card in words. */
export function cardText(/** @type {Text} */ t, /** @type {Card} */ card) {
  return t("page-card", { ...card, shakes: Number(card.shakes) });
}

export function Options(
  /** @type {{ props: BoardProps, helpers: Record<string, any> }} */ { props, helpers },
) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  if (facts.options.every((card) => card === "-")) return null;
  return html`<div
    class="jaws-options"
    role="group"
    aria-label=${t(props.view.seat === 0 ? "page-own-options" : "page-options")}
  >
    ${facts.options.map((number, nth) => (number === "-" ? null : html`<${Option} key=${nth + number} letter=${"ABC"[nth]} number=${number} props=${props} now=${helpers.options?.[nth]} />`))}
  </div>`;
}

/** One card; it can be pressed where it can be chosen or shown. */
function Option(
  /** @type {{ letter: string, number: string, props: BoardProps, now?: { dice: number, evade: number } }} */ {
    letter,
    number,
    props,
    now,
  },
) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  const card = cardOf(props.options.resurface, number);
  const verb = ["surface", "show"].find((one) =>
    argumentsOf(props.view.moves, one).includes(letter),
  );
  const isShown = facts.shown.includes(letter);
  const isChosen = facts.choice === letter;
  return html`<button
    type="button"
    class=${classes("jaws-option", verb && "highlighted", isShown && "not", isChosen && "on")}
    aria-disabled=${verb ? undefined : "true"}
    onClick=${() => props.play(`${verb ?? "surface"} ${letter}`)}
  >
    <span class="visually-hidden"
      >${verb ? named(t, `${verb} ${letter}`, props) : t("page-option", { option: letter })}:
      ${cardText(t, card)}</span
    >
    <span class="option-head"
      ><b class="option-letter" aria-hidden="true">${letter}</b
      ><b class="option-zone" aria-hidden="true">${t("page-option-zone", { zone: card.zone })}</b
      >${isShown || isChosen ? html`<em>${t(isShown ? "page-not-chosen" : "page-chosen")}</em>` : null}${card.shakes && !isShown ? html`<em class="shakes" aria-hidden="true">${t("page-shakes")}</em>` : null}<span
        class="option-aimers"
        aria-hidden="true"
        >${aimersAt(card.zone, facts).map((member) => html`<svg key=${member} viewBox="-19 -19 38 38"><${Figure} member=${member} /></svg>`)}</span
      ></span
    >
    <span class="option-numbers" aria-hidden="true"
      ><span class="option-dice"
        ><small>${t("page-bites-with")}</small
        >${Array.from({ length: card.dice }, (_, nth) => html`<i key=${nth} class=${now && nth >= now.dice ? "lost" : ""}></i>`)}</span
      ><span
        ><small>${t("page-evade-word")}</small>
        ${now && now.evade !== card.evade ? html`<s>${card.evade}</s> ` : null}<b
          >${now?.evade ?? card.evade}</b
        ></span
      ></span
    >
    <span class="option-fate">
      ${aimersAt(card.zone, facts).map((member) => html`<${Aimer} key=${member} member=${member} facts=${facts} gears=${props.options.gear} />`)}
      <small>${tileLine(t, card.zone, facts, props.options.tiles)}</small>
    </span>
  </button>`;
}

/** A member who aims there, with the weapon. */
function Aimer(
  /** @type {{ member: string, facts: Facts, gears: string }} */ { member, facts, gears },
) {
  const t = useText();
  const weapon = facts.weapons[MEMBERS.indexOf(member)];
  const gear = gearWord(t, weapon);
  const powers = weaponPowers(t, weapon.toLowerCase(), gears);
  return html`<small class="aimer"
    ><svg viewBox="-19 -19 38 38" aria-hidden="true"><${Figure} member=${member} /></svg
    ><span
      ><b>${t("page-aimer", { member: memberWord(member), gear })}</b
      >${powers ? html` · ${powers}` : null}</span
    ></small
  >`;
}

/** How many hits the boat space of a zone takes. */
function tileLine(
  /** @type {Text} */ t,
  /** @type {number} */ zone,
  /** @type {Facts} */ facts,
  /** @type {string} */ text,
) {
  const { damage, destroy, finish } = tilesOf(text)[zone - 1];
  const state = facts.tiles[zone - 1];
  if (state === 0) return t("page-deck-gone");
  return state === 1
    ? t("page-deck-damaged", { hits: finish })
    : t("page-deck-whole", { damage, hits: destroy });
}
