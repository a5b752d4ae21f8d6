// @ts-check
/** The picture of SharkBait in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";
import { Die, Fish } from "../../../web/ui/art.js";
import { Shark } from "../../../web/ui/pictures/shark.js";

export function Cover() {
  return html`<g transform="translate(60 58) rotate(-12) scale(1.1)"><${Die} face=${5} /></g
    ><g transform="translate(112 44) rotate(9) scale(1.1)"><${Die} face=${3} /></g>
    <g transform="translate(160 66) rotate(-6) scale(1.1)"><${Die} face=${6} dark /></g
    ><g transform="translate(226 106) scale(1.5)"><${Shark} /></g>
    <g transform="translate(70 118)"><${Fish} /></g
    ><g transform="translate(124 112) scale(0.9)"><${Fish} /></g>`;
}
