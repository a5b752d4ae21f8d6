// @ts-check
/** The four suits: each its own shape, colour and letter; tokens and sharks that wear them. */
import { html, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { Shark } from "../../../web/ui/art.js";

/** @import { Text } from "../../../web/ui/ui.js" */

export const SUITS = ["suns", "moons", "crowns", "arms"];

/** @type {Record<string, string>} */
const SHAPES = {
  suns: sun(),
  moons: "M2-10A10 10 0 1 0 10 4A8.5 8.5 0 0 1 2-10Z",
  crowns: "M-9 7L-10-6L-5-1L0-9L5-1L10-6L9 7Z",
  arms: "M-8-9H8V0C8 6 3 9 0 10.5C-3 9-8 6-8 0Z",
};

function sun() {
  const corners = [];
  for (let step = 0; step < 16; step++) {
    const far = step % 2 ? 5.6 : 10.5;
    const angle = (Math.PI * step) / 8;
    corners.push(`${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`);
  }
  return `M${corners.join("L")}Z`;
}

/** A suit's shape, 20 wide. */
export function Suit(/** @type {{ suit: string }} */ { suit }) {
  return html`<path class=${`suit ${suit}`} d=${SHAPES[suit]} />`;
}

/** A fish in the water: its suit on a pale disc. */
export function Swimmer(/** @type {{ suit: string, tasty?: boolean }} */ { suit, tasty = false }) {
  return html`<g class=${classes("swimmer", tasty && "tasty")}
    ><circle r="9.2" /><g transform="scale(0.68)"><${Suit} suit=${suit} /></g
  ></g>`;
}

/** A shark with its suit on the flank. */
export function Hunter(/** @type {{ suit: string }} */ { suit }) {
  return html`<g class=${`hunter ${suit}`}
    ><circle r="12" /><g transform="translate(0 -2.5) scale(0.34)"
      ><${Shark} tone="var(--shark)"
    /></g>
    <g transform="translate(0 6)"
      ><circle class="badge" r="6" /><g transform="scale(0.48)"><${Suit} suit=${suit} /></g></g
  ></g>`;
}

/** A token by its name: `2 suns`, `null arms`, `? moons`. */
export function Token(/** @type {{ token: string, quiet?: boolean }} */ { token, quiet = false }) {
  const t = useText();
  const [value, suit] = token.split(" ");
  return html`<span class=${classes("tank-token", quiet && "quiet")}>
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <circle class="disc" r="15" />
      <g transform="translate(-5.5 0) scale(0.72)"><${Suit} suit=${suit} /></g>
      ${value === "null" ? html`<path class="null" d="M12 0A5 5 0 1 1 2 0A5 5 0 1 1 12 0M2.4 5.2L11.6-5.2" />` : html`<text x="7" y="5">${value}</text>`}
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
