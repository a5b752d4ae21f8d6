// @ts-check
/** Pictures of Pescado: fish with the pattern and initial of their colour, tiles as rafts, and the legend. */
import { html, useText } from "../../../../web/ui/ui.js";
import { COLOURS } from "./colours.js";
import { Initial } from "./initials.js";
import { TILE_POINTS } from "./tile-points.js";

const BODY = "M21 1C15-9-5-12-14 0C-5 12 14 10 21 1Z";
const FINS = "M-12 0L-25-9Q-20 0-25 9ZM-5-7Q0-14 9-11L10-6ZM-3 8L-1 14Q4 13 5 8Z";

/** A pattern for each colour, so that colours are never the only sign: stripes, bands, dots, waves, zigzag, a pale belly. */
const PATTERNS = new Map([
  ["y", "M-9-5V5M-5.8-6.6V6.8M7-7.4V7.4M10.2-6.2V6.2"],
  ["o", "M-9.4-4.6Q-6.6 0-9.4 4.8L-5.4 7.4Q-2.8 0-5.4-7.2ZM7-7.6Q9.6 0 7 7.6L11-6Q8.8.4 11.4 6Z"],
  ["r", "M-9 0h0M-6.5-4.5h0M-6.5 4.8h0M-1-6.8h0M4.5-6h0M-1 7h0M5 6.2h0M10 4.4h0"],
  ["b", "M-9.6-3q2-3.4 4-2.4t3.6-.6t4-.4t3.8.2t3.4.8M-9.6 3.4q2-.6 4 2.2t3.6.6t4 .8t3.8-1t3.6-1"],
  ["g", "M-11.4-.8l2.2-3 2.2 1.6 2.6-5 2.6 2 2.6-3 2.6 3 2.6-2.4 2.2 3"],
  ["k", "M-12.6 2C-5 11 13 10.4 20 2C12 6.6-4 7.4-12.6 2Z"],
]);

/** A fish in its colour that looks to the right, about 46 wide, around the origin. */
export function Swimmer(/** @type {{ letter: string }} */ { letter }) {
  return html`<g class=${`pescado-fish ${letter}`}
    ><path class="body" d=${BODY} /><path class="fins" d=${FINS} /><path
      class="pattern"
      d=${PATTERNS.get(letter)} /><circle class="eye" cx="14.4" cy="-2" r="2.7" /><circle
      class="pupil"
      cx="15"
      cy="-2"
      r="1.4" /><${Initial} letter=${letter}
  /></g>`;
}

/** Fish beside each other, as small as text. */
export function SmallFish(/** @type {{ letters: string }} */ { letters }) {
  return html`<span class="pescado-small" aria-hidden="true"
    >${[...letters].map((letter, place) => html`<svg key=${place} viewBox="-26 -15 50 30"><${Swimmer} letter=${letter} /></svg>`)}</span
  >`;
}

/** The points printed on a tile. */
export function pointsOf(/** @type {string} */ tile) {
  return TILE_POINTS[tile.slice(0, 3)];
}

const FRAME = html`<rect class="changed" x="3" y="3" width="60" height="78" rx="9" />`;

/** A tile as a raft of paper on wood, or its back. */
export function Picture(
  /** @type {{ tile: string, down?: boolean, changed?: boolean }} */ { tile, down, changed },
) {
  const points = pointsOf(tile);
  return html`<svg viewBox="0 0 66 89" aria-hidden="true">
    <ellipse class="afloat" cx="34" cy="90" rx="33" ry="5" />
    <rect class="raft" x="0" y="5" width="66" height="84" rx="11" />
    <rect class=${down ? "sheet back" : "sheet"} x="0" y="0" width="66" height="84" rx="11" />
    ${
      down
        ? html`<path
            class="swell"
            d="M11 28q7-8 14 0t14 0t14 0M11 44q7-8 14 0t14 0t14 0M11 60q7-8 14 0t14 0t14 0"
          />`
        : html`${[...tile.slice(0, 3)].map((letter, place) => html`<g transform=${`translate(35 ${16 + place * 23})`}><${Swimmer} letter=${letter} /></g>`)}
          ${Array.from({ length: points }, (_, place) => html`<circle class="pip" cx=${33 + (place - (points - 1) / 2) * 9} cy="78.5" r="2.9" />`)}`
    }
    ${changed ? FRAME : null}
  </svg>`;
}

