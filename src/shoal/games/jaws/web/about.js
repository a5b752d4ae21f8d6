// @ts-check
/** What Jaws says about itself besides its board: sides, options, codes in words. */

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

/** Whom each seat plays, the shark's first; of three players two share a member. */
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
      choices: { both: "Both acts", act1: "Act 1 alone", act2: "Act 2 alone" },
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
    reclose: { title: "Closing a beach anew", matters: (_, chosen) => chosen.acts !== "act2" },
    helicopter: {
      title: "Who flies Brody",
      choices: { brody: "Whoever plays him", crew: "Any of the crew" },
      matters: (players, chosen) => players > 2 && chosen.acts !== "act2",
    },
    frenzy: {
      title: "Feeding Frenzy",
      choices: { each: "Each bite of its round", once: "One bite" },
      matters: (_, chosen) => chosen.acts !== "act2",
    },
    maul: {
      title: "Maul Again",
      choices: { any: "Any one attack", main: "The main attack" },
      matters: (_, chosen) => chosen.acts !== "act1",
    },
    summer: { title: "Rounds of Act 1", matters: (_, chosen) => chosen.acts !== "act2" },
    dusk: { title: "Rounds of Act 2", matters: (_, chosen) => chosen.acts !== "act1" },
    shark_wounds: { title: "Wounds of the shark", matters: (_, chosen) => chosen.acts !== "act1" },
    crew_wounds: { title: "Wounds of a member", matters: (_, chosen) => chosen.acts !== "act1" },
    track: { title: "Cards for swimmers eaten" },
    die: { title: "Faces of a die" },
    edges: { title: "Zones that touch" },
    tiles: { title: "Parts of the Orca" },
    resurface: { title: "Resurface cards" },
    gear: { title: "Gear cards" },
  },
  actors: /^(The shark|Brody|Quint|Hooper)\b/,
  minor: / (begins|is done) \(JW-(54|99)\)\.$|^Resurface card \d+ is turned over[^.]*\.$/,
  // Which of several cards of one name it is does not matter.
  spellOut: (line) => line.replace(/ \([a-d]\)(?=,)/, ""),
};
