// @ts-check
/** Drawings that most boards use: fish, dice, the signs of seats. */
import { createContext, html, useContext } from "./html.js";

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
