// @ts-check
/** What is heard and seen in Sea Urchins when something happens. */
import { messagesWith } from "../../../web/model/motion/drama.js";

/** @import { Drama } from "../../../web/net/game-parts.js" */

/** @type {Drama} */
export const drama = {
  sounds: {
    "log-add": "splash",
    "log-stack": "tile",
    "log-slide": "swim",
    "log-jump": "swim",
    "log-catch": { sound: "tile", times: "count" },
  },
  // Fished urchins fly to the player who fished them; a new one sends out rings.
  effects: (_before, _after, entries) => [
    ...messagesWith(entries, "log-catch").flatMap(({ args }) =>
      args.squares.map((/** @type {string} */ square) => ({
        effect: /** @type {const} */ ("fly"),
        piece: `urchin-${square}`,
        owner: Number(args.seat),
      })),
    ),
    ...messagesWith(entries, "log-add", "log-stack").map(({ args }) => ({
      effect: /** @type {const} */ ("ripple"),
      piece: `urchin-${args.square}`,
    })),
  ],
};
