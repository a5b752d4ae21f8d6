// @ts-check
/** The place of SharkBait: sky and beach, the race on the surface, six lanes, the deep. Drawn in pixels of the board area. */
import { html, earlier, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {{ width: number, height: number, sky: number, lanes: number, number: number, deep: number, sand: number, floor: number, lane: number }} Places of the scene, in pixels from the top; `lane` is the width of one */

const MARK = 22; // the width of a boat's sail mark
const MAST = 24; // from one height of masts to the next
const WORTH = 43; // from the top of a lane to the middle of its number: what a fish is worth stands between

const FOOT = 44; // on a low screen the log lies over the lower edge

/** Where everything lies in a board area of this size. */
export function placesOf(/** @type {number} */ width, /** @type {number} */ height) {
  const isLow = height < 420 && width > height;
  const share = isLow ? 0.235 : width < 500 ? 0.235 : 0.19;
  const sky = Math.min(Math.max(height * share, Math.min(62, height * 0.26)), 128);
  const floor = height - (isLow ? FOOT : 0);
  const sand = floor - (isLow ? 0 : Math.max(14, height * 0.05));
  const lanes = sky + (height < 260 ? 20 : 34);
  const deep = isLow ? height * 0.22 : Math.max(Math.min(96, height * 0.4), height * 0.3);
  const number = Math.max(floor - deep, lanes + WORTH);
  return {
    width,
    height,
    sky,
    lanes,
    number,
    deep: number + 22,
    sand,
    floor: isLow ? floor + 4 : height,
    lane: width / 6,
  };
}

/** A wavy line across the scene, closed at the bottom. */
function wave(
  /** @type {Places} */ { width, height },
  /** @type {number} */ y,
  /** @type {number} */ swell,
) {
  const step = Math.max(width / 4, 120);
  let path = `M-20 ${y}`;
  for (let x = -20; x < width + step; x += step)
    path += `q${step / 4} ${-swell} ${step / 2} 0t${step / 2} 0`;
  return `${path}V${height + 20}H-20Z`;
}

/** Everything that is only there to be looked at. */
export function Backdrop(/** @type {{ places: Places }} */ { places }) {
  const { width, height, sky, deep, sand, lane } = places;
  const rays = [0.02, 0.2, 0.42, 0.6, 0.84].map((at, nth) => {
    const x = at * width;
    const wide = lane * (nth % 2 ? 0.22 : 0.4);
    return `M${x} ${sky}h${wide}l${-lane * 0.42} ${deep - sky}h${-wide * 1.5}Z`;
  });
  const size = Math.min(1, sky / 92);
  return html`<g aria-hidden="true">
    <defs>
      <${Fade} id="sharkbait-sky" from="var(--sky)" to="var(--sky2)" />
      <${Fade} id="sharkbait-sea" from="var(--sea1)" to="var(--sea3)" />
      <${Fade} id="sharkbait-deep" from="var(--sea4)" to="var(--sea5)" />
      <${Fade} id="sharkbait-ray" from="var(--sea0)" to="var(--sea2)" clear />
    </defs>
    <rect width=${width} height=${sky + 20} fill="url(#sharkbait-sky)" />
    <circle cx=${width * 0.8} cy=${sky * 0.3} r=${sky * 0.2} fill="var(--sun)" opacity="0.3" />
    <circle cx=${width * 0.8} cy=${sky * 0.3} r=${sky * 0.14} fill="var(--sun)" />
    <path d=${wave(places, sky - 34, 9)} fill="var(--sea1)" opacity="0.5" />
    <path d=${wave(places, sky - 22, 12)} fill="var(--sea2)" opacity="0.55" />
    <path d=${wave(places, sky - 10, 5)} fill="url(#sharkbait-sea)" />
    <path d=${rays.join("")} fill="url(#sharkbait-ray)" opacity="0.5" />
    <path d=${`M-5 ${sky - 42}q26-4 38 14t16 22q-14 22-54 16Z`} fill="var(--sand)" />
    <path d=${`M-5 ${sky - 10}q30 4 54-6q-10 26-54 20Z`} fill="var(--sand2)" />
    <${Lighthouse} x=${width - 26} y=${sky - 14} size=${size} />
    <path d=${wave(places, deep - 9, 6)} fill="var(--sea4)" opacity="0.35" />
    <path d=${wave(places, deep, 5)} fill="url(#sharkbait-deep)" />
    ${[1, 2, 3, 5].map((nth) => html`<${Kelp} key=${nth} x=${nth * lane} y=${sand + 4} size=${nth % 2 ? 1.15 : 0.85} />`)}
    <path d=${wave(places, sand, 4)} fill="var(--sand2)" />
    ${CORALS.map(([at, kind]) => html`<${Coral} key=${at} x=${at * width} y=${sand + 5} kind=${kind} />`)}
    <path d=${wave(places, sand + Math.max(8, (height - sand) * 0.4), 3)} fill="var(--sand)" />
    <path
      class="sharkbait-bounds"
      d=${[1, 2, 3, 4, 5].map((nth) => `M${nth * lane} ${places.lanes}V${places.number + 18}`).join("")}
    />
  </g>`;
}

/** A gradient from above to below; a clear one ends in nothing. */
function Fade(
  /** @type {{ id: string, from: string, to: string, clear?: boolean }} */ { id, from, to, clear },
) {
  return html`<linearGradient id=${id} x1="0" y1="0" x2="0" y2="1"
    ><stop offset="0" stop-color=${from} /><stop
      offset="1"
      stop-color=${to}
      stop-opacity=${clear ? 0 : 1}
  /></linearGradient>`;
}

function Lighthouse(/** @type {{ x: number, y: number, size: number }} */ { x, y, size }) {
  return html`<g transform=${`translate(${x} ${y}) scale(${size})`}>
    <path d="M-36 18q14-30 72-24V46Q4 48-36 18Z" fill="var(--grass2)" />
    <path d="M-24 24q12-22 60-18V46Q4 48-24 24Z" fill="var(--grass3)" />
    <path d="M-7-6L-5-48H5L7-6Z" fill="#fff6e3" />
    <path d="M1-6L1.500-48H5L7-6Z" fill="#12303f" opacity="0.1" />
    <path d="M-6.3-20L-5.8-31H5.8L6.3-20Z" fill="#d8472b" />
    <path d="M-7-48H7V-58H-7Z" fill="var(--sun)" />
    <path d="M-9-58L0-67L9-58Z" fill="#d8472b" />
  </g>`;
}

function Kelp(/** @type {{ x: number, y: number, size: number }} */ { x, y, size }) {
  return html`<g
    transform=${`translate(${x} ${y}) scale(${size})`}
    fill="none"
    stroke-linecap="round"
    opacity="0.85"
    ><path d="M0 0q-9-12 0-24t0-24" stroke="var(--grass3)" stroke-width="6" /><path
      d="M11 2q8-9 0-18t0-16"
      stroke="var(--grass2)"
      stroke-width="5"
  /></g>`;
}

/** Where corals stand, and which. @type {[number, number][]} */
const CORALS = [
  [0.045, 0],
  [0.42, 1],
  [0.935, 0],
];

function Coral(/** @type {{ x: number, y: number, kind: number }} */ { x, y, kind }) {
  return html`<path
    transform=${`translate(${x} ${y})`}
    d="M0 0V-22M0-8Q-10-9-10-20M0-11Q9-12 10-25M-6-12Q-14-13-15-19M6-16Q13-15 16-20"
    fill="none"
    class=${kind ? "sharkbait-coral pale" : "sharkbait-coral"}
    stroke-width="4.500"
    stroke-linecap="round"
  />`;
}

/** The course on the surface: a float for each space, and the boats. */
export function Race(/** @type {{ props: Props, places: Places }} */ { props, places }) {
  const { pawns } = props.view.facts;
  const { width, sky } = places;
  const length = props.options.track;
  const t = useText();
  // On a low screen the menu lies over the beach.
  const beach = places.height < 420 ? 84 : width < 500 ? 34 : 52;
  const [left, right] = [beach, width - (width < 500 ? 34 : 46)];
  const at = (/** @type {number} */ space) => left + ((right - left) * space) / length;
  const every = width < 620 ? 10 : 5;
  const spaces = range(length + 1);
  const was = earlier(props, "pawns");
  const heights = mastHeights(pawns.map(at));
  const levels = Math.max(1, Math.floor((sky - 28) / MAST));
  const label = pawns.map((space, seat) => t("page-pawn", { seat, space })).join(", ");
  return html`<g role="img" aria-label=${label}>
    <path class="sharkbait-course" d=${`M${left} ${sky}H${right}`} />
    ${spaces.map((space) => html`<circle key=${space} class=${space % 5 ? "sharkbait-float" : "sharkbait-float fifth"} cx=${at(space)} cy=${sky} r=${space % 5 ? 2.4 : 4.2} />`)}
    <text class="sharkbait-count"
      >${spaces
        .filter((space) => (space % every === 0 && length - space > 2) || space === length)
        .map(
          (space) =>
            html`<tspan x=${at(space)} y=${sky + 18}>${space ? space : t("page-start")}</tspan>`,
        )}</text
    >
    ${pawns.map((space, seat) =>
      was[seat] === space
        ? null
        : html`<path
            key=${`w${seat}`}
            class="came"
            style=${`--seat: var(--seat${seat % 8})`}
            d=${`M${at(was[seat])} ${sky - 5}H${at(space)}`}
          />`,
    )}
    ${[...pawns.keys()].sort((one, other) => heights[other] - heights[one]).map((seat) => html`<${Boat} key=${`b${seat}`} x=${at(pawns[seat])} y=${sky - 3} mast=${heights[seat]} levels=${levels} seat=${seat} name=${props.names[seat]} />`)}
  </g>`;
}

/** How high each boat carries its mark, so that marks of boats that crowd can all be read. */
function mastHeights(/** @type {number[]} */ places) {
  /** @type {number[]} */
  const heights = [];
  const order = [...places.keys()].sort((one, other) => places[one] - places[other]);
  for (const seat of order) {
    const near = order.filter(
      (other) => heights[other] !== undefined && Math.abs(places[other] - places[seat]) < MARK,
    );
    let height = 0;
    while (near.some((other) => heights[other] === height)) height++;
    heights[seat] = height;
  }
  return heights;
}

function Boat(
  /** @type {{ x: number, y: number, mast: number, levels: number, seat: number, name: string }} */ {
    x,
    y,
    mast,
    levels,
    seat,
    name,
  },
) {
  // Marks that would leave the sky stand beside the others.
  const [side, level] = [Math.floor(mast / levels) * MARK, mast % levels];
  const top = -18 - level * MAST;
  return html`<g class="glides" style=${`transform: translate(${x}px, ${y}px)`}>
    <path
      d=${`M0 0V${top}${side ? `H${side}` : ""}`}
      fill="none"
      stroke="var(--wood)"
      stroke-width="2.5"
    />
    <path d="M-12-4H12L8 3H-8Z" fill="var(--wood)" />
    <g transform=${`translate(${side} ${top}) scale(0.95)`}
      ><${Sign} seat=${seat} name=${name}
    /></g>
  </g>`;
}

/** The numbers from 0 to below a count. */
export function range(/** @type {number} */ count) {
  return Array.from({ length: count }, (_, place) => place);
}
