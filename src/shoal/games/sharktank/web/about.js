// @ts-check
/** Texts of Shark Tank outside its board: its options. */

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
};
