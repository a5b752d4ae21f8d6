// @ts-check
/** The picture of Jaws in the lobby, 300 by 160. */
import { html } from "../../../web/ui/html.js";

export function Cover() {
  return html`<path d="M0 96Q75 84 150 96T300 96V160H0Z" fill="var(--sea4)" opacity="0.6" /><path
      d="M118 97C132 92 142 52 172 40C164 64 172 84 184 97Z"
      fill="var(--shark)"
      stroke="var(--shark-line)"
    />
    <g transform="translate(62 84)"
      ><path
        d="M-34-4H34C30 16 22 24 10 24H-12C-24 24-32 14-34-4Z"
        fill="#8a5a12"
        stroke="#fff" /><path d="M-6-4V-26H14V-4Z" fill="#fff"
    /></g>
    <g transform="translate(236 92)"
      ><path
        d="M-11-15H11Q16 0 11 15H-11Q-16 0-11-15Z"
        fill="#f2c230"
        stroke="#7a5b00"
        stroke-width="2" /><path d="M-13-7H13M-13 7H13" stroke="#7a5b00" stroke-width="2.5"
    /></g>`;
}
