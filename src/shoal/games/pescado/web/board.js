// @ts-check
/** The board of Pescado: the lagoon, the fresh catch on the sand, the dice, and the choices. */
import { html, BoardArea, Deck, Facts, useText } from "../../../web/ui/ui.js";
import { Choices } from "./choices.js";
import { Consequence, Dice } from "./dice.js";
import { Lagoon } from "./lagoon/lagoon.js";
import { useTurn } from "./turn.js";

/** @import { Facts as PescadoFacts } from "./facts.js" */
/** @import { Props } from "./turn.js" */

/** @typedef {import("../../../web/ui/ui.js").View<PescadoFacts>} View */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/** The board of a View. */
export function Board(/** @type {Props} */ props) {
  const t = useText();
  const turn = useTurn(props);
  return html`<div class="pescado">
    <${BoardArea} label=${t("page-pool")}><${Lagoon} props=${props} turn=${turn} /></${BoardArea}>
    <${Facts} label=${t("page-dice")}>
      <${Dice} props=${props} turn=${turn} /><${Consequence} props=${props} turn=${turn} />
    </${Facts}>
    <${Deck} label=${t("page-choices")}><${Choices} props=${props} turn=${turn} /></${Deck}>
  </div>`;
}

/** A player's row: points, tiles, and whether a snatch round is over for them. */
export function playerInfo(
  /** @type {Props} */ { view: { facts } },
  /** @type {number} */ seat,
  /** @type {Text} */ t,
) {
  const count = facts.won[seat].length;
  const tiles = html`<span class="pescado-count" title=${t("part-count", { count })}
    ><svg viewBox="0 0 20 26" aria-hidden="true">
      <path class="wood" d="M1 6H19V21Q19 26 14 26H6Q1 26 1 21Z" />
      <path class="paper" d="M6 0H14Q19 0 19 5V18Q19 23 14 23H6Q1 23 1 18V5Q1 0 6 0Z" />
      <path class="catch" d="M17 11Q12 4.500 7 10L3 7.500V15.500L7 13Q12 17 17 11Z" /></svg
    ><span class="brief" aria-hidden="true">${count}</span
    ><span class="full">${t("part-count", { count })}</span></span
  >`;
  const finished = (facts.done ?? facts.sealed ?? []).includes(seat);
  const said = t(facts.sealed ? "page-sealed" : "page-done");
  return { score: facts.points[seat], fact: finished ? html`<b>${said}</b>` : tiles };
}

/** How far the game is: the stack runs out. */
export function roundText(/** @type {View} */ { facts, over }, /** @type {Text} */ t) {
  return over ? "" : t("page-left", { count: facts.stack.length });
}

/** The goal is the same at every table. */
export function goalKeys() {
  return ["page-goal", "page-goal-short"];
}
