// @ts-check
/** The Orca: eight zones, each a boat tile and the water beside it. */
import { html, Spot, classes, useText } from "../../../web/ui/ui.js";
import { Shark } from "../../../web/ui/art.js";
import { Figure, Member } from "./pieces.js";
import { zonesOf } from "./places.js";
import { memberWord, wordText } from "./word-keys.js";

/** @import { Text } from "../../../web/ui/ui.js" */
/** @import { Orca as Facts } from "./facts.js" */

const MEMBERS = ["quint", "brody", "hooper"];
const ZONES = [1, 2, 3, 4, 5, 6, 7, 8];
const WIDE = { water: 118, boat: 104 };
const TALL = 100;

/** @typedef {{ damage: number, destroy: number, finish: number }} Tile */
/** @typedef {{ facts: Facts, highlighted: Set<string>, on?: string, press: (place: string) => void }} Shown */

/** Port from bow to stern 1 2 3 4, starboard 8 7 6 5: the upper left corners of boat and water. */
function corner(/** @type {number} */ zone) {
  const port = zone <= 4;
  return {
    port,
    x: port ? 138 : 244,
    water: port ? 8 : 360,
    y: 76 + (port ? zone - 1 : 8 - zone) * 103,
  };
}

/** How many hits each tile takes, from the option `tiles`. */
export function tilesOf(/** @type {string} */ text) {
  return text.split(",").map((row) => {
    const [damage, destroy, finish] = row.split("/").map(Number);
    return { damage, destroy, finish };
  });
}

/** The boat; spots are named as in the notation: `boat 3`, `water 3`. */
export function Orca(
  /** @type {Shown & { was: Facts, options: Record<string, any>, placing: string[] }} */ {
    facts,
    was,
    options,
    placing,
    highlighted,
    on,
    press,
  },
) {
  const t = useText();
  const tiles = tilesOf(options.tiles);
  // Once the shark has surfaced, the options no longer matter.
  const flags = facts.fin === "-" ? zonesOf(facts, options) : {};
  const shown = { facts, highlighted, on, press };
  const same = was.act === 2;
  return html`<svg
    class="orca"
    viewBox="0 0 486 540"
    role="group"
    aria-label=${t("page-orca", { round: facts.round })}
  >
    <${Sea} />
    ${ZONES.map((zone) => html`<${Water} key=${`w${zone}`} zone=${zone} flags=${Object.keys(flags).filter((letter) => flags[letter] === zone)} ...${shown} />`)}
    <path
      class="orca-hull"
      d="M243 8C292 22 350 52 352 92V470Q352 520 312 526H174Q134 520 134 470V92C136 52 194 22 243 8Z"
    />
    <path class="orca-rail" d="M243 20C284 32 334 58 338 76H148C152 58 202 32 243 20Z" />
    <g class="orca-hatch" aria-hidden="true">
      <circle cx="243" cy="54" r="14" />
      <path d="M243 44V64M233 54H253" />
    </g>
    <text class="orca-title" x="243" y="512" aria-hidden="true">${t("page-boat-name")}</text>
    ${ZONES.map((zone) => html`<${Deck} key=${zone} zone=${zone} tile=${tiles[zone - 1]} changed=${same && was.tiles[zone - 1] !== facts.tiles[zone - 1]} ...${shown} />`)}
    ${same ? MEMBERS.map((member, row) => (was.spots[row] !== facts.spots[row] ? html`<${Came} key=${`c${member}`} from=${standing(row, was)} to=${standing(row, facts)} />` : null)) : null}
    ${same && was.fin !== facts.fin && was.fin !== "-" && facts.fin !== "-" ? html`<${Came} from=${finned(was.fin)} to=${finned(facts.fin)} />` : null}
    ${facts.fin === "-" ? null : html`<${Fin} ...${shown} wounded=${same && was.hurt !== facts.hurt} />`}
    ${MEMBERS.map((member, row) => html`<${Sailor} key=${member} member=${member} row=${row} hurt=${same && was.wounds[row] !== facts.wounds[row]} ...${shown} />`)}
    ${placing.map((member, nth) => html`<${Waiting} key=${`p${member}`} member=${member} aside=${nth - (placing.length - 1) / 2} />`)}
    ${ZONES.map((zone) => html`<${Aims} key=${`a${zone}`} zone=${zone} facts=${facts} />`)}
  </svg>`;
}

