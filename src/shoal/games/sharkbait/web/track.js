// @ts-check
/** The scoring track with its pawns. */
import { html, Part, earlier, useText } from "../../../web/ui/ui.js";
import { Sign, Water } from "../../../web/ui/art.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */

const ROW = 11;

/** Where a space of the track is; every other row runs backwards. */
function place(/** @type {number} */ space) {
  const row = Math.floor(space / ROW);
  const along = row % 2 ? ROW - 1 - (space % ROW) : space % ROW;
  return { x: 20 + along * 33, y: 22 + row * 40 };
}

/** The spaces of a size as one line of rings: every tenth is larger. */
function rings(/** @type {number} */ length, /** @type {number} */ size) {
  return range(length + 1)
    .filter((space) => (space % 10 ? 10 : 13) === size)
    .map((space) => `M${place(space).x - size} ${place(space).y}${half(size)}${half(-size)}Z`)
    .join("");
}

function half(/** @type {number} */ size) {
  return `a${Math.abs(size)} ${Math.abs(size)} 0 0 1 ${2 * size} 0`;
}

/** The spaces that a pawn passed, as points of a line. */
function way(/** @type {number} */ from, /** @type {number} */ to) {
  return range(to - from + 1)
    .map((step) => `${place(from + step).x},${place(from + step).y}`)
    .join(" ");
}

export function Track(/** @type {{ props: Props }} */ { props }) {
  const length = props.options.track;
  const height = 44 + Math.floor(length / ROW) * 40;
  const { pawns, round } = props.view.facts;
  const t = useText();
  return html`<${Part} title=${t("page-track", { round })} class="sharkbait-track">
    <svg viewBox=${`0 0 370 ${height}`} role="img" aria-label=${pawns
      .map((/** @type {number} */ space, /** @type {number} */ seat) =>
        t("page-pawn", { seat, space }),
      )
      .join(", ")}>
      <${Water} width="370" height=${height} />
      <polyline class="sharkbait-way" points=${range(length + 1)
        .map((space) => `${place(space).x},${place(space).y}`)
        .join(" ")} />
      <path class="sharkbait-space" d=${rings(length, 10)} /><path class="sharkbait-space ten" d=${rings(length, 13)} />
      <text class="sharkbait-count">${range(length + 1).map((space) => html`<tspan x=${place(space).x} y=${place(space).y + 3.5}>${space}</tspan>`)}</text>
      ${pawns.map((/** @type {number} */ space, /** @type {number} */ seat) => {
        const from = earlier(props, "pawns")[seat];
        return from === space
          ? null
          : html`<g key=${`w${seat}`} class="came" style=${`--seat: var(--seat-${seat % 8})`}
              ><polyline points=${way(from, space)} /><circle
                cx=${place(from).x}
                cy=${place(from).y}
                r="12"
            /></g>`;
      })}
      ${pawns.map(
        (/** @type {number} */ space, /** @type {number} */ seat) =>
          html`<${Pawn}
            key=${`p${seat}`}
            seat=${seat}
            space=${space}
            pawns=${pawns}
            name=${props.names[seat]}
          />`,
      )}
    </svg></${Part}>`;
}

/** Pawns on one space stand in a small circle. */
function Pawn(
  /** @type {{ seat: number, space: number, pawns: number[], name: string }} */ {
    seat,
    space,
    pawns,
    name,
  },
) {
  const { x, y } = place(space);
  const here = pawns
    .map((/** @type {number} */ other, /** @type {number} */ who) => (other === space ? who : -1))
    .filter((/** @type {number} */ who) => who >= 0);
  const turn = (2 * Math.PI * here.indexOf(seat)) / here.length;
  const off = here.length > 1 ? 8 + here.length : 0;
  return html`<g
    class="glides"
    style=${`transform: translate(${x + off * Math.sin(turn)}px, ${y - off * Math.cos(turn)}px) scale(${here.length > 1 ? 0.75 : 0.95})`}
  >
    <${Sign} seat=${seat} name=${name}
  /></g>`;
}

/** The numbers from 0 to below a count. */
export function range(/** @type {number} */ count) {
  return Array.from({ length: count }, (_, place) => place);
}
