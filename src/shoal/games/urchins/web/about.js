// @ts-check
/** Sea Urchins outside its board: whom an option offers, and what chance does. */

/** @import { About } from "../../../web/model/about-game.js" */

/** @type {About} */
export const about = {
  chance: ({ first = "random" }) => (first === "random" ? "draw" : ""),
  options: {
    first: { offers: (choice, players) => choice === "random" || Number(choice) < players },
  },
};
