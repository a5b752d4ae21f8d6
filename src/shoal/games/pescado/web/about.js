// @ts-check
/** Pescado outside its board: its options, and a second throw that ends a turn. */

/** @import { About } from "../../../web/model/game-wording.js" */
/** @import { LogEntry } from "../../../web/model/log-entries.js" */
/** @import * as Wire from "../../../web/types.js" */

/** What the letters of tiles and dice stand for. */
export const COLOURS = /** @type {Record<string, string>} */ ({
  y: "yellow",
  o: "orange",
  r: "red",
  b: "blue",
  g: "green",
  k: "black",
});

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

/** @type {About} */
export const about = {
  options: {
    tiles: { title: "The tiles" },
    snatch: {
      title: "Snatch",
      choices: {
        off: "Off",
        live: "Live: the fastest player wins",
        sealed: "Sealed: everyone marks in secret",
      },
    },
    first: {
      title: "Who goes first",
      choices: { random: "Drawn at random", 0: "Seat 1", 1: "Seat 2", 2: "Seat 3", 3: "Seat 4" },
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
    takes: {
      title: "Caught tiles",
      choices: { may: "Can be left", all: "Must all be taken" },
    },
    second: { title: "The second throw", choices: { may: "Optional", must: "Required" } },
    flipped: {
      title: "Flipped tiles",
      choices: { back: "Come back up", stack: "Go to the stack" },
    },
    penalty: {
      title: "A wrong snatch costs",
      choices: { any: "Any tile", lower: "Never a more valuable one" },
      matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed",
    },
    returned: {
      title: "A tile that was paid goes",
      choices: { top: "On top of the stack", shuffled: "Into the stack, shuffled" },
      matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed",
    },
    closes: {
      title: "A live snatch round ends",
      choices: { claimed: "When every matching tile is claimed", done: "When everyone is done" },
      matters: (_, chosen) => chosen.snatch === "live",
    },
    throws: { title: "Maximum number of throws" },
  },
  moment: secondThrow,
};
