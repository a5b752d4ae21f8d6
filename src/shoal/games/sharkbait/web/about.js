// @ts-check
/** What SharkBait tells of itself besides its board. */

/** @import { About } from "../../../web/about.js" */

const SEATS = Object.fromEntries(
  Array.from({ length: 8 }, (_, seat) => [seat, `Seat ${seat + 1}`]),
);

/** @type {About} */
export const about = {
  options: {
    tokens: { title: "What the tokens bring" },
    track: { title: "Length of the scoring track" },
    first: {
      title: "Who begins",
      choices: { random: "Drawn at random", ...SEATS },
      offers: (choice, players) => choice === "random" || Number(choice) < players,
    },
  },
  spell: (line) =>
    line.replace(
      /\b(fish|sharks|alone:) ([1-6]{2,})\b/g,
      (_, kind, faces) => `${kind} ${[...faces].join(" ")}`,
    ),
};