function Sea() {
  let waves = "";
  for (let y = 24; y < 540; y += 52)
    for (let x = y % 104 < 52 ? 14 : 58; x < 470; x += 92) waves += `M${x} ${y}q6-6 12 0t12 0`;
  return html`<g class="water" aria-hidden="true">
    <defs>
      <linearGradient id="orca-sea" x1="0" y1="0" x2="0" y2="1">
        <stop class="sea-top" offset="0" /><stop class="sea-bottom" offset="1" />
      </linearGradient>
    </defs>
    <rect width="486" height="540" rx="14" fill="url(#orca-sea)" /><path d=${waves} />
  </g>`;
}

/** The figures and pieces in a place, for screen readers. */
function inside(/** @type {Text} */ t, /** @type {Facts} */ facts, /** @type {string} */ place) {
  const told = MEMBERS.filter((_, row) => facts.spots[row] === place).map((one) =>
    wordText(t, memberWord(one)),
  );
  return place === `water-${facts.fin}` ? [t("page-fin"), ...told] : told;
}

function Water(
  /** @type {Shown & { zone: number, flags: string[] }} */ {
    zone,
    flags,
    facts,
    highlighted,
    on,
    press,
  },
) {
  const { port, water: x, y } = corner(zone);
  const t = useText();
  const place = `water ${zone}`;
  const told = [
    ...inside(t, facts, `water-${zone}`),
    ...flags.map((option) => t("page-option", { option })),
    ...aimersAt(zone, facts).map((one) => t("page-aims-here", { member: memberWord(one) })),
  ];
  return html`<g><${Spot} label=${t("page-water", { zone, things: told })} highlighted=${highlighted.has(place)} on=${on === place} press=${() => press(place)}>
      <rect class="orca-water shape" x=${x} y=${y} width=${WIDE.water} height=${TALL} rx="14" />
      ${highlighted.has(place) ? html`<rect class="highlight-ring" x=${x + 1.5} y=${y + 1.5} width=${WIDE.water - 3} height=${TALL - 3} rx="13" />` : null}
    </${Spot}>
      <g class="orca-over" aria-hidden="true">
        <circle class="orca-buoy" cx=${port ? x + 17 : x + WIDE.water - 17} cy=${y + 17} r="12" />
        <text class="orca-number" x=${port ? x + 17 : x + WIDE.water - 17} y=${y + 22}>${zone}</text>
        ${flags.map((letter, nth) => html`<${Flag} key=${letter} letter=${letter} x=${port ? x + 40 + nth * 26 : x + WIDE.water - 62 - nth * 26} y=${y + 6} facts=${facts} />`)}
      </g></g>`;
}

/** A resurface option that names this zone. */
function Flag(
  /** @type {{ letter: string, x: number, y: number, facts: Facts }} */ { letter, x, y, facts },
) {
  const state = facts.shown.includes(letter) ? "not" : facts.choice === letter ? "chosen" : "";
  return html`<g class=${classes("orca-flag", state)} transform=${`translate(${x} ${y})`}
    ><path class="pole" d="M0 0V26" /><path d="M0 1H22L17 9L22 17H0Z" /><text x="8.5" y="13.5"
      >${letter}</text
    ></g
  >`;
}

/** The crew members who aim at the water of a zone. */
function aimersAt(/** @type {number} */ zone, /** @type {Facts} */ facts) {
  return MEMBERS.filter((_, row) => facts.targets[row] === String(zone));
}

/** The targets in a zone, drawn over everything else there. */
function Aims(/** @type {{ zone: number, facts: Facts }} */ { zone, facts }) {
  const { port, water: x, y } = corner(zone);
  const aimers = aimersAt(zone, facts);
  const isUp = facts.fin === String(zone);
  const middle = x + WIDE.water / 2 + (isUp ? (port ? 13 : -13) : 0);
  const aside = (/** @type {number} */ nth) => (nth - (aimers.length - 1) / 2) * (isUp ? 29 : 36);
  return html`<g class="orca-over" aria-hidden="true">
    ${aimers.map((member, nth) => html`<${Cross} key=${member} member=${member} x=${middle + aside(nth)} y=${y + (isUp ? 16 : 48)} scale=${isUp ? 0.75 : 1} />`)}
  </g>`;
}

