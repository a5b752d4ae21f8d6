// @ts-check
/** The board in words: sentences, and rows of a drawing whose cells stand below each other. */

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "./messages/message-formatter.js" */

/** @typedef {[what: string | Wire.Message, colour: string]} Cell a mark, a notation or a message */
/** @typedef {{ cells: Cell[], gap: number }} BoardRow rows with equally many cells form a table */
/** @typedef {Wire.Message | BoardRow} BoardLine */
/** @typedef {BoardLine[]} BoardInWords */

const isRow = (/** @type {BoardLine} */ line) => !Array.isArray(line);

/** The board as plain text. */
export function boardText(
  /** @type {BoardInWords} */ board,
  /** @type {MessageFormatter} */ formatter,
) {
  const format = (/** @type {Wire.Message} */ message) => formatter.text(message);
  return linesOf(board, format).join("\n");
}

/** What a board in words draws: its rows without its sentences. */
export function drawingText(/** @type {BoardInWords} */ board) {
  return linesOf(board.filter(isRow), () => "").join("\n");
}

/** @returns {string[]} */
function linesOf(
  /** @type {BoardLine[]} */ board,
  /** @type {(message: Wire.Message) => string} */ format,
) {
  /** @type {string[]} */
  const lines = [];
  for (let place = 0; place < board.length; place++) {
    const line = board[place];
    if (Array.isArray(line)) {
      lines.push(format(line));
      continue;
    }
    const rows = tableAt(board, place, line);
    lines.push(...table(rows, format));
    place += rows.length - 1;
  }
  return lines;
}

/** The rows from a place on that form a table with the first of them. */
function tableAt(
  /** @type {BoardLine[]} */ board,
  /** @type {number} */ place,
  /** @type {BoardRow} */ first,
) {
  /** @type {BoardRow[]} */
  const rows = [];
  for (const line of board.slice(place)) {
    if (Array.isArray(line)) break;
    if (line.cells.length !== first.cells.length || line.gap !== first.gap) break;
    rows.push(line);
  }
  return rows;
}

function table(
  /** @type {BoardRow[]} */ rows,
  /** @type {(message: Wire.Message) => string} */ format,
) {
  const texts = rows.map(({ cells }) =>
    cells.map(([what]) => (typeof what === "string" ? what : format(what))),
  );
  const widths = texts[0].map((_, column) =>
    Math.max(...texts.map((row) => [...row[column]].length)),
  );
  return texts.map((row, place) =>
    row
      .map((text, column) => text + " ".repeat(widths[column] - [...text].length))
      .join(" ".repeat(rows[place].gap))
      .trimEnd(),
  );
}
