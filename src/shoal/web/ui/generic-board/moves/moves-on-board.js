// @ts-check
/** Which things are on the board: a move that names another one is a plain button. */
import { facesOf } from "../arrange.js";
import { cellKey, columnKey, membersOf, partKey, seatKey } from "./things-in-moves.js";

/** @import { FieldDescription, View } from "../../../types.js" */
/** @import { Arrangement } from "../arrange.js" */
/** @import { Targets } from "./selection.js" */

const MAX_MEMBERS = 16; // of a set with more words only those in it are shown

/** The moves that name nothing but things on the board, with what they name. */
export function onBoard(
  /** @type {Targets} */ targets,
  /** @type {Arrangement} */ arrangement,
  /** @type {View} */ view,
) {
  const drawn = drawnKeys(arrangement, view);
  return new Map([...targets].filter(([, keys]) => keys.every((key) => drawn.has(key))));
}

function drawnKeys(/** @type {Arrangement} */ { grids, seats, values }, /** @type {View} */ view) {
  const cells = grids.flatMap(({ field: { name }, rows }) =>
    rows.flatMap((row, y) => row.flatMap((_, x) => [cellKey(name, y, x), columnKey(name, x)])),
  );
  const cards = seats.flatMap((field) =>
    field.kind === "sets_by_seat" && view.seat !== null
      ? keysOf(field, view.facts[field.name][view.seat] ?? [])
      : [],
  );
  const parts = values.flatMap((field) =>
    keysOf(field, shownMembers(field, view.facts[field.name])),
  );
  const places = Array.from({ length: view.players }, (_, seat) => seatKey(seat));
  return new Set([...cells, ...cards, ...parts, ...places]);
}

function keysOf(/** @type {FieldDescription} */ field, /** @type {unknown[]} */ parts) {
  return parts.map((part) => partKey(field.name, String(part)));
}

/** The parts of a set, a list or dice that are drawn: of a small set also those that are not in it. */
export function shownMembers(/** @type {FieldDescription} */ field, /** @type {any} */ fact) {
  if (!Array.isArray(fact)) return [];
  const all = membersOf(field);
  if (field.kind === "dice") return facesOf(fact).map(String);
  const isWhole = field.kind === "members" || field.kind === "number_set";
  return isWhole && all.length <= MAX_MEMBERS ? all : fact.map(String);
}
