// @ts-check
/** What is heard and seen in Pescado when something happens. */
import { pieceEffects } from "../../../web/model/motion/drama.js";

/** @import { Drama } from "../../../web/net/game-parts.js" */

/** @type {Drama} */
export const drama = {
  sounds: {
    "log-draw": "splash",
    "log-take": { sound: "tile", times: "tiles" },
    "log-steal": { sound: "tile", times: "tiles" },
    "log-claim": "tile",
    "log-gets": { sound: "tile", times: "tiles" },
    "log-flip": "tile",
    "log-flip-theirs": "tile",
    "log-snatch": "sensor",
    "log-claim-wrong": "refused",
    "log-wrong": "refused",
  },
  // A tile flies to the player who has it now, from the pool or from another player.
  effects: (before, after) => pieceEffects(before.facts.won, after.facts.won, "tile"),
};
