// @ts-check
/** Pescado outside its board: which options matter, and a second throw that ends a turn. */

/** @import { About } from "../../../web/model/about-game.js" */
/** @import { LogEntry } from "../../../web/model/log-entries.js" */
/** @import { Throws } from "../../../web/model/motion/throws.js" */
/** @import * as Wire from "../../../web/types.js" */

/** The letters of dice that a message names: `dice-yy` is two yellow ones. */
function letters(/** @type {string[]} */ dice) {
  return dice.map((word) => word.slice("dice-".length)).join("");
}

/** A second throw that ended the turn: its dice, before the next seat throws. */
function secondThrow(
  /** @type {Wire.View} */ before,
  /** @type {Wire.View} */ after,
  /** @type {LogEntry[]} */ log,
) {
  const isAgain = (/** @type {Wire.Message} */ [key]) => key === "log-throw-again";
  const place = log.findIndex(({ messages }) => messages.some(isAgain));
  if (place < 0 || after.facts.turn === before.facts.turn) return null;
  const [, { dice, kept }] = log[place].messages.filter(isAgain)[0];
  const { won, points, fresh } = after.facts;
  const shown = { phase: "fish-again", dice: letters(kept) + letters(dice), grey: 0 };
  return { lines: place + 1, facts: { ...before.facts, ...shown, won, points, fresh } };
}

/** @type {Throws} */
const throws = {
  keys: ["log-throw", "log-throw-again", "log-throw-for-all"],
  hide: (facts) => ({ ...facts, phase: "throw", dice: "", thrown: facts.thrown - 1 }),
};

/** @type {About} */
export const about = {
  options: {
    first: {
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
    penalty: { matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed" },
    returned: { matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed" },
    closes: { matters: (_, chosen) => chosen.snatch === "live" },
  },
  moment: secondThrow,
  throws,
};
