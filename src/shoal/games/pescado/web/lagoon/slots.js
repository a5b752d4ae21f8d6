// @ts-check
/** Where the tiles of the pool lie, so that no tile moves under a finger when another one goes. */

const RAFTS = 6;

/** Each tile that stays keeps its place; a new one gets the first empty place. */
export function slotsOf(/** @type {string[]} */ before, /** @type {string[]} */ pool) {
  const slots = Array.from({ length: Math.max(RAFTS, pool.length) }, (_, place) =>
    pool.includes(before[place]) ? before[place] : "",
  );
  const arriving = pool.filter((tile) => !slots.includes(tile));
  return slots.map((tile) => tile || (arriving.shift() ?? ""));
}
