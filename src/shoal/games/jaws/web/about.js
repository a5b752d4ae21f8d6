// @ts-check
/** Texts of Jaws outside its board: sides, roles, options. */

/** @import { About } from "../../../web/model/game-wording.js" */

const MEMBERS = /** @type {Record<string, string>} */ ({
  quint: "Quint",
  brody: "Brody",
  hooper: "Hooper",
});

/** The members of the crew in an order like `quint,brody,hooper`. */
function members(/** @type {string} */ order) {
  return order.split(",").map((name) => MEMBERS[name]);
}

const CREWS = [
  "quint,brody,hooper",
  "quint,hooper,brody",
  "brody,quint,hooper",
  "brody,hooper,quint",
  "hooper,quint,brody",
  "hooper,brody,quint",
];

/** The role of each seat, the shark's first; of three players, two share a crew member. */
export function membersOf(/** @type {number} */ players, /** @type {string} */ order = CREWS[0]) {
  const [first, second, third] = members(order);
  if (players === 2) return ["", members(CREWS[0]).join(", ")];
  if (players === 3) return ["", `${first}, shares ${third}`, `${second}, shares ${third}`];
  return ["", first, second, third];
}

/** @type {About} */
export const about = {
  sides: ["the shark", "the crew"],
  unscored: true,
  roles(players, chosen) {
    const [, ...crew] = membersOf(players, String(chosen.crew ?? CREWS[0]));
    return ["the shark", ...(players === 2 ? ["the whole crew"] : crew)];
  },
  options: {
    acts: {
      title: "Acts",
      choices: { both: "Both acts", act1: "Act 1 only", act2: "Act 2 only" },
    },
    crew: {
      title: "Who plays whom",
      choices: Object.fromEntries(CREWS.map((order) => [order, members(order).join(", ")])),
      matters: (players) => players > 2,
    },
    brody: {
      title: "Where Brody starts",
      choices: { 6: "Space 6", 7: "Space 7" },
      matters: (_, chosen) => chosen.acts !== "act2",
    },
    reclose: { title: "Re-closing a beach", matters: (_, chosen) => chosen.acts !== "act2" },
    helicopter: {
      title: "Who flies Brody",
      choices: { brody: "The player of Brody", crew: "Anyone in the crew" },
      matters: (players, chosen) => players > 2 && chosen.acts !== "act2",
    },
    frenzy: {
      title: "Feeding Frenzy",
      choices: { each: "Every bite of the round", once: "One bite" },
      matters: (_, chosen) => chosen.acts !== "act2",
    },
    maul: {
      title: "Maul Again",
      choices: { any: "Any one attack", main: "The main attack" },
      matters: (_, chosen) => chosen.acts !== "act1",
    },
    summer: { title: "Rounds in Act 1", matters: (_, chosen) => chosen.acts !== "act2" },
    dusk: { title: "Rounds in Act 2", matters: (_, chosen) => chosen.acts !== "act1" },
    shark_wounds: { title: "Wounds of the shark", matters: (_, chosen) => chosen.acts !== "act1" },
    crew_wounds: {
      title: "Wounds per crew member",
      matters: (_, chosen) => chosen.acts !== "act1",
    },
    track: { title: "Cards for swimmers eaten" },
    die: { title: "Faces of a die" },
    edges: { title: "Zones that touch" },
    tiles: { title: "Parts of the Orca" },
    resurface: { title: "Resurface cards" },
    gear: { title: "Gear cards" },
  },
};
