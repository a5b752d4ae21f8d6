// @ts-check
/** What lies in a cell: a cross, a ring, a disc with a letter, a number, a word. */
import { html } from "../html.js";
import { labelOf } from "./labels.js";

/** @typedef {{ text: string, pieces: string[], players: number, isRound: boolean }} PieceProps */

const SHORT = 2; // letters that fit on a disc
const STROKES = /** @type {Record<string, string>} */ ({
  x: "M-9-9L9 9M9-9L-9 9",
  o: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
});

/** A piece in its cell; its colour is that of a seat where there is one letter for each seat. */
export function Piece(/** @type {PieceProps} */ { text, pieces, players, isRound }) {
  if (!text) return null;
  const place = pieces.indexOf(text);
  const isNumber = /^\d+$/.test(text);
  if (isNumber || text.length > SHORT)
    return html`<span class=${isNumber ? "generic-text" : "generic-text word"}
      >${labelOf(text)}</span
    >`;
  const seat = pieces.length <= Math.max(players, 2) ? place : -1;
  const colour = seat >= 0 ? `--seat: var(--seat${seat % 8})` : "--seat: var(--pick)";
  const stroke = STROKES[text.toLowerCase()];
  const isDrawn = stroke && !isRound && pieces.every((one) => one.toLowerCase() in STROKES);
  return html`<svg class="generic-piece" viewBox="-18 -18 36 36" style=${colour} aria-hidden="true">
    ${
      isDrawn
        ? html`<path class="generic-stroke" d=${stroke} />`
        : html`<circle class="generic-disc" r="16" /><circle class="generic-rim" r="12" /><text
              y="5"
              >${text.toUpperCase()}</text
            >`
    }
  </svg>`;
}
