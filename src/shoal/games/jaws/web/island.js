// @ts-check
/** The shape of Amity: where each space lies, and where in it things are put. */

export const SPACES = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8", "Shop"];
export const SIZE = { x: 580, y: 480 };
const RING = ["N", "6", "E", "8", "S", "7", "W", "5"]; // clockwise from the top
const MIDDLE = { x: 290, y: 240 };
const WIDER = 1.16; // the island is wider than high
const SHOP = 52;
const COAST = 116; // where land ends and the shallow water begins
const DEEP = 221; // where the open sea begins

/** Where two open seas meet at the edge of the map, clockwise from between 1 and 2. */
const MEETINGS = [
  { x: 350, y: 0 },
  { x: SIZE.x, y: 352 },
  { x: 230, y: SIZE.y },
  { x: 0, y: 128 },
];
/** Each sea: the meetings that bound it, the corners of the map between them, and its quarter. */
const SEAS =
  /** @type {Record<string, { from: number, to: number, round: string, left: number, up: number }>} */ ({
    1: { from: 3, to: 0, round: "L0 14Q0 0 14 0", left: 1, up: 1 },
    2: { from: 0, to: 1, round: "L566 0Q580 0 580 14", left: -1, up: 1 },
    4: { from: 1, to: 2, round: "L580 466Q580 480 566 480", left: -1, up: -1 },
    3: { from: 2, to: 3, round: "L14 480Q0 480 0 466", left: 1, up: -1 },
  });

/** Beach, dock, office, shop or sea. */
export function kindOf(/** @type {string} */ space) {
  if (space in SEAS) return "sea";
  if (space === "Shop") return "shop";
  return /[58]/.test(space) ? "dock" : /[67]/.test(space) ? "office" : "beach";
}

function polar(/** @type {number} */ degrees, /** @type {number} */ far) {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + far * WIDER * Math.sin(angle), y: MIDDLE.y - far * Math.cos(angle) };
}

