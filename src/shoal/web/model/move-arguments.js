// @ts-check
/** Reading moves as texts: "verb rest". */

/** The arguments of all moves with this verb. */
export function argumentsOf(/** @type {string[]} */ moves, /** @type {string} */ verb) {
  return moves
    .filter((move) => move.startsWith(verb + " "))
    .map((move) => move.slice(verb.length + 1));
}
