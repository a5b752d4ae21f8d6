// @ts-check
/** The players: rows of the rail, chips below the goal bar of a phone, a row in landscape. */
import { classes, html } from "../../ui/html.js";
import { SignPicture } from "../../ui/art.js";
import { t } from "../../model/messages/page-text.js";

/** @import { BoardParts } from "../../net/game-parts.js" */
/** @import { BoardProps } from "../../ui/board/board-hooks.js" */

export function Players(/** @type {{ parts: BoardParts, board: BoardProps }} */ { parts, board }) {
  const { view, names } = board;
  return html`<ol class="players" aria-label=${t("players")}>
    ${names.map((name, seat) => html`<${Player} key=${seat} seat=${seat} name=${name} isToMove=${view.actors.includes(seat)} parts=${parts} board=${board} />`)}
  </ol>`;
}

function Player(
  /** @type {{ seat: number, name: string, isToMove: boolean, parts: BoardParts, board: BoardProps }} */ {
    seat,
    name,
    isToMove,
    parts,
    board,
  },
) {
  const { score, fact, more } = parts.playerInfo?.(board, seat, board.formatter.t) ?? {};
  return html`<li class=${classes("player", isToMove && "turn")} data-seat=${seat}>
    <${SignPicture} seat=${seat} name=${name} />
    <span class="player-title"
      ><span>${name}</span
      >${board.view.seat === seat ? html` <small>${board.you ?? t("you")}</small>` : null}<span
        class="player-beside"
        >${board.beside(seat)}</span
      ></span
    >
    ${fact ? html`<span class="player-fact">${fact}</span>` : null}
    ${score === undefined ? null : html`<span class="player-score">${score}</span>`}
    ${more ? html`<div class="player-more">${more}</div>` : null}
    ${isToMove ? html`<span class="visually-hidden">${t("player-to-move")}</span>` : null}
  </li>`;
}
