// @ts-check
/** The tank as a place: its rim with the names of columns and rows, water, sand and plants. */
import { html } from "../../../../web/ui/ui.js";
import { CELL, LETTERS } from "./places.js";

const LEAF = "M0 0C-7-9-7-22 0-34C7-22 7-9 0 0Z";

/** A plant seen from above: leaves around a point. */
function Plant(
  /** @type {{ x: number, y: number, turn: number, size?: number }} */ { x, y, turn, size = 1 },
) {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return html`<g transform=${place}>
    ${[-80, -48, -16, 16, 48, 80].map((angle, leaf) => html`<path class=${leaf % 2 ? "leaf" : "leaf far"} d=${LEAF} transform=${`rotate(${angle})`} />`)}
  </g>`;
}

/** Sand and plants at the edges, all of it out of the way. */
function Ground(/** @type {{ edge: number }} */ { edge }) {
  const low = edge * 0.86;
  return html`<path
      class="sand low"
      d=${`M${edge * 0.66} 0C${edge * 0.76} 44 ${edge * 0.88} 44 ${edge} 78V0ZM0 ${low - 16}C${edge * 0.12} ${edge * 0.84} ${edge * 0.24} ${edge * 0.95} ${edge * 0.36} ${edge}H0ZM${edge} ${edge * 0.74}C${edge * 0.9} ${edge * 0.82} ${edge * 0.84} ${edge * 0.95} ${edge * 0.74} ${edge}H${edge}Z`}
    />
    <path class="sand" d=${`M${edge * 0.72} 0C${edge * 0.78} 32 ${edge * 0.9} 34 ${edge} 62V0Z`} />
    <path
      class="sand"
      d=${`M0 ${low}C${edge * 0.1} ${edge * 0.88} ${edge * 0.2} ${edge * 0.96} ${edge * 0.3} ${edge}H0Z`}
    />
    <path
      class="sand"
      d=${`M${edge} ${edge * 0.8}C${edge * 0.92} ${edge * 0.86} ${edge * 0.88} ${edge * 0.96} ${edge * 0.8} ${edge}H${edge}Z`}
    />
    <${Plant} x=${edge * 0.6} y="-2" turn="180" size="0.75" />
    <${Plant} x=${edge + 2} y=${edge * 0.08} turn="-90" />
    <${Plant} x="-2" y=${edge * 0.4} turn="90" size="0.7" />
    <${Plant} x=${edge + 3} y=${edge * 0.9} turn="-75" size="1.1" />
    <${Plant} x=${edge * 0.06} y=${edge + 2} turn="0" />
    <${Plant} x=${edge * 0.16} y=${edge + 3} turn="10" size="0.7" />`;
}

/** Few wavelets: each three soft bows. */
function Wavelets(/** @type {{ edge: number }} */ { edge }) {
  const places = [
    [0.03, 0.18],
    [0.36, 0.1],
    [0.7, 0.04],
    [0.6, 0.25],
    [0.16, 0.3],
    [0.9, 0.44],
    [0.38, 0.72],
    [0.76, 0.62],
    [0.66, 0.8],
    [0.04, 0.64],
    [0.4, 0.94],
    [0.46, 0.5],
  ];
  const line = (/** @type {number[]} */ [x, y], /** @type {string} */ bows) =>
    `M${Math.round(x * edge)} ${Math.round(y * edge)}${bows}`;
  return html`<path
      class="wavelets"
      d=${places.map((place) => line(place, "q9-7 18 0t18 0t12-2")).join("")}
    />
    <path
      class="ripples"
      d=${places.map(([x, y]) => line([1 - x, y + 0.03], "c14-12 30 8 46-2s24-12 34 0")).join("")}
    />`;
}

function grid(/** @type {number} */ side) {
  const edge = side * CELL;
  return Array.from(
    { length: side - 1 },
    (_, place) => `M${(place + 1) * CELL} 0V${edge}M0 ${(place + 1) * CELL}H${edge}`,
  ).join("");
}

/** The tank without its fish. */
export function Scenery(
  /** @type {{ side: number, text: number, hasGrid?: boolean }} */ { side, text, hasGrid = true },
) {
  const edge = side * CELL;
  const left = hasGrid ? 22 : 9; // the rim is wide where it bears names
  return html`<g aria-hidden="true">
    <rect
      class="tank-rim"
      x=${-left - (hasGrid ? 1 : 0)}
      y="-9"
      width=${edge + left + 9}
      height=${edge + left + 9}
      rx="12"
    />
    <rect
      class="tank-glass"
      x=${4 - left}
      y="-5"
      width=${edge + left + 1}
      height=${edge + left + 1}
      rx="8"
    />
    <rect class="tank-edge" x="-2" y="-2" width=${edge + 4} height=${edge + 4} rx="5" />
    <svg width=${edge} height=${edge} viewBox=${`0 0 ${edge} ${edge}`}>
      <defs>
        <radialGradient id="tank-light" cx="0.38" cy="0.32" r="0.85">
          <stop class="tank-bright" offset="0" />
          <stop class="tank-deep" offset="0.9" />
        </radialGradient>
      </defs>
      <rect width=${edge} height=${edge} fill="url(#tank-light)" />
      <${Ground} edge=${edge} />
      ${hasGrid ? html`<path class="tank-grid" d=${grid(side)} />` : null}
      <${Wavelets} edge=${edge} />
      <path class="tank-shade" d=${`M0 0H${edge}V5H5V${edge}H0Z`} />
    </svg>
    ${hasGrid ? html`<${Names} side=${side} text=${text} />` : null}
  </g>`;
}

/** What columns and rows are called, on the rim. */
function Names(/** @type {{ side: number, text: number }} */ { side, text }) {
  const edge = side * CELL;
  const size = Math.min(text, 15);
  return html`<g class="tank-names" style=${`font-size: ${size}px`}>
    ${[...LETTERS.slice(0, side)].map(
      (letter, place) =>
        html`<text class="tank-name" x=${(place + 0.5) * CELL} y=${edge + 10 + size * 0.35}
            >${letter}</text
          ><text class="tank-name" x="-11.5" y=${edge - (place + 0.5) * CELL + size * 0.35}
            >${place + 1}</text
          >`,
    )}
  </g>`;
}
