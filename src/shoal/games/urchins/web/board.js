// @ts-check
/** The board of Sea Urchins: a reef of pools, the pile, the three steps of a turn. */
import { html, useBoardHelpers, useChoice } from "../../../web/ui/ui.js";
import { begin, Choices, meanings } from "./choices.js";
import { Panel } from "./consequences.js";
import { Reef, takenBy } from "./reef.js";

/** @import { Facts } from "./facts.js" */
/** @import { Helpers } from "./consequences.js" */
/** @import { Message } from "../../../web/model/messages/messages.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").View<Facts>} View */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

const MOST_DRAWN = 10; // won tokens beside a name; the number says how many there are

/** What a player has won, where the piece is, and the tokens as a small heap. */
export function playerInfo(
  /** @type {Props} */ { view },
  /** @type {number} */ seat,
  /** @type {Text} */ t,
) {
  const { pieces, won } = view.facts;
  const place = pieces[seat];
  const isInHand = place === "hand";
  const fact = html`<span class="urchins-full"
      >${isInHand ? t("page-piece-in-hand") : t("page-piece-on", { square: place })}</span
    ><span class="urchins-brief" aria-hidden="true"
      >${isInHand ? t("page-hand") : html`<svg viewBox="-11 -8 22 22"><path d="M-4-6H4L10 10Q0 15-10 10Z" /></svg>${place}`}</span
    >`;
  const drawn = Math.min(won[seat], MOST_DRAWN);
  const more = drawn
    ? html`<svg
        class="urchins-heap"
        viewBox=${`0 0 ${11 * drawn + 3} 14`}
        style=${`width: ${(11 * drawn + 3) / 16}rem`}
        role="img"
        aria-label=${t("page-won", { count: won[seat] })}
      >
        ${Array.from({ length: drawn }, (_, nth) => html`<path d=${`M${11 * nth + 7} 7${SMALL}`} />`)}
      </svg>`
    : null;
  return { score: won[seat], fact, more };
}

/** A small urchin of no colour: nobody keeps count of the colours that were won. */
const SMALL =
  "m0-6.5l1.2 2.7l2.3-1.9l-.3 2.9l2.9-.4l-1.7 2.4l2.6 1.4l-2.8.9l1.3 2.6l-2.8-.7l-.3 2.9l-2.2-1.9l-1.6 2.5l-.9-2.8l-2.8 1l.9-2.8l-3-.2l2.1-2.1l-2.4-1.8l2.9-.5l-1-2.7l2.8 1.1z";

/** How far the game is: what is left in the pile. */
export function roundText(/** @type {View} */ { facts }, /** @type {Text} */ t) {
  return t("page-left", { count: facts.pile[0] + facts.pile[1] });
}

/** The squares that were emptied by fishing since the last view, even if filled again. */
export function fishedOf(/** @type {{ messages: Message[] }[]} */ entries) {
  return new Set(takenBy(entries).keys());
}

/** The board of a View. A piece is shown where it would stand before it is put there. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const { moves } = view;
  const [chosen, choose] = useChoice(view);
  const [hovered, hover] = useChoice(view);
  const helpers = /** @type {Helpers} */ (useBoardHelpers(props, !view.over));
  const isPieceStep = moves.some((move) => move.startsWith("piece "));
  const picked = isPieceStep ? "piece" : chosen;
  const moveTo = (/** @type {string} */ square) =>
    moves.find((move) => picked && move === `${picked} ${square}`) ?? null;
  const isOn = (/** @type {string} */ square) => chosen?.split(" ").at(-1) === square;
  const press = (/** @type {string} */ square) => {
    const move = moveTo(square);
    const meant = meanings(moves, square);
    if (move && isPieceStep && chosen !== move) choose(move);
    else if (move) play(move);
    else if (chosen && isOn(square)) choose(null);
    else if (meant.length === 1) begin(meant[0], props, choose);
    else if (meant.length) choose(`on ${square}`);
    else play(unlikely(view, picked, square));
  };
  const shown = (hovered && moveTo(hovered)) ?? (isPieceStep ? chosen : null);
  const canPress = (/** @type {string} */ square) => isHighlighted(moves, picked, square);
  return html`<div class="urchins">
    <${Reef}
      props=${props}
      helpers=${helpers}
      canPress=${canPress}
      isOn=${isOn}
      press=${press}
      preview=${hover}
      moveTo=${moveTo}
      shown=${shown}
    />
    <${Panel} props=${props} helpers=${helpers} shown=${shown} picked=${picked} choose=${choose} />
    <${Choices} props=${props} helpers=${helpers} chosen=${chosen} choose=${choose} />
  </div>`;
}

/** Squares where a press does something: the end of a picked move, or a token that can be picked. */
function isHighlighted(
  /** @type {string[]} */ moves,
  /** @type {string | null} */ picked,
  /** @type {string} */ square,
) {
  if (picked && !picked.startsWith("on ")) return moves.includes(`${picked} ${square}`);
  return meanings(moves, square).length > 0;
}

/** The move that a press outside the legal moves stands for: the server refuses it and names the rule. */
function unlikely(
  /** @type {View} */ view,
  /** @type {string | null} */ picked,
  /** @type {string} */ square,
) {
  if (picked && !picked.startsWith("on ")) return `${picked} ${square}`;
  return view.facts.phase === "3" ? `piece ${square}` : `add red ${square}`;
}
