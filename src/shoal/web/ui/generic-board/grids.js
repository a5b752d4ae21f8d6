// @ts-check
/** Facts that are drawn as a grid of cells: rows or columns of letters, many numbers or words. */

/** @import { FieldDescription } from "../../types.js" */

/**
 * @typedef {object} Grid
 * @property {FieldDescription} field
 * @property {string[][]} rows what each cell holds, the top row first; "" for nothing
 * @property {boolean} isStacked whether pieces stand on each other in columns
 */

const EMPTY = new Set(["", "-", ".", "_", " "]);
const MAX_ROW = 10; // cells side by side, so that each is large enough for a finger
const SINGLE_ROW = 8; // up to here everything stands in one row

/**
 * A fact as a grid; null if it is none.
 * @returns {Grid | null}
 */
export function gridOf(/** @type {FieldDescription} */ field, /** @type {unknown} */ fact) {
  if (!Array.isArray(fact) || !fact.length) return null;
  if (field.kind === "letters") return gridOfTexts(field, fact);
  if (field.kind === "words" || field.kind === "numbers")
    return { field, rows: chunks(fact.map(contentOf), rowLength(fact.length)), isStacked: false };
  if (field.kind !== "custom") return null;
  if (fact.every((row) => Array.isArray(row) && row.every(isPlain)))
    return { field, rows: fact.map((row) => row.map(contentOf)), isStacked: false };
  return isTextGrid(fact) ? gridOfTexts(field, fact) : null;
}

/** Rows of letters, or columns if the name says so or if they differ in length. */
function gridOfTexts(/** @type {FieldDescription} */ field, /** @type {string[]} */ texts) {
  const longest = Math.max(field.high ?? 0, ...texts.map((text) => text.length));
  const isStacked =
    /column|stack|pile/i.test(field.name) || texts.some((text) => text.length !== longest);
  const lines = texts.map((text) =>
    Array.from({ length: longest }, (_, place) => contentOf(text[place])),
  );
  return { field, rows: isStacked ? standing(lines, longest) : lines, isStacked };
}

/** Columns, bottom first, as rows, top first. */
function standing(/** @type {string[][]} */ columns, /** @type {number} */ height) {
  return Array.from({ length: height }, (_, row) =>
    columns.map((column) => column[height - 1 - row]),
  );
}

function isTextGrid(/** @type {unknown[]} */ fact) {
  const [first] = fact;
  return (
    fact.length > 1 &&
    typeof first === "string" &&
    first.length > 1 &&
    fact.every((row) => typeof row === "string" && row.length === first.length && !/\s/.test(row))
  );
}

const isPlain = (/** @type {unknown} */ value) => value === null || typeof value !== "object";

/** What a cell shows; signs for an empty cell become "". */
function contentOf(/** @type {unknown} */ value) {
  const text = String(value ?? "");
  return EMPTY.has(text) ? "" : text;
}

/** How many of n cells stand side by side: squares and rectangles where that works out. */
export function rowLength(/** @type {number} */ n) {
  const side = Math.round(Math.sqrt(n));
  if (n > 4 && side * side === n && side <= MAX_ROW) return side;
  if (n <= SINGLE_ROW) return n;
  for (let width = MAX_ROW; width >= Math.sqrt(n); width--) if (n % width === 0) return width;
  return SINGLE_ROW;
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} size
 */
function chunks(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, row) =>
    list.slice(row * size, (row + 1) * size),
  );
}

/** The letters that a grid's pieces may have, in the schema's order; of a custom grid those that it shows. */
export function piecesOf(/** @type {Grid} */ { field, rows }) {
  const named = (field.words ?? []).filter((word) => !EMPTY.has(word));
  return named.length ? named : [...new Set(rows.flat().filter(Boolean))].sort();
}
