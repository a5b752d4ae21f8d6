// @ts-check
/** The water beside the Orca: where the shark may come up, and who aims there. */
import { html, Spot, classes, useText } from "../../../../web/ui/ui.js";
import { Figure, Fin } from "../pieces/pieces.js";
import { memberWord, wordText } from "../moves/word-keys.js";
import { waterBox } from "./boat-shape.js";

/** @import { Text } from "../../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "../facts.js" */
/** @import { Boat } from "./boat-shape.js" */
/** @import { Shown } from "./orca.js" */

const MEMBERS = ["quint", "brody", "hooper"];

/** The figures and pieces in a place, for screen readers. */
export function inside(
  /** @type {Text} */ t,
  /** @type {Facts} */ facts,
  /** @type {string} */ place,
) {
  const told = MEMBERS.filter((_, row) => facts.spots[row] === place).map((one) =>
    wordText(t, memberWord(one)),
  );
  return place === `water-${facts.fin}` ? [t("page-fin"), ...told] : told;
}

/** The crew members who aim at the water of a zone. */
export function aimersAt(/** @type {number} */ zone, /** @type {Facts} */ facts) {
  return MEMBERS.filter((_, row) => facts.targets[row] === String(zone));
}

export function Water(
  /** @type {Shown & { zone: number, flags: string[] }} */ {
    zone,
    flags,
    boat,
    facts,
    places,
    on,
    press,
  },
) {
  const { x, y, wide, high } = waterBox(boat, zone);
  const t = useText();
  const place = `water ${zone}`;
  const told = [
    ...inside(t, facts, `water-${zone}`),
    ...flags.map((option) => t("page-option", { option })),
    ...aimersAt(zone, facts).map((one) => t("page-aims-here", { member: memberWord(one) })),
  ];
  const bright = places.has(place);
  const buoy = zone <= 4 ? x + wide - 19 : x + 19;
  return html`<g><${Spot} label=${t("page-water", { zone, things: told })} highlighted=${bright} on=${on === place} press=${() => press(place)}>
      <rect class="orca-water shape" x=${x} y=${y} width=${wide} height=${high} rx="16" />
    </${Spot}>
      <g class="orca-over" aria-hidden="true">
        ${bright ? html`<rect class="ring-casing" x=${x + 3} y=${y + 3} width=${wide - 6} height=${high - 6} rx="14" /><rect class=${classes("highlight-ring", on === place && "chosen")} x=${x + 3} y=${y + 3} width=${wide - 6} height=${high - 6} rx="14" />` : null}
        <circle class="orca-buoy" cx=${buoy} cy=${y + 19} r="14" />
        <text class="orca-number" x=${buoy} y=${y + 24.5}>${zone}</text>
        ${flags.map((letter, nth) => html`<${Flag} key=${letter} letter=${letter} x=${x + 26 + nth * 40} y=${y + 36} facts=${facts} />`)}
      </g></g>`;
}

/** A resurface option that names this zone: a flag over a fin. */
function Flag(
  /** @type {{ letter: string, x: number, y: number, facts: Facts }} */ { letter, x, y, facts },
) {
  const state = facts.shown.includes(letter) ? "not" : facts.choice === letter ? "chosen" : "";
  return html`<g class=${classes("orca-flag", state)} transform=${`translate(${x} ${y})`}
    ><g transform="translate(-6 50) scale(0.8)"><${Fin} /></g><path class="pole" d="M0-2V48" /><path
      class="cloth"
      d="M2 0H36L29 13L36 26H2Z"
    /><text x="16" y="19.5">${letter}</text></g
  >`;
}

/** The targets in a zone, drawn over everything else there. */
export function Aims(
  /** @type {{ zone: number, boat: Boat, facts: Facts }} */ { zone, boat, facts },
) {
  const { x, y, wide } = waterBox(boat, zone);
  const aimers = aimersAt(zone, facts);
  const isUp = facts.fin === String(zone);
  const room = Math.min(40, (wide - 44) / Math.max(1, aimers.length - 1));
  const middle = x + wide * (isUp ? 0.5 : aimers.length > 1 ? 0.64 : 0.71);
  const aside = (/** @type {number} */ nth) => (nth - (aimers.length - 1) / 2) * room;
  return html`<g class="orca-over" aria-hidden="true">
    ${aimers.map((member, nth) => html`<${Cross} key=${member} member=${member} x=${middle + aside(nth)} y=${y + (isUp ? 22 : 52)} scale=${isUp ? 0.8 : 1} />`)}
  </g>`;
}

/** The target of a figure that aims, with the figure in it: letters name the options. */
function Cross(
  /** @type {{ member: string, x: number, y: number, scale: number }} */ { member, x, y, scale },
) {
  return html`<g class="orca-target" transform=${`translate(${x} ${y}) scale(${scale})`}
    ><circle r="18" /><path d="M-24 0H-14M14 0H24M0-24V-14M0 14V24" /><g transform="scale(0.62)"
      ><${Figure} member=${member} /></g
  ></g>`;
}
