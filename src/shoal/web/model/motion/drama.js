// @ts-check
/** What moves when something happens: found in the keys and arguments of messages and in what two views own. */

/** @import { LogEntry } from "../log-entries.js" */

/**
 * @typedef {object} Effect of something that happened, on what a board marks with `data-piece`
 * @property {"fly" | "lunge" | "redden" | "crack" | "ripple"} effect it flies to its owner, jumps forward to bite,
 *   reddens and clears, breaks, or sends out rings
 * @property {string} piece
 * @property {number} [owner] the seat that it flies to
 * @property {string} [to] the piece that it flies to
 */

/** @typedef {(t: (key: string) => string) => { title: string, second?: string }} TitleCard a title and a larger second line, in the words of the game */

/** The arguments of all messages with one of these keys. */
export function messagesWith(/** @type {LogEntry[]} */ entries, /** @type {string[]} */ ...keys) {
  return entries
    .flatMap(({ messages }) => messages)
    .filter(([key]) => keys.includes(key))
    .map(([key, args]) => ({ key, args }));
}

/**
 * What each seat owns now and did not own before flies there: the pieces `PREFIX-THING`.
 *
 * @param {string[][]} before by seat
 * @param {string[][]} after
 * @param {string} prefix
 * @returns {Effect[]}
 */
export function pieceEffects(before, after, prefix) {
  return after.flatMap((things, owner) =>
    things
      .filter((thing) => !before[owner]?.includes(thing))
      .map((thing) => ({
        effect: /** @type {const} */ ("fly"),
        piece: `${prefix}-${thing}`,
        owner,
      })),
  );
}
