// @ts-check
/** Tiles and dice as words of the catalogue. */
import { keyIn } from "../../../web/ui/ui.js";
import { COLOURS } from "./lagoon/colours.js";
import { pointsOf } from "./lagoon/pictures.js";

/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/** The words of tiles: each is called by its three fish. */
export function tileWords(/** @type {string[]} */ tiles) {
  return tiles.map((tile) => keyIn("tile", tile.slice(0, 3)));
}

/** A tile in words: its fish, its points, and whether it is flipped. */
export function tileLabel(
  /** @type {Text} */ t,
  /** @type {string} */ tile,
  /** @type {boolean} */ down = false,
) {
  const [word] = tileWords([tile]);
  return t(down ? "page-tile-down" : "page-tile", { tile: word, points: pointsOf(tile) });
}

/** The words of dice, one for each colour: `dice-yy` are two yellow ones. */
export function diceWords(/** @type {string} */ letters) {
  return [...COLOURS.keys()]
    .map((letter) => [...letters].filter((other) => other === letter).join(""))
    .filter((alike) => alike)
    .map((alike) => keyIn("dice", alike));
}
