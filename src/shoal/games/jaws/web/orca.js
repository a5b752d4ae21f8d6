// @ts-check
/** The Orca: eight zones, each a boat tile and the water beside it. */
import { html, Spot, classes } from "../../../web/kit.js";
import { Shark } from "../../../web/art.js";
import { Member } from "./pieces.js";
import { words } from "./words.js";

const MEMBERS = ["quint", "brody", "hooper"];

/** Port from bow to stern 1 2 3 4, starboard 8 7 6 5. */
function corner(/** @type {number} */ zone) {
  const port = zone <= 4;
  return { port, x: port ? 130 : 220, y: 46 + (port ? zone - 1 : 8 - zone) * 90 };
}

/** What each tile takes, from the option `tiles`. */
export function tilesOf(/** @type {string} */ text) {
  return text.split(",").map((row) => {
    const [damage, destroy, finish] = row.split("/").map(Number);
    return { damage, destroy, finish };
  });
}

/** The boat; spots are named as the rooms name them: `boat 3`, `water 3`. */
export function Orca(
  /** @type {{ facts: Record<string, any>, was: Record<string, any>, options: Record<string, any>, lit: Set<string>, press: (place: string) => void }} */ {
    facts,
    was,
    options,
    lit,
    press,
  },
) {
  const tiles = tilesOf(options.tiles);
  return html`<svg
    class="orca"
    viewBox="0 0 440 450"
    role="group"
    aria-label=${words.orca(facts.round)}
  >
    <defs>
      <linearGradient id="orca-sea" x1="0" y1="0" x2="0" y2="1">
        <stop class="sea-top" offset="0" />
        <stop class="sea-bottom" offset="1" />
      </linearGradient>
    </defs>
    <rect width="440" height="450" rx="14" fill="url(#orca-sea)" />
    <path
      class="orca-hull"
      d="M220 6C270 16 316 30 318 60V400Q318 430 288 434H152Q122 430 122 400V60C124 30 170 16 220 6Z"
    />
    ${[1, 2, 3, 4, 5, 6, 7, 8].map((zone) => html`<${Zone} key=${zone} zone=${zone} state=${facts.tiles[zone - 1]} tile=${tiles[zone - 1]} changed=${was.act === 2 && was.tiles[zone - 1] !== facts.tiles[zone - 1]} facts=${facts} lit=${lit} press=${press} />`)}
    ${MEMBERS.map((member, row) => (was.act === 2 && was.spots[row] !== facts.spots[row] ? html`<${Came} key=${`c${member}`} row=${row} from=${was.spots[row]} to=${facts.spots[row]} />` : null))}
    ${MEMBERS.map((member, row) => html`<${Sailor} key=${member} member=${member} row=${row} facts=${facts} lit=${lit.has(member)} press=${() => press(member)} />`)}
    ${facts.fin !== "-" ? html`<${Fin} zone=${Number(facts.fin)} />` : null}
  </svg>`;
}

function Zone(
  /** @type {{ zone: number, state: number, tile: { damage: number, destroy: number, finish: number }, changed?: boolean, facts: Record<string, any>, lit: Set<string>, press: (place: string) => void }} */ {
    zone,
    state,
    tile,
    changed,
    facts,
    lit,
    press,
  },
) {
  const { port, x, y } = corner(zone);
  const wx = port ? 8 : 322;
  const aimed = facts.targets.includes(String(zone));
  return html`<g>
    <${Spot} label=${words.waterOf(zone)} lit=${lit.has(`water ${zone}`)} press=${() => press(`water ${zone}`)}>
      <rect class="orca-water shape" x=${wx} y=${y} width="110" height="84" rx="12" />
      ${lit.has(`water ${zone}`) ? html`<rect class="lit-ring" x=${wx} y=${y} width="110" height="84" rx="12" />` : null}</${Spot}>
    <${Spot} label=${words.zone(zone, words.tiles[state])} lit=${lit.has(`boat ${zone}`)} press=${() => press(`boat ${zone}`)}>
      <rect class=${classes("shape", ["orca-gone", "orca-deck damaged", "orca-deck"][state])} x=${x} y=${y} width="88" height="86" rx="6" />
      ${state ? html`<path class="orca-planks" d=${`M${x} ${y + 29}h88M${x} ${y + 57}h88`} />` : null}
      ${state === 1 ? html`<path class="orca-crack" d=${`M${x + 10} ${y + 8}l18 22l-8 12l26 18l-6 20`} />` : null}
      ${lit.has(`boat ${zone}`) ? html`<rect class="lit-ring" x=${x + 2} y=${y + 2} width="84" height="82" rx="6" />` : null}
    </${Spot}>
    <g class=${classes("orca-over", (lit.has(`boat ${zone}`) || !state) && "bare")} aria-hidden="true">
      ${changed ? html`<rect class="changed" x=${x + 4} y=${y + 4} width="80" height="78" rx="5" />` : null}
      <text class="orca-number" x=${port ? x + 12 : x + 76} y=${y + 20}>${zone}</text>
      ${state ? html`<text class="orca-hits" x=${port ? x + 70 : x + 18} y=${y + 78}>${words.hits(tile, state)}</text>` : null}
      ${aimed ? html`<g class="orca-target" transform=${`translate(${x + 44} ${y + 42})`}><circle r="16" /><path d="M-22 0H22M0-22V22" /></g>` : null}
    </g></g>`;
}

/** Where somebody stands who is in `boat-3` or `water-3`; nothing for who is out. */
function standing(/** @type {number} */ row, /** @type {string} */ spot) {
  const [where, zone] = spot.split("-");
  if (!zone) return null;
  const { port, x, y } = corner(Number(zone));
  return where === "boat"
    ? { x: x + 22 + row * 22, y: y + 50 }
    : { x: (port ? 28 : 342) + row * 34, y: y + 60 };
}

/** The way of somebody who went, or fell. */
function Came(/** @type {{ row: number, from: string, to: string }} */ { row, from, to }) {
  const [start, end] = [standing(row, from), standing(row, to)];
  if (!start || !end) return null;
  return html`<g class="came" aria-hidden="true"
    ><polyline points=${`${start.x},${start.y} ${end.x},${end.y}`} /><circle
      cx=${start.x}
      cy=${start.y}
      r="13"
  /></g>`;
}

function Sailor(
  /** @type {{ member: string, row: number, facts: Record<string, any>, lit: boolean, press: () => void }} */ {
    member,
    row,
    facts,
    lit,
    press,
  },
) {
  const at = standing(row, facts.spots[row]);
  if (!at) return null;
  return html`<${Spot} label=${words.members[member]} lit=${lit} press=${press} class=${classes("glides", facts.active === member && "active")}
    style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    ${lit || facts.active === member ? html`<circle class="lit-ring" r="18" />` : null}<${Member} member=${member} afoot=${true} /></${Spot}>`;
}

function Fin(/** @type {{ zone: number }} */ { zone }) {
  const { port, y } = corner(zone);
  return html`<g
    class="glides"
    style=${`transform: translate(${port ? 62 : 378}px, ${y + 26}px) scale(${port ? 1.1 : -1.1}, 1.1)`}
    role="img"
    aria-label=${words.fin}
    ><${Shark}
  /></g>`;
}
