// @ts-check
/** The four suits: each its own shape, colour and letter; fish and sharks that wear them. */
import { html, classes, keyIn, useText } from "../../../../web/ui/ui.js";
import { BODY, FIN, SHAPES, SHARK, TAIL } from "./shapes.js";

/** @import { Text } from "../../../../web/ui/ui.js" */

export const SUITS = ["suns", "moons", "crowns", "arms"];

/** A suit's shape, 20 wide. */
export function Suit(/** @type {{ suit: string }} */ { suit }) {
  return html`<path class=${`suit ${suit}`} d=${SHAPES[suit]} />`;
}

/** A fish that looks to the right or to the left, 39 wide, with its suit on the flank. */
export function SuitFish(/** @type {{ suit: string, left?: boolean }} */ { suit, left = false }) {
  return html`<g class=${`suit-fish ${suit}`}>
    <g transform=${left ? "scale(-1 1)" : undefined}
      ><path class="dark" d=${TAIL + FIN} /><path class="pale" d=${BODY} /><path
        class="light"
        d="M14-3C8-8-2-8-9-2C-1-5 8-5 14-3Z" /><circle class="dark" cx="12" cy="-2" r="1.9"
    /></g>
    <g transform=${`translate(${left ? 1 : -1} 0.5) scale(0.5)`}><${Suit} suit=${suit} /></g>
  </g>`;
}

/** The body of a shark that looks to the right; its badge lies at the origin. */
export function SharkBody() {
  return html`<g class="shark-body"
    ><path d=${SHARK.fins} /><path class="flank" d=${SHARK.body} /><path
      class="light"
      d=${SHARK.back}
  /></g>`;
}

/** The badge of a shark: where it lies, and what it eats. */
export function Badge(/** @type {{ suit: string }} */ { suit }) {
  return html`<g class=${`shark-badge ${suit}`}
    ><circle class="shape" r="11" /><g transform="scale(0.66)"><${Suit} suit=${suit} /></g
  ></g>`;
}

/** A suit as a picture of its own. */
export function SuitPicture(/** @type {{ suit: string }} */ { suit }) {
  return html`<svg class="suit-picture" viewBox="-12 -12 24 24" aria-hidden="true">
    <${Suit} suit=${suit} />
  </svg>`;
}

/** A shark's badge as a picture of its own. */
export function BadgePicture(/** @type {{ suit: string }} */ { suit }) {
  return html`<svg class="badge-picture" viewBox="-13 -13 26 26" aria-hidden="true">
    <${Badge} suit=${suit} />
  </svg>`;
}

/** A fish with its value, `2 suns`, `null arms`, `? moons`, as a picture of its own. */
export function Token(/** @type {{ token: string, gone?: boolean }} */ { token, gone = false }) {
  const t = useText();
  const [value, suit] = token.split(" ");
  return html`<span class=${classes("tank-token", gone && "gone")}>
    <svg viewBox="-22 -14 44 29" aria-hidden="true">
      <${SuitFish} suit=${suit} />
      <g class=${`value ${suit}`} transform="translate(14 7)">
        <circle r="7.5" />
        <text y="4">${value === "null" ? 0 : value}</text>
      </g>
    </svg>
    <span class="visually-hidden">${tokenName(t, token)}</span></span
  >`;
}

/** A token in words. */
export function tokenName(/** @type {Text} */ t, /** @type {string} */ token) {
  const [value, name] = token.split(" ");
  const suit = suitWord(name);
  if (value === "?") return t("page-token-hidden", { suit });
  return t("page-token", { suit, value: numberOf(value) });
}

/** The key of a suit's name. */
export function suitWord(/** @type {string} */ suit) {
  return keyIn("suit", suit);
}

/** A token's value as a number: a Null is 0. */
export function numberOf(/** @type {string} */ value) {
  return value === "null" ? 0 : Number(value);
}

/** Tokens suit by suit, each suit by value. */
export function bySuit(/** @type {string[]} */ tokens) {
  const suit = (/** @type {string} */ token) => SUITS.indexOf(token.split(" ")[1]);
  return [...tokens].sort((one, other) => suit(one) - suit(other));
}
