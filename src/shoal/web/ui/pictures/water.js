// @ts-check
/** Water with a few waves, for pictures and simple boards. */
import { html, useState } from "../html.js";

let seas = 0; // pictures of water so far

/** Water with a few waves, in the given size. */
export function Water(
  /** @type {{ width: number, height: number, rx?: number }} */ { width, height, rx = 14 },
) {
  // A unique id: if pictures share one, hiding the first removes the water from all of them.
  const [sea] = useState(() => `sea-${++seas}`);
  let waves = "";
  for (let y = 26; y < height; y += 46) {
    for (let x = (y / 46) % 2 < 1 ? 18 : 62; x < width - 30; x += 96)
      waves += `M${x} ${y}q6-6 12 0t12 0`;
  }
  return html`<g class="water" aria-hidden="true">
    <defs
      ><linearGradient id=${sea} x1="0" y1="0" x2="0" y2="1"
        ><stop class="sea-top" offset="0" /> <stop class="sea-bottom" offset="1" /></linearGradient
    ></defs>
    <rect width=${width} height=${height} rx=${rx} fill=${`url(#${sea})`} />
    <path d=${waves}
  /></g>`;
}
