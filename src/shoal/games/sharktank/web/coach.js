// @ts-check
/** The coach of Shark Tank: pictures of the goal, a turn and the score, and tips. */
import { html, useText } from "../../../web/ui/ui.js";
import { Fish } from "../../../web/ui/art.js";
import { Shark } from "../../../web/ui/pictures/shark.js";
import { Picture, Pill, ScoreTable } from "../../../web/coach/drawing.js";

const COLOURS = { suns: "#c26a08", moons: "#3a4cb0", crowns: "#b3204f", arms: "#1b7449" };
const SHAPES = {
  suns: "M0-10L3-4L10-6L6 0L10 6L3 4L0 10L-3 4L-10 6L-6 0L-10-6L-3-4Z",
  moons: "M2-10A10 10 0 1 0 10 4A8.5 8.5 0 0 1 2-10Z",
  crowns: "M-9 7L-10-6L-5-1L0-9L5-1L10-6L9 7Z",
  arms: "M-8-9H8V0C8 6 3 9 0 10.5C-3 9-8 6-8 0Z",
};

/** @typedef {keyof typeof SHAPES} Suit */

/** The sign of a suit on a pale disc. */
function Sign(/** @type {{ suit: Suit }} */ { suit }) {
  return html`<circle r="13" fill="#fff" stroke=${COLOURS[suit]} stroke-width="3" /><path
      transform="scale(0.75)"
      d=${SHAPES[suit]}
      fill=${COLOURS[suit]}
    />`;
}

/** A fish of a suit, with its value. */
function Catch(
  /** @type {{ x: number, y: number, suit: Suit, value?: number }} */ { x, y, suit, value },
) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <g transform="scale(1.5)"><${Fish} tone=${COLOURS[suit]} /></g>
    <path transform="scale(0.75)" d=${SHAPES[suit]} fill="#fff" />
    ${
      value === undefined
        ? null
        : html`<circle
              cx="20"
              cy="13"
              r="11"
              fill="var(--paper)"
              stroke=${COLOURS[suit]}
              stroke-width="2"
            /><text x="20" y="18">${value}</text>`
    }
  </g>`;
}

function Goal() {
  const t = useText();
  return html`<${Picture} fill="var(--sand)" label=${t("coach-goal")}>
    <path d="M0 150Q90 138 180 150T352 146V208H0Z" fill="var(--sand2)" />
    <path d="M176 24V152" stroke="var(--sand3)" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" />
    <${Catch} x=${50} y=${56} suit="moons" value=${3} /><${Catch} x=${124} y=${56} suit="moons" value=${5} />
    <${Catch} x=${88} y=${112} suit="moons" value=${2} />
    <${Catch} x=${226} y=${56} suit="suns" value=${4} /><${Catch} x=${302} y=${56} suit="crowns" value=${1} />
    <${Catch} x=${226} y=${112} suit="arms" value=${5} /><${Catch} x=${302} y=${112} suit="moons" value=${0} />
    <${Pill} x=${90} y=${178} text=${t("card-one-suit")} /><${Pill} x=${264} y=${178} text=${t("card-four-suits")} />
  </${Picture}>`;
}

function Turn() {
  const t = useText();
  const tile = (/** @type {number} */ x, /** @type {number} */ number) =>
    html`<rect
        x=${x}
        y="70"
        width="68"
        height="68"
        rx="8"
        fill="var(--sea0)"
        stroke="var(--pick)"
        stroke-width="3"
      />
      <text x=${x + 34} y="128">${number}</text>`;
  return html`<${Picture} fill="var(--sea2)" label=${t("coach-turn")}>
    <path
      d=${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `M${n * 35} 0V208`).join("") + [1, 2, 3, 4, 5].map((n) => `M0 ${n * 35}H352`).join("")}
      stroke="var(--sea1)"
    />
    ${tile(106, 1)}${tile(177, 2)}
    <g transform="translate(58 90) scale(1.5)"><${Shark} /></g>
    <g transform="translate(86 90)"><${Sign} suit="moons" /></g>
    <path d="M112 88H222" stroke="var(--pick)" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round" />
    <rect x="211" y="72" width="32" height="32" rx="6" fill="none" stroke="var(--pick)" stroke-width="5" />
    <${Catch} x=${278} y=${88} suit="moons" /><${Catch} x=${160} y=${176} suit="crowns" /><${Catch} x=${300} y=${170} suit="suns" />
    <${Pill} x=${276} y=${44} text=${t("card-eaten")} />
  </${Picture}>`;
}

/** Signs in a row, or one fish. */
function Row(/** @type {{ suits: Suit[], value?: number }} */ { suits, value }) {
  if (value !== undefined)
    return html`<svg viewBox="-40 -24 80 48">
      <${Catch} x=${0} y=${0} suit=${suits[0]} value=${value} />
    </svg>`;
  return html`<svg viewBox=${`-16 -16 ${suits.length * 32} 32`}>
    ${suits.map((suit, place) => html`<g key=${place} transform=${`translate(${place * 32} 0)`}><${Sign} suit=${suit} /></g>`)}
  </svg>`;
}

function Score() {
  const t = useText();
  return html`<${ScoreTable}
    rows=${[
      {
        picture: html`<${Row} suits=${["moons"]} value=${3} />`,
        text: t("card-each-fish"),
        gain: "+4",
      },
      { picture: html`<${Row} suits=${["suns"]} />`, text: t("card-tasty"), gain: "+1" },
      {
        picture: html`<${Row} suits=${["suns", "moons", "crowns", "arms"]} />`,
        text: t("card-set"),
        gain: "+8",
      },
      {
        picture: html`<${Row} suits=${["moons", "moons", "moons"]} />`,
        text: t("card-only"),
        gain: "+10",
      },
    ]}
  />`;
}

export const cards = [Goal, Turn, Score];

export const tips = [
  {
    on: ["ask-take"],
    tip: "take",
    at: [".deck .highlighted", ".facts .highlighted", ".board-area .highlighted", ".deck"],
  },
  {
    on: ["ask-shark"],
    tip: "shark",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  {
    on: ["ask-spend", "ask-spend-roll", "ask-spend-roll-limit", "ask-spend-short"],
    tip: "spend",
    at: [".deck .highlighted", ".facts .highlighted", ".deck"],
  },
  { on: ["ask-lay"], tip: "lay", at: [".board-area .highlighted", ".board-area"] },
  { on: ["ask-stand"], tip: "stand", at: [".board-area .highlighted", ".board-area"] },
];
