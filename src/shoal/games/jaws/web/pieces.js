// @ts-check
/** The pieces of Jaws: crew, barrels, swimmers, signs. */
import { html } from "../../../web/kit.js";

/** @type {Record<string, string>} */
const COLOURS = { quint: "#1f5fa8", brody: "#8a5a12", hooper: "#22744a" };

/** Quint and Hooper sit in boats, Brody wears a star; each has a colour and a letter. */
export function Member(
  /** @type {{ member: string, afoot?: boolean }} */ { member, afoot = member === "brody" },
) {
  const shape = afoot
    ? "M0-13L3.6-4.6L12.6-4L5.8 1.8L8 10.6L0 6L-8 10.6L-5.8 1.8L-12.6-4L-3.6-4.6Z"
    : "M-15-3H15C13 6 9 11 4 11H-5C-10 11-14 6-15-3Z";
  return html`<g class="member"
    ><path d=${shape} fill=${COLOURS[member]} />
    ${afoot ? null : html`<path d="M-4-3V-11H6V-3" fill="#fff" />`}<text y=${afoot ? 4.5 : 7}
      >${member[0].toUpperCase()}</text
    ></g
  >`;
}

/** A yellow barrel. */
export function Barrel() {
  return html`<g class="barrel"
    ><path d="M-6-8H6Q9 0 6 8H-6Q-9 0-6-8Z" /><path class="hoop" d="M-7.2-4H7.2M-7.2 4H7.2"
  /></g>`;
}

/** Somebody who swims. */
export function Bather() {
  return html`<g class="bather"
    ><circle cy="-5" r="4.5" /><path d="M-9 4Q-4-2 0 4T9 4" /><path d="M-9 8Q-4 2 0 8T9 8"
  /></g>`;
}

/** A sign on a closed beach. */
export function ClosedSign(/** @type {{ soon: boolean }} */ { soon }) {
  return html`<g class="closed-sign"
    ><rect x="-13" y="-9" width="26" height="16" rx="3" /><path d="M0 7V13" />
    ${soon ? html`<path class="cross" d="M-7-1H7M3-5L7-1L3 3" />` : html`<path class="cross" d="M-6-6L6 4M6-6L-6 4" />`}</g
  >`;
}
