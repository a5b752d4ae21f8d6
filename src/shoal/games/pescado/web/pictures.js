// @ts-check
/** Pictures of Pescado: fish with the mark of their colour, tiles, and the legend. */
import { html, keyIn, useText } from "../../../web/ui/ui.js";
import { Fish } from "../../../web/ui/art.js";

/** The words of the colours by the letters of moves, in their order. */
export const COLOURS = new Map([
  ["y", keyIn("colour", "yellow")],
  ["o", keyIn("colour", "orange")],
  ["r", keyIn("colour", "red")],
  ["b", keyIn("colour", "blue")],
  ["g", keyIn("colour", "green")],
  ["k", keyIn("colour", "black")],
]);

/** A mark for each colour, so that colours are never the only sign: star, plus, triangle, wave, two dots, square. */
const MARKS = new Map([
  ["y", "M0-5.6 1.5-1.8 5.4-1.7 2.3 .8 3.4 4.6 0 2.4-3.4 4.6-2.3 .8-5.4-1.7-1.5-1.8Z"],
  ["o", "M-1.4-5h2.8v3.6h3.6v2.8h-3.6v3.6h-2.8v-3.6h-3.6v-2.8h3.6Z"],
  ["r", "M0-5 5.2 4h-10.4Z"],
  ["b", "M-5.5.9q2.75-5.4 5.5-1.2t5.5-1.2v2.8q-2.75 5-5.5 1.2t-5.5 1.2Z"],
  [
    "g",
    "M-5-1a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0ZM.4 1.6a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z",
  ],
  ["k", "M-4-4h8v8h-8Z"],
]);

/** The points printed on a tile: the fewer colours, the more. */
export function worth(/** @type {string} */ tile) {
  return 4 - new Set(tile.slice(0, 3)).size;
}

/** A tile, or its back. */
export function Picture(
  /** @type {{ tile: string, down?: boolean, changed?: boolean }} */ { tile, down, changed },
) {
  if (down)
    return html`<svg viewBox="0 0 64 84" aria-hidden="true">
      <rect class="paper back" x="2" y="2" width="60" height="80" rx="10" />
      <path
        class="swell"
        d="M10 32q7-8 14 0t14 0t14 0M10 46q7-8 14 0t14 0t14 0M10 60q7-8 14 0t14 0t14 0"
      />
      ${changed ? html`<rect class="changed" x="2" y="2" width="60" height="80" rx="10" />` : null}
    </svg>`;
  return html`<svg viewBox="0 0 64 84" aria-hidden="true">
    <rect class="paper" x="2" y="2" width="60" height="80" rx="10" />
    ${[...tile.slice(0, 3)].map((letter, place) => html`<g transform=${`translate(30 ${17 + place * 22})`}><${Swimmer} letter=${letter} /></g>`)}
    ${Array.from({ length: worth(tile) }, (_, place) => html`<circle class="pip" cx=${32 + (place - (worth(tile) - 1) / 2) * 9} cy="77" r="2.8" />`)}
    ${changed ? html`<rect class="changed" x="2" y="2" width="60" height="80" rx="10" />` : null}
  </svg>`;
}

/** A fish in its colour, with the mark of this colour. */
export function Swimmer(/** @type {{ letter: string }} */ { letter }) {
  return html`<g class=${`pescado-fish ${letter}`}
    ><g transform="scale(1.12 0.98)"><${Fish} tone="var(--scale)" /></g>
    <path class="mark" transform="translate(-1 0)" d=${MARKS.get(letter)}
  /></g>`;
}

/** The colours with their marks. */
export function Legend() {
  const t = useText();
  return html`<details class="pescado-legend">
    <summary>${t("page-colours")}</summary>
    <ul>
      ${[...COLOURS].map(
        ([letter, colour]) =>
          html`<li key=${letter}>
            <svg viewBox="-22 -12 44 24" aria-hidden="true"><${Swimmer} letter=${letter} /></svg>
            ${t("board-colour", { colour })}
          </li>`,
      )}
    </ul>
  </details>`;
}
