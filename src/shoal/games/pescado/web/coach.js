// @ts-check
/** The coach of Pescado: pictures of the goal, a turn and the score, and tips. */
import { html, useText } from "../../../web/ui/ui.js";
import { Fish } from "../../../web/ui/art.js";
import { Arrow, Picture, Pill, ScoreTable } from "../../../web/coach/drawing.js";
import { initialOf } from "./lagoon/colours.js";

/** @type {Record<string, string>} */
const TONES = {
  y: "#e6b800",
  o: "#d9731a",
  r: "#c0392b",
  b: "#2f62c4",
  g: "#2b8a4b",
  k: "#33383d",
};

/** A tile with three fish, 96 wide, around a point; each fish has its initial. */
function Tile(/** @type {{ x: number, y: number, fish: string }} */ { x, y, fish }) {
  const t = useText();
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x="-48" y="-24" width="96" height="48" rx="10" fill="var(--paper)" stroke="var(--line)" />
    ${[...fish].map(
      (letter, place) =>
        html`<g key=${place} transform=${`translate(${place * 30 - 30} -4) scale(0.66)`}
            ><${Fish} tone=${TONES[letter]} /></g
          ><text x=${place * 30 - 30} y="19">${initialOf(t, letter)}</text>`,
    )}
  </g>`;
}

/** A die with a coloured fish. */
function FishDie(/** @type {{ x: number, y: number, letter: string }} */ { x, y, letter }) {
  const t = useText();
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect
      x="-22"
      y="-22"
      width="44"
      height="44"
      rx="10"
      fill="var(--die)"
      stroke="var(--line)"
      stroke-width="2"
    />
    <g transform="translate(0 -4) scale(0.8)"><${Fish} tone=${TONES[letter]} /></g>
    <text y="18" fill="var(--die-ink)">${initialOf(t, letter)}</text>
  </g>`;
}

function Goal() {
  const t = useText();
  return html`<${Picture} fill="var(--sea2)" label=${t("coach-goal")}>
    <path d="M0 158Q88 142 176 158T352 152V208H0Z" fill="var(--sand)" />
    <${Tile} x=${64} y=${44} fish="yor" /><${Tile} x=${176} y=${44} fish="bbk" /><${Tile} x=${288} y=${44} fish="ggg" />
    <${Arrow} from=${[176, 76]} to=${[176, 134]} />
    <${Tile} x=${176} y=${172} fish="rrb" />
  </${Picture}>`;
}

function Turn() {
  const t = useText();
  return html`<${Picture} fill="var(--sea1)" label=${t("coach-turn")}>
    ${[..."ybgbr"].map((letter, place) => html`<${FishDie} key=${place} x=${56 + place * 60} y=${54} letter=${letter} />`)}
    <rect x="26" y="24" width="180" height="60" rx="14" fill="none" stroke="var(--pick)" stroke-width="4" />
    <${Arrow} from=${[116, 92]} to=${[116, 126]} />
    <${Tile} x=${116} y=${158} fish="ybg" /><${Pill} x=${246} y=${158} text=${t("card-caught")} />
  </${Picture}>`;
}

function Score() {
  const t = useText();
  const tile = (/** @type {string} */ fish) =>
    html`<svg viewBox="-50 -26 100 52"><${Tile} x=${0} y=${0} fish=${fish} /></svg>`;
  return html`<${ScoreTable}
    rows=${[
      { picture: tile("yor"), text: t("card-three"), gain: "+1" },
      { picture: tile("bbk"), text: t("card-two"), gain: "+2" },
      { picture: tile("ggg"), text: t("card-one"), gain: "+3" },
      { picture: tile("rrb"), text: t("card-steal"), gain: "+2" },
    ]}
  />`;
}

export const cards = [Goal, Turn, Score];

export const tips = [
  {
    on: ["ask-take"],
    tip: "take",
    at: [".board-area .highlighted", ".deck .highlighted", ".board-area"],
  },
  {
    on: ["ask-throw", "ask-throw-grey"],
    tip: "throw",
    at: [".facts .highlighted", ".facts", ".deck"],
  },
  {
    on: ["ask-flip", "ask-second-grey"],
    tip: "flip",
    at: [".board-area .highlighted", ".board-area"],
  },
  { on: ["ask-take-or-stop"], tip: "stop", at: [".deck .highlighted", ".deck"] },
  { on: ["ask-claim", "ask-mark"], tip: "claim", at: [".board-area .highlighted", ".board-area"] },
];