/** The target of a figure that aims, with the figure in it: letters name the options. */
function Cross(
  /** @type {{ member: string, x: number, y: number, scale: number }} */ { member, x, y, scale },
) {
  return html`<g class="orca-target" transform=${`translate(${x} ${y}) scale(${scale})`}
    ><circle r="14" /><path d="M-19 0H-11M11 0H19M0-19V-11M0 11V19" /><g transform="scale(0.62)"
      ><${Figure} member=${member} /></g
  ></g>`;
}

/** A figure that is about to go aboard, at the bow. */
function Waiting(/** @type {{ member: string, aside: number }} */ { member, aside }) {
  const t = useText();
  return html`<g
    transform=${`translate(${243 + aside * 44} 50)`}
    role="img"
    aria-label=${t("page-waits", { member: memberWord(member) })}
    ><circle class="orca-waits" r="19" /><${Member} member=${member} afoot=${true}
  /></g>`;
}

function Deck(
  /** @type {Shown & { zone: number, tile: Tile, changed?: boolean }} */ {
    zone,
    tile,
    changed,
    facts,
    highlighted,
    on,
    press,
  },
) {
  const { port, x, y } = corner(zone);
  const t = useText();
  const place = `boat ${zone}`;
  const state = facts.tiles[zone - 1];
  const things = inside(t, facts, `boat-${zone}`);
  const label = t("page-boat", { boat: tileText(t, zone, tile, state), things });
  return html`<g><${Spot} label=${label} highlighted=${highlighted.has(place)} on=${on === place} press=${() => press(place)}>
    <rect class=${classes("shape", ["orca-gone", "orca-deck damaged", "orca-deck"][state])} x=${x} y=${y} width=${WIDE.boat} height=${TALL} rx="8" />
    </${Spot}>
    <g class="orca-over" aria-hidden="true">
      ${state ? html`<path class="orca-planks" d=${`M${x} ${y + 25}h${WIDE.boat}M${x} ${y + 50}h${WIDE.boat}M${x} ${y + 75}h${WIDE.boat}`} />` : html`<path class="orca-debris" d=${`M${x + 20} ${y + 62}l30-9l2 7l-30 9ZM${x + 58} ${y + 34}l26 8l-2 6l-26-8Z`} />`}
      ${state === 1 ? html`<path class="orca-crack" d=${`M${x + 34} ${y}l10 22l-14 12l26 16l-8 14`} />` : null}
      ${highlighted.has(place) ? html`<rect class="highlight-ring" x=${x + 2} y=${y + 2} width=${WIDE.boat - 4} height=${TALL - 4} rx="7" />` : null}
      ${changed ? html`<rect class="changed" x=${x + 6} y=${y + 6} width=${WIDE.boat - 12} height=${TALL - 12} rx="6" />` : null}
      <text class=${classes("orca-number", state > 0 && "wood")} x=${port ? x + WIDE.boat - 14 : x + 14} y=${y + 21}>${zone}</text>
      ${state === 2 ? html`<${Hits} kind="crack" n=${tile.damage} x=${x + 22} y=${y + 85} /><${Hits} kind="hole" n=${tile.destroy} x=${x + 66} y=${y + 85} />` : null}
      ${state === 1 ? html`<${Hits} kind="hole" n=${tile.finish} x=${x + 66} y=${y + 85} />` : null}
    </g></g>`;
}

/** What a boat space takes, as the board in words says it. */
function tileText(
  /** @type {Text} */ t,
  /** @type {number} */ zone,
  /** @type {Tile} */ { damage, destroy, finish },
  /** @type {number} */ state,
) {
  if (state === 2) return t("board-boat-intact", { zone, damage, hits: destroy });
  return state ? t("board-boat-damaged", { zone, hits: finish }) : t("board-boat-gone", { zone });
}