const point = (/** @type {{ x: number, y: number }} */ { x, y }) =>
  `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of a ring, 45 degrees wide. */
function slice(
  /** @type {number} */ place,
  /** @type {number} */ inner,
  /** @type {number} */ outer,
) {
  const [from, to] = [place * 45 - 22.5, place * 45 + 22.5];
  return (
    `M${point(polar(from, inner))}L${point(polar(from, outer))}` +
    `A${outer * WIDER} ${outer} 0 0 1 ${point(polar(to, outer))}` +
    `L${point(polar(to, inner))}A${inner * WIDER} ${inner} 0 0 0 ${point(polar(from, inner))}Z`
  );
}

/** Where the way from the middle to a meeting leaves the shallow water. */
function leaving(/** @type {{ x: number, y: number }} */ { x, y }) {
  const [dx, dy] = [(x - MIDDLE.x) / WIDER, y - MIDDLE.y];
  const part = DEEP / Math.hypot(dx, dy);
  return { x: MIDDLE.x + dx * WIDER * part, y: MIDDLE.y + dy * part };
}

/** The water of a space as a path; the shop has none. */
export function waterOf(/** @type {string} */ space) {
  const sea = SEAS[space];
  if (space === "Shop") return "";
  if (!sea) return slice(RING.indexOf(space), COAST, DEEP);
  const [from, to] = [MEETINGS[sea.from], MEETINGS[sea.to]];
  return (
    `M${point(leaving(from))}L${point(from)}${sea.round}L${point(to)}L${point(leaving(to))}` +
    `A${DEEP * WIDER} ${DEEP} 0 0 0 ${point(leaving(from))}Z`
  );
}

/** The land of a space as a path; the open sea has none. */
export function landOf(/** @type {string} */ space) {
  const { x, y } = MIDDLE;
  const wide = SHOP * WIDER;
  if (space === "Shop")
    return `M${x - wide} ${y}A${wide} ${SHOP} 0 1 1 ${x + wide} ${y}A${wide} ${SHOP} 0 1 1 ${x - wide} ${y}Z`;
  return space in SEAS ? "" : slice(RING.indexOf(space), SHOP + 3, COAST);
}

/** The line that the name of a dock or an office is written along, upright in both halves. */
export function nameLine(/** @type {string} */ space) {
  const middle = RING.indexOf(space) * 45;
  const low = middle > 90 && middle < 270;
  const far = low ? COAST - 4 : COAST - 16;
  const [from, to] = low ? [middle + 22, middle - 22] : [middle - 22, middle + 22];
  return `M${point(polar(from, far))}A${far * WIDER} ${far} 0 0 ${low ? 0 : 1} ${point(polar(to, far))}`;
}

/** In each kind of space a place for each kind of thing, so that nothing covers another. The first
 * number is how far from the middle of the map, the second how far aside, clockwise.
 * @type {Record<string, Record<string, [number, number]>>} */
const SLOTS = {
  // North and South: what lies there in rows near the coast, the pieces in a row behind them.
  upright: {
    name: [101, 0],
    brody: [74, 0],
    quint: [185, -59],
    shark: [185, 0],
    hooper: [185, 59],
    chance: [211, 0],
  },
  // East and West: in columns.
  lying: {
    name: [103, 0],
    brody: [74, 0],
    quint: [189, -36],
    shark: [192, 0],
    hooper: [189, 36],
    chance: [194, -62],
  },
  dock: {
    stored: [75, -17],
    brody: [75, 19],
    things: [134, 0],
    quint: [194, -54],
    shark: [168, 0],
    hooper: [194, 54],
    chance: [207, 0],
  },
  office: {
    brody: [75, 0],
    things: [134, 0],
    quint: [194, -54],
    shark: [168, 0],
    hooper: [194, 54],
    chance: [207, 0],
  },
};
/** In the open sea: from the corner of the map.
 * @type {Record<string, [number, number]>} */
const AT_SEA = {
  name: [26, 26],
  quint: [84, 29],
  hooper: [140, 29],
  chance: [190, 16],
  shark: [58, 74],
  things: [36, 107],
};
/** In the shop: from its middle.
 * @type {Record<string, [number, number]>} */
const AT_SHOP = { name: [0, -17], stored: [-18, 16], brody: [24, 16] };

/** Where something is put in a space. */
export function slotOf(/** @type {string} */ space, /** @type {string} */ what) {
  const down = /name|chance/.test(what) ? 5 : 0; // writing stands on its line
  const sea = SEAS[space];
  if (space === "Shop") {
    const [dx, dy] = AT_SHOP[what] ?? [0, 0];
    return { x: MIDDLE.x + dx, y: MIDDLE.y + dy + down };
  }
  if (sea) return atSea(sea, AT_SEA[what], down);
  const [far, aside] = SLOTS[layout(space)][what];
  return placed(space, far, aside, down);
}

/** The place of one of so many things in the water of a space: in rows of two, or in a column. */
export function thingAt(
  /** @type {string} */ space,
  /** @type {number} */ nth,
  /** @type {number} */ of,
) {
  const kind = layout(space);
  if (kind === "lying") {
    const down = (nth - (of - 1) / 2) * (of > 3 ? 27 : 31);
    // The number stands right of what it counts.
    return space === "E" ? placed(space, 139, down) : placed(space, 145, -down);
  }
  if (kind !== "upright") return slotOf(space, "things");
  const row = Math.floor(nth / 2);
  const inRow = Math.min(2, of - row * 2);
  const right = ((nth % 2) - (inRow - 1) / 2) * 54;
  return placed(space, of > 2 ? [132, 158][row] : 142, space === "N" ? right : -right);
}

/** How the things of a space are laid out. */
function layout(/** @type {string} */ space) {
  const kind = kindOf(space);
  return kind === "beach" ? (/[NS]/.test(space) ? "upright" : "lying") : kind;
}

/** A point at a distance from the middle towards a space, then moved aside clockwise. */
function placed(
  /** @type {string} */ space,
  /** @type {number} */ far,
  /** @type {number} */ aside,
  /** @type {number} */ down = 0,
) {
  const degrees = RING.indexOf(space) * 45;
  const angle = (degrees * Math.PI) / 180;
  const { x, y } = polar(degrees, far);
  return { x: x + aside * Math.cos(angle), y: y + aside * Math.sin(angle) + down };
}

function atSea(
  /** @type {{ left: number, up: number }} */ { left, up },
  /** @type {[number, number]} */ [dx, dy],
  /** @type {number} */ down,
) {
  return { x: left > 0 ? dx : SIZE.x - dx, y: (up > 0 ? dy : SIZE.y - dy) + down };
}
