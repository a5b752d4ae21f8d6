// @ts-check
/** What stands on Amity and never changes: trees, houses, umbrellas, piers, surf. */
import { html } from "../../../../web/ui/ui.js";
import { chartLines, coastOf, depthLine, landOf, roadsOf, shallowsOf, surfOf } from "./island.js";

/** @import { Island } from "./island.js" */

/** On a smaller board area only what names a space is drawn. */
const SMALL = 0.6;
const BEACHES = ["N", "E", "S", "W"];
const LANDS = ["N", "6", "E", "8", "S", "7", "W", "5", "Shop"];
/** @type {Record<string, string>} */
const GROUND = { 5: "--grass", 8: "--grass", 6: "--grass2", 7: "--grass2", Shop: "--grass" };
/** Things by where they stand: across, down, how large. @type {Record<string, [number, number, number][]>} */
const STANDING = {
  tree: [
    [400, 226, 0.7], [506, 224, 0.7], [565, 216, 0.8], [524, 238, 0.9], [648, 252, 0.75], [566, 322, 0.9],
    [602, 344, 0.8], [320, 246, 0.8], [298, 288, 0.8], [424, 408, 0.8], [524, 404, 0.85], [296, 420, 0.7],
    [356, 424, 0.75], [648, 424, 0.6],
  ],
  cottage: [
    [333, 294, 0.95], [378, 296, 0.8], [486, 276, 0.9], [536, 288, 0.95], [313, 348, 0.9], [590, 398, 0.9],
  ],
  umbrella: [
    [404, 184, 1], [476, 178, 0.9], [520, 190, 1], [680, 288, 0.9], [684, 328, 0.95], [234, 306, 0.95],
    [234, 350, 0.9], [428, 468, 0.95], [544, 460, 1],
  ],
}; // prettier-ignore

/** How far out the sea changes its depth, and how pale it is inside. */
const DEPTHS = [
  [1.36, 0.1],
  [1.15, 0.2],
];

/** The sea below everything: deep, then shallow, then surf. */
export function Sea(/** @type {{ island: Island }} */ { island }) {
  const { wide, high } = island;
  const coast = coastOf(island);
  const shallows = shallowsOf(island);
  return html`<g class="amity-ground" aria-hidden="true">
    <defs
      ><radialGradient id="amity-sea" cx="0.5" cy="0.5" r="0.78"
        ><stop offset="0.45" stop-color="var(--sea3)" /><stop
          offset="1"
          stop-color="var(--sea4)" /></radialGradient
      ><radialGradient id="amity-shallows" cx="0.5" cy="0.5" r="0.5"
        ><stop offset="0.55" stop-color="var(--sea1)" /><stop
          offset="1"
          stop-color="var(--amity-shallow)" /></radialGradient
    ></defs>
    <rect width=${wide} height=${high} fill="url(#amity-sea)" />
    ${DEPTHS.map(([far, shade]) => html`<path key=${far} d=${depthLine(island, far)} fill="var(--sea2)" opacity=${shade} />`)}
    ${DEPTHS.map(([far]) => html`<path key=${`l${far}`} class="depth-line" d=${depthLine(island, far)} />`)}
    <path d=${shallows} fill="url(#amity-shallows)" />
    <path
      d=${coast}
      fill="none"
      stroke="var(--sea1)"
      stroke-width="80"
      stroke-linejoin="round"
      opacity="0.75"
    />
    <path d=${coast} fill="none" stroke="var(--sea0)" stroke-width="40" stroke-linejoin="round" />
    ${wavelets(island).map(([x, y], nth) => html`<path key=${nth} class="wavelet" d=${`M${x} ${y}q7-6 14 0t14 0`} />`)}
  </g>`;
}

/** A few waves in the open sea. */
function wavelets(/** @type {Island} */ { wide, high }) {
  return [
    [0.04, 0.3], [0.1, 0.7], [0.95, 0.28], [0.88, 0.16], [0.9, 0.72], [0.55, 0.965], [0.2, 0.06], [0.14, 0.93],
  ].map(([x, y]) => [x * wide, y * high]); // prettier-ignore
}

