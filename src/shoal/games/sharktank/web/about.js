// @ts-check
/** What Shark Tank says about itself besides its board: sides, options, codes in words. */

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
      title: "A shark gobbles what shares",
      choices: { edge: "An edge with it", corner: "An edge or a corner" },
    },
    null: {
      title: "Tiles rolled for a Null",
      choices: { must: "Must all be used", may: "May be used" },
    },
    cut: { title: "A Null may always be spent" },
    turns: { title: "Turns at most" },
  },
  minor:
    /lays (a|the last) tile|looks at a gobbled|^A fish of|(spends nothing|moves the shark of \w+)( \(ST-\d+\))?\.$/,
  // Points may be less than nothing.
  spellOut: (line) => line.replace(/(^| )-(?=\d)/g, "$1−"),
};
