// @ts-check
/** What is heard and seen in Shark Tank when something happens. */
import { messagesWith } from "../../../web/model/motion/drama.js";

/** @import { Drama } from "../../../web/net/game-parts.js" */

/** @type {Drama} */
export const drama = {
  sounds: {
    "log-take": "tile",
    "log-lay": "splash",
    "log-swim": { sound: "swim", times: "tiles" },
    "log-gobble": { sound: "bite", times: "cells" },
    "log-roll": "dice",
    "log-die": "dice",
    "log-find": "tile",
  },
  // The shark bites, and the fish go to the player who moved it.
  effects(_before, _after, entries) {
    const swims = messagesWith(entries, "log-swim").filter(({ args }) => args.fish);
    const gobbles = messagesWith(entries, "log-gobble");
    const seat = Number(swims[0]?.args.seat ?? -1);
    const sharks = swims.map(({ args }) => ({
      effect: /** @type {const} */ ("lunge"),
      piece: `shark-${args.suit}`,
    }));
    const fish = gobbles.flatMap(({ args }) =>
      args.cells.map((/** @type {string} */ cell) => cell),
    );
    const flights = fish.map((/** @type {string} */ cell) => ({
      effect: /** @type {const} */ ("fly"),
      piece: `fish-${cell}`,
      owner: seat,
    }));
    const drafted = messagesWith(entries, "log-take").map(({ args }) => ({
      effect: /** @type {const} */ ("fly"),
      piece: `draft-${args.suit}-${args.value}`,
      owner: Number(args.seat),
    }));
    return [...sharks, ...flights, ...drafted];
  },
};
