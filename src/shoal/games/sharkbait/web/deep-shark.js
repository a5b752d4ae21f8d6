// @ts-check
/** The shark of SharkBait, in the deep. */
import { html } from "../../../web/ui/html.js";

/** A shark that looks to the right, about 142 wide, around the origin. */
export function DeepShark() {
  return html`<g class="sharkbait-shark"
    ><path
      class="fins"
      d="M-52-3L-72-24C-71-11-67-4-63 0C-67 6-71 12-75 22L-52 6ZM-8-14C-5-25 0-32 9-37C9-28 12-20 19-14ZM-38-8L-34-16L-28-9ZM8 11C3 22-5 30-17 34C-13 25-11 17-9 11ZM-36 8L-40 15L-28 10Z" /><path
      class="back"
      d="M67 2C53-12 27-18 2-17C-22-16-42-8-56-2V5C-38 12-14 16 6 16C32 16 55 12 67 2Z" /><path
      class="belly"
      d="M67 2C55 12 32 16 6 16C-14 16-38 12-54 6C-30 9 10 11 36 7C49 5 59 4 67 2Z" /><path
      class="sheen"
      d="M58-4C44-13 24-16 2-15C-18-14-34-9-46-4C-24-11 30-12 58-4Z" /><path
      class="gills"
      d="M26-7q-4 6 0 12M32-7q-4 6 0 11M20-7q-4 6 0 12" /><path
      class="mouth"
      d="M62 5Q55 10 46 8" /><circle class="white" cx="50" cy="-3" r="2.800" /><circle
      class="pupil"
      cx="50.600"
      cy="-3"
      r="1.700"
  /></g>`;
}
