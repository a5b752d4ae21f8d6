// @ts-check
/** A game's picture, drawn by its `web/cover.js`; a school of fish for a game that has none. */
import { html, useLayoutEffect, useState } from "../html.js";
import { Fish } from "../art.js";
import { Water } from "./water.js";
import { coverOf, loadCover } from "../../net/game-parts.js";

export function Cover(/** @type {{ game: string, small?: boolean }} */ { game, small = false }) {
  const [, redraw] = useState(0);
  const scene = coverOf(game);
  useLayoutEffect(() => {
    if (coverOf(game) === undefined) loadCover(game).then(() => redraw((n) => n + 1));
  }, [game]);
  return html`<svg
    class=${small ? "cover small" : "cover"}
    viewBox="0 0 300 160"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <${Water} width=${300} height=${160} rx=${0} />
    ${scene === undefined ? null : html`<${scene ?? School} />`}
  </svg>`;
}

function School() {
  return html`<g transform="translate(110 70)"><${Fish} /></g
    ><g transform="translate(180 100)"><${Fish} /></g>`;
}
