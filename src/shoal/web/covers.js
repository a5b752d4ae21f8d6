// @ts-check
/** A picture for each game, drawn from its own pieces. A game that has none shows a school of fish. */
import { html } from "./kit.js";
import { Die, Fish, Shark, Water } from "./art.js";

const COLOURS = ["#f4c430", "#f08419", "#cf3030", "#2f6fd0", "#2f8f4a", "#2a2f36"];

function spikes(
  /** @type {number} */ points,
  /** @type {number} */ outer,
  /** @type {number} */ inner,
) {
  const corners = Array.from({ length: 2 * points }, (_, step) => {
    const angle = (Math.PI * step) / points;
    const far = step % 2 ? inner : outer;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** @type {Record<string, () => unknown>} */
const SCENES = {
  sharkbait: () =>
    html`<g transform="translate(60 58) rotate(-12) scale(1.1)"><${Die} face=${5} /></g
      ><g transform="translate(112 44) rotate(9) scale(1.1)"><${Die} face=${3} /></g>
      <g transform="translate(160 66) rotate(-6) scale(1.1)"><${Die} face=${6} dark /></g
      ><g transform="translate(226 106) scale(1.5)"><${Shark} /></g>
      <g transform="translate(70 118)"><${Fish} /></g
      ><g transform="translate(124 112) scale(0.9)"><${Fish} /></g>`,
  urchins: () =>
    html`${[
      [70, 52, 0],
      [126, 52, 1],
      [70, 108, 1],
      [126, 108, 0],
      [230, 84, 0],
    ].map(
      ([x, y, yellow]) =>
        html`<g transform=${`translate(${x} ${y})`}>
          <path
            d=${yellow ? spikes(9, 24, 18) : spikes(14, 26, 14)}
            fill=${yellow ? "#f2b632" : "#c8362b"}
            stroke=${yellow ? "#a26e00" : "#8d1d16"} /><circle
            r=${yellow ? 15 : 13}
            fill=${yellow ? "#f2b632" : "#c8362b"}
            stroke=${yellow ? "#a26e00" : "#8d1d16"}
        /></g>`,
    )}`,
  pescado: () =>
    html`${[
      [62, 0],
      [150, 2],
      [238, 3],
    ].map(
      ([x, first]) =>
        html`<g transform=${`translate(${x} 78) rotate(${(x - 150) / 16})`}
          ><rect x="-34" y="-46" width="68" height="92" rx="11" fill="#fffdf6" stroke="#b7a98a" />
          ${[0, 1, 2].map((row) => html`<g transform=${`translate(0 ${row * 26 - 26}) scale(1.2)`}><${Fish} tone=${COLOURS[(first + row * 2) % 6]} /></g>`)}</g
        >`,
    )}`,
  sharktank: () =>
    html`<path
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
      ><g transform="translate(248 112) scale(1.1)"><${Fish} tone="#b02a4c" /></g>`,
  jaws: () =>
    html`<path d="M0 96Q75 84 150 96T300 96V160H0Z" fill="var(--deep)" opacity="0.6" /><path
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
      /></g>`,
};

/** The picture of a game. */
export function Cover(/** @type {{ game: string, small?: boolean }} */ { game, small = false }) {
  const scene =
    SCENES[game] ??
    (() =>
      html`<g transform="translate(110 70)"><${Fish} /></g
        ><g transform="translate(180 100)"><${Fish} /></g>`);
  return html`<svg
    class=${small ? "cover small" : "cover"}
    viewBox="0 0 300 160"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <${Water} width=${300} height=${160} rx=${0} />
    ${scene()}
  </svg>`;
}
