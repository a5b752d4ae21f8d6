// @ts-check
/** What is in each space of Amity: swimmers, barrels, signs, boats, the shark. */
import { memberWord, wordText } from "../moves/word-keys.js";
import { swimsAt } from "../moves/places.js";
import { SPACES } from "./island.js";
import { inWater } from "./layout.js";

/** @import { Text } from "../../../../web/ui/ui.js" */
/** @import { Amity as Facts } from "../facts.js" */
/** @import { Island, Point } from "./island.js" */

export const MEMBERS = ["quint", "brody", "hooper"];
const BEACHES = ["N", "E", "S", "W"];
/** So many swimmers are drawn one by one; before the narrow beaches fewer. */
const MANY = 4;
/** From here on the map is narrow. */
const NARROW = 0.8;

/** @typedef {{ what: string, n: number, told: string }} Thing */
/** @typedef {Thing & { at: Point, scale: number, turn: number, drawn: number }} Placed */

/** Swimmers, barrels and signs in a space, each with its number and its text. */
export function lying(
  /** @type {Text} */ t,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
) {
  const beach = BEACHES.indexOf(space);
  const floating = facts.floating[SPACES.indexOf(space)] ?? 0;
  const eaten = facts.bites?.[beach] ?? 0; // only the shark knows it yet
  const left = (facts.swimmers[beach] ?? 0) - eaten;
  /** @type {Thing[]} */
  const found = [];
  const add = (/** @type {string} */ what, /** @type {number} */ n, /** @type {string} */ told) =>
    found.push({ what, n, told });
  if (left) add("bather", left, t("page-swimmers", { count: left }));
  if (eaten) add("eaten", eaten, t("page-eaten", { count: eaten }));
  if (facts.michael === space)
    if (facts.michaelbite) add("michael eaten", 1, t("page-michael-eaten"));
    else add("michael", 1, t("mark-michael"));
  if (floating) add("barrel", floating, t("page-floating", { count: floating }));
  if (facts.closed === space)
    if (facts.opening) add("opening", 1, t("page-opening"));
    else add("closed", 1, t("page-closed"));
  return found;
}

/** The barrels that lie on land in a space. */
export function storedAt(/** @type {string} */ space, /** @type {Facts} */ facts) {
  return { 5: facts.docks[0], 8: facts.docks[1], Shop: facts.shop }[space] ?? 0;
}

/** The contents of a space as texts. */
export function toldOf(
  /** @type {Text} */ t,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
) {
  const told = lying(t, space, facts).map((one) => one.told);
  const stored = storedAt(space, facts);
  if (stored) told.push(t("page-barrels", { count: stored }));
  facts.crew.forEach((at, row) => at === space && told.push(wordText(t, memberWord(MEMBERS[row]))));
  if (facts.meeple === space) told.push(t("page-seen"));
  if (facts.shark === space) told.push(t("page-you-here"));
  return told;
}

/** Whether the shark is drawn upright: the waters beside a narrow island are high. */
const isUpright = (/** @type {string} */ space, /** @type {Island} */ island) =>
  (space === "E" || space === "W") && island.stretch.x < NARROW;

/** How much room a thing needs. */
function sizeOf(
  /** @type {string} */ what,
  /** @type {number} */ n,
  /** @type {string} */ space,
  /** @type {Island} */ island,
) {
  if (what === "bather") return { wide: 28 * drawnOf(n, space, island) + 26, high: 34 };
  if (what === "barrel") return { wide: n > 1 ? 54 : 38, high: 38 };
  if (what === "eaten") return { wide: 54, high: 30 };
  if (what === "quint") return { wide: 70, high: 62 };
  if (what === "hooper") return { wide: 66, high: 56 };
  if (what === "shark")
    return isUpright(space, island) ? { wide: 46, high: 74 } : { wide: 74, high: 46 };
  return what === "chance" ? { wide: 58, high: 22 } : { wide: 34, high: 34 };
}

/** Everything in the water of a space, where it is drawn. */
export function afloat(
  /** @type {Text} */ t,
  /** @type {Island} */ island,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
  /** @type {number | undefined} */ chance,
) {
  if (space === "Shop") return [];
  const who = MEMBERS.filter((member, row) => member !== "brody" && facts.crew[row] === space);
  if (swimsAt(facts) === space) who.push("shark");
  const things = [
    ...lying(t, space, facts),
    ...who.map((what) => ({ what, n: 1, told: "" })),
    ...(chance && chance >= 0.004
      ? [{ what: "chance", n: Math.round(100 * chance), told: "" }]
      : []),
  ];
  const { scale, at } = inWater(
    island,
    space,
    things.map(({ what, n }) => sizeOf(what, n, space, island)),
  );
  return things.map(
    (thing, nth) =>
      /** @type {Placed} */ ({
        ...thing,
        at: at[nth],
        scale,
        turn: isUpright(space, island) ? -90 : 0,
        drawn: drawnOf(thing.n, space, island),
      }),
  );
}

/** How many swimmers of a group are drawn. */
export function drawnOf(
  /** @type {number} */ n,
  /** @type {string} */ space,
  /** @type {Island} */ island,
) {
  if (space !== "E" && space !== "W") return n <= MANY ? n : MANY - 1;
  return Math.min(n, island.stretch.x < NARROW ? 1 : 2);
}
