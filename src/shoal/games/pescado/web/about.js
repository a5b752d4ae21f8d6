// @ts-check
/** What Pescado says about itself besides its board: sides, options, codes in words. */

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

/** A tile by its fish: `yyo` is the yellow yellow orange tile. */
function fish(/** @type {string} */ letters) {
  return `the ${[...letters].map((letter) => COLOURS[letter]).join(" ")} tile`;
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

/** A second throw that ended the turn: its dice, before those of the next seat fall. */
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
        off: "Not at all",
        live: "Live: the quickest has it",
        sealed: "With sealed marks",
      },
    },
    first: {
      title: "Who begins",
      choices: { random: "Drawn at random", 0: "Seat 1", 1: "Seat 2", 2: "Seat 3", 3: "Seat 4" },
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
    takes: {
      title: "Caught tiles",
      choices: { may: "May be left lying", all: "Are all taken at once" },
    },
    second: { title: "The second throw", choices: { may: "May be made", must: "Must be made" } },
    flipped: {
      title: "Flipped tiles",
      choices: { back: "Come back up", stack: "Go to the stack" },
    },
    penalty: {
      title: "A wrong snatch costs",
      choices: { any: "Any tile", lower: "Never a dearer one" },
      matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed",
    },
    returned: {
      title: "A tile given up goes",
      choices: { top: "On top of the stack", shuffled: "Into the stack, shuffled" },
      matters: (_, chosen) => chosen.snatch === "live" || chosen.snatch === "sealed",
    },
    closes: {
      title: "A live snatch round is over",
      choices: { claimed: "When every matching tile is claimed", done: "When everybody is done" },
      matters: (_, chosen) => chosen.snatch === "live",
    },
    throws: { title: "Throws at most" },
  },
  // The dice lie on the board; what was caught with them is gone from there.
  minor: /^(?!.* (takes|game is over)\b).* (throws|keeps|flips|is done|comes into the pool)\b/,
  moment: secondThrow,
  spellOut: (line) =>
    line
      .replace(DICE, (_, before, letters) => before + dice(letters))
      .replace(TILE, (whole, letters) => (letters.length === 3 ? fish(letters) : whole)),
};
