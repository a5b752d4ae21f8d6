// @ts-check
/** Every text on the board of Pescado. */
import { COLOURS } from "./about.js";

export const words = {
  you: "you",
  pool: "The pool",
  dice: "The dice",
  diceOf: (/** @type {string} */ name) => `${name}'s dice`,
  prey: (/** @type {string} */ name) => `Match ${name}'s fresh catch to steal it`,
  preyYours: (/** @type {string} */ hunter) => `Your fresh catch: ${hunter} can steal it`,
  preyOf: (/** @type {string} */ owner, /** @type {string} */ hunter) =>
    `${owner}'s fresh catch: ${hunter} can steal it`,
  leaves: "If you throw now, you leave the tiles that you have not taken.",
  catches: "Caught tiles",
  stack: (/** @type {number} */ n) => `${n} ${n === 1 ? "tile" : "tiles"} in the stack`,
  stackSeen: "Still in the stack",
  stackTop: (/** @type {string} */ tiles) => `Top of the stack, in order: ${tiles}`,
  colours: COLOURS,
  points: (/** @type {number} */ n) => `${n} ${n === 1 ? "point" : "points"}`,
  tiles: (/** @type {number} */ n) => `${n} ${n === 1 ? "tile" : "tiles"}`,
  tile: (/** @type {string} */ fish, /** @type {number} */ points, /** @type {string} */ how) =>
    `${fish}, ${points} ${points === 1 ? "point" : "points"}${how}`,
  named: (/** @type {string} */ tile, /** @type {string} */ told) =>
    `${[...tile.slice(0, 3)].join(" ")}: ${told}`,
  faceDown: ", face down",
  die: (/** @type {string} */ colour, /** @type {boolean} */ kept) =>
    `${colour} die${kept ? ", kept" : ""}`,
  toFish: "No dice on the table",
  grey: (/** @type {number} */ n, /** @type {boolean} */ half) => {
    const bought = n ? `${n} grey ${n === 1 ? "die" : "dice"} bought.` : "";
    return half ? `${bought} Flip one more tile for a grey die.`.trim() : bought;
  },
  keepHint: "Tap the dice you want to keep.",
  keepThrow: (/** @type {number} */ kept, /** @type {number} */ thrown) =>
    kept === 0 ? `Throw all ${thrown} dice` : `Keep ${kept}, throw ${thrown}`,
  keepAll: "Keep all five",
  takeAll: "Take everything you caught",
  flip: "Flip tiles for a grey die",
  flipAsk: "Which tile do you flip?",
  back: "Back",
  done: "Done",
  seal: "Seal your marks",
  snatch: "Snatch! Tap every tile that the dice show, before the others do.",
  secret: "Mark every tile that the dice show, then seal.",
  isDone: "done",
  hasSealed: "sealed",
  wrong: (/** @type {string} */ tiles) => `wrong claims: ${tiles}`,
  marked: (/** @type {string} */ tiles) => `marked: ${tiles}`,
};
