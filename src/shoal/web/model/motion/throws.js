// @ts-check
/** Throws of dice in updates: the parts in which they are shown, so that the rest waits for the last die. */
import { aboutOf } from "../about-game.js";

/** @import * as Wire from "../../types.js" */

/**
 * @typedef {object} Throws how a game throws dice; part of `about`
 * @property {string[]} keys of the messages that tell a throw; the argument `seat` says who threw, if
 *   the dice were thrown for that seat at the beginning of its turn
 * @property {(facts: Record<string, any>) => Record<string, any>} [hide] the facts before the dice were thrown
 * @property {(before: Record<string, any>, after: Record<string, any>) => Record<string, any>} [tumble] the
 *   facts while the dice tumble: nothing that they cause; without it, all facts after the throw
 */

/** @typedef {{ place: number, seat: number, dice: number }} Throw the last one in a log: its entry, who threw, how many dice */

const TUMBLE_TIME = 700; // milliseconds that a die tumbles
const STAGGER_TIME = 60; // milliseconds between two dice

/** How long dice tumble until the last one lies. */
export function tumbleTime(/** @type {number} */ dice) {
  return TUMBLE_TIME + STAGGER_TIME * Math.max(0, dice - 1);
}

/**
 * The last throw in a log; null if there is none.
 *
 * @param {string} game
 * @param {Wire.LogEntry[]} log
 * @returns {Throw | null}
 */
export function lastThrow(game, log) {
  const { keys } = aboutOf(game).throws ?? {};
  if (!keys) return null;
  for (let place = log.length - 1; place >= 0; place--) {
    const told = log[place][1].find(([key]) => keys.includes(key));
    if (told) return { place, seat: Number(told[1].seat ?? -1), dice: countDice(told[1]) };
  }
  return null;
}

/** How many dice a message tells: all that its lists contain. */
function countDice(/** @type {Record<string, any>} */ args) {
  const lists = Object.values(args).filter(Array.isArray);
  return Math.max(1, lists.flat().length);
}

/**
 * Whether a throw waits for its player to press: it began this seat's turn, and nobody else is to move.
 *
 * @param {string} game
 * @param {Throw} thrown
 * @param {Pick<Wire.Update, "id" | "log" | "view" | "clocks">} message
 */
export function isHeld(game, thrown, { id, log = [], view, clocks }) {
  const { place, seat } = thrown;
  if (!aboutOf(game).throws?.hide || !view || !log || place !== log.length - 1) return false;
  if (view.actors.length !== 1 || view.actors[0] !== seat) return false;
  if (clocks?.[seat]?.running) return false;
  // A player who presses "roll" throws with that press.
  const isOwnRoll = Boolean(id) && log[0][0] === log[place][0];
  return !isOwnRoll;
}

/** A view before its dice were thrown: nothing in it depends on them. */
export function hiddenView(/** @type {string} */ game, /** @type {Wire.View} */ view) {
  const facts = aboutOf(game).throws?.hide?.(view.facts) ?? {};
  return { ...view, facts, moves: [], prompt: null, board: [] };
}

/** A view while its dice tumble: what follows from them comes later. */
export function tumblingView(
  /** @type {string} */ game,
  /** @type {Wire.View | null} */ before,
  /** @type {Wire.View} */ after,
) {
  const tumble = aboutOf(game).throws?.tumble;
  const facts = tumble && before ? tumble(before.facts, after.facts) : after.facts;
  return { ...after, facts, moves: [], prompt: null, board: [] };
}
