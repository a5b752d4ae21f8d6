// @ts-check
/** Texts of Pescado outside its board: sides, options, log lines. */

/** @import { About } from "../../../web/model/game-wording.js" */
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

/** A tile by its fish: `yyo` is the yellow-yellow-orange tile. */
function fish(/** @type {string} */ letters) {
  return `the ${[...letters].map((letter) => COLOURS[letter]).join("-")} tile`;
}

/** Colours of dice: `yyrrb` is 2 yellow, 2 red, 1 blue. */
function dice(/** @type {string} */ letters) {
  return [...new Set(letters)]
    .map((letter) => `${letters.split(letter).length - 1} ${COLOURS[letter]}`)
    .join(", ");
}

const DICE = /\b((?:throws[^:]*: |beside |keeps? |dice (?:are )?))([yorbgk]{1,7})\b/g;
const TILE = /\b(y*o*r*b*g*k*)\d?\b/g;

const AGAIN = /^Seat (\d+) throws again: ([yorbgk]+)(?:, beside ([yorbgk]+))?[^;]*PE-11/;

/** A second throw that ended the turn: its dice, before the next seat throws. */
function secondThrow(
  /** @type {Wire.View} */ before,
  /** @type {Wire.View} */ after,
  /** @type {string[]} */ log,
) {
  const place = log.findIndex((line) => AGAIN.test(line));
  if (place < 0 || after.facts.turn === before.facts.turn) return null;
  const [, , fallen, kept = ""] = /** @type {RegExpMatchArray} */ (log[place].match(AGAIN));
  const { won, points, fresh } = after.facts;
  const facts = { ...before.facts, phase: "fish-again", dice: kept + fallen, grey: 0 };
  return { lines: place + 1, facts: { ...facts, won, points, fresh } };
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
  // The board shows the dice, but no longer what was caught with them.
  minor: /^(?!.* (takes|game is over)\b).* (throws|keeps|flips|is done|comes into the pool)\b/,
  moment: secondThrow,
  spellOut: (line) =>
    line
      .replace(DICE, (_, before, letters) => before + dice(letters))
      .replace(TILE, (whole, letters) => (letters.length === 3 ? fish(letters) : whole)),
};
