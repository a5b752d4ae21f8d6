// @ts-check
/** A boat space of the Orca: planks that crack and break, and how many hits that takes. */
import { html, Spot, classes, useText } from "../../../../web/ui/ui.js";
import { Barrel } from "../pieces/pieces.js";
import { tileBox } from "./boat-shape.js";
import { inside } from "./water.js";

/** @import { Text } from "../../../../web/ui/ui.js" */
/** @import { Box } from "./boat-shape.js" */
/** @import { Shown, Tile } from "./orca.js" */

const [GONE, DAMAGED, WHOLE] = [0, 1, 2];
const BESIDE_NUMBER = 26; // where a word beside the number of a boat space begins

export function Planks(
  /** @type {Shown & { zone: number, tile: Tile, changed?: boolean }} */ {
    zone,
    tile,
    changed,
    boat,
    facts,
    places,
    on,
    press,
  },
) {
  const box = tileBox(boat, zone);
  const { x, y, wide, high } = box;
  const t = useText();
  const place = `boat ${zone}`;
  const state = facts.tiles[zone - 1];
  const label = t("page-boat", {
    boat: tileText(t, zone, tile, state),
    things: inside(t, facts, `boat-${zone}`),
  });
  const bright = places.has(place);
  return html`<g><${Spot} label=${label} highlighted=${bright} on=${on === place} press=${() => press(place)}>
    <rect class=${classes("shape", ["orca-gone", "orca-deck damaged", "orca-deck"][state])} x=${x} y=${y} width=${wide} height=${high} rx="7" />
    </${Spot}>
    <g class="orca-over" aria-hidden="true">
      ${state === GONE ? html`<${Wreck} box=${box} />` : html`<${Wood} box=${box} zone=${zone} cracked=${state === DAMAGED} />`}
      ${changed ? html`<rect class="changed" x=${x + 7} y=${y + 7} width=${wide - 14} height=${high - 14} rx="6" />` : null}
      <text class=${classes("orca-number", state === GONE ? "wet" : "wood")} x=${zone <= 4 ? x + 15 : x + wide - 15} y=${y + 23}>${zone}</text>
      ${state === WHOLE ? html`<${Hits} kind="crack" n=${tile.damage} x=${zone <= 4 ? x + 26 : x + wide - 76} y=${y + high - 16} /><${Hits} kind="hole" n=${tile.destroy} x=${zone <= 4 ? x + 76 : x + wide - 26} y=${y + high - 16} />` : null}
      ${state === DAMAGED ? html`<${Hits} kind="hole" n=${tile.finish} x=${zone <= 4 ? x + 26 : x + wide - 26} y=${y + high - 16} />` : null}
      ${state === WHOLE ? null : html`<${State} text=${t(state === GONE ? "page-gone" : "page-damaged")} box=${box} isPort=${zone <= 4} isGone=${state === GONE} scale=${boat.scale} />`}
      ${bright ? html`<rect class="ring-casing" x=${x + 3} y=${y + 3} width=${wide - 6} height=${high - 6} rx="6" /><rect class=${classes("highlight-ring", on === place && "chosen")} x=${x + 3} y=${y + 3} width=${wide - 6} height=${high - 6} rx="6" />` : null}
    </g></g>`;
}

/** Planks, and what stands on them. */
function Wood(/** @type {{ box: Box, zone: number, cracked: boolean }} */ { box, zone, cracked }) {
  const { x, y, wide, high } = box;
  const lines = [0.2, 0.4, 0.6, 0.8].map((part) => `M${x} ${y + high * part}h${wide}`).join("");
  return html`<path class="orca-planks" data-piece=${`plank-${zone}`} d=${lines} />
    <g transform=${zone <= 4 ? `translate(${x + wide} ${y})` : `translate(${x} ${y}) scale(-1 1)`}
      ><${Fitting} zone=${zone}
    /></g>
    ${cracked ? html`<path class="orca-crack" d=${`M${x + wide * 0.3} ${y}l9 26l-15 14l24 18l-9 24l10 20M${x + wide * 0.36} ${y + 40}l22-12l9 8M${x + wide * 0.8} ${y + high}l-9-24l8-16`} />` : null}`;
}

/** Hatch, cabin, winch or barrels: drawn for the port side, at the keel. */
function Fitting(/** @type {{ zone: number }} */ { zone }) {
  if (zone === 1 || zone === 8)
    return html`<rect class="orca-hatch" x="-52" y="22" width="34" height="34" rx="5" />`;
  if (zone === 2 || zone === 7)
    return html`<path class="orca-cabin" d="M-88 14H0V96H-88Z" /><rect
        class="orca-window"
        x="-80"
        y="28"
        width="18"
        height="54"
        rx="3"
      />`;
  if (zone === 3 || zone === 6) return html`<circle class="orca-winch" cx="-26" cy="46" r="13" />`;
  return zone === 4
    ? html`<g transform="translate(-30 30)"
        ><${Barrel} /><g transform="translate(-20 8)"><${Barrel} /></g
      ></g>`
    : null;
}

/** Water with broken planks. */
function Wreck(/** @type {{ box: Box }} */ { box: { x, y } }) {
  return html`<path class="wavelet" d=${`M${x + 14} ${y + 30}q7-6 14 0t14 0t14 0`} /><path
      class="orca-debris"
      d=${`M${x + 24} ${y + 64}l54-13l3 12l-54 13ZM${x + 54} ${y + 84}l48 14l-3 11l-48-14Z`}
    />`;
}

/** What a boat space takes, as the board in words says it. */
function tileText(
  /** @type {Text} */ t,
  /** @type {number} */ zone,
  /** @type {Tile} */ { damage, destroy, finish },
  /** @type {number} */ state,
) {
  if (state === WHOLE) return t("board-boat-intact", { zone, damage, hits: destroy });
  return state ? t("board-boat-damaged", { zone, hits: finish }) : t("board-boat-gone", { zone });
}

/** What has become of a boat space, in a word beside its number; not where there is no room for it. */
function State(
  /** @type {{ text: string, box: Box, isPort: boolean, isGone: boolean, scale: number }} */ {
    text,
    box,
    isPort,
    isGone,
    scale,
  },
) {
  const size = Math.max(13, 12 / scale);
  const paper = text.length * size * 0.54 + 12;
  const { x, y, wide, high } = box;
  if (isGone)
    return html`<text
      class="orca-state gone"
      x=${x + wide / 2}
      y=${y + high - 13}
      style=${`font-size:${size}px`}
      >${text}</text
    >`;
  if (paper + BESIDE_NUMBER > wide) return null;
  const middle = isPort ? x + BESIDE_NUMBER + paper / 2 : x + wide - BESIDE_NUMBER - paper / 2;
  return html`<rect
      class="orca-state-paper"
      x=${middle - paper / 2}
      y=${y + 6}
      width=${paper}
      height="21"
      rx="7"
    /><text class="orca-state" x=${middle} y=${y + 21} style=${`font-size:${size}px`}
      >${text}</text
    >`;
}

/** How many hits crack a tile, or make a hole of it. */
export function Hits(
  /** @type {{ kind: "crack" | "hole", n: number, x: number, y: number }} */ { kind, n, x, y },
) {
  return html`<g class=${`orca-hits ${kind}`} transform=${`translate(${x} ${y})`}
    ><rect x="-22" y="-12" width="44" height="24" rx="7" /><path
      d=${kind === "crack" ? "M-9-8L-14 1H-7L-11 8" : "M-15-5L-5 5M-5-5L-15 5"}
    /><text x="8" y="5.5">${n}</text></g
  >`;
}
