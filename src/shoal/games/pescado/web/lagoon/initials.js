// @ts-check
/** The initials of the colours, drawn: they stay as they are in every font and size of text. */
import { html, useText } from "../../../../web/ui/ui.js";
import { initialOf } from "./colours.js";

/** Letters as lines, about 7 wide and from -4 to 4 high. */
const STROKES = new Map([
  ["A", "M-3.4 4L0-4L3.4 4M-2.2 1.4H2.2"],
  ["B", "M-2.6-4V4H.8A2.1 2.1 0 0 0 .8-.2H-2.6M.4-.2A1.9 1.9 0 0 0 .4-4H-2.6"],
  ["G", "M3.2-2.4A3.9 4 0 1 0 3.5 1V.5H.8"],
  ["J", "M1.8-4V1.6A2.3 2.4 0 0 1-2.8 1.6"],
  ["K", "M-2.6-4V4M3.2-4L-2.4.8M-.4-.9L3.4 4"],
  ["N", "M-2.8 4V-4L2.8 4V-4"],
  ["O", "M0-4A3.7 4 0 1 1 0 4A3.7 4 0 1 1 0-4Z"],
  ["R", "M-2.6 4V-4H.6A2.3 2.3 0 0 1 .6.6H-2.6M.8.6L3.2 4"],
  ["S", "M2.8-2.7Q2-4 0-4Q-2.7-4-2.7-2Q-2.7-.3 0 0Q2.9.3 2.9 2Q2.9 4 0 4Q-2.2 4-3 2.6"],
  ["V", "M-3.3-4L0 4L3.3-4"],
  ["Y", "M-3.4-4L0 .2L3.4-4M0 .2V4"],
  ["a", "M2.1-1.2V4M2.1 1.4A2.1 2.6 0 1 1-2.1 1.4A2.1 2.6 0 1 1 2.1 1.4"],
  ["e", "M-2.2 1.2H2.3A2.3 2.6 0 1 0 1.6 3.3"],
  ["m", "M-3.4-1.2V4M-3.4 1A1.7 2 0 0 1 0 1V4M0 1A1.7 2 0 0 1 3.4 1V4"],
  ["r", "M-1.4-1.2V4M-1.4 1.2A2.4 2.4 0 0 1 1.8-1"],
  ["z", "M-2-1.2H2L-2 4H2.2"],
]);

/** Two letters are smaller, so that they leave room for the pattern. */
const PAIR = ["translate(-3 0) scale(0.8)", "translate(3.4 0) scale(0.8)"];

/** The initial of a colour in the reader's language, in the middle of a fish. */
export function Initial(/** @type {{ letter: string }} */ { letter }) {
  const t = useText();
  const drawn = [...initialOf(t, letter)].filter((one) => STROKES.has(one)).slice(0, 2);
  return html`<g class="initial"
    >${drawn.map((one, place) => html`<path key=${place} transform=${drawn.length > 1 ? PAIR[place] : undefined} d=${STROKES.get(one)} />`)}</g
  >`;
}
