// @ts-check
/** Which things on the board a move names: cells, columns, chips, dice, seats. */
import { argumentOf, byVerb, verbOf } from "../labels.js";

/** @import { FieldDescription } from "../../../types.js" */
/** @import { Grid } from "../grids.js" */

/** @typedef {(move: string) => string[]} Finder the keys of the things that a move names, in order */

export const cellKey = (
  /** @type {string} */ field,
  /** @type {number} */ row,
  /** @type {number} */ column,
) => `${field} ${row},${column}`;
export const columnKey = (/** @type {string} */ field, /** @type {number} */ column) =>
  `${field} column ${column}`;
export const partKey = (/** @type {string} */ field, /** @type {string | number} */ part) =>
  `${field}: ${part}`;
export const seatKey = (/** @type {number} */ seat) => `seat ${seat}`;

/** What kind of thing a key stands for. */
export function kindOf(/** @type {string} */ key) {
  if (key.split(" ").at(-2) === "column") return "column";
  return / \d+,\d+$/.test(key) ? "cell" : "other";
}

const SQUARE = /(?<![a-z\d])([a-z])(\d{1,2})(?![a-z\d])/g;
const SQUARES_TOGETHER = /(?<![a-z\d])([a-z]\d)(?=[a-z]\d(?![a-z\d]))/g; // "e2e4"
const SEAT = /\b(?:seat|player) (\d+)\b/g;

/**
 * What every move names on the board.
 * @param {{ grids: Grid[], fields: FieldDescription[], all: string[], legal: string[], text: string }} told
 *   `all` are the moves of the game, none if there are too many; `text` is the board as text
 */
export function findTargets({ grids, fields, all, legal, text }) {
  const moves = all.length ? all : legal;
  const finders = [
    ...grids.flatMap((grid) => gridFinders(grid, moves, all, text)),
    ...fields.flatMap((field) => fieldFinders(field, all)),
    seats,
  ];
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const move of new Set([...moves, ...legal])) {
    for (const find of finders) {
      const keys = find(move);
      if (keys.length) {
        found.set(move, keys);
        break;
      }
    }
  }
  return found;
}

/** @type {Finder} */
function seats(move) {
  return [...move.matchAll(SEAT)].map(([, seat]) => seatKey(Number(seat)));
}

/** The finders that fit a grid: squares such as "a3", or numbers of columns and cells. */
function gridFinders(
  /** @type {Grid} */ grid,
  /** @type {string[]} */ moves,
  /** @type {string[]} */ all,
  /** @type {string} */ text,
) {
  return [squareFinder(grid, moves, text), ...numberFinders(grid, all)].filter(
    (one) => one !== null,
  );
}

/** The squares in a move as [column, number]; "e2e4" has two. */
export function squaresIn(/** @type {string} */ move) {
  return [...move.replace(SQUARES_TOGETHER, "$1 ").matchAll(SQUARE)].map(
    ([, letter, number]) => /** @type {const} */ ([letter.charCodeAt(0) - 97, Number(number)]),
  );
}

/** @returns {Finder | null} */
function squareFinder(
  /** @type {Grid} */ { field, rows },
  /** @type {string[]} */ moves,
  /** @type {string} */ text,
) {
  const named = moves.flatMap(squaresIn);
  const fits = named.every(([column, number]) => rows[number - 1]?.[column] !== undefined);
  if (!named.length || !fits) return null;
  const isTopFirst = countsFromTop(text);
  return (move) =>
    squaresIn(move).map(([column, number]) =>
      cellKey(field.name, isTopFirst ? number - 1 : rows.length - number, column),
    );
}

/** Whether the rows of the board as text are numbered downwards; upwards as in chess otherwise. */
export function countsFromTop(/** @type {string} */ text) {
  const numbers = text.split("\n").flatMap((line) => line.match(/^\s*(\d+)\s/)?.[1] ?? []);
  return numbers.length > 1 && Number(numbers[0]) < Number(numbers[1]);
}

/** @returns {Finder[]} one for each first word whose numbers are exactly those of the grid */
function numberFinders(
  /** @type {Grid} */ { field, rows, isStacked },
  /** @type {string[]} */ all,
) {
  const [height, width] = [rows.length, rows[0].length];
  /** @type {Finder[]} */
  const found = [];
  for (const [verb, moves] of byVerb(all)) {
    const numbers = moves.map(numbersIn);
    const of = (/** @type {string} */ move) => (verbOf(move) === verb ? numbersIn(move) : []);
    const from = firstOf(numbers.map(([number]) => number));
    if (numbers.every((one) => one.length === 1)) {
      if (covers(numbers.flat(), from, isStacked ? width : height * width))
        found.push((move) =>
          of(move).map((number) =>
            isStacked
              ? columnKey(field.name, number - from)
              : cellKey(field.name, Math.floor((number - from) / width), (number - from) % width),
          ),
        );
    } else if (numbers.every((one) => one.length === 2)) {
      const isPairs =
        covers(
          numbers.map(([row]) => row),
          from,
          height,
        ) &&
        covers(
          numbers.map(([, column]) => column),
          from,
          width,
        );
      if (isPairs)
        found.push((move) => {
          const [row, column] = of(move);
          return row === undefined ? [] : [cellKey(field.name, row - from, column - from)];
        });
    }
  }
  return found;
}

/** The numbers that a move's argument consists of; none if there is anything else in it. */
function numbersIn(/** @type {string} */ move) {
  const argument = argumentOf(move);
  return /^\d+([ ,]\d+)*$/.test(argument) ? argument.split(/[ ,]/).map(Number) : [];
}

const firstOf = (/** @type {number[]} */ numbers) => (numbers.includes(0) ? 0 : 1);

/** Whether the numbers are exactly these, each at least once. */
function covers(
  /** @type {number[]} */ numbers,
  /** @type {number} */ from,
  /** @type {number} */ count,
) {
  const known = new Set(numbers);
  return known.size === count && Array.from({ length: count }).every((_, n) => known.has(from + n));
}

/** The finders that fit sets, hands and dice: a first word whose arguments are their members. */
function fieldFinders(/** @type {FieldDescription} */ field, /** @type {string[]} */ all) {
  const members = new Set(membersOf(field));
  if (!members.size) return [];
  /** @type {Finder[]} */
  const found = [];
  for (const [verb, moves] of byVerb(all)) {
    const named = new Set(moves.map(argumentOf));
    // A number may mean anything, unless all of them are there; a word is clear.
    const isMeant = field.words?.length || named.size === members.size;
    if (isMeant && [...named].every((one) => members.has(one)))
      found.push((move) => (verbOf(move) === verb ? [partKey(field.name, argumentOf(move))] : []));
  }
  return found;
}

/** What the parts of a set, a hand or dice are called. */
export function membersOf(/** @type {FieldDescription} */ field) {
  const { kind, words = [], count = 1, low = 0, high = 0 } = field;
  if (kind === "members" || kind === "sequence" || kind === "sets_by_seat") return words;
  if (kind === "dice") return range(1, count);
  if (kind === "number_set" || kind === "faces" || kind === "number_list") return range(low, high);
  return [];
}

function range(/** @type {number} */ low, /** @type {number} */ high) {
  return Array.from({ length: high - low + 1 }, (_, place) => String(low + place));
}
