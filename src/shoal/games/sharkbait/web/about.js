// @ts-check
/** Texts of SharkBait outside its board: sides, options, log lines. */

/** @import { About } from "../../../web/model/game-wording.js" */
/** @import * as Wire from "../../../web/types.js" */

const SEATS = Object.fromEntries(
  Array.from({ length: 8 }, (_, seat) => [seat, `Seat ${seat + 1}`]),
);

/** The token that ended a turn, with the ocean that won it, before the next seat throws. */
function tokenTaken(
  /** @type {Wire.View} */ before,
  /** @type {Wire.View} */ after,
  /** @type {string[]} */ log,
) {
  const lines = log.length - 1;
  if (!/ throws /.test(log[lines] ?? "") || !log.slice(0, lines).some(takes)) return null;
  const { turn, ocean, sharks, placed, aside, dice, thrown, black } = before.facts;
  const then = { turn, ocean, sharks, placed, aside, dice, thrown, black, phase: "place" };
  return { lines, facts: { ...after.facts, ...then } };
}

function takes(/** @type {string} */ line) {
  return / takes token /.test(line);
}

/** @type {About} */
export const about = {
  options: {
    tokens: { title: "What the tokens bring" },
    track: { title: "Length of the scoring track" },
    first: {
      title: "Who goes first",
      choices: { random: "Drawn at random", ...SEATS },
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
  },
  minor: /^Seat \d+ (rolls again|places|throws)[^.]*\.$/,
  moment: tokenTaken,
  spellOut: (line) =>
    line.replace(
      /\b(fish|sharks|alone:) ([1-6]{2,})\b/g,
      (_, kind, faces) => `${kind} ${[...faces].join(" ")}`,
    ),
};
