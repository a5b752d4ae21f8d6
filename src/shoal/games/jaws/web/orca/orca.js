// @ts-check
/** The Orca from above: eight zones, each a boat space and the water beside it. */
import { html, Spot, classes, useText } from "../../../../web/ui/ui.js";
import { Member, SharkFromAbove } from "../pieces/pieces.js";
import { zonesOf } from "../moves/places.js";
import { memberWord, wordText } from "../moves/word-keys.js";
import { ZONES, boatFor, hullPath, sharkAt, standing } from "./boat-shape.js";
import { Planks } from "./planks.js";
import { Aims, Water } from "./water.js";

/** @import { Orca as Facts } from "../facts.js" */
/** @import { Boat, Point } from "./boat-shape.js" */

export const MEMBERS = ["quint", "brody", "hooper"];

/** @typedef {{ damage: number, destroy: number, finish: number }} Tile */
/** @typedef {{ boat: Boat, facts: Facts, places: Map<string, string[]>, on?: string, press: (place: string) => void }} Shown */

/** How many hits each tile takes, from the option `tiles`. */
export function tilesOf(/** @type {string} */ text) {
  return text.split(",").map((row) => {
    const [damage, destroy, finish] = row.split("/").map(Number);
    return { damage, destroy, finish };
  });
}

/**
 * @typedef {object} OrcaProps
 * @property {Facts} facts
 * @property {Facts} was the facts before the last change
 * @property {Record<string, any>} options
 * @property {string[]} placing the members who go aboard now
 * @property {Map<string, string[]>} places the moves of each place, named as in the notation: `boat 3`, `water 3`
 * @property {string} [on] the place whose choices are open
 * @property {(place: string) => void} press
 * @property {{ wide: number, high: number }} size of the board area
 */

/** The boat and the water around it. */
export function Orca(
  /** @type {OrcaProps} */ { facts, was, options, placing, places, on, press, size },
) {
  const t = useText();
  const boat = boatFor(size);
  const tiles = tilesOf(options.tiles);
  // Once the shark has surfaced, the options no longer matter.
  const flags = facts.fin === "-" ? zonesOf(facts, options) : {};
  const shown = { boat, facts, places, on, press };
  const same = was.act === 2;
  return html`<svg
    class="orca"
    viewBox=${`0 -12 ${boat.wide.toFixed(1)} ${boat.high + 18}`}
    role="group"
    aria-label=${t("page-orca", { round: facts.round })}
  >
    <${Hull} boat=${boat} />
    ${ZONES.map((zone) => html`<${Water} key=${`w${zone}`} zone=${zone} flags=${Object.keys(flags).filter((letter) => flags[letter] === zone)} ...${shown} />`)}
    ${ZONES.map((zone) => html`<${Planks} key=${zone} zone=${zone} tile=${tiles[zone - 1]} changed=${same && was.tiles[zone - 1] !== facts.tiles[zone - 1]} ...${shown} />`)}
    ${same ? MEMBERS.map((member, row) => html`<${Came} key=${`c${member}`} from=${standing(boat, was.spots, row)} to=${standing(boat, facts.spots, row)} />`) : null}
    ${same && was.fin !== "-" && facts.fin !== "-" ? html`<${Came} from=${sharkAt(boat, was.fin)} to=${sharkAt(boat, facts.fin)} />` : null}
    ${facts.fin === "-" ? null : html`<${Surfaced} ...${shown} wounded=${same && was.hurt !== facts.hurt} />`}
    ${MEMBERS.map((member, row) => html`<${Sailor} key=${member} member=${member} row=${row} hurt=${same && was.wounds[row] !== facts.wounds[row]} ...${shown} />`)}
    ${placing.map((member, nth) => html`<${Waiting} key=${`p${member}`} member=${member} aside=${nth - (placing.length - 1) / 2} boat=${boat} />`)}
    ${ZONES.map((zone) => html`<${Aims} key=${`a${zone}`} zone=${zone} boat=${boat} facts=${facts} />`)}
  </svg>`;
}

