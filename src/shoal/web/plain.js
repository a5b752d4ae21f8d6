// @ts-check
/** The board of a game that brings none: its words, and its moves as buttons. */
import { html, Act, Actions, Part } from "./kit.js";
import { Seats } from "./art.js";
import { named } from "./seats.js";
import { words } from "./words.js";

/** @import { Table } from "./kit.js" */

export function board(/** @type {Table} */ table) {
  const { view, names, play } = table;
  return html`<div class="plain-board">
    <${Seats} table=${{ ...table, you: words.table.you }} mark=${() => null} />
    <${Part} title=${words.table.boardTitle}>
      <pre class="in-words" tabindex="0">${named(view.board ?? "", names)}</pre>
    </${Part}>
    <${Actions}>${view.moves.map(
      (/** @type {string} */ move) =>
        html`<${Act} key=${move} press=${() => play(move)}>${move}</${Act}>`,
    )}</${Actions}>
  </div>`;
}
