// @ts-check
/** The places of a board on the screen: the frame of the table puts each where the size of the screen wants it. */
import { classes, createContext, html, useContext, useLayoutEffect } from "../html.js";

/** @typedef {{ label?: string, children?: unknown } & Record<string, any>} PlaceProps */

/**
 * @typedef {object} DeckParts what the frame adds to a deck
 * @property {unknown} prompt who is to act, and the question: before the choices
 * @property {unknown} [instead] in the place of the choices
 * @property {unknown} foot below the choices
 * @property {() => () => void} onDeck called when a board draws a deck; returns what is called when it goes
 */

/** @type {DeckParts} */
const NO_PARTS = { prompt: null, foot: null, onDeck: () => () => {} };

export const DeckFrame = createContext(NO_PARTS);

/** What a board asks inside a turn, while the player's choice is not sent yet; empty: the question of the server. */
const Question = createContext("");

/** The question in a prompt: that of the server, or what the board asks instead. */
export function Asked(/** @type {{ children?: unknown }} */ { children }) {
  return useContext(Question) || children;
}

/** The drawing of the place where the game happens; it fills all that is left, to its edges. */
export function BoardArea(/** @type {PlaceProps} */ { label, children, ...rest }) {
  return html`<section class=${classes("board-area", rest.class)} aria-label=${label}>
    ${children}
  </section>`;
}

/** What decides the move besides the drawing: consequences, dice, tokens, cards. */
export function Facts(/** @type {PlaceProps} */ { label, children, ...rest }) {
  return html`<section class=${classes("facts", rest.class)} aria-label=${label} tabindex="0">
    ${children}
  </section>`;
}

/**
 * The choices of the player to move, after the question that the frame asks; `question` stands in its place.
 * A board always has one, even if it is empty.
 */
export function Deck(/** @type {PlaceProps} */ { label, question = "", children, ...rest }) {
  const { prompt, instead, foot, onDeck } = useContext(DeckFrame);
  useLayoutEffect(() => onDeck(), [onDeck]);
  return html`<section class=${classes("deck", rest.class)} aria-label=${label}>
    <${Question.Provider} value=${question}>${prompt}</${Question.Provider}>
    <div class="actions">${instead ?? children}</div>
    ${foot}
  </section>`;
}
