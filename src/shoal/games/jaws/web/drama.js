// @ts-check
/** What is heard and seen in Jaws when something happens; a seat hears only what its log tells. */
import { messagesWith } from "../../../web/model/motion/drama.js";

/** @import { Drama } from "../../../web/net/game-parts.js" */

/** @type {Drama} */
export const drama = {
  sounds: {
    "log-shark-eats": { sound: "bite", times: "count" },
    "log-shark-eats-all": "bite",
    "log-shark-eats-michael": "bite",
    "log-shark-swims": "swim",
    "log-eaten": { sound: "bite", times: "count" },
    "log-eaten-michael": "bite",
    "log-sensors": "sensor",
    "log-moves": "swim",
    "log-drops": "splash",
    "log-launches": "splash",
    "log-knocked": "splash",
    "log-locked-in": "nearer",
    "log-surfaces": "splash",
    "log-surfaces-with": "splash",
    "log-bites-member": "bite",
    "log-shark-wounded": "bite",
    "log-boat-damaged": "plank",
    "log-boat-destroyed": { sound: "plank", times: "hits" },
    "log-falls": "splash",
  },
  // Water reddens where swimmers were eaten, a sensor sends out rings, and planks break.
  effects: (_before, _after, entries) => [
    ...messagesWith(entries, "log-eaten", "log-eaten-michael").map(({ args }) => ({
      effect: /** @type {const} */ ("redden"),
      piece: String(args.space),
    })),
    ...messagesWith(entries, "log-sensors").flatMap(({ args }) =>
      args.spaces.map((/** @type {string} */ space) => ({
        effect: /** @type {const} */ ("ripple"),
        piece: space,
      })),
    ),
    ...messagesWith(entries, "log-boat-damaged", "log-boat-destroyed").map(({ args }) => ({
      effect: /** @type {const} */ ("crack"),
      piece: `plank-${args.zone}`,
    })),
    ...messagesWith(entries, "log-bites-boat", "log-bites-member").map(() => ({
      effect: /** @type {const} */ ("lunge"),
      piece: "shark",
    })),
  ],
  titleCard(before, after) {
    if (!before || before.facts.act === after.facts.act) return null;
    return (t) => ({ title: t("title-act-2"), second: t("title-orca") });
  },
};
