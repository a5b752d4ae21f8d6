// @ts-check
/** A QR code as a picture. */
import { html } from "./html.js";
import { correction, generate, mode } from "../vendor/lean-qr.js";

const QUIET_ZONE = 3; // modules around the code

/** The rows of the code of a text; true is a dark module. */
export function modules(/** @type {string} */ text) {
  const level = correction.M;
  const code = generate(text, {
    minCorrectionLevel: level,
    maxCorrectionLevel: level,
    modes: [mode.ascii, mode.utf8],
  });
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
}

export function QrCode(/** @type {{ text: string, label: string }} */ { text, label }) {
  const grid = modules(text);
  const size = grid.length + 2 * QUIET_ZONE;
  const path = grid
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return html`<svg
    class="qr"
    viewBox=${`-${QUIET_ZONE} -${QUIET_ZONE} ${size} ${size}`}
    role="img"
    aria-label=${label}
  >
    <rect x=${-QUIET_ZONE} y=${-QUIET_ZONE} width=${size} height=${size} fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}
