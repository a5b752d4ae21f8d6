// @ts-check
/** Drawings that several games use: fish, sharks, dice, seats, water. */
import { createContext, html, useContext, useState } from "./html.js";
import { t } from "../model/messages/page-text.js";

/** @import { BoardProps } from "./board/board-hooks.js" */

/** A fish that looks to the right, about 38 wide, around the origin. */
export function Fish(/** @type {{ tone?: string }} */ { tone = "var(--fish)" }) {
  return html`<g class="fish"
    ><path d="M-9 0L-19-9C-16-3-16 3-19 9ZM-3-8Q3-15 9-8ZM0 8Q2 13 6 8Z" class="fin" /><path
      d="M19 0C13-11-4-12-12 0C-4 12 13 11 19 0Z"
      fill=${tone} /><path d="M19 0C13 11-4 12-12 0C-4 6 11 6 19 0Z" class="shade" /><path
      d="M6-7Q3 0 6 7"
      class="gill" /><circle cx="12" cy="-2.4" r="1.9" class="eye"
  /></g>`;
}

/** A shark that looks to the right, about 64 wide, around the origin. */
export function Shark(/** @type {{ tone?: string }} */ { tone = "var(--shark)" }) {
  return html`<g class="shark"
    ><path
      d="M-23-1L-34-14C-31-6-30-1-29 1C-31 5-32 8-34 13L-22 3ZM-2 7L-9 18C-2 16 5 13 9 8ZM-6-7L-5-19Q1-15 6-8Z"
      class="fin" /><path
      d="M31 1C24-7 11-9 2-9C-9-9-18-5-27 0C-18 5-9 9 0 9C12 10 25 8 31 1Z"
      fill=${tone} /><path
      d="M31 1C25 8 12 10 0 9C-8 9-16 6-23 2C-8 6 12 6 31 1Z"
      class="belly" /><path d="M10-5Q8 0 10 4M6-5Q4 0 6 4" class="gill" /><circle
      cx="21"
      cy="-2.5"
      r="1.7"
      class="eye"
  /></g>`;
}

/** Where the pips of each face lie; all of them are one line of round dots. */
const PIPS = [
  "",
  "M0 0h0",
  "M-9-9h0M9 9h0",
  "M-9-9h0M0 0h0M9 9h0",
  "M-9-9h0M9-9h0M-9 9h0M9 9h0",
  "M-9-9h0M9-9h0M0 0h0M-9 9h0M9 9h0",
  "M-9-9h0M9-9h0M-9 0h0M9 0h0M-9 9h0M9 9h0",
];

/** A die with pips, 36 wide, around the origin. */
export function Die(/** @type {{ face: number, dark?: boolean }} */ { face, dark = false }) {
  return html`<g class=${dark ? "die dark" : "die"}
    ><rect x="-17" y="-17" width="34" height="34" rx="8" /><path d=${PIPS[face]}
  /></g>`;
}

/** A die as a picture of its own. */
export function DiePicture(/** @type {{ face: number, dark?: boolean }} */ { face, dark = false }) {
  return html`<svg class="die-picture" viewBox="-18 -18 36 36" aria-hidden="true">
    <${Die} face=${face} dark=${dark} />
  </svg>`;
}

const SHAPES = [
  "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
  "M0-11L10.5 8H-10.5Z",
  "M-9-9H9V9H-9Z",
  "M0-12L11 0L0 12L-11 0Z",
  "M-6-10H6L11.5 0L6 10H-6L-11.5 0Z",
  "M0-12C8-3 10 1 9 5A9 8 0 0 1-9 5C-10 1-8-3 0-12Z",
  "M-5-11H5V-5H11V5H5V11H-5V5H-11V-5H-5Z",
  "M0-12.5L3.8-5L12.5-3.6L6.4 2.6L7.6 11L0 7.4L-7.6 11L-6.4 2.6L-12.5-3.6L-3.8-5Z",
];

/** The letters of each seat's sign: two where two players share the first. The frame of a table knows them. */
export const SeatLetters = createContext(/** @type {string[]} */ ([]));

