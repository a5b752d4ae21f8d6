// @ts-check
/** Everything in the water of Amity: swimmers, barrels, signs, boats, the shark, and the belief. */
import { html, Spot, classes, useText } from "../../../../web/ui/ui.js";
import { Barrel, Bather, Boat, ClosedSign, Fin, SharkFromAbove, Tally } from "../pieces/pieces.js";
import { memberWord, wordText } from "../moves/word-keys.js";

/** @import { Amity as Facts } from "../facts.js" */
/** @import { Placed } from "./contents.js" */

/** @typedef {{ facts: Facts, places: Map<string, string[]>, on?: string, press: (place: string) => void }} Pressed */

/** Boats are this much larger than their drawing. */
const BOAT = 1.16;
const FIGURES = ["quint", "hooper", "shark"];

export function Floating(
  /** @type {Pressed & { water: Record<string, Placed[]> }} */ { water, ...pressed },
) {
  const all = Object.entries(water).flatMap(([space, things]) =>
    things.map((thing) => ({ space, thing })),
  );
  const sensors = sensorsIn(pressed.facts);
  return html`<g class="amity-over" aria-hidden="true">
      ${all
        .filter(({ thing }) => !FIGURES.includes(thing.what))
        .map(
          ({ space, thing }) =>
            html`<${Lying}
              key=${space + thing.what}
              thing=${thing}
              rang=${thing.what === "barrel" && sensors.includes(space)}
            />`,
        )}
    </g>
    ${FIGURES.flatMap((who) => all.filter(({ thing }) => thing.what === who)).map(({ thing }) => html`<${Afloat} key=${thing.what} thing=${thing} ...${pressed} />`)}`;
}

const WATERS = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8"];

/** The sensors that the newest report names. */
function sensorsIn(/** @type {Facts} */ { story }) {
  const last = story.filter(([kind]) => kind === 1).pop();
  return last ? WATERS.filter((_, nth) => (last[6] >> nth) & 1) : [];
}

/** Something in the water that cannot be pressed. */
function Lying(/** @type {{ thing: Placed, rang: boolean }} */ { thing, rang }) {
  const { what, at, scale } = thing;
  return html`<g
    class=${what}
    transform=${`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale.toFixed(2)})`}
    ><g class="grown">${pictureOf(thing, rang)}</g></g
  >`;
}

function pictureOf(/** @type {Placed} */ { what, n, drawn }, /** @type {boolean} */ rang) {
  if (what === "bather") return html`<${Swimmers} n=${n} drawn=${drawn} />`;
  if (what === "barrel") return html`<${FloatingBarrel} n=${n} rang=${rang} />`;
  if (what === "chance") return html`<${Chance} percent=${n} />`;
  if (what === "closed" || what === "opening")
    return html`<${ClosedSign} soon=${what === "opening"} />`;
  if (what === "eaten")
    return html`<g transform="translate(-12 0)"><${Bather} />${CROSS}</g
      ><${Tally} n=${n} x=${14} />`;
  return html`<${Bather}
      michael=${true}
    />${what === "michael" ? html`<text class="boy-letter" y="3">M</text>` : CROSS}`;
}

const CROSS = html`<path class="cross" d="M-11-10L11 10M11-10L-11 10" />`;

/** Heads in the water, and their number. */
function Swimmers(/** @type {{ n: number, drawn: number }} */ { n, drawn }) {
  const left = (-28 * drawn - 26) / 2 + 15;
  return html`${Array.from({ length: drawn }, (_, nth) => html`<g key=${nth} transform=${`translate(${left + nth * 28} ${nth % 2 ? 2 : -3})`}><${Bather} /></g>`)}
    <${Tally} n=${n} x=${left + drawn * 28 - 1} y=${-1} />`;
}

/** A barrel with its sensor; two rings if it went off. */
function FloatingBarrel(/** @type {{ n: number, rang: boolean }} */ { n, rang }) {
  const aside = n > 1 ? -9 : 0;
  return html`<g transform=${`translate(${aside} 0)`}
      >${rang ? html`<circle class="rang" r="17" /><circle class="rang" r="22" />` : html`<circle class="sensor" r="17" />`}<g
        transform="scale(0.92)"
        ><${Barrel} /></g></g
    >${n > 1 ? html`<${Tally} n=${n} x=${16} y=${-4} />` : null}`;
}

/** The chance that the shark is in a space. */
function Chance(/** @type {{ percent: number }} */ { percent }) {
  const t = useText();
  return html`<rect class="chance-paper" x="-28" y="-11" width="56" height="22" rx="7" /><g
      transform="translate(-16 0) scale(0.5)"
      ><${Fin} /></g
    ><text class="amity-percent" x="8" y="5">${t("page-percent", { percent })}</text>`;
}

/** A boat, or the shark: where it was seen or, for its own player, where it is. */
function Afloat(/** @type {Pressed & { thing: Placed }} */ { thing, facts, places, on, press }) {
  const t = useText();
  const { what: who, at, scale, turn } = thing;
  const highlighted = places.has(who);
  const isShark = who === "shark";
  const label = isShark
    ? t(facts.shark ? "page-yourself" : "page-seen")
    : wordText(t, memberWord(who));
  // A figure that cannot be pressed lets the click through to the space.
  return html`<${Spot} label=${label} highlighted=${highlighted} on=${on === who} press=${() => press(who)}
    class=${classes("glides", !highlighted && "passes", isShark && "amity-shark")}
    style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    <circle class="reach" r="26" />
    ${highlighted || facts.active === who ? html`<circle class=${highlighted ? "highlight-ring" : "jaws-active"} r=${32 * scale + 3} />` : null}
    <g class="grown" transform=${`scale(${(isShark ? scale : scale * BOAT).toFixed(2)})`}>${isShark ? html`<g transform=${`rotate(${turn})`}><${SharkFromAbove} /></g>` : html`<${Boat} member=${who} overboard=${facts.overboard.includes(who)} />`}</g>
  </${Spot}>`;
}
