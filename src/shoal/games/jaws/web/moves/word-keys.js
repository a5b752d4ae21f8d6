// @ts-check
/** The keys of the catalogue's words for what facts and moves name. */
import { keyIn } from "../../../../web/ui/ui.js";

/** @import { Text } from "../../../../web/ui/ui.js" */

/** @type {Record<string, string>} */
const SPACES = {
  1: "sea-1",
  2: "sea-2",
  3: "sea-3",
  4: "sea-4",
  N: "north",
  E: "east",
  S: "south",
  W: "west",
  5: "west-dock",
  6: "police",
  7: "mayor",
  8: "east-dock",
  Shop: "shop",
};

export const spaceWord = (/** @type {string} */ space) => keyIn("space", SPACES[space]);
export const memberWord = (/** @type {string} */ member) => keyIn("member", member);
export const tokenWord = (/** @type {string} */ token) => keyIn("token", token);
export const abilityWord = (/** @type {string} */ card) => keyIn("ability", card);

/** An event card. The four Shark Alerts have one name. */
export const eventWord = (/** @type {string} */ event) =>
  keyIn("event", event.startsWith("alert") ? "alert" : event);

/** A word by itself, as it stands in a list or on a card. */
export const wordText = (/** @type {Text} */ t, /** @type {string} */ word) =>
  t("legend", { word });

/** A gear card; one of the option `gear` that the catalogue does not know has its own name. */
export function gearWord(/** @type {Text} */ t, /** @type {string} */ name) {
  const key = keyIn("gear", name.toLowerCase());
  return wordText(t, key) === key ? name.replaceAll("-", " ") : key;
}
