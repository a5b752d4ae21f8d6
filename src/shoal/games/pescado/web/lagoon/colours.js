// @ts-check
/** The six colours by the letters of moves, in their order. */
import { keyIn } from "../../../../web/ui/ui.js";

/** @typedef {import("../../../../web/ui/ui.js").Text} Text */

const NAMES = /** @type {[letter: string, name: string][]} */ ([
  ["y", "yellow"],
  ["o", "orange"],
  ["r", "red"],
  ["b", "blue"],
  ["g", "green"],
  ["k", "black"],
]);

/** The words of the colours. */
export const COLOURS = new Map(NAMES.map(([letter, name]) => [letter, keyIn("colour", name)]));

/** The initial of a colour's word: one letter or two, so that no two colours have the same. */
export function initialOf(/** @type {Text} */ t, /** @type {string} */ letter) {
  return t(keyIn("page-initial", new Map(NAMES).get(letter) ?? ""));
}
