// @ts-check
/** A shark, for coaches and covers. */
import { html } from "../html.js";

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
