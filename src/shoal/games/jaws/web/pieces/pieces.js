// @ts-check
/** The pieces of Jaws: crew, boats, barrels, swimmers, signs, the shark. All stand on or around 0, 0. */
import { html } from "../../../../web/ui/ui.js";

/** @type {Record<string, string>} */
const COLOURS = { quint: "#1f4f96", brody: "#8a5a12", hooper: "#1c6b4a" };
/** Each member has a shape: Quint a wheel of eight corners, Brody a star, Hooper a drop.
 * @type {Record<string, string>} */
const SHAPES = {
  quint: "M-6.5-15.5H6.5L15.5-6.5V6.5L6.5 15.5H-6.5L-15.5 6.5V-6.5Z",
  brody: "M0-18L5-6.5L17.5-5.3L8 2.9L11 15L0 8.6L-11 15L-8 2.9L-17.5-5.3L-5-6.5Z",
  hooper: "M0-18C5-11 14-5 14 3.5A14 12.5 0 0 1-14 3.5C-14-5-5-11 0-18Z",
};

/** A crew member: a shape, a colour and a letter. */
export function Member(/** @type {{ member: string }} */ { member }) {
  return html`<g class="member"
    ><ellipse class="cast" cy="15" rx="14" ry="4" /><path
      d=${SHAPES[member]}
      fill=${COLOURS[member]}
    /><text y=${member === "quint" ? 5.5 : 6}>${member[0].toUpperCase()}</text></g
  >`;
}

/** A crew member by shape and colour alone. */
export function Figure(/** @type {{ member: string }} */ { member }) {
  return html`<path class="figure" d=${SHAPES[member]} fill=${COLOURS[member]} />`;
}

/** Quint on the Orca, Hooper in his own boat; the captain's token stands in front. */
export function Boat(/** @type {{ member: string, overboard?: boolean }} */ { member, overboard }) {
  const boat =
    member === "quint"
      ? html`<path class="mast" d="M14 4V-24M14-24L26 0M14-20L3-6" /><path
            fill="var(--jaws-hull)"
            d="M-26 4H28L23 18H-19Z"
          /><path fill="var(--jaws-cabin)" d="M-8 4V-6H8V4Z" />`
      : html`<path fill="var(--jaws-cabin)" d="M-24 6H27L21 18H-19Z" /><path
            fill="#1f56b3"
            d="M-24 6H27L26 9H-23Z"
          /><path fill="#57adb8" d="M-2 6V-3H11L14 6Z" />`;
  return html`<g class="boat"
    >${boat}<path class="foam" d="M-28 19q7-5 14 0t14 0t14 0t14 0V23H-28Z" /><g
      transform=${overboard ? "translate(-15 12) scale(0.72)" : "translate(-9 -9) scale(0.86)"}
      ><${Member} member=${member} /></g
    >${overboard ? html`<path class="foam" d="M-30 20q5-5 10 0t10 0t10 0V25H-30Z" />` : null}</g
  >`;
}

/** A yellow barrel. */
export function Barrel() {
  return html`<g class="barrel"
    ><path d="M-8-10H8Q11 0 8 10H-8Q-11 0-8-10Z" /><path
      class="light"
      d="M-5-10H-2Q-4 0-2 10H-5Q-7 0-5-10Z" /><path class="hoop" d="M-9.6-4.5H9.6M-9.6 4.5H9.6"
  /></g>`;
}

/** A swimmer: a head, an arm and the water. */
export function Bather(/** @type {{ michael?: boolean }} */ { michael }) {
  return html`<g class=${michael ? "bather boy" : "bather"}
    ><path class="skin" d="M2 6Q9 5 11-3L14-2Q12 9 3 10Z" /><circle
      class="skin"
      cy="-2"
      r="7.5" /><path class="hair" d="M-7.6-2.5A7.6 7.6 0 0 1 7.4-4Q0-7-7.6-2.5Z" /><path
      class="foam"
      d="M-15 8q5-5 10 0t10 0t10 0V13H-15Z"
  /></g>`;
}

/** A sign on a closed beach; an arrow says that it opens soon. */
export function ClosedSign(/** @type {{ soon: boolean }} */ { soon }) {
  return html`<g class="closed-sign"
    ><path class="post" d="M0 5V15" /><rect x="-15" y="-12" width="30" height="19" rx="4" />
    ${soon ? html`<path class="cross" d="M-8-2.5H8M4-6.5L8-2.5L4 1.5" />` : html`<path class="cross" d="M-6-8L6 3M6-8L-6 3" />`}</g
  >`;
}

/** A shark from above, its head to the right. */
export function SharkFromAbove() {
  return html`<g class="shark"
    ><path
      d="M34 0C28-8 14-11 4-10L-8-24L-6-8L-24-4L-37-13L-33 0L-37 13L-24 4L-6 8L-8 24L4 10C14 11 28 8 34 0Z" /><path
      class="light"
      d="M26-4C16-8 4-8-8-4C4-6 16-5 26-2Z" /><circle class="eye" cx="25" cy="-5" r="1.5" /><circle
      class="eye"
      cx="25"
      cy="5"
      r="1.5"
  /></g>`;
}

/** A fin in the water. */
export function Fin() {
  return html`<g class="fin"
    ><path d="M-13 10C-8-2 0-14 13-17C8-6 10 2 15 10Z" /><path
      class="foam"
      d="M-19 11q5-4 10 0t10 0t10 0t8 0V14H-19Z"
  /></g>`;
}

/** A number on paper beside a piece. */
export function Tally(
  /** @type {{ n: number | string, x?: number, y?: number }} */ { n, x = 0, y = 0 },
) {
  return html`<g transform=${`translate(${x} ${y})`}
    ><circle class="count-paper" r="11.5" /><text class="amity-count" y="5.5">${n}</text></g
  >`;
}
