// @ts-check
/** The shape of the Orca, bow up: port from bow to stern 1 2 3 4, starboard 8 7 6 5. */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, wide: number, high: number }} Box */

export const ZONES = [1, 2, 3, 4, 5, 6, 7, 8];
const TILE_HIGH = 116;
/** A wide area has wider planks. */
const TILE_WIDE = { least: 108, most: 200, share: 0.205 };
const GAP = 4;
const RIM = 24;
const STERN = 38;
/** A low area has no room for a long bow. */
const BOW = { long: 110, short: 46 };
const LOW_AREA = 430;
/** The water beside the boat is at most so wide. */
const WIDEST_WATER = 190;
/** Around a figure: in the drawing, and at least so many pixels for a finger. */
const REACH = { usual: 25, finger: 12.5 };

/** The boat on an area of this size. */
export function boatFor(/** @type {{ wide: number, high: number }} */ area) {
  const bow = area.high < LOW_AREA ? BOW.short : BOW.long;
  const high = bow + 4 * (TILE_HIGH + GAP) + STERN;
  const least = 2 * (TILE_WIDE.least + RIM) + 2 * 96;
  const wide = Math.max(least, ((high + 18) * area.wide) / Math.max(1, area.high));
  const middle = wide / 2;
  const tile = Math.min(
    TILE_WIDE.most,
    Math.max(TILE_WIDE.least, (wide - 2 * RIM) * TILE_WIDE.share),
  );
  const half = tile + GAP / 2 + RIM;
  const water = Math.min(WIDEST_WATER, middle - half - 14);
  const scale = Math.min(area.wide / wide, area.high / (high + 18));
  const reach = Math.max(REACH.usual, REACH.finger / Math.max(scale, 0.1));
  return { wide, high, bow, middle, half, water, tile, reach, scale };
}

/** @typedef {ReturnType<typeof boatFor>} Boat */

const isPort = (/** @type {number} */ zone) => zone <= 4;

function rowOf(/** @type {Boat} */ { bow }, /** @type {number} */ zone) {
  return bow + (isPort(zone) ? zone - 1 : 8 - zone) * (TILE_HIGH + GAP);
}

/** The boat space of a zone.
 * @returns {Box} */
export function tileBox(/** @type {Boat} */ boat, /** @type {number} */ zone) {
  const x = isPort(zone) ? boat.middle - GAP / 2 - boat.tile : boat.middle + GAP / 2;
  return { x, y: rowOf(boat, zone), wide: boat.tile, high: TILE_HIGH };
}

/** The water of a zone.
 * @returns {Box} */
export function waterBox(/** @type {Boat} */ boat, /** @type {number} */ zone) {
  const x = isPort(zone) ? boat.middle - boat.half - 6 - boat.water : boat.middle + boat.half + 6;
  return { x, y: rowOf(boat, zone), wide: boat.water, high: TILE_HIGH };
}

/** The outline of the hull, this much larger than it is. */
export function hullPath(
  /** @type {Boat} */ { middle, half, bow, high },
  /** @type {number} */ more,
) {
  const [left, right] = [middle - half - more, middle + half + more];
  const bottom = high - 4 + more / 2;
  const shoulder = bow + 26;
  return (
    `M${middle} ${4 - more}C${middle + half * 0.45} ${10 - more} ${right} ${bow * 0.35} ${right} ${shoulder}` +
    `V${bottom - 22}Q${right} ${bottom} ${right - 26} ${bottom}H${left + 26}Q${left} ${bottom} ${left} ${bottom - 22}` +
    `V${shoulder}C${left} ${bow * 0.35} ${middle - half * 0.45} ${10 - more} ${middle} ${4 - more}Z`
  );
}

/** Where a member stands among others in the same place; null if he is out. */
export function standing(
  /** @type {Boat} */ boat,
  /** @type {string[]} */ spots,
  /** @type {number} */ row,
) {
  const [where, zone] = spots[row].split("-");
  if (!zone) return null;
  const mates = [0, 1, 2].filter((other) => spots[other] === spots[row]);
  const box = where === "boat" ? tileBox(boat, Number(zone)) : waterBox(boat, Number(zone));
  const room = Math.min(42, (box.wide - 34) / Math.max(1, mates.length - 1));
  const aside = (mates.indexOf(row) - (mates.length - 1) / 2) * room;
  const middle = box.x + box.wide * (where === "boat" ? 0.5 : 0.58);
  return { x: middle + aside, y: box.y + (where === "boat" ? 46 : box.high - 24) };
}

/** Where the shark is drawn in the water of a zone. */
export function sharkAt(/** @type {Boat} */ boat, /** @type {string} */ zone) {
  const { x, y, wide, high } = waterBox(boat, Number(zone));
  return { x: x + wide / 2, y: y + high / 2 + 4 };
}