/** The hull, bow up, with foam around it. */
function Hull(/** @type {{ boat: Boat }} */ { boat }) {
  const t = useText();
  const { middle, bow, high, half } = boat;
  return html`<g aria-hidden="true">
    <path class="orca-waves" d=${wavesAround(boat)} />
    <path d=${hullPath(boat, 17)} fill="var(--sea0)" opacity="0.35" />
    <path d=${hullPath(boat, 9)} fill="var(--jaws-foam)" opacity="0.7" />
    <path class="orca-hull" d=${hullPath(boat, 0)} />
    <path
      class="orca-bow"
      d=${`M${middle} ${bow * 0.2}C${middle + half * 0.5} ${bow * 0.3} ${middle + half * 0.72} ${bow * 0.6} ${middle + half * 0.72} ${bow - 6}H${middle - half * 0.72}C${middle - half * 0.72} ${bow * 0.6} ${middle - half * 0.5} ${bow * 0.3} ${middle} ${bow * 0.2}Z`}
    />
    <circle class="orca-hatch" cx=${middle} cy=${bow * 0.62} r=${Math.min(16, bow * 0.22)} />
    <text class="orca-title" x=${middle} y=${high - 14}>${t("page-boat-name")}</text>
  </g>`;
}

/** A few waves beside the boat. */
function wavesAround(/** @type {Boat} */ { wide, high }) {
  return [
    [0.04, 0.06], [0.9, 0.04], [0.8, 0.13], [0.1, 0.42], [0.86, 0.44], [0.05, 0.7], [0.9, 0.78], [0.12, 0.955], [0.82, 0.97],
  ]
    .map(([x, y]) => `M${Math.round(x * wide)} ${Math.round(y * high)}q7-6 14 0t14 0t12-1`)
    .join(""); // prettier-ignore
}

/** The path of a figure that moved or fell. */
function Came(/** @type {{ from: Point | null, to: Point | null }} */ { from, to }) {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return null;
  return html`<g class="came" aria-hidden="true"
    ><polyline points=${`${from.x},${from.y} ${to.x},${to.y}`} /><circle
      cx=${from.x}
      cy=${from.y}
      r="15"
  /></g>`;
}

/** A figure that is about to go aboard, at the bow. */
function Waiting(
  /** @type {{ member: string, aside: number, boat: Boat }} */ { member, aside, boat },
) {
  const t = useText();
  return html`<g
    transform=${`translate(${boat.middle + aside * 50} ${boat.bow * 0.62})`}
    role="img"
    aria-label=${t("page-waits", { member: memberWord(member) })}
    ><circle class="orca-waits" r="22" /><${Member} member=${member}
  /></g>`;
}

function Sailor(
  /** @type {Shown & { member: string, row: number, hurt: boolean }} */ {
    member,
    row,
    hurt,
    boat,
    facts,
    places,
    on,
    press,
  },
) {
  const t = useText();
  const at = standing(boat, facts.spots, row);
  if (!at) return null;
  const bright = places.has(member);
  const isWet = facts.spots[row].startsWith("water");
  // A figure that cannot be pressed lets the click through to its place.
  return html`<${Spot} label=${wordText(t, memberWord(member))} highlighted=${bright} on=${on === member} press=${() => press(member)} class=${classes("glides", !bright && "passes")}
    style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    <circle class="reach" r=${boat.reach} />
    ${bright || facts.active === member ? html`<circle class=${bright ? "highlight-ring" : "jaws-active"} r="23" />` : null}
    ${hurt ? html`<circle class="changed" r="23" />` : null}<${Member} member=${member} />
    ${isWet ? html`<path class="foam" d="M-22 10q5.5-6 11 0t11 0t11 0t11 0V18H-22Z" />` : null}</${Spot}>`;
}

function Surfaced(
  /** @type {Shown & { wounded: boolean }} */ { boat, facts, places, press, wounded },
) {
  const t = useText();
  const { x, y } = sharkAt(boat, facts.fin);
  const bright = places.has("shark");
  const port = Number(facts.fin) <= 4;
  return html`<${Spot} label=${t("page-fin")} highlighted=${bright} press=${() => press("shark")} class=${classes("glides orca-fin", !bright && "passes")}
    style=${`transform: translate(${x}px, ${y}px)`}>
    ${bright ? html`<ellipse class="highlight-ring" rx="48" ry="32" />` : null}
    ${wounded ? html`<ellipse class="changed" rx="46" ry="30" />` : null}
    <g class=${port ? "" : "turned"}><g transform="scale(1.15)"><${SharkFromAbove} /></g></g></${Spot}>`;
}