/** Grass behind the two wide beaches. */
function meadows(/** @type {Island} */ { place }) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const point = place(x, y);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  return (
    `M${at(395, 261)}L${at(503, 261)}L${at(522, 228)}Q${at(452, 246)} ${at(376, 228)}Z` +
    `M${at(412, 393)}L${at(513, 365)}L${at(555, 383)}L${at(560, 408)}Q${at(474, 426)} ${at(394, 424)}Z`
  );
}

/** The island with its roads, beaches and houses. */
export function Land(/** @type {{ island: Island }} */ { island }) {
  const coast = coastOf(island);
  const roads = roadsOf(island);
  return html`<g class="amity-ground" aria-hidden="true">
    <path
      d=${coast}
      fill="var(--grass3)"
      stroke="var(--grass3)"
      stroke-width="7"
      stroke-linejoin="round"
      transform="translate(0 5)"
    />
    ${BEACHES.map((beach) => html`<path key=${beach} d=${surfOf(island, beach, 1.02)} fill="none" stroke="var(--sand2)" stroke-width="12" />`)}
    ${LANDS.map((space) => html`<path key=${space} d=${landOf(island, space)} fill=${`var(${GROUND[space] ?? "--sand"})`} />`)}
    <path d=${meadows(island)} fill="var(--grass)" />
    <path d=${roads} fill="none" stroke="var(--sand3)" stroke-width="10" stroke-linecap="round" />
    <path d=${roads} fill="none" stroke="var(--sand)" stroke-width="6.5" stroke-linecap="round" />
    ${BEACHES.map((beach) => html`<path key=${beach} class="surf" d=${surfOf(island, beach, 1.09)} />`)}
    ${BEACHES.map((beach) => html`<path key=${beach} class="surf far" d=${surfOf(island, beach, 1.17)} />`)}
    <path class="chart-line" d=${chartLines(island)} />
  </g>`;
}

/** What stands on the land. */
export function Town(/** @type {{ island: Island }} */ { island }) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size = 1) => {
    const point = island.place(x, y);
    return `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) scale(${size})`;
  };
  // On a narrow map the buildings are smaller too, or they would cover their neighbours.
  const fit = Math.max(0.72, Math.min(1, 1.08 * island.stretch.x, 1.08 * island.stretch.y));
  const many = (/** @type {string} */ what, /** @type {unknown[]} */ ...pictures) =>
    STANDING[what].map(
      ([x, y, size], nth) =>
        html`<g key=${`${x} ${y}`} transform=${at(x, y, size * fit)}
          >${pictures[nth % pictures.length]}</g
        >`,
    );
  return html`<g class="amity-ground" aria-hidden="true">
    <g transform=${`${at(226, 208)} rotate(38)`}>${PIER}</g>
    <g transform=${`${at(690, 440)} rotate(32)`}>${PIER}</g>
    ${island.scale < SMALL ? null : html`${many("tree", TREE)} ${many("cottage", COTTAGE, BLUE_COTTAGE)} ${many("umbrella", ...UMBRELLAS)}`}
    <g transform=${at(596, 252, fit)}>${POLICE}</g>
    <g transform=${at(322, 398, fit)}>${TOWN_HALL}</g>
    <g transform=${at(264, 412, fit)}>${LIGHTHOUSE}</g>
    <g transform=${at(438, 330, fit)}>${SHOP}</g>
  </g>`;
}

const TREE = html`<g
  ><ellipse class="cast" cy="13" rx="10" ry="3" /><path
    fill="var(--jaws-hull)"
    d="M-1.5 2H1.5V13H-1.5Z" /><circle fill="var(--grass3)" cy="-4" r="10.5" /><circle
    fill="#fff"
    opacity="0.16"
    cx="-3"
    cy="-7"
    r="5"
/></g>`;
const cottage = (/** @type {string} */ roof) =>
  html`<g
    ><ellipse class="cast" cy="10" rx="13" ry="3" /><path
      fill="var(--jaws-wall)"
      d="M-10-2H10V10H-10Z" /><path fill=${roof} d="M-13-1L-8-11H8L13-1Z" /><path
      fill="#fff"
      opacity="0.18"
      d="M-13-1L-8-11H-1L-3-1Z" /><path fill="var(--sea3)" d="M-6 2H-2V6H-6ZM3 2H7V6H3Z"
  /></g>`;
