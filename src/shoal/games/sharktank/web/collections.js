// @ts-check
/** What everybody has collected: fish by fish, with the sum in words. */
import { html, useText } from "../../../web/ui/ui.js";
import { rangeOf } from "./pill.js";
import { useHelpers } from "./plan.js";
import { bySuit, Token } from "./tank/suits.js";
import { GameText } from "../../../web/ui/board/game-text.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Collection } from "./plan.js" */
/** @import { Facts } from "./facts.js" */

/** The fish in front of a player. */
export function tokensOf(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  return bySuit([...facts.drafted[seat], ...facts.gobbled[seat]]);
}

/** A collection's score: a number, or the least that it can be. */
export function Score(
  /** @type {{ props: BoardProps, seat: number, t: Text }} */ { props, seat, t },
) {
  const points = /** @type {Facts} */ (props.view.facts).points[seat];
  const told = useHelpers(props).collections?.[seat];
  if (points !== null)
    return html`<span aria-label=${t("page-points", { points })}>${points}</span>`;
  if (!told) return html`<span aria-label=${t("page-points-hidden")}>?</span>`;
  const [low, high] = told.points;
  return html`<span aria-label=${t("page-points-between", { low, high })}
    >${t("page-points-least", { low })}</span
  >`;
}

/** One line below a player's name: fish, and who must skip. */
export function Fact(
  /** @type {{ props: BoardProps, seat: number, t: Text }} */ { props, seat, t },
) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const { most } = useHelpers(props);
  const fish = tokensOf(facts, seat).length;
  const tiles = facts.tiles[seat];
  if (most === seat && !props.view.over)
    return html`<span class="skips">${t("page-fact-skips", { fish })}</span>`;
  return tiles ? t("page-fact-tiles", { fish, tiles }) : t("page-fish-count", { fish });
}

/** A player's fish, and how they add up. */
export function Fishes(
  /** @type {{ props: BoardProps, seat: number, t: Text }} */ { props, seat, t },
) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const tokens = tokensOf(facts, seat);
  const told = useHelpers(props).collections?.[seat];
  return html`<${GameText.Provider} value=${t}>
    <span class="tank-hand">${tokens.map((token, place) => html`<${Token} key=${place + token} token=${token} />`)}</span>
    ${told && tokens.length ? html`<span class="tank-sum">${sumOf(t, told, hiddenOf(tokens))}</span>` : null}
  </${GameText.Provider}>`;
}

function hiddenOf(/** @type {string[]} */ tokens) {
  return tokens.filter((token) => token.startsWith("?")).length;
}

/** How a collection adds up, in words. */
function sumOf(
  /** @type {Text} */ t,
  /** @type {Collection} */ told,
  /** @type {number} */ hidden,
) {
  const [low, high] = told.values;
  const values = low === high ? [low] : [low, low, high];
  return t("page-sum", {
    fish: told.fish,
    values: rangeOf(t, values.map(String)),
    tasty: told.tasty,
    sets: told.sets,
    single: told.single,
    hidden,
  });
}

/** On a phone: one's own fish between the tank and the choices. */
export function OwnFish(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const { view } = props;
  if (view.seat === null || !tokensOf(/** @type {Facts} */ (view.facts), view.seat).length)
    return null;
  return html`<div class="tank-own">
    <b>${t("page-own")}</b><${Fishes} props=${props} seat=${view.seat} t=${t} />
  </div>`;
}