/** A seat's sign, 24 wide: its own shape, colour and letter. */
export function Sign(/** @type {{ seat: number, name?: string }} */ { seat, name = "" }) {
  const letters =
    useContext(SeatLetters)[seat] ?? (name.slice(0, 1).toUpperCase() || `${seat + 1}`);
  const isTriangle = seat % 8 === 1;
  const size = (isTriangle ? 9 : 11) - (letters.length > 1 ? 1 : 0);
  return html`<g class="sign" style=${`--seat: var(--seat${seat % 8})`}>
    <path d=${SHAPES[seat % 8]} /><text y=${isTriangle ? 5 : 4} style=${`font-size: ${size}px`}
      >${letters}</text
    ></g
  >`;
}

/** A seat's sign as a picture of its own. */
export function SignPicture(/** @type {{ seat: number, name?: string }} */ { seat, name = "" }) {
  return html`<svg class="sign-picture" viewBox="-13 -13 26 26" aria-hidden="true">
    <${Sign} seat=${seat} name=${name} />
  </svg>`;
}

let seas = 0; // pictures of water so far

/** Water with a few waves, in the given size. */
export function Water(
  /** @type {{ width: number, height: number, rx?: number }} */ { width, height, rx = 14 },
) {
  // A unique id: if pictures share one, hiding the first removes the water from all of them.
  const [sea] = useState(() => `sea-${++seas}`);
  let waves = "";
  for (let y = 26; y < height; y += 46) {
    for (let x = (y / 46) % 2 < 1 ? 18 : 62; x < width - 30; x += 96)
      waves += `M${x} ${y}q6-6 12 0t12 0`;
  }
  return html`<g class="water" aria-hidden="true">
    <defs
      ><linearGradient id=${sea} x1="0" y1="0" x2="0" y2="1"
        ><stop class="sea-top" offset="0" /> <stop class="sea-bottom" offset="1" /></linearGradient
    ></defs>
    <rect width=${width} height=${height} rx=${rx} fill=${`url(#${sea})`} />
    <path d=${waves}
  /></g>`;
}

const ICONS = /** @type {Record<string, string>} */ ({
  cup: "M-6-8H6V-2A6 6 0 0 1-6-2ZM-6-6H-10A4 5 0 0 0-5 1M6-6H10A4 5 0 0 1 5 1M0 4V7M-5 9H5",
  hook: "M2-9V3A5 5 0 0 1-8 3M-8 3L-9 0M-8 3L-5 1M-1-9H5",
  flag: "M-6 10V-9H8L4-4.5L8 0H-6",
  token: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z",
  tile: "M-8-8H8V8H-8Z",
  clock: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-5V0L4 2",
  hand: "M-5 9V0M-5 0V-6A2 2 0 0 1-1-6V-9A2 2 0 0 1 3-9V-6A2 2 0 0 1 7-6V3A6 6 0 0 1 1 9Z",
});

/** A number with a small picture; in words where there is space for them. */
export function Count(
  /** @type {{ icon: string, n: number | string, label: string }} */ { icon, n, label },
) {
  return html`<span class="count" title=${label}
    ><svg viewBox="-12 -12 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg>
    <span class="brief" aria-hidden="true">${n}</span><span class="full">${label}</span></span
  >`;
}

/** The seats, whose turn it is, and what the game shows beside each name. */
export function Seats(
  /** @type {{ props: BoardProps, mark: (seat: number) => unknown }} */ { props, mark },
) {
  const { view, names, beside } = props;
  return html`<ol class="seats">
    ${names.map(
      (/** @type {string} */ name, /** @type {number} */ seat) =>
        html` <li key=${seat} class=${view.actors.includes(seat) ? "seat turn" : "seat"}>
          <${SignPicture} seat=${seat} name=${name} />
          <span class="seat-name"
            ><span>${name}</span
            >${view.seat === seat ? html` <small>${props.you ?? t("you")}</small>` : null}</span
          >
          <span class="seat-beside">${beside(seat)}</span>
          <span class="seat-marks">${mark(seat)}</span>
        </li>`,
    )}
  </ol>`;
}
