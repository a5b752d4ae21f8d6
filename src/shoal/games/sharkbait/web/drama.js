// @ts-check
/** What is heard and seen in SharkBait when something happens. */
import { messagesWith } from "../../../web/model/motion/drama.js";

/** @import { Drama } from "../../../web/net/game-parts.js" */

/** @type {Drama} */
export const drama = {
  sounds: {
    "log-school": { sound: "splash", times: "count" },
    "log-shark": "swim",
    "log-both-sharks": "swim",
    "log-fight": "bite",
    "log-bad-roll": "bite",
    "log-bad-roll-choice": "bite",
    "log-bad-roll-empty-mat": "bite",
    "log-token": "tile",
    "log-token-for-baits": "tile",
    "log-trophy": "tile",
  },
  // Tokens fly to the player who takes them; a shark lunges at a school that it eats.
  effects: (_before, _after, entries) => [
    ...messagesWith(entries, "log-token", "log-token-for-baits").map(({ args }) => ({
      effect: /** @type {const} */ ("fly"),
      piece: `token-${args.token}`,
      owner: Number(args.seat),
    })),
    ...messagesWith(entries, "log-bad-roll", "log-lose").map(({ args }) => ({
      effect: /** @type {const} */ ("lunge"),
      piece: `shark-${args.column}`,
    })),
  ],
};
