// @ts-check
/** The parts in which an update is shown one after the other: what chance did by itself, and throws of dice. */
import { readLog } from "../log-entries.js";
import { chanceMoment } from "../replay-steps.js";
import { hiddenView, isHeld, lastThrow, tumbleTime, tumblingView } from "./throws.js";

/** @import * as Wire from "../../types.js" */

/** @typedef {"" | "moment" | "held" | "tumbling"} PartName which part of an update it is: all that is left of it; what chance did on the way; before the dice are thrown; while they tumble */

/**
 * @typedef {object} Part
 * @property {Wire.Update} message
 * @property {PartName} [part]
 * @property {number} [time] milliseconds that it is shown at the usual speed, if that is fixed
 */

/**
 * @typedef {object} Watched how this browser watches
 * @property {(seat: number) => boolean} isOurs whether it holds a seat
 * @property {(entry: number) => boolean} mayHold whether the dice of an entry of the log wait until their player throws them
 * @property {boolean} mayTumble whether dice are seen tumbling
 * @property {boolean} isWatched whether anything is shown by itself
 */

/**
 * The parts of an update, and those that wait until this browser's player throws the dice.
 *
 * @param {string} game
 * @param {Wire.View | null} before
 * @param {Wire.Update} message
 * @param {Watched} watched
 * @returns {{ parts: Part[], held: Part[] }}
 */
export function partsOf(game, before, message, watched) {
  const moments = watched.isWatched ? splitMoment(game, before, message) : [{ message }];
  const last = moments[moments.length - 1].message;
  const then = moments.length > 1 ? (moments[0].message.view ?? before) : before;
  const { parts, held } = splitThrow(game, then, last, watched);
  return { parts: [...moments.slice(0, -1), ...parts], held };
}

/**
 * An update that starts with something worth seeing by itself is split: that, then the rest.
 *
 * @param {string} game
 * @param {Wire.View | null} before
 * @param {Wire.Update} message
 * @returns {Part[]}
 */
function splitMoment(game, before, message) {
  const { view, log } = message;
  const moment = view && chanceMoment(game, before, view, readLog(log ?? []));
  if (!moment) return [{ message }];
  const first = { ...partBefore(message, moment.lines, moment.view), table: undefined };
  return [{ message: first, part: "moment" }, { message: partFrom(message, moment.lines) }];
}

/**
 * A throw: the dice before it, if they wait for their player; while they tumble; what they bring.
 *
 * @param {string} game
 * @param {Wire.View | null} before
 * @param {Wire.Update} message
 * @param {Watched} watched
 * @returns {{ parts: Part[], held: Part[] }}
 */
function splitThrow(game, before, message, { isOurs, mayHold, mayTumble }) {
  const { view } = message;
  const thrown = view && lastThrow(game, message.log ?? []);
  if (!thrown || isRace(view, isOurs)) return { parts: [{ message }], held: [] };
  const { place } = thrown;
  const rest = partFrom(message, place);
  /** @type {Part} */
  const tumbling = {
    message: partBefore(message, place, tumblingView(game, before, view)),
    part: "tumbling",
    time: tumbleTime(thrown.dice),
  };
  const waits = isOurs(thrown.seat) && isHeld(game, thrown, message);
  if (waits && mayHold(rest.first_line)) {
    const hidden = partBefore(message, place, hiddenView(game, view));
    const later = { ...tumbling.message, id: "", log: [], first_line: rest.first_line };
    return {
      parts: [{ message: hidden, part: "held" }],
      held: [{ ...tumbling, message: later }, { message: rest }],
    };
  }
  return { parts: mayTumble ? [tumbling, { message: rest }] : [{ message }], held: [] };
}

/** Whether several seats may move now, one of this browser's among them: then every moment counts. */
function isRace(
  /** @type {Wire.View} */ { actors },
  /** @type {(seat: number) => boolean} */ isOurs,
) {
  return actors.length > 1 && actors.some(isOurs);
}

/** An update up to an entry of its log, with another view; that the game is over comes last. */
function partBefore(
  /** @type {Wire.Update} */ message,
  /** @type {number} */ place,
  /** @type {Wire.View} */ view,
) {
  const table = message.table?.stage === "over" ? undefined : message.table;
  return { ...message, log: (message.log ?? []).slice(0, place), view, table, can_undo: false };
}

/** What is left of an update from an entry of its log on. */
function partFrom(/** @type {Wire.Update} */ message, /** @type {number} */ place) {
  const { log, first_line = 0 } = message;
  return { ...message, id: "", log: (log ?? []).slice(place), first_line: first_line + place };
}
