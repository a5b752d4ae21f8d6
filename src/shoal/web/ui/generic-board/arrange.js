// @ts-check
/** Where each fact is drawn: with the seats, on a track, in a grid, or by itself. */
import { gridOf } from "./grids.js";

/** @import { FieldDescription } from "../../types.js" */
/** @import { Grid } from "./grids.js" */

/** @typedef {Record<string, any>} Facts */

/**
 * @typedef {object} Arrangement
 * @property {FieldDescription | null} phase what is to be done now
 * @property {FieldDescription[]} seats facts with a value for every seat
 * @property {FieldDescription[]} tracks those among them that are a race
 * @property {Grid[]} grids
 * @property {FieldDescription[]} values everything else
 */

const OF_SEATS = new Set(["by_seat", "words_by_seat", "sets_by_seat"]);
const MAX_TRACKS = 2;

/** @returns {Arrangement} */
export function arrange(
  /** @type {FieldDescription[]} */ fields,
  /** @type {Facts} */ facts,
  /** @type {number} */ players,
) {
  const shown = [...fields, ...unknown(fields, facts)].filter(
    ({ name, kind, shown: isShown = true }) => name in facts && isShown && kind !== "turn",
  );
  const phase = shown.find(({ kind }) => kind === "phase") ?? null;
  const seats = shown.filter((field) => isOfSeats(field, facts[field.name], players));
  const rest = shown.filter((field) => field !== phase && !seats.includes(field));
  const grids = rest.map((field) => gridOf(field, facts[field.name])).filter((one) => one !== null);
  return {
    phase,
    seats,
    tracks: seats.filter((field) => isTrack(field, facts[field.name])).slice(0, MAX_TRACKS),
    grids: grids.sort(
      (a, b) => Number(b.field.kind === "letters") - Number(a.field.kind === "letters"),
    ),
    values: rest.filter((field) => !grids.some((grid) => grid.field === field)),
  };
}

/** Facts that the schema does not describe. */
function unknown(/** @type {FieldDescription[]} */ fields, /** @type {Facts} */ facts) {
  return Object.keys(facts)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => /** @type {FieldDescription} */ ({ name, kind: "custom", typescript: "" }));
}

function isOfSeats(
  /** @type {FieldDescription} */ { kind },
  /** @type {unknown} */ fact,
  /** @type {number} */ players,
) {
  return OF_SEATS.has(kind) && Array.isArray(fact) && fact.length === players;
}

/** Whether seats race for a goal, and everybody sees how far they are. */
function isTrack(
  /** @type {FieldDescription} */ { kind, goal = 0 },
  /** @type {unknown[]} */ fact,
) {
  return kind === "by_seat" && goal > 0 && fact.every((value) => value !== null);
}

/** The faces of dice, from how many show each of them. */
export function facesOf(/** @type {number[]} */ counts) {
  return counts.flatMap((count, place) => Array.from({ length: count }, () => place + 1));
}

/** Whether two facts, or parts of them, differ. */
export function differs(/** @type {unknown} */ one, /** @type {unknown} */ other) {
  return JSON.stringify(one) !== JSON.stringify(other);
}
