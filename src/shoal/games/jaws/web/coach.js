// @ts-check
/** The coach of Jaws: pictures of the goal, a turn and the end, and tips. */
import { html, useText } from "../../../web/ui/ui.js";
import { Shark } from "../../../web/ui/pictures/shark.js";
import { Arrow, Picture, Pill, Waves } from "../../../web/coach/drawing.js";

/** Somebody in the water. */
function Swimmer(/** @type {{ x: number, y: number }} */ { x, y }) {
  return html`<g transform=${`translate(${x} ${y})`}
    ><circle r="9" fill="#e9b48a" /><path
      d="M-16 8q8-7 16 0t16 0"
      fill="none"
      stroke="var(--paper)"
      stroke-width="4"
  /></g>`;
}

/** A yellow barrel. */
function Barrel(/** @type {{ x: number, y: number }} */ { x, y }) {
  return html`<g transform=${`translate(${x} ${y})`}
    ><rect x="-13" y="-16" width="26" height="32" rx="7" fill="#e0a100" /><path
      d="M-13-6H13M-13 6H13"
      stroke="#8a5f00"
      stroke-width="3"
  /></g>`;
}

/** The boat of the crew. */
function Boat(/** @type {{ x: number, y: number }} */ { x, y }) {
  return html`<g transform=${`translate(${x} ${y})`}
    ><path d="M-46 0H50L36 24H-34Z" fill="var(--wood)" /><rect
      x="-22"
      y="-26"
      width="36"
      height="26"
      rx="4"
      fill="var(--paper)" /><path d="M26 0V-44" stroke="var(--ink)" stroke-width="4"
  /></g>`;
}

function Goal() {
  const t = useText();
  return html`<${Picture} fill="var(--sky2)" label=${t("coach-goal")}>
    <${Waves} y=${84} fill="var(--sea3)" /><${Waves} y=${140} fill="var(--sea4)" />
    <path d="M0 84Q40 60 84 84L60 112H0Z" fill="var(--sand)" />
    <${Swimmer} x=${108} y=${98} /><${Swimmer} x=${148} y=${112} />
    <${Boat} x=${272} y=${72} />
    <g transform="translate(150 164) scale(1.5)"><${Shark} /></g>
    <${Pill} x=${110} y=${28} text=${t("card-shark")} bad /><${Pill} x=${250} y=${196} text=${t("card-crew")} />
  </${Picture}>`;
}

function Turn() {
  const t = useText();
  return html`<${Picture} fill="var(--sea3)" label=${t("coach-turn")}>
    <path d="M0 0H352V62Q264 84 176 62T0 62Z" fill="var(--sand)" />
    <${Swimmer} x=${176} y=${92} /><${Swimmer} x=${222} y=${84} />
    <g transform="translate(64 128)" opacity="0.45"><${Shark} /></g>
    <path d="M98 124Q130 120 150 104" fill="none" stroke="var(--paper)" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round" />
    <${Pill} x=${176} y=${34} text=${t("card-report")} bad />
    <${Boat} x=${274} y=${160} /><${Barrel} x=${190} y=${160} /><${Arrow} from=${[226, 166]} to=${[208, 162]} />
  </${Picture}>`;
}

function Score() {
  const t = useText();
  return html`<${Picture} fill="var(--sea1)" label=${t("coach-score")}>
    <g transform="translate(44 36)"><${Barrel} x=${-14} y=${0} /><${Barrel} x=${18} y=${0} /></g>
    <g transform="translate(44 86)"><${Swimmer} x=${-14} y=${0} /><${Swimmer} x=${18} y=${0} /></g>
    <g transform="translate(44 132) scale(0.7)"><${Boat} x=${0} y=${6} /></g>
    <g transform="translate(44 180)"><${Shark} /></g>
    ${[t("card-barrels"), t("card-eaten"), t("card-boat"), t("card-dead")].map((text, place) => html`<${Pill} key=${place} x=${214} y=${36 + 48 * place} text=${text} bad=${place === 1 || place === 2} />`)}
  </${Picture}>`;
}

export const cards = [Goal, Turn, Score];

export const tips = [
  { on: ["ask-phase-start"], tip: "start", at: [".board-area .highlighted", ".board-area"] },
  {
    on: ["ask-phase-token"],
    tip: "token",
    at: [".deck .highlighted", ".facts .highlighted", ".deck"],
  },
  { on: ["ask-hunt"], tip: "hunt", at: [".board-area .highlighted", ".board-area"] },
  { on: ["ask-pick"], tip: "pick", at: [".deck .highlighted", ".facts .highlighted", ".deck"] },
  {
    on: ["ask-turn"],
    tip: "turn",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  {
    on: ["ask-phase-surface"],
    tip: "surface",
    at: [".deck .highlighted", ".facts .highlighted", ".board-area .highlighted", ".board-area"],
  },
  {
    on: ["ask-phase-ability"],
    tip: "ability",
    at: [".deck .highlighted", ".facts .highlighted", ".deck"],
  },
  {
    on: ["ask-prepare", "ask-steps"],
    tip: "prepare",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  { on: ["ask-attack"], tip: "attack", at: [".deck .highlighted", ".deck"] },
  {
    on: ["ask-phase-bite"],
    tip: "bite",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
];
