// @ts-check
/** The pieces of Jaws: crew, barrels, swimmers, signs. */
import { html } from "../../../web/ui/ui.js";

/** @type {Record<string, string>} */
const COLOURS = { quint: "#1f5fa8", brody: "#8a5a12", hooper: "#1c6b43" };
/** On foot each has a shape: Quint a wheel of eight corners, Brody a star, Hooper a drop.
 * @type {Record<string, string>} */
const AFOOT = {
  quint: "M-5.5-13H5.5L13-5.5V5.5L5.5 13H-5.5L-13 5.5V-5.5Z",
  brody: "M0-15.5L4.4-5.6L15-4.6L7 2.4L9.4 12.8L0 7.4L-9.4 12.8L-7 2.4L-15-4.6L-4.4-5.6Z",
  hooper: "M0-15C5-9 13-5 13 3A13 11 0 0 1-13 3C-13-5-5-9 0-15Z",
};

/** Quint and Hooper sit in boats, Brody wears a star; each has a shape, a colour and a letter. */
export function Member(
  /** @type {{ member: string, afoot?: boolean }} */ { member, afoot = member === "brody" },
) {
  const shape = afoot ? AFOOT[member] : "M-16-3H16C14 7 10 12 4 12H-5C-11 12-15 7-16-3Z";
  return html`<g class="member"
    ><path d=${shape} fill=${COLOURS[member]} />
    ${afoot ? null : html`<path class="cabin" d="M-5-3V-12H7V-3Z" stroke=${COLOURS[member]} />`}<text
      y=${afoot ? 5 : 8.5}
      >${member[0].toUpperCase()}</text
    ></g
  >`;
}

/** A crew member on foot, by shape and colour alone. */
export function Figure(/** @type {{ member: string }} */ { member }) {
  return html`<path class="figure" d=${AFOOT[member]} fill=${COLOURS[member]} />`;
}

/** A yellow barrel. */
export function Barrel() {
  return html`<g class="barrel"
    ><path d="M-6-8H6Q9 0 6 8H-6Q-9 0-6-8Z" /><path class="hoop" d="M-7.2-4H7.2M-7.2 4H7.2"
  /></g>`;
}

/** A swimmer. */
export function Bather() {
  return html`<g class="bather"
    ><circle cy="-5" r="4.5" /><path d="M-9 4Q-4-2 0 4T9 4" /><path d="M-9 8Q-4 2 0 8T9 8"
  /></g>`;
}

/** A sign on a closed beach. */
export function ClosedSign(/** @type {{ soon: boolean }} */ { soon }) {
  return html`<g class="closed-sign"
    ><path class="post" d="M0 5V13" /><rect x="-14" y="-11" width="28" height="17" rx="3" />
    ${soon ? html`<path class="cross" d="M-7-2.5H7M3-6.5L7-2.5L3 1.5" />` : html`<path class="cross" d="M-6-7.5L6 2.5M6-7.5L-6 2.5" />`}</g
  >`;
}
