// @ts-check
/** The picture of Shark Tank in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";
import { BODY, FIN, SHAPES, SHARK, TAIL } from "./tank/shapes.js";

/** A fish with its suit, at a place. */
function Fish(
  /** @type {{ at: string, suit: string, dark: string, pale: string }} */ { at, suit, dark, pale },
) {
  return html`<g transform=${at}
    ><path d=${TAIL + FIN} fill=${dark} /><path
      d=${BODY}
      fill=${pale}
      stroke=${dark}
      stroke-width="1.7" /><circle cx="12" cy="-2" r="1.9" fill=${dark} /><path
      d=${SHAPES[suit]}
      fill=${dark}
      transform="translate(-1 0.5) scale(0.5)"
  /></g>`;
}

export function Cover() {
  return html`<path
      d="M0 40H300M0 80H300M0 120H300M60 0V160M120 0V160M180 0V160M240 0V160"
      stroke="#fff"
      opacity="0.22"
    />
    <g fill="var(--paper)" fill-opacity="0.7" stroke="var(--pick)" stroke-width="2.5"
      ><rect x="112" y="60" width="44" height="44" rx="7" /><rect
        x="158"
        y="60"
        width="44"
        height="44"
        rx="7"
    /></g>
    <path
      d="M90 82H196"
      stroke="var(--pick)"
      stroke-width="3"
      stroke-dasharray="0.1 7"
      stroke-linecap="round"
    />
    <g transform="translate(88 82)" fill="var(--shark)"
      ><path d=${SHARK.fins} /><path d=${SHARK.body} /><path
        d=${SHARK.back}
        fill="#fff"
        opacity="0.18" /><circle r="12" fill="#d2d9ff" stroke="#3a4cb4" stroke-width="2.5" /><path
        d=${SHAPES.moons}
        fill="#3a4cb4"
        transform="scale(0.7)"
    /></g>
    <${Fish} at="translate(232 82) scale(1.2)" suit="moons" dark="#3a4cb4" pale="#d2d9ff" />
    <${Fish} at="translate(250 34)" suit="suns" dark="#b05c00" pale="#ffd79a" />
    <${Fish} at="translate(176 28) scale(0.9)" suit="arms" dark="#17713f" pale="#c2ebd0" />
    <${Fish} at="translate(262 132)" suit="crowns" dark="#b01f4d" pale="#ffc3d4" />`;
}
