// @ts-check
/** How a score would change, in a pill: at the fish itself, in a button, in a card. */
import { html, classes, useText } from "../../../web/ui/ui.js";

/** @import { Text } from "../../../web/ui/ui.js" */
/** @import { Outcome } from "./plan.js" */

/** A number of points with its sign. */
export function signed(/** @type {Text} */ t, /** @type {number} */ points) {
  return points < 0 ? t("page-minus", { points: -points }) : t("page-plus", { points });
}

/** All possible numbers in words: one, either of two, or a range. */
export function rangeOf(/** @type {Text} */ t, /** @type {string[]} */ numbers) {
  const [low, high] = [numbers[0], numbers[numbers.length - 1]];
  if (numbers.length === 1) return low;
  return t(numbers.length === 2 ? "page-either" : "page-between", { low, high });
}

/** How the score would change: "+4 or +6". */
export function changeOf(/** @type {Text} */ t, /** @type {Outcome} */ { points }) {
  return rangeOf(
    t,
    points.map((one) => signed(t, one)),
  );
}

/** Whether a change is a gain, a loss, or neither for sure. */
export function toneOf(/** @type {Outcome} */ { points }) {
  if (points[points.length - 1] < 0) return "bad";
  return points[0] > 0 ? "good" : "even";
}

/** A pill beside a fish in the drawing; pressing it lays the way there. */
export function Pill(
  /** @type {{ at: { x: number, y: number }, edge: number, text: number, outcome?: Outcome, press: () => void }} */ {
    at,
    edge,
    text,
    outcome,
    press,
  },
) {
  const t = useText();
  if (!outcome) return null;
  const words = changeOf(t, outcome);
  const width = text * (0.56 * words.length + 1.4);
  const height = text * 1.7;
  const x = Math.max(width / 2, Math.min(edge - width / 2, at.x));
  const y = at.y > height + 14 ? at.y - 11 - height / 2 : at.y + 13 + height / 2;
  const pressed = (/** @type {Event} */ event) => {
    event.stopPropagation();
    press();
  };
  return html`<g
    class=${classes("tank-pill", toneOf(outcome))}
    transform=${`translate(${x} ${y})`}
    aria-hidden="true"
    onClick=${pressed}
  >
    <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${height / 2} />
    <text y=${text * 0.35} style=${`font-size: ${text}px`}>${words}</text>
  </g>`;
}

/** The same on paper. */
export function PaperPill(/** @type {{ outcome?: Outcome }} */ { outcome }) {
  const t = useText();
  if (!outcome) return null;
  return html`<b class=${classes("paper-pill", toneOf(outcome))}>${changeOf(t, outcome)}</b>`;
}
