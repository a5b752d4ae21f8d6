// @ts-check
/** Amity Island: four open seas around a ring of coast, the shop in the middle. */
import { html, Spot, classes, keyIn, useText } from "../../../../web/ui/ui.js";
import { SPACES, islandFor, kindOf, landOf, waterOf } from "./island.js";
import { ashore, nameAt } from "./layout.js";
import { MEMBERS, afloat, lying, storedAt, toldOf } from "./contents.js";
import { Land, Sea, Town } from "./scenery.js";
import { Floating } from "./floating.js";
import { Barrel, Member, Tally } from "../pieces/pieces.js";

import { memberWord, spaceWord, wordText } from "../moves/word-keys.js";

/** @import { Text } from "../../../../web/ui/ui.js" */
/** @import { Amity as Facts } from "../facts.js" */
/** @import { Island, Point } from "./island.js" */
/** @import { Placed } from "./contents.js" */

/**
 * @typedef {object} AmityProps
 * @property {Facts} facts
 * @property {Facts} was the facts before the last change
 * @property {Map<string, string[]>} places the moves of each place that can be pressed
 * @property {string} [on] the place whose choices are open
 * @property {(place: string) => void} press
 * @property {Record<string, number>} [chances] the belief, if it is shown
 * @property {string[]} path the spaces of the shark's turn so far
 * @property {{ wide: number, high: number }} size of the board area
 */

/** The map. */
export function Amity(/** @type {AmityProps} */ props) {
  const { facts, was, places, on, press, chances, path, size } = props;
  const t = useText();
  const island = islandFor(size);
  /** @type {Record<string, Placed[]>} */
  const water = {};
  for (const space of SPACES) water[space] = afloat(t, island, space, facts, chances?.[space]);
  const drawn = { island, facts, water };
  // The chosen space is drawn last, over the edges of its neighbours.
  const bright = SPACES.filter((space) => places.has(space)).sort(
    (one, other) => Number(one === on) - Number(other === on),
  );
  const news = was.act === 1 ? SPACES.filter((space) => isNew(t, space, facts, was)) : [];
  return html`<svg
    class="amity"
    viewBox=${`0 0 ${island.wide.toFixed(1)} ${island.high.toFixed(1)}`}
    role="group"
    aria-label=${t("page-amity", { round: facts.round })}
  >
    <${Sea} island=${island} />
    <${Land} island=${island} />
    <${Town} island=${island} />
    ${SPACES.map((space) => html`<${Space} key=${space} space=${space} island=${island} facts=${facts} highlighted=${places.has(space)} on=${on === space} press=${() => press(space)} chance=${chances?.[space]} />`)}
    <${Town} island=${island} />
    <g class="amity-over" aria-hidden="true">
      ${bright.map((space) => html`<path key=${`c${space}`} class="amity-casing" d=${edgeOf(island, space, facts, places)} />`)}
      ${bright.map((space) => html`<path key=${space} class=${classes("highlight-ring", on === space && "chosen")} d=${edgeOf(island, space, facts, places)} />`)}
      ${news.map((space) => html`<${News} key=${space} space=${space} ...${drawn} />`)}
      <${Path} path=${path} ...${drawn} />
      ${was.act === 1 ? MEMBERS.map((member, row) => html`<${Came} key=${member} from=${was.crew[row]} to=${facts.crew[row]} member=${member} ...${drawn} />`) : null}
      ${SPACES.map((space) => html`<${Name} key=${space} space=${space} island=${island} />`)}
      ${SPACES.map((space) => html`<${Stored} key=${space} space=${space} island=${island} facts=${facts} />`)}
    </g>
    <${Floating} water=${water} facts=${facts} places=${places} on=${on} press=${press} />
    <${Brody} ...${drawn} places=${places} on=${on} press=${press} />
  </svg>`;
}

/** The edge that lights up: only land where Brody walks, only water where others go. */
function edgeOf(
  /** @type {Island} */ island,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
  /** @type {Map<string, string[]>} */ places,
) {
  const isVisit = (places.get(space) ?? []).every((move) => !/^(close|beach|dock)/.test(move));
  if (isVisit && (facts.active === "brody" || facts.phase === "event"))
    return landOf(island, space);
  return isVisit ? waterOf(island, space) : `${waterOf(island, space)}${landOf(island, space)}`;
}

function Space(
  /** @type {{ space: string, island: Island, facts: Facts, highlighted: boolean, on?: boolean, press: () => void, chance?: number }} */ {
    space,
    island,
    facts,
    highlighted,
    on,
    press,
    chance,
  },
) {
  const t = useText();
  const water = waterOf(island, space);
  const land = landOf(island, space);
  const label = t("page-space", { space: spaceWord(space), things: toldOf(t, space, facts) });
  return html`<${Spot} label=${label} highlighted=${highlighted} on=${on} press=${press} piece=${spaceWord(space)} class=${kindOf(space)}>
    ${water ? html`<path class="amity-water shape" d=${water} />` : null}
    ${land ? html`<path class="amity-land shape" d=${land} />` : null}
    ${chance ? html`<path class="amity-chance" d=${water} style=${`opacity:${Math.min(0.7, 0.08 + chance * 1.2)}`} />` : null}
  </${Spot}>`;
}

