// @ts-check
/** What the signs on the boat spaces mean. */
import { html, useText } from "../../../../web/ui/ui.js";

const KINDS = /** @type {const} */ ([
  ["crack", "M4-8L-3 1H4L-1 9"],
  ["hole", "M-5-5L5 5M5-5L-5 5"],
]);

export function Legend() {
  const t = useText();
  return html`<p class="jaws-legend">
    ${KINDS.map(
      ([kind, path]) =>
        html`<span key=${kind}
          ><svg viewBox="-12 -12 24 24" aria-hidden="true"><path d=${path} /></svg
          >${t(kind === "crack" ? "page-legend-crack" : "page-legend-hole")}</span
        >`,
    )}
  </p>`;
}
