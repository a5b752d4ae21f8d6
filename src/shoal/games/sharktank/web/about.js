// @ts-check
/** Texts of Shark Tank outside its board: sides, options, log lines. */

/** @import { About } from "../../../web/model/game-wording.js" */

/** @type {About} */
export const about = {
  options: {
    tank: { title: "Cells along each side" },
    spread: {
      title: "Where fish start",
      choices: { sectors: "One to a sector", anywhere: "Anywhere in the tank" },
    },
    touch: {
      title: "A shark gobbles fish that share",
      choices: { edge: "An edge with it", corner: "An edge or a corner" },
    },
    null: {
      title: "Tiles rolled for a Null",
      choices: { must: "Must all be used", may: "Can be used" },
    },
    cut: { title: "A Null can always be spent" },
    turns: { title: "Maximum number of turns" },
  },
  minor:
    /lays (a|the last) tile|looks at a gobbled|^A fish of|(spends nothing|moves the shark of \w+)( \(ST-\d+\))?\.$/,
  // Points may be negative.
  spellOut: (line) => line.replace(/(^| )-(?=\d)/g, "$1−"),
};
