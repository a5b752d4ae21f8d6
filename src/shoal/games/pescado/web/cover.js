// @ts-check
/** The picture of Pescado in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";
import { Fish } from "../../../web/ui/art.js";

const COLOURS = ["#f4c430", "#f08419", "#cf3030", "#2f6fd0", "#2f8f4a", "#2a2f36"];

export function Cover() {
  return html`${[
    [62, 0],
    [150, 2],
    [238, 3],
  ].map(
    ([x, first]) =>
      html`<g transform=${`translate(${x} 78) rotate(${(x - 150) / 16})`}
        ><rect x="-34" y="-46" width="68" height="92" rx="11" fill="#fffdf6" stroke="#b7a98a" />
        ${[0, 1, 2].map((row) => html`<g transform=${`translate(0 ${row * 26 - 26}) scale(1.2)`}><${Fish} tone=${COLOURS[(first + row * 2) % 6]} /></g>`)}</g
      >`,
  )}`;
}
