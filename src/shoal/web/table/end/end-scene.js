// @ts-check
/** The picture of the end: the winner's boat sails into the evening, and confetti falls once. */
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/art.js";

const CONFETTI = 34;
/** Bands of water: how far down each begins, and its colour. */
const WAVES = [
  [10, "near"],
  [70, "middle"],
  [160, "far"],
  [290, "deep"],
];
const GOLDEN = 0.618034; // spreads places evenly without repeating

export function EndScene(
  /** @type {{ seat: number | null, name?: string }} */ { seat, name = "" },
) {
  return html`<div class="end-scene" aria-hidden="true">
    <div class="end-rays"></div>
    <svg viewBox="-200 -190 400 260" class="end-picture">
      <circle class="end-glow" cy="10" r="150" />
      <circle class="end-sun" cy="10" r="110" />
      <g class="end-boat">
        <path class="end-hull" d="M-92 28H92L70 74H-74Z" />
        <path class="end-deck" d="M-92 28H92L87 40H-88Z" />
        <rect class="end-mast" x="-4" y="-118" width="8" height="146" />
        <path class="end-jib" d="M-8-102C-52-72-66-30-62 14H-8Z" />
        <path class="end-sail" d="M8-114C64-70 84-24 82 14H8Z" />
        ${seat === null ? null : html`<g transform="translate(42 -22) scale(1.9)"><${Sign} seat=${seat} name=${name} /></g>`}
      </g>
    </svg>
    <svg class="end-sea" viewBox="0 0 1200 400" preserveAspectRatio="none">
      ${WAVES.map(
        ([top, tone]) =>
          html`<g key=${tone} class="swell"
            ><path d=${wave(Number(top))} fill=${`var(--end-${tone})`}
          /></g>`,
      )}
    </svg>
    ${Array.from({ length: CONFETTI }, (_, nth) => html`<b key=${nth} class=${`end-paper paper-${nth % 4}`} style=${paperStyle(nth)}></b>`)}
  </div>`;
}

/** A band of water from a wavy line to the bottom. */
function wave(/** @type {number} */ top) {
  const crests = "t75 0 75 0".repeat(8);
  return `M-20 ${top}q37-14 75 0${crests}V440H-20Z`;
}

/** Where a piece of confetti falls, and when. */
function paperStyle(/** @type {number} */ nth) {
  const left = nth % 6 ? 34 + ((nth * GOLDEN) % 1) * 66 : ((nth * GOLDEN) % 1) * 34;
  const top = ((nth * GOLDEN * GOLDEN * 7) % 1) * 46;
  return `left: ${left.toFixed(1)}%; top: ${top.toFixed(1)}%; --turn: ${(nth * 67) % 360}deg; --late: ${(nth * 53) % 700}ms`;
}