/** The colours with their patterns and initials. */
export function Legend() {
  const t = useText();
  return html`<h4>${t("page-colours")}</h4>
    <ul class="pescado-legend">
      ${[...COLOURS].map(
        ([letter, colour]) =>
          html`<li key=${letter}>
            <svg viewBox="-26 -15 50 30" aria-hidden="true"><${Swimmer} letter=${letter} /></svg>
            ${t("board-colour", { colour })}
          </li>`,
      )}
    </ul>`;
}

/** What grows and lies at the edge of the lagoon. */
export function Shore() {
  return html`<div class="pescado-shore" aria-hidden="true">
    <svg class="palm" viewBox="0 0 120 96">
      <path class="leaf" d="M0 0Q70-6 118 30Q60 18 0 10Z" />
      <path class="leaf dark" d="M0 4Q56 22 84 66Q40 34 0 20ZM0 12Q34 40 38 92Q18 56 0 34Z" />
      <path class="leaf" d="M0 6Q60 14 108 50Q52 30 0 18Z" />
    </svg>
    <svg class="star" viewBox="-16 -16 32 32">
      <path d="M0-14L4-5L14-4L7 3L9 13L0 8L-9 13L-7 3L-14-4L-4-5Z" />
      <path class="light" d="M0-8V-2M6-2L2 0M4 8L1 3M-4 8L-1 3M-6-2L-2 0" />
    </svg>
    <svg class="shell" viewBox="-14 -12 28 24">
      <path d="M0 10L-4 7L-13-2Q-10-11 0-11Q10-11 13-2L4 7Z" />
      <path class="light" d="M0 8V-8M-2 7L-6-6M2 7L6-6" />
    </svg>
  </div>`;
}

const WAVES =
  "M74 46q5-5 10 0t10 0t9-1M312 38q5-5 10 0t10 0M156 148q5-5 10 0t10 0t9-1M384 160q5-5 10 0t10 0M48 232q5-5 10 0t10 0M268 268q5-5 10 0t10 0t9-1M232 60q5-5 10 0t10 0M416 84q5-5 10 0t9-1";
const SHORE =
  "M60 5C140 0 300 8 398 5C438 6 455 22 454 64C450 130 458 186 455 236C454 278 436 293 392 294C300 300 168 289 66 295C24 297 7 280 6 238C9 170 2 122 6 60C8 22 22 8 60 5Z";
/** From the dry rim to the deep: a colour, and how large. @type {[string, number, number][]} */
const LAYERS = [
  ["var(--sand2)", 1.034, 1.05],
  ["var(--pescado-foam)", 1.008, 1.012],
  ["var(--sea1)", 0.987, 0.98],
  ["var(--pescado-shallow)", 0.945, 0.915],
  ["var(--sea2)", 0.875, 0.83],
];

/** The lagoon, cut from paper: stretched to its place, and a little uneven. */
export function Water() {
  return html`<svg
      class="pescado-water"
      viewBox="0 0 460 300"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${LAYERS.map(([colour, wide, high]) => html`<path key=${colour} d=${SHORE} fill=${colour} transform=${`translate(230 150) scale(${wide} ${high}) translate(-230 -150)`} />`)}
    </svg>
    <svg
      class="pescado-waves"
      viewBox="0 0 460 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d=${WAVES} />
    </svg>`;
}

/** The cloth on the sand on which a fresh catch lies. */
export function Cloth() {
  return html`<svg
    class="pescado-cloth"
    viewBox="0 0 460 80"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      fill="var(--sand2)"
      d="M7 3C120 0 330 5 452 1C455 28 456 52 459 78C320 81 120 76 1 79C4 52 5 28 7 3Z"
    />
    <path
      fill="var(--pescado-cloth)"
      d="M9.5 5.5C120 3 330 8 449.500 4C452 28 453.500 52 456 75C320 78 120 73 4 76C6.500 52 7.500 28 9.500 5.500Z"
    />
  </svg>`;
}
