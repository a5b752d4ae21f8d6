// @ts-check
/** Texts of Sea Urchins outside its board: options, and what chance does. */

/** @import { About } from "../../../web/model/game-wording.js" */

/** @type {About} */
export const about = {
  chance: ({ first = "random" }) => (first === "random" ? "draw" : ""),
  options: {
    size: { title: "Size of the board" },
    end: {
      title: "The game ends when",
      choices: { both: "Both colours have run out", either: "Either colour has run out" },
    },
    first: {
      title: "Who goes first",
      choices: { random: "Drawn at random", 0: "Seat 1", 1: "Seat 2", 2: "Seat 3", 3: "Seat 4" },
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
    lull: {
      title: "A token must be added after",
      choices: { rounds: "Three rounds without change", turns: "Three turns without change" },
    },
    jump: {
      title: "The top of a stack can jump over",
      choices: { any: "Any number of tokens", one: "One token" },
    },
    stay: { title: "A piece can stay where it is" },
  },
};