const COTTAGE = cottage("var(--jaws-roof)");
const BLUE_COTTAGE = cottage("var(--jaws-slate)");
const umbrella = (/** @type {string} */ cloth) =>
  html`<g
    ><ellipse class="cast" cx="3" cy="5" rx="10" ry="7" /><path
      fill="#fff"
      d="M1-1L15 4L13 9L-1 4Z" /><circle r="8.5" fill=${cloth} /><path
      fill="#fff"
      d="M0 0L-8 3A8.5 8.5 0 0 1-8-3ZM0 0L2-8.3A8.5 8.5 0 0 1 7-5ZM0 0L3 8A8.5 8.5 0 0 0 7 5Z"
  /></g>`;
const UMBRELLAS = ["var(--jaws-roof)", "var(--jaws-slate)", "var(--jaws-star)"].map(umbrella);
const PIER = html`<g
  ><path fill="var(--wood)" d="M-38-11H34V11H-38Z" /><path
    class="plank"
    d="M-26-11V11M-14-11V11M-2-11V11M10-11V11M22-11V11" /><circle
    fill="var(--jaws-hull)"
    cx="-36"
    cy="-11"
    r="4" /><circle fill="var(--jaws-hull)" cx="-36" cy="11" r="4"
/></g>`;
const POLICE = html`<g
  ><ellipse class="cast" cy="24" rx="32" ry="5" /><path
    fill="var(--jaws-wall)"
    d="M-27-6H27V24H-27Z" /><path fill="#1f4f96" d="M-32-4L-24-22H24L32-4Z" /><path
    fill="var(--jaws-star)"
    d="M0-21L2.4-15.7L8-15.2L3.8-11.4L5-5.8L0-8.8L-5-5.8L-3.8-11.4L-8-15.2L-2.4-15.7Z" /><path
    fill="var(--sea3)"
    d="M-22 3H-10V13H-22ZM10 3H22V13H10Z" /><path fill="var(--wood)" d="M-5 5H5V24H-5Z"
/></g>`;
const TOWN_HALL = html`<g
  ><ellipse class="cast" cy="37" rx="34" ry="5" /><path
    fill="var(--jaws-wall)"
    d="M-28 2H28V37H-28ZM-9-18H9V4H-9Z" /><path
    fill="var(--jaws-hull)"
    d="M-31 3L-26-6H-9V3ZM31 3L26-6H9V3ZM0-29L-11-17H11Z" /><circle
    fill="#fff"
    cy="-8"
    r="6.5" /><path class="hands" d="M0-8V-12M0-8H3" /><path
    class="pillar"
    d="M-20 8V36M-12 8V36M12 8V36M20 8V36" /><path fill="var(--wood)" d="M-5 17H5V37H-5Z"
/></g>`;
const LIGHTHOUSE = html`<g
  ><path fill="#fff" d="M-5-16H5L7 22H-7Z" /><path
    fill="var(--jaws-roof)"
    d="M-5.4-8H5.4L5.8 0H-5.8ZM-6.3 8H6.3L6.7 15H-6.7ZM0-27L-7-18H7Z" /><path
    fill="var(--jaws-star)"
    d="M-4-18H4V-13H-4Z"
/></g>`;
const SHOP = html`<g
  ><ellipse class="cast" cy="27" rx="34" ry="5" /><path
    fill="var(--jaws-wall)"
    d="M-29-6H29V27H-29Z" /><path fill="var(--grass3)" d="M-33-8L-26-24H26L33-8Z" /><path
    fill="#fff"
    d="M-33-8H33V-1H-33Z" /><path
    fill="var(--jaws-roof)"
    d="M-33-8H-22V1A5.5 5.5 0 0 1-33 1ZM-11-8H0V1A5.5 5.5 0 0 1-11 1ZM11-8H22V1A5.5 5.5 0 0 1 11 1Z" /><path
    fill="var(--sea3)"
    d="M-22 8H-6V18H-22Z" /><path fill="var(--wood)" d="M6 8H18V27H6Z"
/></g>`;
