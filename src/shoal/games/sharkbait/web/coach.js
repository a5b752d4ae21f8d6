// @ts-check
/** The coach of SharkBait: pictures of the goal, a turn and the score, and tips. */
import { html, useText } from "../../../web/ui/ui.js";
import { Die, Fish } from "../../../web/ui/art.js";
import { Shark } from "../../../web/ui/pictures/shark.js";
import { Arrow, Picture, Pill, ScoreTable, Waves } from "../../../web/coach/drawing.js";

const BOATS = [
  { x: 70, seat: 2 },
  { x: 165, seat: 1 },
  { x: 262, seat: 0 },
];

/** The race to the finish. */
function Goal() {
  const t = useText();
  return html`<${Picture} fill="var(--sky)" label=${t("coach-goal")}>
    <${Waves} y=${120} fill="var(--sea2)" />
    <${Waves} y=${160} fill="var(--sea3)" />
    <path d="M318 60v64M318 62l-30 12 30 12" fill="var(--act)" stroke="var(--ink)" stroke-width="3" />
    ${BOATS.map(
      ({ x, seat }) =>
        html`<g transform=${`translate(${x} 116)`}>
          <path d="M-26 0H26L16 16H-16Z" fill="var(--wood)" /><path
            d="M-2-6V-52L24-6Z"
            fill=${`var(--seat${seat})`}
          />
        </g>`,
    )}
    <${Pill} x=${300} y=${40} text=${t("card-finish")} />
    <${Arrow} from=${[40, 184]} to=${[310, 184]} />
  </${Picture}>`;
}

/** A roll: a school or a shark. */
function Turn() {
  const t = useText();
  const die = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ face,
    dark = false,
  ) => html`<g transform=${`translate(${x} ${y})`}><${Die} face=${face} dark=${dark} /></g>`;
  return html`<${Picture} fill="var(--sea1)" label=${t("coach-turn")}>
    <rect x="14" y="30" width="146" height="148" rx="16" fill="var(--paper)" />
    <rect x="192" y="30" width="146" height="148" rx="16" fill="var(--paper)" />
    ${die(46, 64, 4)}${die(88, 64, 4)}${die(130, 64, 4)}${die(265, 64, 3, true)}
    <g transform="translate(87 122)"><${Fish} /></g>
    <g transform="translate(265 122)"><${Shark} /></g>
    <${Pill} x=${87} y=${160} text=${t("card-school")} /><${Pill}
      x=${265}
      y=${160}
      text=${t("card-shark")}
    />
    <text x="176" y="110">${t("card-or")}</text>
  </${Picture}>`;
}

/** Columns with a fish and sharks below two of them; one column is marked. */
function Columns(/** @type {{ sharks: number[], at: number }} */ { sharks, at }) {
  return html`<svg viewBox="0 0 108 36">
    ${[0, 1, 2, 3, 4, 5].map(
      (place) =>
        html`<rect
          key=${place}
          x=${place * 18 + 1}
          y="1"
          width="16"
          height="34"
          rx="4"
          fill=${place === at ? "var(--pick-soft)" : "var(--sea1)"}
          stroke=${place === at ? "var(--pick)" : "none"}
        />`,
    )}
    <g transform=${`translate(${at * 18 + 9} 11) scale(0.34)`}><${Fish} /></g>
    ${sharks.map(
      (place, nth) =>
        html`<g key=${nth} transform=${`translate(${place * 18 + 9} ${25 + nth * 4}) scale(0.22)`}
          ><${Shark}
        /></g>`,
    )}
  </svg>`;
}

function Score() {
  const t = useText();
  const row = (
    /** @type {number[]} */ sharks,
    /** @type {number} */ at,
    /** @type {string} */ text,
    /** @type {number} */ points,
  ) => ({
    picture: html`<${Columns} sharks=${sharks} at=${at} />`,
    text,
    gain: t("card-each", { points }),
  });
  return html`<${ScoreTable}
    rows=${[
      row([1, 3], 4, t("card-outside"), 2),
      row([1, 3], 2, t("card-between"), 1),
      row([1, 3], 3, t("card-beside"), 0),
      row([3, 3], 3, t("card-fight"), 4),
    ]}
  />`;
}

export const cards = [Goal, Turn, Score];

export const tips = [
  {
    on: ["ask-place", "ask-place-fish"],
    tip: "place",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  {
    on: ["ask-place-shark"],
    tip: "shark",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  { on: ["ask-roll", "ask-place-or-roll"], tip: "roll", at: [".deck .highlighted", ".deck"] },
  {
    on: ["ask-roll-or-stop", "ask-place-roll-or-stop"],
    tip: "stop",
    at: [".deck .highlighted", ".deck"],
  },
  {
    on: ["ask-lose"],
    tip: "lose",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  { on: ["ask-prize"], tip: "prize", at: [".facts .highlighted", ".deck .highlighted", ".deck"] },
];
