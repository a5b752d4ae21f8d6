// @ts-check
/** Sea urchins, the pieces that stand on them, and small labels, around the origin. */
import { html, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";

/** What each mark of a row is called. @type {Record<string, string>} */
export const LYING = {
  ".": "page-empty",
  r: "board-red",
  y: "board-yellow",
  R: "board-red-on-yellow",
  Y: "board-yellow-on-red",
};

/** Points around the origin, as many as asked, each at a distance from a list. */
function around(/** @type {number} */ count, /** @type {number[]} */ ...distances) {
  return Array.from({ length: count }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / count;
    const far = distances[nth % distances.length];
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
}

const THIN = around(26, 22, 19)
  .map((end) => `M0 0L${end}`)
  .join("");
const DOTS = [...around(9, 9.5), ...around(5, 4.5)].map((dot) => `M${dot}h0`).join("");
const THICK = `M${around(22, 22.5, 13).join("L")}Z`;
const PETAL = "M0-1.5C-4-4-3.6-9.5 0-10C3.6-9.5 4-4 0-1.5Z";

/** Red: many thin spines and dots. Yellow: few thick spines and a flower. */
export function Urchin(/** @type {{ colour: string }} */ { colour }) {
  const isRed = colour === "red";
  return html`<g class=${`urchin ${colour}`}>
    <path class=${isRed ? "thin" : "thick"} d=${isRed ? THIN : THICK} />
    <circle class="body" r="13.5" />
    <path class="urchin-shade" d="M-7.8 11A13.5 13.5 0 0 0 11-7.8A15.5 15.5 0 0 1-7.8 11Z" />
    <path class="urchin-light" d="M-11-4A11.7 11.7 0 0 1-2-11.5" />
    ${isRed ? html`<path class="dots" d=${DOTS} />` : [0, 72, 144, 216, 288].map((turn) => html`<path class="petal" d=${PETAL} transform=${`rotate(${turn})`} />`)}
  </g>`;
}

/** What lies on a square: nothing, one urchin, or two of which the lower has the other colour. */
export function Lying(/** @type {{ mark: string }} */ { mark }) {
  if (mark === ".") return null;
  const [upper, lower] = /[rR]/.test(mark) ? ["red", "yellow"] : ["yellow", "red"];
  if (!/[RY]/.test(mark))
    return html`<ellipse class="urchins-under" cy="12" rx="17" ry="9" /><${Urchin}
        colour=${upper}
      />`;
  return html`<ellipse class="urchins-under" cy="16" rx="18" ry="9" />
    <g transform="translate(0 6) scale(0.95)"><${Urchin} colour=${lower} /></g>
    <g transform="translate(0 -5) scale(0.95)"><${Urchin} colour=${upper} /></g>
    <g class="urchins-two" transform="translate(20 2)"
      ><circle r="9" /><path d="M-3.2-2.4A3.2 3.2 0 1 1 2.2.2L-3.3 5H3.6"
    /></g>`;
}

/** A player's piece: a bell that carries the sign. */
export function PieceFigure(/** @type {{ seat: number, name: string }} */ { seat, name }) {
  return html`<path class="urchins-bell" d="M-4-6H4L10 10Q0 15-10 10Z" />
    <g transform="translate(0 -12) scale(0.9)"><${Sign} seat=${seat} name=${name} /></g>`;
}

/** A number on the board: green with a plus sign, or a plain nothing. */
export function Pill(/** @type {{ text: string, good?: boolean }} */ { text, good = false }) {
  return html`<g class=${good ? "urchins-pill good" : "urchins-pill"} aria-hidden="true">
    <rect x="-16" y="-10.5" width="32" height="21" rx="10.5" /><text y="5">${text}</text>
  </g>`;
}

/** Nothing to win, because somebody stands across: a nought, the player's sign, and the word. */
export function AcrossPill(/** @type {{ seat: number, name: string }} */ { seat, name }) {
  const word = useText()("page-pill-across");
  const width = 50 + 7.6 * word.length;
  return html`<g class="urchins-pill" aria-hidden="true">
    <rect x=${-width / 2} y="-10.5" width=${width} height="21" rx="10.5" />
    <text x=${14 - width / 2} y="5">0</text>
    <g transform=${`translate(${32 - width / 2} 0) scale(0.66)`}
      ><${Sign} seat=${seat} name=${name}
    /></g>
    <text class="urchins-why" x=${43 - width / 2} y="4.5">${word}</text>
  </g>`;
}
