// @ts-check
/** The shape of Amity: where each space lies. The borders are exactly those of the rules (JW-3, JW-4). */

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, wide: number, high: number }} Box */
/** @typedef {(x: number, y: number) => Point} Place from the measures of the drawing to those of the screen */

export const SPACES = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8", "Shop"];
/** The spaces around the coast, clockwise from the top. */
export const RING = ["N", "6", "E", "8", "S", "7", "W", "5"];

/** Beach, dock, office, shop or sea. */
export function kindOf(/** @type {string} */ space) {
  if (/[1-4]/.test(space)) return "sea";
  if (space === "Shop") return "shop";
  return /[58]/.test(space) ? "dock" : /[67]/.test(space) ? "office" : "beach";
}

/** The measures of the drawing; it is stretched to the shape of the board area, figures are not. */
const WIDE = 908;
const HIGH = 657;
/** On a board area that is lower than this the menu lies over the upper left corner. */
const LOW = 430;
/** How much the island may be stretched: beyond it there is more open sea. */
const [NARROWEST, WIDEST] = [0.74, 1.75];

/** Corners where roads meet. @type {Record<string, [number, number]>} */
const ROADS = {
  c: [395, 261],
  d: [503, 261],
  f: [291, 329],
  g: [355, 333],
  i: [625, 327],
  j: [412, 393],
  k: [513, 365],
  l: [555, 383],
};
/** For each coast space, clockwise: the corner where it begins, the bend of its coast, the corner and the
 * bend of its outer edge. @type {Record<string, { coast: [number, number], bend: [number, number], outer: [number, number], outerBend: [number, number] }>} */
const COAST = {
  N: { coast: [356, 194], bend: [450, 143], outer: [313, 96], outerBend: [455, 38] },
  6: { coast: [545, 188], bend: [632, 176], outer: [598, 91], outerBend: [700, 108] },
  E: { coast: [668, 241], bend: [740, 313], outer: [775, 184], outerBend: [860, 318] },
  8: { coast: [660, 388], bend: [667, 450], outer: [775, 450], outerBend: [720, 538] },
  S: { coast: [571, 460], bend: [470, 523], outer: [606, 568], outerBend: [465, 613] },
  7: { coast: [372, 463], bend: [276, 486], outer: [321, 568], outerBend: [215, 548] },
  W: { coast: [247, 411], bend: [178, 333], outer: [142, 468], outerBend: [50, 328] },
  5: { coast: [250, 251], bend: [250, 210], outer: [142, 188], outerBend: [210, 113] },
};
/** The inland corners of each coast space, from the end of its coast back to the beginning. */
const INLAND = /** @type {Record<string, string>} */ ({
  N: "dc",
  6: "ilkd",
  E: "i",
  8: "li",
  S: "jkl",
  7: "fgj",
  W: "f",
  5: "cgf",
});
/** Every road: a border on land. */
const ROAD_LINES = [
  "cd",
  "dk",
  "kj",
  "jg",
  "gc",
  "gf",
  "kl",
  "li",
  "Nc",
  "6d",
  "Ei",
  "8i",
  "Sl",
  "7j",
  "Wf",
  "5f",
];
/** Each sea: the coast spaces that it touches, and where its borders leave the board area. */
const SEAS =
  /** @type {Record<string, { touches: [string, string], from: string, to: string, corner: [number, number] }>} */ ({
    1: { touches: ["5", "N"], from: "west", to: "north", corner: [0, 0] },
    2: { touches: ["6", "E"], from: "north", to: "east", corner: [1, 0] },
    4: { touches: ["8", "S"], from: "east", to: "south", corner: [1, 1] },
    3: { touches: ["7", "W"], from: "south", to: "west", corner: [0, 1] },
  });
/** Where the borders of the open seas leave the board area: at a share of its length. */
const MEETINGS = /** @type {Record<string, [number, number]>} */ ({
  north: [0.68, 0],
  east: [1, 0.757],
  south: [0.323, 1],
  west: [0, 0.23],
});

/** The map on a board area of this size: paths of all spaces, and where things are put. */
export function islandFor(/** @type {{ wide: number, high: number }} */ { wide, high }) {
  // Small areas show figures that are smaller, but not as much smaller as the area.
  const scale = Math.max(0.5, Math.sqrt((wide * high) / (WIDE * HIGH)) ** 0.62);
  const size = { wide: wide / scale, high: high / scale };
  const shape = Math.min(WIDEST, Math.max(NARROWEST, size.wide / size.high));
  const box = {
    wide: Math.min(size.wide, size.high * shape),
    high: Math.min(size.high, size.wide / shape),
  };
  const place = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x: (size.wide - box.wide) / 2 + (x / WIDE) * box.wide,
    y: (size.high - box.high) / 2 + (y / HIGH) * box.high,
  });
  const isLow = high < LOW && wide > high;
  return { scale, ...size, place, isLow, stretch: { x: box.wide / WIDE, y: box.high / HIGH } };
}

