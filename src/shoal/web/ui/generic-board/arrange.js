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
const PHASE = /^(phase|step|stage)$/;
const TURN = /^(turn|actor|mover|active|current|player|to_move|current_player|active_player)$/;
const SHORTEST_TRACK = 5;
const LONGEST_TRACK = 200; // a higher bound is no goal, only a number that is never reached
const MAX_TRACKS = 2;

/** @returns {Arrangement} */
export function arrange(
  /** @type {FieldDescription[]} */ fields,
  /** @type {Facts} */ facts,
  /** @type {number} */ players,
) {
  const shown = [...fields, ...unknown(fields, facts)].filter(
    (field) => field.name in facts && !isTurn(field),
  );
  const phase = shown.find(({ kind, name }) => kind === "word" && PHASE.test(name)) ?? null;
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

/** Whether a fact only says whose turn it is, as the seats' cards do. */
function isTurn(/** @type {FieldDescription} */ { kind, name }) {
  return kind === "seat" && TURN.test(name);
}

/** Facts that the schema does not describe. */
function unknown(/** @type {FieldDescription[]} */ fields, /** @type {Facts} */ facts) {
  return Object.keys(facts)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => ({ name, kind: "custom", typescript: "" }));
}

function isOfSeats(
  /** @type {FieldDescription} */ { kind },
  /** @type {unknown} */ fact,
  /** @type {number} */ players,
) {
  return OF_SEATS.has(kind) && Array.isArray(fact) && fact.length === players;
}

/** Whether seats race towards a bound that everybody can see. */
function isTrack(/** @type {FieldDescription} */ field, /** @type {unknown[]} */ fact) {
  const { kind, low = 0, high = 0 } = field;
  const length = high - low;
  return (
    kind === "by_seat" &&
    length >= SHORTEST_TRACK &&
    length <= LONGEST_TRACK &&
    fact.every((value) => value !== null)
  );
}

/** The faces of dice, from how many show each of them. */
export function facesOf(/** @type {number[]} */ counts) {
  return counts.flatMap((count, place) => Array.from({ length: count }, () => place + 1));
}

/** Whether two facts, or parts of them, differ. */
export function differs(/** @type {unknown} */ one, /** @type {unknown} */ other) {
  return JSON.stringify(one) !== JSON.stringify(other);
}
