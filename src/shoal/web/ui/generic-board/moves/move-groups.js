// @ts-check
/** Moves as groups of buttons. */
import { argumentOf, byVerb, verbOf } from "../labels.js";
import { squaresIn } from "./things-in-moves.js";

const MAX_SINGLE = 6; // up to here every move is a button of its own
const MAX_SHOWN = 40; // with more moves the first word is chosen first, then the next

/**
 * @typedef {object} Group
 * @property {string} verb "" for moves that stand alone
 * @property {string[]} moves
 * @property {(string | null)[][]} [squares] the same moves as rows, where they name squares
 */

/** Moves by their first words, where that makes them shorter. */
export function groupMoves(/** @type {string[]} */ moves) {
  /** @type {Group[]} */
  const groups = [];
  /** @type {string[]} */
  const single = [];
  for (const [verb, found] of byVerb(moves)) {
    const isGroup = moves.length > MAX_SINGLE && found.length > 2 && found.every(argumentOf);
    if (isGroup) groups.push({ verb, moves: found, squares: asSquares(found) });
    else single.push(...found);
  }
  return single.length ? [...groups, { verb: "", moves: single }] : groups;
}

/** Moves that name one square each, as they lie on a board; undefined if they do not. */
function asSquares(/** @type {string[]} */ moves) {
  const places = moves.map((move) => ({ move, squares: squaresIn(argumentOf(move)) }));
  if (places.some(({ move, squares }) => squares.length !== 1 || argumentOf(move).length > 3))
    return undefined;
  const columns = Math.max(...places.map(({ squares }) => squares[0][0])) + 1;
  const height = Math.max(...places.map(({ squares }) => squares[0][1]));
  if (columns < 2 || height < 2) return undefined;
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: columns }, () => /** @type {string | null} */ (null)),
  );
  for (const { move, squares } of places) rows[height - squares[0][1]][squares[0][0]] = move;
  return rows;
}

/** Whether there are too many moves to show all of them at once. */
export function isTooMany(/** @type {string[]} */ moves) {
  return moves.length > MAX_SHOWN;
}

/** The ways to go on after these words: the next word, and the moves that begin so. */
export function branches(/** @type {string[]} */ moves, /** @type {string} */ begin) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const move of moves) {
    if (begin && !move.startsWith(`${begin} `)) continue;
    const rest = begin ? move.slice(begin.length + 1) : move;
    const next = begin ? `${begin} ${verbOf(rest)}` : verbOf(rest);
    found.set(next, [...(found.get(next) ?? []), move]);
  }
  return found;
}
