// @ts-check
/** Reading moves as texts: "verb rest". */

/** What stands after a verb in the moves that begin with it. */
export function argumentsOf(/** @type {string[]} */ moves, /** @type {string} */ verb) {
  return moves
    .filter((move) => move.startsWith(verb + " "))
    .map((move) => move.slice(verb.length + 1));
}
