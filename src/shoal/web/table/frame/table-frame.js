// @ts-check
/** The places of a table, at every size: goal bar, players, board area, facts, deck, and a rail beside them. */
import { classes, html, useCallback, useMemo, useState } from "../../ui/html.js";
import { SeatLetters } from "../../ui/art.js";
import { DeckFrame } from "../../ui/board/places.js";
import { lettersOf } from "../../model/table-text.js";
import { BoardHost, useBoard } from "../board-host.js";
import { GoalBar } from "./goal-bar.js";
import { Players } from "./players.js";

/** @import { BoardProps } from "../../ui/board/board-hooks.js" */

/**
 * @typedef {object} FrameProps
 * @property {BoardProps} board what the board is given
 * @property {string} game
 * @property {string} title of the game
 * @property {unknown} [back] instead of the way home
 * @property {unknown} [tools] in the goal bar
 * @property {unknown} [status] in the goal bar: the connection
 * @property {unknown} [prompt] before the choices: who is to act, and the question
 * @property {unknown} [instead] in the place of the choices
 * @property {unknown} [foot] below the choices
 * @property {unknown} [notices] over the board area
 * @property {unknown} [rail] beside the board
 * @property {boolean} [isBusy] whether a move is on its way
 * @property {() => void} [onDrawn] called once the board has been painted
 * @property {() => void} [onPress] called at every press on the board
 * @property {string} [class]
 * @property {unknown} [children] over everything: drawers
 */

export function TableFrame(/** @type {FrameProps} */ props) {
  const { board, game, title, prompt = null, instead, foot = null, notices, rail } = props;
  const parts = useBoard(game);
  const [decks, setDecks] = useState(0);
  const onDeck = useCallback(() => {
    setDecks((n) => n + 1);
    return () => setDecks((n) => n - 1);
  }, []);
  const letters = useMemo(() => lettersOf(board.names), [board.names]);
  // A board without a deck of its own stands in the board area as a whole, with its own list of players.
  const isPlaced = decks > 0;
  const deck = useMemo(() => ({ prompt, instead, foot, onDeck }), [prompt, instead, foot, onDeck]);
  return html`<${SeatLetters.Provider} value=${letters}>
    <main class=${classes("game-screen", isPlaced ? "placed" : "unplaced", props.class)} data-game=${game} data-players=${board.names.length}>
      <h1 class="visually-hidden">${title}</h1>
      <${GoalBar} title=${title} parts=${parts} board=${board} back=${props.back} tools=${props.tools} status=${props.status} />
      ${parts && isPlaced ? html`<${Players} parts=${parts} board=${board} />` : null}
      <${DeckFrame.Provider} value=${deck}>
        <${BoardHost} ...${board} game=${game} isBusy=${props.isBusy} onDrawn=${props.onDrawn} onPress=${props.onPress} />
      </${DeckFrame.Provider}>
      ${isPlaced ? null : html`<section class="deck">${prompt}${instead ? html`<div class="actions">${instead}</div>` : null}${foot}</section>`}
      <div class="status-notices">${notices}</div>
      ${rail}
      ${props.children}
    </main>
  </${SeatLetters.Provider}>`;
}
