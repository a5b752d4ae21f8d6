// @ts-check
/** The picture of Shark Tank in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";
import { Fish, Shark } from "../../../web/ui/art.js";

export function Cover() {
  return html`<path
      d="M0 40H300M0 80H300M0 120H300M60 0V160M120 0V160M180 0V160M240 0V160"
      stroke="var(--wave)"
      opacity="0.6"
    />
    <rect
      x="92"
      y="62"
      width="56"
      height="56"
      rx="8"
      fill="#fff6dd"
      stroke="var(--wood)"
      stroke-width="2"
    /><rect
      x="150"
      y="62"
      width="56"
      height="56"
      rx="8"
      fill="#fff6dd"
      stroke="var(--wood)"
      stroke-width="2"
    />
    <g transform="translate(50 86) scale(1.25)"><${Shark} /></g
    ><g transform="translate(244 62) scale(1.1)"><${Fish} tone="#c96a00" /></g
    ><g transform="translate(248 112) scale(1.1)"><${Fish} tone="#b02a4c" /></g>`;
}