/** How many hits crack a tile, or make a hole of it. */
function Hits(
  /** @type {{ kind: "crack" | "hole", n: number | string, x: number, y: number }} */ {
    kind,
    n,
    x,
    y,
  },
) {
  return html`<g class=${`orca-hits ${kind}`} transform=${`translate(${x} ${y})`}
    ><path d=${kind === "crack" ? "M-10-8L-5-2L-11 2L-5 8" : "M-13-6L-3 6M-3-6L-13 6"} /><text
      x="7"
      y="5"
      >${n}</text
    ></g
  >`;
}

/** Where a figure stands, beside others in the same place; null for a figure that is out. */
function standing(/** @type {number} */ row, /** @type {Facts} */ facts) {
  const [where, zone] = facts.spots[row].split("-");
  if (!zone) return null;
  const mates = [0, 1, 2].filter((other) => facts.spots[other] === facts.spots[row]);
  const aside = (mates.indexOf(row) - (mates.length - 1) / 2) * 33;
  const { x, water, y } = corner(Number(zone));
  return where === "boat"
    ? { x: x + WIDE.boat / 2 + aside, y: y + 50 }
    : { x: water + WIDE.water / 2 + aside, y: y + 79 };
}

/** Where the shark is drawn. */
function finned(/** @type {string} */ zone) {
  const { water, y } = corner(Number(zone));
  return { x: water + WIDE.water / 2, y: y + 50 };
}

/** The path of a figure that moved or fell. */
function Came(
  /** @type {{ from: { x: number, y: number } | null, to: { x: number, y: number } | null }} */ {
    from,
    to,
  },
) {
  if (!from || !to) return null;
  return html`<g class="came" aria-hidden="true"
    ><polyline points=${`${from.x},${from.y} ${to.x},${to.y}`} /><circle
      cx=${from.x}
      cy=${from.y}
      r="15"
  /></g>`;
}

function Sailor(
  /** @type {Shown & { member: string, row: number, hurt: boolean }} */ {
    member,
    row,
    hurt,
    facts,
    highlighted,
    on,
    press,
  },
) {
  const t = useText();
  const at = standing(row, facts);
  if (!at) return null;
  const bright = highlighted.has(member);
  // A figure that cannot be pressed lets the click through to its place.
  return html`<${Spot} label=${wordText(t, memberWord(member))} highlighted=${bright} on=${on === member} press=${() => press(member)} class=${classes("glides", !bright && "passes")}
    style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    <circle class="orca-reach" r="20" />
    ${bright || facts.active === member ? html`<circle class=${bright ? "highlight-ring" : "orca-active"} r="18.5" />` : null}
    ${hurt ? html`<circle class="changed" r="18.5" />` : null}<${Member} member=${member} afoot=${true} /></${Spot}>`;
}

function Fin(/** @type {Shown & { wounded: boolean }} */ { facts, highlighted, press, wounded }) {
  const t = useText();
  const { x, y } = finned(facts.fin);
  const bright = highlighted.has("shark");
  return html`<${Spot} label=${t("page-fin")} highlighted=${bright} press=${() => press("shark")} class=${classes("glides orca-fin", !bright && "passes")}
    style=${`transform: translate(${x}px, ${y}px)`}>
    ${bright ? html`<ellipse class="highlight-ring" rx="50" ry="26" />` : null}
    ${wounded ? html`<ellipse class="changed" rx="45" ry="22" />` : null}
    <g class=${corner(Number(facts.fin)).port ? "" : "turned"}><g transform="scale(1.25)"><${Shark} /></g></g></${Spot}>`;
}

/** What the signs on the tiles mean. */
export function Legend() {
  const t = useText();
  const kinds = /** @type {("crack" | "hole")[]} */ (["crack", "hole"]);
  return html`<p class="jaws-legend">
    ${kinds.map(
      (kind) =>
        html`<span key=${kind}
          ><svg viewBox="-16 -12 32 24" aria-hidden="true">
            <${Hits} kind=${kind} n=${kind === "crack" ? 1 : 3} x=${2} y=${0} /></svg
          >${t(kind === "crack" ? "page-legend-crack" : "page-legend-hole")}</span
        >`,
    )}
  </p>`;
}
