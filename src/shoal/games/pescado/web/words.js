// @ts-check
/** Every word on the board of Pescado. */
import { COLOURS } from "./about.js";

export const words = {
  you: "you",
  pool: "The pool",
  dice: "The dice",
  diceOf: (/** @type {string} */ name) => `The dice of ${name}`,
  prey: (/** @type {string} */ name) => `Fresh catch of ${name}: yours if you throw it`,
  preyYours: (/** @type {string} */ hunter) =>
    `Your fresh catch: ${hunter} takes what ${hunter} throws`,
  preyOf: (/** @type {string} */ owner, /** @type {string} */ hunter) =>
    `Fresh catch of ${owner}: ${hunter} takes what ${hunter} throws`,
  leaves: "Throwing leaves what you have not taken.",
  catches: "In front of the players",
  stack: (/** @type {number} */ n) => `${n} ${n === 1 ? "tile" : "tiles"} in the stack`,
  stackSeen: "What is still in the stack",
  stackTop: (/** @type {string} */ tiles) => `On top, the uppermost first: ${tiles}`,
  thrown: (/** @type {number} */ n, /** @type {number} */ most) => `throw ${n} of at most ${most}`,
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
  toFish: "No dice lie on the table",
  grey: (/** @type {number} */ n, /** @type {boolean} */ half) => {
    const bought = n ? `${n} grey ${n === 1 ? "die" : "dice"} bought.` : "";
    return half ? `${bought} One more flipped tile brings a grey die.`.trim() : bought;
  },
  keepHint: "Press the dice you want to keep.",
  keepThrow: (/** @type {number} */ kept, /** @type {number} */ thrown) =>
    kept === 0 ? `Throw all ${thrown} dice` : `Keep ${kept}, throw ${thrown}`,
  keepAll: "Keep all five",
  takeAll: "Take all you caught",
  flip: "Flip tiles for a grey die",
  flipAsk: "Which tile do you turn face down?",
  back: "Back",
  done: "Done",
  seal: "Seal the marks",
  snatch: "Snatch! Press every tile that the dice show, before the others do.",
  secret: "Mark every tile that the dice show, then seal.",
  isDone: "done",
  hasSealed: "sealed",
  wrong: (/** @type {string} */ tiles) => `claimed wrongly: ${tiles}`,
  marked: (/** @type {string} */ tiles) => `marked: ${tiles}`,
};
