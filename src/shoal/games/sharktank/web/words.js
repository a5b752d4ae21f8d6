// @ts-check
/** Every word on the board of Shark Tank. */

/** A number that may be less than nothing, with a minus sign. */
const signed = (/** @type {number | "?"} */ n) => `${n}`.replace("-", "−");

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
  left: (/** @type {number} */ n) => `${n} fish left, the last round comes when 2 are left`,
  turnsLeft: (/** @type {number} */ n) => `at most ${n} ${n === 1 ? "turn" : "turns"} more`,
  last: (/** @type {number} */ left) =>
    left ? `Last round: ${left} ${left === 1 ? "turn" : "turns"} to come` : "Last round",
  draft: (/** @type {string} */ value) => `Which ${value} do you take?`,
  null: "Null",
  take: (/** @type {string} */ value, /** @type {string} */ suit) => `${value} of ${suit}`,
  shark: (/** @type {string} */ suit, /** @type {string} */ cell) => `Shark of ${suit} on ${cell}`,
  fish: (/** @type {string} */ suit, /** @type {string} */ cell) => `Fish of ${suit} on ${cell}`,
  tile: (/** @type {string} */ cell) => `Lay a tile at ${cell}`,
  stand: (/** @type {string} */ cell) => `Put the shark on ${cell}`,
  swimTo: (/** @type {string} */ cell, /** @type {number} */ meal) =>
    `Swim to ${cell}${meal ? ` and gobble ${meal === 1 ? "a fish" : `${meal} fish`}` : ""}`,
  spendNothing: (/** @type {number} */ tiles) => `Spend nothing: ${tiles} tiles`,
  spend: (/** @type {string} */ token, /** @type {number | undefined} */ tiles) =>
    `${token}: ${tiles ? `${tiles} tiles` : "a die says"}`,
  spendPlain: (/** @type {string} */ token) => token,
  extra: (/** @type {number} */ n, /** @type {number | undefined} */ tiles) =>
    `${n} extra ${n === 1 ? "tile" : "tiles"}${tiles ? `: swim ${tiles}` : ""}`,
  length: (/** @type {number} */ laid, /** @type {number} */ length) =>
    `${laid} of ${length} tiles laid`,
  whole: "Whole way",
  byTile: "Tile by tile",
  wholeHint: "Press a lit cell and the marked shark swims there. A triangle marks a meal.",
  payHint: "Spend a fish to swim further, or press a lit cell to swim there for nothing.",
  byTileHint: "Press where the next tile goes.",
  tileHint: "A tile covers 2 by 2 cells.",
  chooseHint: "Press a shark. All of you steer all of them.",
  nearHint: "Press near the place first: you see it larger.",
  wholeTank: "Show the whole tank",
  nearer: "Look closer",
  first: "goes first",
  fishCount: (/** @type {number} */ n) => `${n} fish`,
  tilesCount: (/** @type {number} */ n) => `${n} collected ${n === 1 ? "tile" : "tiles"}`,
  signed,
  points: (/** @type {number | "?"} */ n) => `${signed(n)} ${n === 1 ? "point" : "points"}`,
  tokens: "Fish in front of the players",
  spent: "Spent",
  unseen: "Not seen by you",
  stack: (/** @type {number} */ n) => `Tiles in the stack: ${n}`,
  sheet: "Score sheet",
  sheetRows: ["fish", "tasty", "values", "sets", "one suit", "total"],
  nullWorth: (/** @type {string} */ n) => `A Null is worth ${n === "null" ? "nothing" : n}.`,
  token: (/** @type {string} */ value, /** @type {string} */ suit) =>
    value === "?" ? `a fish of ${suit}, value hidden` : `${value} of ${suit}`,
};
