// @ts-check
/** The board of a game that has none of its own: its text, and its moves as buttons. */
import { html, Actions, Button, Part } from "../ui.js";
import { Seats } from "./seats.js";
import { boardText } from "../../model/board-text.js";
import { t } from "../../model/messages/page-text.js";

/** @import { BoardProps } from "../ui.js" */

export function Board(/** @type {BoardProps} */ props) {
  const { view, formatter, play } = props;
  return html`<div class="plain-board">
    <${Seats} props=${props} mark=${() => null} />
    <${Part} title=${t("board-as-text")}>
      <pre class="board-text" tabindex="0">${boardText(view.board ?? [], formatter)}</pre>
    </${Part}>
    <${Actions}>${view.moves.map(
      (/** @type {string} */ move) =>
        html`<${Button} key=${move} press=${() => play(move)}>${move}</${Button}>`,
    )}</${Actions}>
  </div>`;
}
