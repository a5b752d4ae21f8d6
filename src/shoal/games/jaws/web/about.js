// @ts-check
/** Jaws outside its board: who plays whom, and which options matter. */
import { keyIn } from "../../../web/model/messages/messages.js";

/** @import { About } from "../../../web/model/about-game.js" */

const CREW = "quint,brody,hooper";

/**
 * The members that each seat plays alone and shares, the shark's seat first; of three players, two
 * share a member.
 */
export function membersOf(/** @type {number} */ players, /** @type {string} */ order = CREW) {
  const [first, second, third] = order.split(",");
  const nobody = { own: /** @type {string[]} */ ([]), shared: "" };
  if (players === 2) return [nobody, { own: CREW.split(","), shared: "" }];
  if (players === 3)
    return [nobody, { own: [first], shared: third }, { own: [second], shared: third }];
  return [nobody, ...[first, second, third].map((one) => ({ own: [one], shared: "" }))];
}

const isInAct1 = (/** @type {unknown} */ _, /** @type {Record<string, unknown>} */ chosen) =>
  chosen.acts !== "act2";
const isInAct2 = (/** @type {unknown} */ _, /** @type {Record<string, unknown>} */ chosen) =>
  chosen.acts !== "act1";

/** @type {About} */
export const about = {
  unscored: true,
  roles(players, chosen, t) {
    const [, ...crew] = membersOf(players, String(chosen.crew ?? CREW));
    if (players === 2) return [t("role-shark"), t("role-crew")];
    const role = (/** @type {{ own: string[], shared: string }} */ { own: [one], shared }) =>
      shared
        ? t("role-shares", {
            member: keyIn("role-member", one),
            shared: keyIn("role-member", shared),
          })
        : t(keyIn("role-member", one));
    return [t("role-shark"), ...crew.map(role)];
  },
  throws: { keys: ["log-dice"] },
  options: {
    crew: { matters: (players) => players > 2 },
    brody: { matters: isInAct1 },
    reclose: { matters: isInAct1 },
    helicopter: { matters: (players, chosen) => players > 2 && isInAct1(players, chosen) },
    frenzy: { matters: isInAct1 },
    maul: { matters: isInAct2 },
    summer: { matters: isInAct1 },
    dusk: { matters: isInAct2 },
    shark_wounds: { matters: isInAct2 },
    crew_wounds: { matters: isInAct2 },
  },
};
