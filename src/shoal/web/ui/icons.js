// @ts-check
/** Icons of the page: lines on a grid of 24. A word stands beside each, except for menu and back. */
import { html } from "./html.js";

const PATHS = /** @type {Record<string, string>} */ ({
  back: "M15 5L8 12L15 19",
  flag: "M6 21V4H18L15 8L18 12H6",
  hint: "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14C9.3 14.7 9.5 15.2 9.5 16H14.5C14.5 15.2 14.7 14.7 15.5 14A6 6 0 0 0 12 3Z",
  undo: "M8 5L4 9L8 13M4 9H15A5 5 0 0 1 15 19H9",
  talk: "M4 5H20V16H11L6 20V16H4Z",
  rules: "M6 3H16A2 2 0 0 1 18 5V21H8A2 2 0 0 1 6 19ZM9.5 8H14.5M9.5 12H14.5",
  menu: "M4 6.5H20M4 12H20M4 17.5H20",
  settings:
    "M5 7H11M17 7H19M5 17H7M13 17H19M14 4.5A2.5 2.5 0 1 0 14 9.5A2.5 2.5 0 1 0 14 4.5ZM10 14.5A2.5 2.5 0 1 0 10 19.5A2.5 2.5 0 1 0 10 14.5Z",
  sound: "M4 10V14H8L12 18V6L8 10ZM15.5 9A4 4 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
  mute: "M4 10V14H8L12 18V6L8 10ZM16 9.5L21 14.5M21 9.5L16 14.5",
  people:
    "M9 5A3.2 3.2 0 1 0 9 11.4A3.2 3.2 0 1 0 9 5ZM3 19.5A6 6 0 0 1 15 19.5M15.5 5.4A3.2 3.2 0 0 1 15.5 11.2M17.5 14.2A6 6 0 0 1 21 19.5",
  clock: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM12 7.5V12L15 14",
  look: "M3 12C5.5 7.5 8.5 5.5 12 5.5S18.5 7.5 21 12C18.5 16.5 15.5 18.5 12 18.5S5.5 16.5 3 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z",
  share: "M12 14V3M8 7L12 3L16 7M6 11H5V21H19V11H18",
});

export function Icon(/** @type {{ name: keyof typeof PATHS }} */ { name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]} />
  </svg>`;
}