/** @typedef {ReturnType<typeof islandFor>} Island */

const text = (/** @type {Point} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The space after another around the coast. */
const next = (/** @type {string} */ space) => RING[(RING.indexOf(space) + 1) % RING.length];

/** The coast of a space as a curve, without its beginning. */
function coastLine(/** @type {Island} */ { place }, /** @type {string} */ space) {
  return `Q${text(place(...COAST[space].bend))} ${text(place(...COAST[next(space)].coast))}`;
}

/** The outer edge of a space as a curve; backwards if its end is given. */
function outerLine(
  /** @type {Island} */ { place },
  /** @type {string} */ space,
  /** @type {string} */ to = next(space),
) {
  return `Q${text(place(...COAST[space].outerBend))} ${text(place(...COAST[to].outer))}`;
}

/** The water of a space as a path; the shop has none. */
export function waterOf(/** @type {Island} */ island, /** @type {string} */ space) {
  if (space === "Shop") return "";
  if (space in SEAS) return seaOf(island, space);
  const { place } = island;
  const end = next(space);
  return (
    `M${text(place(...COAST[space].coast))}L${text(place(...COAST[space].outer))}${outerLine(island, space)}` +
    `L${text(place(...COAST[end].coast))}Q${text(place(...COAST[space].bend))} ${text(place(...COAST[space].coast))}Z`
  );
}

function seaOf(/** @type {Island} */ island, /** @type {string} */ sea) {
  const { touches, from, to, corner } = SEAS[sea];
  const { place, wide, high } = island;
  const edge = (/** @type {[number, number]} */ [x, y]) => text({ x: x * wide, y: y * high });
  const [first, second] = touches;
  const end = next(second);
  return (
    `M${text(place(...COAST[first].outer))}L${edge(MEETINGS[from])}L${edge(corner)}L${edge(MEETINGS[to])}` +
    `L${text(place(...COAST[end].outer))}${outerLine(island, second, second)}${outerLine(island, first, first)}Z`
  );
}

/** The land of a space as a path; the open sea has none. */
export function landOf(/** @type {Island} */ island, /** @type {string} */ space) {
  const { place } = island;
  const road = (/** @type {string} */ corner) => `L${text(place(...ROADS[corner]))}`;
  if (space === "Shop") return `M${[..."cdkjg"].map(road).join("").slice(1)}Z`;
  if (space in SEAS) return "";
  return `M${text(place(...COAST[space].coast))}${coastLine(island, space)}${[...INLAND[space]].map(road).join("")}Z`;
}

/** The whole coast as one path. */
export function coastOf(/** @type {Island} */ island) {
  return `M${text(island.place(...COAST.N.coast))}${RING.map((space) => coastLine(island, space)).join("")}Z`;
}

/** The edge of the shallow water as one path. */
export function shallowsOf(/** @type {Island} */ island) {
  return `M${text(island.place(...COAST.N.outer))}${RING.map((space) => outerLine(island, space)).join("")}Z`;
}

/** The surf before a beach: its coast, further out. */
export function surfOf(
  /** @type {Island} */ island,
  /** @type {string} */ beach,
  /** @type {number} */ far,
) {
  const { place } = island;
  const out = (/** @type {[number, number]} */ [x, y]) =>
    place(455 + (x - 455) * far, 328 + (y - 328) * far);
  const { coast, bend } = COAST[beach];
  return `M${text(out(coast))}Q${text(out(bend))} ${text(out(COAST[next(beach)].coast))}`;
}

/** A line around the shallow water, this much further out: as deep all along. */
export function depthLine(/** @type {Island} */ { place }, /** @type {number} */ far) {
  const out = (/** @type {[number, number]} */ [x, y]) =>
    text(place(455 + (x - 455) * far, 328 + (y - 328) * far));
  const curve = (/** @type {string} */ space) =>
    `Q${out(COAST[space].outerBend)} ${out(COAST[next(space)].outer)}`;
  return `M${out(COAST.N.outer)}${RING.map(curve).join("")}Z`;
}

/** Every road, as one path. */
export function roadsOf(/** @type {Island} */ { place }) {
  const corner = (/** @type {string} */ name) => text(place(...(ROADS[name] ?? COAST[name].coast)));
  return ROAD_LINES.map(([from, to]) => `M${corner(from)}L${corner(to)}`).join("");
}

/** Every border at sea, as one path. */
export function chartLines(/** @type {Island} */ island) {
  const { place, wide, high } = island;
  const across = RING.map(
    (space) => `M${text(place(...COAST[space].coast))}L${text(place(...COAST[space].outer))}`,
  );
  const seas = Object.values(SEAS).map(({ touches, from }) => {
    const [x, y] = MEETINGS[from];
    return `M${text(place(...COAST[touches[0]].outer))}L${text({ x: x * wide, y: y * high })}`;
  });
  return shallowsOf(island) + [...across, ...seas].join("");
}
