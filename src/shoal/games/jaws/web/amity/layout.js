// @ts-check
/** Where things are put in a space: what floats there in rows that never overlap, figures on land beside its name. */

/** @import { Island, Point } from "./island.js" */

/** @typedef {{ wide: number, high: number }} Size */

/** The free water of each space: left, top, right, bottom.
 * @type {Record<string, [number, number, number, number]>} */
const WATERS = {
  N: [343, 84, 568, 158],
  6: [597, 116, 722, 186],
  E: [722, 222, 800, 404],
  8: [604, 462, 716, 526],
  S: [345, 508, 582, 574],
  7: [207, 470, 326, 532],
  W: [112, 232, 192, 416],
  5: [212, 124, 336, 196],
  1: [20, 58, 200, 118],
  2: [716, 58, 894, 118],
  3: [14, 520, 170, 588],
  4: [726, 540, 894, 600],
};
/** On land: where its name, Brody and stored barrels are, and what the name is written like.
 * @type {Record<string, Record<"name" | "brody" | "stored", [number, number]>>} */
const LANDS = {
  N: { name: [452, 236], brody: [452, 186], stored: [0, 0] },
  6: { name: [592, 290], brody: [556, 340], stored: [0, 0] },
  E: { name: [664, 300], brody: [668, 352], stored: [0, 0] },
  8: { name: [606, 418], brody: [636, 372], stored: [588, 452] },
  S: { name: [468, 434], brody: [486, 474], stored: [0, 0] },
  7: { name: [322, 452], brody: [376, 410], stored: [0, 0] },
  W: { name: [246, 312], brody: [240, 360], stored: [0, 0] },
  5: { name: [304, 246], brody: [354, 304], stored: [284, 282] },
  Shop: { name: [440, 370], brody: [398, 296], stored: [486, 336] },
};
/** The big number of an open sea.
 * @type {Record<string, [number, number]>} */
const NUMBERS = { 1: [97, 34], 2: [812, 34], 3: [80, 504], 4: [828, 628] };

/** How far things in the first sea keep from the menu. */
const BESIDE_MENU = 84;
const asideOf = (/** @type {Island} */ { isLow }, /** @type {string} */ space) =>
  isLow && space === "1" ? BESIDE_MENU : 0;

/** Where the name of a space is written. */
export function nameAt(/** @type {Island} */ island, /** @type {string} */ space) {
  const [x, y] = NUMBERS[space] ?? LANDS[space].name;
  return island.place(x + asideOf(island, space), y);
}

/** Where Brody or stored barrels are in a space on land. */
export function ashore(
  /** @type {Island} */ { place },
  /** @type {string} */ space,
  /** @type {"brody" | "stored"} */ what,
) {
  return place(...LANDS[space][what]);
}

const GAP = 5;
const SMALLEST = 0.34;

/**
 * Put things into the water of a space, in rows around its middle, all as large as fits.
 *
 * @param {Island} island
 * @param {string} space
 * @param {Size[]} sizes of the things
 * @returns {{ scale: number, at: Point[] }}
 */
export function inWater(island, space, sizes) {
  const { place } = island;
  const [left, top, right, bottom] = WATERS[space];
  const from = place(left + asideOf(island, space), top);
  const to = place(right, bottom);
  const box = { wide: to.x - from.x, high: to.y - from.y };
  for (let scale = 1; ; scale -= 0.04) {
    const rows = rowsOf(sizes, box.wide / scale);
    const high = rows.reduce((sum, row) => sum + row.high + GAP, -GAP);
    if (
      (high * scale <= box.high && rows.every((row) => row.wide * scale <= box.wide)) ||
      scale <= SMALLEST
    )
      return {
        scale,
        at: centred(rows, high, scale, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
      };
  }
}

/** @typedef {{ sizes: Size[], wide: number, high: number }} Row */

/** Things in rows, no wider than this. */
function rowsOf(/** @type {Size[]} */ sizes, /** @type {number} */ limit) {
  /** @type {Row[]} */
  const rows = [];
  for (const size of sizes) {
    const row = rows[rows.length - 1];
    if (row && row.wide + GAP + size.wide <= limit) {
      row.sizes.push(size);
      row.wide += GAP + size.wide;
      row.high = Math.max(row.high, size.high);
    } else rows.push({ sizes: [size], ...size });
  }
  return rows;
}

/** The middle of each thing in its row. */
function centred(
  /** @type {Row[]} */ rows,
  /** @type {number} */ high,
  /** @type {number} */ scale,
  /** @type {Point} */ middle,
) {
  let y = -high / 2;
  return rows.flatMap((row) => {
    let x = -row.wide / 2;
    const line = row.sizes.map(({ wide }) => {
      const at = { x: middle.x + (x + wide / 2) * scale, y: middle.y + (y + row.high / 2) * scale };
      x += wide + GAP;
      return at;
    });
    y += row.high + GAP;
    return line;
  });
}
