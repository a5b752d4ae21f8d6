// @ts-check
/** The schema of a table's game, which is the same for the whole game: fetched once. */
import { request } from "./api.js";

/** @import * as Wire from "../types.js" */

/** @type {Map<string, Promise<Wire.GameFields>>} */
const fetching = new Map();

/** What the facts of a table's views are, and all moves of its game. */
export function fetchFields(
  /** @type {string} */ table,
  /** @type {{ ticket?: string, invite?: string }} */ credentials,
) {
  const known = fetching.get(table) ?? request(`/tables/${table}/fields`, credentials);
  fetching.set(table, known);
  known.catch(() => fetching.delete(table));
  return known;
}
