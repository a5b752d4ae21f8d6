// @ts-check
/** The coach of Sea Urchins: pictures of the goal, a turn and the score, and tips. */
import { html, useText } from "../../../web/ui/ui.js";
import { Arrow, Picture, Pill } from "../../../web/coach/drawing.js";

const RED = "#c0392b";
const YELLOW = "#e0a100";

/** An urchin; the red ones have more spines. */
function Urchin(/** @type {{ x: number, y: number, red?: boolean }} */ { x, y, red = false }) {
  const count = red ? 16 : 10;
  const spines = Array.from({ length: count }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / count;
    return `M0 0L${(20 * Math.cos(angle)).toFixed(1)} ${(20 * Math.sin(angle)).toFixed(1)}`;
  });
  const tone = red ? RED : YELLOW;
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d=${spines.join("")} stroke=${tone} stroke-width=${red ? 3 : 5} stroke-linecap="round" />
    <circle r="13" fill=${tone} /><circle r="5" cx="-3" cy="-4" fill="#fff" opacity="0.35" />
  </g>`;
}

/** A player's piece. */
function Piece(/** @type {{ x: number, y: number, seat?: number }} */ { x, y, seat = 0 }) {
  return html`<g transform=${`translate(${x} ${y})`}
    ><path
      d="M-12 12Q-12-2-5-6A8 8 0 1 1 5-6Q12-2 12 12Z"
      fill=${`var(--seat${seat})`}
      stroke="var(--paper)"
      stroke-width="3"
  /></g>`;
}

/** A square of four pools, 108 wide. */
function Square(
  /** @type {{ x: number, y: number, reds: number[], missing?: number }} */ { x, y, reds, missing },
) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x="-58" y="-58" width="116" height="116" rx="14" fill="var(--sand3)" />
    ${[0, 1, 2, 3].map((place) => {
      const [left, top] = [(place % 2) * 52 - 26, Math.floor(place / 2) * 52 - 26];
      return html`<circle key=${place} cx=${left} cy=${top} r="24" fill="var(--sea2)" />
        ${place === missing ? null : html`<${Urchin} x=${left} y=${top} red=${reds.includes(place)} />`}`;
    })}
  </g>`;
}

function Goal() {
  const t = useText();
  return html`<${Picture} fill="var(--sand)" label=${t("coach-goal")}>
    <${Square} x=${108} y=${104} reds=${[0, 3]} />
    <${Piece} x=${82} y=${66} />
    <${Arrow} from=${[186, 104]} to=${[236, 104]} />
    <g transform="translate(292 84)">
      <${Urchin} x=${-22} y=${-20} red /><${Urchin} x=${22} y=${-20} /><${Urchin} x=${-22} y=${24} /><${Urchin} x=${22} y=${24} red />
    </g>
    <${Pill} x=${292} y=${168} text=${t("card-yours")} />
  </${Picture}>`;
}

function Turn() {
  const t = useText();
  const step = (
    /** @type {number} */ x,
    /** @type {string} */ word,
    /** @type {number} */ number,
    /** @type {unknown} */ drawing,
  ) =>
    html`<g transform=${`translate(${x} 0)`}>
      <rect x="-52" y="24" width="104" height="160" rx="14" fill="var(--paper)" />
      <text y="50">${number}</text>
      <circle cy="104" r="30" fill="var(--sea2)" />${drawing}
      <text y="170">${word}</text>
    </g>`;
  return html`<${Picture} fill="var(--sand)" label=${t("coach-turn")}>
    ${step(60, t("card-move"), 1, html`<${Urchin} x=${-12} y=${104} /><${Arrow} from=${[8, 104]} to=${[40, 104]} />`)}
    ${step(176, t("card-add"), 2, html`<${Urchin} x=${0} y=${104} red /><text y="140">+</text>`)}
    ${step(292, t("card-piece"), 3, html`<${Urchin} x=${0} y=${104} /><${Piece} x=${0} y=${94} />`)}
  </${Picture}>`;
}

function Score() {
  const t = useText();
  return html`<${Picture} fill="var(--sand)" label=${t("coach-score")}>
    <g transform="translate(92 84) scale(0.95)"><${Square} x=${0} y=${0} reds=${[1, 2]} /><${Piece} x=${-26} y=${16} /></g>
    <g transform="translate(258 84) scale(0.95)"
      ><${Square} x=${0} y=${0} reds=${[1, 2]} /><${Piece} x=${-26} y=${16} /><${Piece} x=${26} y=${-36} seat=${1}
    /></g>
    <${Pill} x=${92} y=${178} text=${t("card-yours")} /><${Pill} x=${258} y=${178} text=${t("card-blocked")} bad />
  </${Picture}>`;
}

export const cards = [Goal, Turn, Score];

export const tips = [
  { on: ["ask-step-1"], tip: "move", at: [".board-area .highlighted", ".board-area"] },
  {
    on: ["ask-step-2", "ask-add", "ask-must-add"],
    tip: "add",
    at: [".board-area .highlighted", ".board-area"],
  },
  { on: ["ask-step-3"], tip: "piece", at: [".board-area .highlighted", ".board-area"] },
];
