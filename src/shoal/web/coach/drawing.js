// @ts-check
/** What the pictures of the coach's cards are made of. */
import { html } from "../ui/html.js";

const LETTER = 7.6; // about the width of a letter in a pill

/** A picture, 352 by 208. */
export function Picture(
  /** @type {{ fill: string, label: string, children?: unknown }} */ { fill, label, children },
) {
  return html`<svg viewBox="0 0 352 208" role="img" aria-label=${label}>
    <rect width="352" height="208" fill=${fill} />
    ${children}
  </svg>`;
}

/** A short text on a green pill, or a red one for something bad, around a point. */
export function Pill(
  /** @type {{ x: number, y: number, text: string, bad?: boolean }} */ { x, y, text, bad = false },
) {
  const width = text.length * LETTER + 24;
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect
      x=${-width / 2}
      y="-14"
      width=${width}
      height="28"
      rx="14"
      fill=${bad ? "var(--bad)" : "var(--good)"}
      stroke="var(--paper)"
      stroke-width="2"
    />
    <text class="pill-text" y="5">${text}</text>
  </g>`;
}

/** An arrow from one point to another. */
export function Arrow(/** @type {{ from: number[], to: number[] }} */ { from, to }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = [2.6, -2.6].map((turn) => [
    to[0] + 11 * Math.cos(angle + turn),
    to[1] + 11 * Math.sin(angle + turn),
  ]);
  return html`<path
    d=${`M${from}L${to}M${head[0]}L${to}L${head[1]}`}
    fill="none"
    stroke="var(--pick)"
    stroke-width="4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />`;
}

/** Waves at a height. */
export function Waves(/** @type {{ y: number, fill: string }} */ { y, fill }) {
  return html`<path
    d=${`M0 ${y}q22-12 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0V208H0Z`}
    fill=${fill}
  />`;
}

/** How points are made: a drawing, what it is, and what it brings. */
export function ScoreTable(
  /** @type {{ rows: { picture: unknown, text: string, gain: string }[] }} */ { rows },
) {
  return html`<table class="coach-table">
    <tbody>
      ${rows.map(
        ({ picture, text, gain }, place) =>
          html`<tr key=${place}>
            <td aria-hidden="true">${picture}</td>
            <td>${text}</td>
            <td><span class="coach-gain">${gain}</span></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