/** The name of a space, on paper; of an open sea a big number. */
function Name(/** @type {{ space: string, island: Island }} */ { space, island }) {
  const t = useText();
  const { x, y } = nameAt(island, space);
  const kind = kindOf(space);
  if (kind === "sea") return html`<text class="amity-name sea" x=${x} y=${y + 12}>${space}</text>`;
  const isSmall = island.scale < 0.6;
  if (isSmall && kind === "shop") return null;
  const isShort = isSmall || (island.stretch.x < 0.8 && kind === "beach");
  const name = isShort ? space : t(keyIn("page-short", space));
  const font = Math.max(15, 12 / island.scale);
  const half = name.length * font * 0.29 + 10;
  return html`<g
    ><rect
      class="amity-paper"
      x=${x - half}
      y=${y - font * 0.8}
      width=${2 * half}
      height=${font * 1.6}
      rx=${font * 0.8}
    /><text class=${`amity-name ${kind}`} x=${x} y=${y + font * 0.35} style=${`font-size:${font}px`}
      >${name}</text
    ></g
  >`;
}

/** Barrels on a dock or in the shop. */
function Stored(
  /** @type {{ space: string, island: Island, facts: Facts }} */ { space, island, facts },
) {
  const n = storedAt(space, facts);
  if (!n) return null;
  const { x, y } = ashore(island, space, "stored");
  return html`<g class="stored" transform=${`translate(${x} ${y})`}
    ><g class="grown"><${Barrel} /></g><${Tally} n=${n} x=${17} y=${-8}
  /></g>`;
}

/** @typedef {{ island: Island, facts: Facts, water: Record<string, Placed[]> }} Drawn */

/** Where a figure is drawn; null if it is nowhere. */
function standing(
  /** @type {Drawn} */ { island, water },
  /** @type {string} */ who,
  /** @type {string} */ space,
) {
  if (space === "-" || !space) return null;
  if (who === "brody") return ashore(island, space, "brody");
  return water[space]?.find(({ what }) => what === who)?.at ?? middleOf(island, space, water);
}

/** About the middle of a space. */
function middleOf(
  /** @type {Island} */ island,
  /** @type {string} */ space,
  /** @type {Drawn["water"]} */ water,
) {
  return water[space]?.[0]?.at ?? nameAt(island, space);
}

/** Whether swimmers, barrels or a sign in a space have changed. */
function isNew(
  /** @type {Text} */ t,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
  /** @type {Facts} */ was,
) {
  const told = (/** @type {Facts} */ those) =>
    [
      ...lying(t, space, those).map((one) => one.told),
      storedAt(space, those),
      those.meeple === space,
    ].join();
  return told(facts) !== told(was);
}

/** A ripple where something has changed. */
function News(/** @type {Drawn & { space: string }} */ { space, island, water }) {
  const { x, y } = middleOf(island, space, water);
  return html`<circle class="changed" cx=${x} cy=${y} r="26" />`;
}

/** The path of a figure from one space to another. */
function Came(
  /** @type {Drawn & { from: string, to: string, member: string }} */ {
    from,
    to,
    member,
    ...drawn
  },
) {
  if (from === to) return null;
  const start = standing(drawn, member, from);
  const end = standing(drawn, member, to);
  if (!start || !end) return null;
  return html`<g class="came"
    ><polyline points=${`${start.x},${start.y} ${end.x},${end.y}`} /><circle
      cx=${start.x}
      cy=${start.y}
      r="12"
  /></g>`;
}

/** The shark's own path in this turn. */
function Path(/** @type {Drawn & { path: string[] }} */ { path, ...drawn }) {
  if (path.length < 2) return null;
  const points = path
    .map((space) => standing(drawn, "shark", space))
    .filter((point) => point !== null);
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return html`<g class="amity-path"
    ><polyline class="casing" points=${line} /><polyline points=${line} />${points
      .slice(0, -1)
      .map(({ x, y }, nth) => html`<circle key=${nth} cx=${x} cy=${y} r="11" />`)}</g
  >`;
}

/** Brody walks: he stands on land. */
function Brody(
  /** @type {Drawn & { places: Map<string, string[]>, on?: string, press: (place: string) => void }} */ {
    places,
    on,
    press,
    ...drawn
  },
) {
  const t = useText();
  const { facts } = drawn;
  const at = standing(drawn, "brody", facts.crew[1]);
  if (!at) return null;
  const highlighted = places.has("brody");
  return html`<${Spot} label=${wordText(t, memberWord("brody"))} highlighted=${highlighted} on=${on === "brody"} press=${() => press("brody")}
    class=${classes("glides", !highlighted && "passes")} style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    <circle class="reach" r="26" />
    ${highlighted || facts.active === "brody" ? html`<circle class=${highlighted ? "highlight-ring" : "jaws-active"} r="23" />` : null}
    <${Member} member="brody" />
  </${Spot}>`;
}
