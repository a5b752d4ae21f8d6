// @ts-check
/** The picture of Sea Urchins in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";

/** A star with so many points. */
function spikes(
  /** @type {number} */ points,
  /** @type {number} */ outer,
  /** @type {number} */ inner,
) {
  const corners = Array.from({ length: 2 * points }, (_, step) => {
    const angle = (Math.PI * step) / points;
    const far = step % 2 ? inner : outer;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

export function Cover() {
  return html`${[
    [70, 52, 0],
    [126, 52, 1],
    [70, 108, 1],
    [126, 108, 0],
    [230, 84, 0],
  ].map(
    ([x, y, yellow]) =>
      html`<g transform=${`translate(${x} ${y})`}>
        <path
          d=${yellow ? spikes(9, 24, 18) : spikes(14, 26, 14)}
          fill=${yellow ? "#f2b632" : "#c8362b"}
          stroke=${yellow ? "#a26e00" : "#8d1d16"} /><circle
          r=${yellow ? 15 : 13}
          fill=${yellow ? "#f2b632" : "#c8362b"}
          stroke=${yellow ? "#a26e00" : "#8d1d16"}
      /></g>`,
  )}`;
}
