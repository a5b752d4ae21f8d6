// @ts-check
/** The shape of Amity: where each space lies, and where in it things are put. */

export const SPACES = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8", "Shop"];
export const SIZE = { x: 580, y: 480 };
const RING = ["N", "6", "E", "8", "S", "7", "W", "5"]; // clockwise from the top
const MIDDLE = { x: 290, y: 240 };
const WIDER = 1.16; // the island is wider than high
const SHOP = 56;
const COAST = 112; // where land ends and the shallow water begins
const DEEP = 204; // where the open sea begins

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
  const far = low ? COAST - 5 : COAST - 14;
  const [from, to] = low ? [middle + 22, middle - 22] : [middle - 22, middle + 22];
  return `M${point(polar(from, far))}A${far * WIDER} ${far} 0 0 ${low ? 0 : 1} ${point(polar(to, far))}`;
}

/** In the shallow water and ashore: how far from the middle, and how many degrees aside. */
const SLOTS = /** @type {Record<string, [number, number]>} */ ({
  name: [95, 0],
  stored: [76, -13],
  brody: [77, 13],
  things: [142, 0],
  chance: [186, 0],
  nearer: [150, 16],
  quint: [184, -13.5],
  shark: [184, 0],
  hooper: [184, 13.5],
});
/** In the open sea: from the corner of the map. */
const AT_SEA = /** @type {Record<string, [number, number]>} */ ({
  name: [26, 26],
  things: [66, 92],
  chance: [168, 24],
  nearer: [168, 24],
  quint: [118, 28],
  hooper: [26, 74],
  shark: [76, 58],
});
/** In the shop: from its middle. */
const AT_SHOP = /** @type {Record<string, [number, number]>} */ ({
  name: [0, -24],
  stored: [-16, 10],
  brody: [26, 12],
});

const APART = 34; // between a chance and what lies in its space

/** Where something is put in a space; of several things alike, so many places aside. */
export function slotOf(
  /** @type {string} */ space,
  /** @type {string} */ what,
  /** @type {number} */ aside = 0,
) {
  const sea = SEAS[space];
  if (space === "Shop") {
    const [dx, dy] = AT_SHOP[what] ?? [0, 0];
    return { x: MIDDLE.x + dx, y: MIDDLE.y + dy + (what === "name" ? 5 : 0) };
  }
  if (sea) return atSea(sea, what, aside);
  const [far, degrees] = SLOTS[what];
  const place = RING.indexOf(space);
  if (what === "chance") {
    // Above or below what lies there: beside a number it would be read with it.
    const { x, y } = polar(place * 45, SLOTS.things[0]);
    return { x, y: y + 5 + (y > MIDDLE.y + 1 ? APART : -APART) };
  }
  const { x, y } = polar(place * 45 + degrees, far);
  return { x: x + aside * 38, y: y + (/name|nearer/.test(what) ? 5 : 0) };
}

function atSea(
  /** @type {{ left: number, up: number }} */ { left, up },
  /** @type {string} */ what,
  /** @type {number} */ aside,
) {
  const [dx, dy] = AT_SEA[what] ?? AT_SEA.shark;
  const y = up > 0 ? dy : SIZE.y - dy;
  return {
    x: (left > 0 ? dx : SIZE.x - dx) + aside * 36,
    y: y + (/name|chance|nearer/.test(what) ? 5 : 0),
  };
}
