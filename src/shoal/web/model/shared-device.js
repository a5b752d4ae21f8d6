// @ts-check
/** Several seats in one browser: whose turn is shown, and when the screen must be covered in between. */

/** @import * as Wire from "../types.js" */

/** @typedef {{ seat: number | null, view: Wire.View | null, isActor: (view: Wire.View | null) => boolean }} Seat */

/** Another of this browser's seats that is to move, when the one shown is not; null if none is. */
export function nextToMove(/** @type {Seat[]} */ lives, /** @type {number} */ shown) {
  const isToMove = (/** @type {Seat} */ live) => live.isActor(live.view);
  if (lives.length < 2 || !lives[shown] || isToMove(lives[shown])) return null;
  const next = lives.findIndex(isToMove);
  return next < 0 ? null : next;
}

/** The first of this browser's seats that is to move. */
export function firstToMove(/** @type {Seat[]} */ lives) {
  return Math.max(
    0,
    lives.findIndex((live) => live.isActor(live.view)),
  );
}

/** Whether this browser's seats see different things: then the screen is covered between turns. */
export function hasSecrets(/** @type {Seat[]} */ lives) {
  const facts = lives.flatMap((live) => (live.view ? [JSON.stringify(live.view.facts)] : []));
  return new Set(facts).size > 1;
}
