// @ts-check
/** SharkBait outside its board: whom an option offers, and the moment when a token is taken. */

/** @import { About } from "../../../web/model/about-game.js" */
/** @import { Throws } from "../../../web/model/motion/throws.js" */
/** @import * as Wire from "../../../web/types.js" */

/**
 * @typedef {object} Entry an entry of the log
 * @property {number} turn
 * @property {[string, Record<string, unknown>, string, number][]} messages key, arguments, rule and level
 */

/** The token that ended a turn, with the ocean that won it, before the next seat rolls. */
function tokenTaken(
  /** @type {Wire.View} */ before,
  /** @type {Wire.View} */ after,
  /** @type {Entry[]} */ log,
) {
  const lines = log.length - 1;
  if (lines < 1 || !says(log[lines], "log-roll")) return null;
  if (!log.slice(0, lines).some((entry) => says(entry, "log-token", "log-token-for-baits")))
    return null;
  const { turn, ocean, sharks, placed, aside, dice, thrown, black } = before.facts;
  const then = { turn, ocean, sharks, placed, aside, dice, thrown, black, phase: "place" };
  return { lines, facts: { ...after.facts, ...then } };
}

const NO_DICE = [0, 0, 0, 0, 0, 0];

/** @type {Throws} */
const throws = {
  keys: ["log-roll", "log-roll-fish", "log-roll-sharks"],
  hide: (facts) => ({ ...facts, phase: "throw", thrown: NO_DICE, black: NO_DICE }),
  tumble(before, after) {
    const { thrown, black } = after;
    return before.turn === after.turn ? { ...before, thrown, black } : after;
  },
};

/** Whether an entry has a message with one of these keys. */
function says(/** @type {Entry} */ { messages }, /** @type {string[]} */ ...keys) {
  return messages.some(([key]) => keys.includes(key));
}

/** @type {About} */
export const about = {
  options: {
    first: {
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
  },
  moment: tokenTaken,
  throws,
};
