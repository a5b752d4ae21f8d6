// @ts-check
/** Every text on the board of Sea Urchins. */
export const words = {
  you: "you",
  board: "The reef",
  pile: "The pile",
  colours: { red: "red", yellow: "yellow" },
  add: (/** @type {string} */ colour) => `Add ${colour}`,
  moveToken: "Move a token",
  inPile: (/** @type {string} */ colour, /** @type {number} */ n) => `${n} ${colour} in the pile`,
  lying: /** @type {Record<string, string>} */ ({
    ".": "empty",
    r: "a red token",
    y: "a yellow token",
    R: "red on yellow",
    Y: "yellow on red",
  }),
  square: (/** @type {string} */ name, /** @type {string} */ lying, /** @type {string} */ owner) =>
    `${name}: ${lying}${owner ? `, ${owner}'s piece` : ""}`,
  won: (/** @type {number} */ n) => `${n} ${n === 1 ? "token" : "tokens"} won`,
  pieceOn: (/** @type {string} */ place) =>
    place === "hand" ? "piece in hand" : `piece on ${place}`,
  hand: "hand",
  hold: "Leave them",
  back: "Back",
  whereTo: (/** @type {string} */ from) => `Where does the token on ${from} go?`,
  whereAdd: (/** @type {string} */ colour) => `Where does the ${colour} token go?`,
  whatOn: (/** @type {string} */ square) => `What do you do on ${square}?`,
  calm: (/** @type {number} */ turns, /** @type {number} */ lull) =>
    `No catch or addition: ${turns} of ${lull} turns`,
  due: "A token must be added",
  steps: ["Move a token, or leave them", "Add or move a token", "Place your piece"],
};
