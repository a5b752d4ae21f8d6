// @ts-check
/** Every text on the board of Shark Tank. */

/** A number that may be negative, with a minus sign. */
const signed = (/** @type {number | "?"} */ n) => `${n}`.replace("-", "−");

/** A suit as the first word of a name: `Moon 3`, `Moon shark`.
 * @type {Record<string, string>} */
const ONE = { suns: "Sun", moons: "Moon", crowns: "Crown", arms: "Arms" };

export const words = {
  you: "you",
  tank: "The tank",
  suits: /** @type {Record<string, string>} */ ({
    suns: "suns",
    moons: "moons",
    crowns: "crowns",
    arms: "arms",
  }),
  tasty: (/** @type {string} */ suit) => `Tasty: ${suit} (+1 each)`,
  left: (/** @type {number} */ n) => `${n} fish left, the last round starts at 2`,
  turnsLeft: (/** @type {number} */ n) => `at most ${n} more ${n === 1 ? "turn" : "turns"}`,
  last: (/** @type {number} */ left) =>
    left ? `Last round: ${left} ${left === 1 ? "turn" : "turns"} left` : "Last round",
  draft: (/** @type {string} */ value) => `Which ${value} do you take?`,
  null: "0",
  take: (/** @type {string} */ value, /** @type {string} */ suit) => `${ONE[suit]} ${value}`,
  shark: (/** @type {string} */ suit, /** @type {string} */ cell) =>
    `${ONE[suit]} shark on ${cell}`,
  fish: (/** @type {string} */ suit, /** @type {string} */ cell) => `${ONE[suit]} fish on ${cell}`,
  tile: (/** @type {string} */ cell) => `Lay a tile at ${cell}`,
  stand: (/** @type {string} */ cell) => `Put the shark on ${cell}`,
  swimTo: (/** @type {string} */ cell, /** @type {number} */ meal) =>
    `Swim to ${cell}${meal ? ` and gobble ${meal === 1 ? "a fish" : `${meal} fish`}` : ""}`,
  spendNothing: (/** @type {number} */ tiles) => `Spend nothing: ${tiles} tiles`,
  spend: (/** @type {string} */ token, /** @type {number | undefined} */ tiles) =>
    `${token}: ${tiles ? `${tiles} tiles` : "roll for distance"}`,
  spendPlain: (/** @type {string} */ token) => token,
  extra: (/** @type {number} */ n, /** @type {number | undefined} */ tiles) =>
    `${n} extra ${n === 1 ? "tile" : "tiles"}${tiles ? `: swim ${tiles}` : ""}`,
  length: (/** @type {number} */ laid, /** @type {number} */ length) =>
    `${laid} of ${length} tiles laid`,
  whole: "Whole way",
  byTile: "Tile by tile",
  wholeHint: "Tap a highlighted cell to swim there. A triangle marks a meal.",
  payHint: "Spend a fish to swim further, or tap a highlighted cell to swim there for free.",
  byTileHint: "Tap where the next tile goes.",
  tileHint: "A tile covers 2 by 2 cells.",
  chooseHint: "Tap a shark. Everyone can move all four sharks.",
  nearHint: "Tap near the place first to zoom in.",
  wholeTank: "Show the whole tank",
  nearer: "Zoom in",
  first: "goes first",
  fishCount: (/** @type {number} */ n) => `${n} fish`,
  tilesCount: (/** @type {number} */ n) => `${n} collected ${n === 1 ? "tile" : "tiles"}`,
  signed,
  points: (/** @type {number | "?"} */ n) => `${signed(n)} ${n === 1 ? "point" : "points"}`,
  tokens: "Gobbled fish",
  spent: "Spent",
  unseen: "Hidden from you",
  stack: (/** @type {number} */ n) => `Tiles in the stack: ${n}`,
  sheet: "Score sheet",
  sheetRows: ["fish", "tasty", "values", "sets", "one suit", "total"],
  nullWorth: (/** @type {string} */ n) => `A 0 (Null) is worth ${n === "null" ? "nothing" : n}.`,
  token: (/** @type {string} */ value, /** @type {string} */ suit) =>
    value === "?" ? `${ONE[suit]} fish, value hidden` : `${ONE[suit]} ${value}`,
};
