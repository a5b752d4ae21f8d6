// @ts-check
/** Amity Island: four open seas around a ring of coast, the shop in the middle. */
import { html, Spot, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { Shark } from "../../../web/ui/art.js";
import { SIZE, SPACES, kindOf, landOf, nameLine, slotOf, thingAt, waterOf } from "./island.js";
import { Barrel, Bather, ClosedSign, Member } from "./pieces.js";
import { swimsAt } from "./places.js";
import { memberWord, spaceWord, wordText } from "./word-keys.js";

/** @import { Text } from "../../../web/ui/ui.js" */
/** @import { Amity as Facts } from "./facts.js" */

const MEMBERS = ["quint", "brody", "hooper"];
const BEACHES = ["N", "E", "S", "W"];

/** The map; `highlighted` is what can be pressed, `chances` the belief if it is shown. */
export function Amity(
  /** @type {{ facts: Facts, was: Facts, highlighted: Set<string>, on?: string, press: (place: string) => void, chances?: Record<string, number> }} */ {
    facts,
    was,
    highlighted,
    on,
    press,
    chances,
  },
) {
  const t = useText();
  const same = was.act === 1;
  return html`<svg
    class="amity"
    viewBox=${`0 0 ${SIZE.x} ${SIZE.y}`}
    role="group"
    aria-label=${t("page-amity", { round: facts.round })}
  >
    ${SPACES.map((space) => html`<${Space} key=${space} space=${space} facts=${facts} highlighted=${highlighted.has(space)} on=${on === space} press=${() => press(space)} chance=${chances?.[space]} />`)}
    <g class="amity-over" aria-hidden="true">
      ${SPACES.filter((space) => highlighted.has(space)).map((space) => html`<${Outline} key=${`c${space}`} space=${space} name="amity-casing" />`)}
      ${SPACES.filter((space) => highlighted.has(space)).map((space) => html`<${Outline} key=${space} space=${space} name="highlight-ring" />`)}
      ${same ? SPACES.flatMap((space) => changed(t, space, facts, was)).map(({ x, y }) => html`<circle key=${`${x} ${y}`} class="changed" cx=${x} cy=${y} r="26" />`) : null}
      ${same ? MEMBERS.map((member, row) => html`<${Came} key=${member} from=${standing(member, was.crew[row])} to=${standing(member, facts.crew[row])} />`) : null}
      ${same && was.shark && facts.shark ? html`<${Came} key="shark" from=${standing("shark", was.shark)} to=${standing("shark", facts.shark)} />` : null}
      ${SPACES.map((space) => html`<${Contents} key=${space} space=${space} facts=${facts} />`)}
    </g>
    ${["shark", ...MEMBERS].map((who) => html`<${Piece} key=${who} who=${who} facts=${facts} highlighted=${highlighted.has(who)} on=${on === who} press=${() => press(who)} />`)}
    <g class="amity-over" aria-hidden="true">
      ${SPACES.map((space) => html`<${Chance} key=${space} space=${space} chance=${chances?.[space]} />`)}
    </g>
  </svg>`;
}

const centre = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ cx: x, cy: y });

function Space(
  /** @type {{ space: string, facts: Facts, highlighted: boolean, on?: boolean, press: () => void, chance?: number }} */ {
    space,
    facts,
    highlighted,
    on,
    press,
    chance,
  },
) {
  const t = useText();
  const kind = kindOf(space);
  const land = landOf(space);
  const water = waterOf(space);
  return html`<${Spot} label=${t("page-space", { space: spaceWord(space), things: contents(t, space, facts) })} highlighted=${highlighted} on=${on} press=${press} class=${kind}>
    ${water ? html`<path class=${classes("shape", kind === "sea" ? "amity-sea" : "amity-shallow")} d=${water} />` : null}
    ${land ? html`<path class="amity-land shape" d=${land} />` : null}
    ${chance ? html`<path class="amity-chance" d=${water} style=${`opacity:${Math.min(0.8, 0.12 + chance * 1.3)}`} />` : null}
  </${Spot}>`;
}

/** The edge of a space, drawn over its neighbours. */
function Outline(/** @type {{ space: string, name: string }} */ { space, name }) {
  return html`<path class=${name} d=${`${waterOf(space)}${landOf(space)}`} />`;
}

/** The chance that the shark is in a space, as a number. */
function Chance(/** @type {{ space: string, chance?: number }} */ { space, chance }) {
  const t = useText();
  if (!chance || chance < 0.004) return null;
  return html`<text class="amity-percent" ...${slotOf(space, "chance")}
    >${t("page-percent", { percent: Math.round(100 * chance) })}</text
  >`;
}

/** The contents of a space as text. */
function contents(/** @type {Text} */ t, /** @type {string} */ space, /** @type {Facts} */ facts) {
  const told = lying(t, space, facts).map((one) => one.told);
  facts.crew.forEach(
    (/** @type {string} */ at, /** @type {number} */ row) =>
      at === space && told.push(wordText(t, memberWord(MEMBERS[row]))),
  );
  if (facts.meeple === space) told.push(t("page-seen"));
  if (facts.shark === space) told.push(t("page-you-here"));
  return told;
}

/** Swimmers, barrels and signs in a space: the picture, the count and the text of each. */
function lying(/** @type {Text} */ t, /** @type {string} */ space, /** @type {Facts} */ facts) {
  const beach = BEACHES.indexOf(space);
  const floating = facts.floating[SPACES.indexOf(space)] ?? 0;
  const found = [];
  const eaten = facts.bites?.[beach] ?? 0; // only the shark knows it yet
  const left = (facts.swimmers[beach] ?? 0) - eaten;
  if (left)
    found.push({ what: "bather", n: String(left), told: t("page-swimmers", { count: left }) });
  if (eaten)
    found.push({ what: "eaten", n: String(eaten), told: t("page-eaten", { count: eaten }) });
  if (facts.michael === space)
    found.push(
      facts.michaelbite
        ? { what: "michael eaten", n: "M", told: t("page-michael-eaten") }
        : { what: "michael", n: "M", told: t("mark-michael") },
    );
  if (floating)
    found.push({
      what: "barrel",
      n: String(floating),
      told: t("page-floating", { count: floating }),
    });
  if (facts.closed === space)
    found.push({
      what: facts.opening ? "opening" : "closed",
      n: "",
      told: t(facts.opening ? "page-opening" : "page-closed"),
    });
  const ashore = { 5: facts.docks[0], 8: facts.docks[1], Shop: facts.shop }[space];
  if (ashore)
    found.push({ what: "stored", n: String(ashore), told: t("page-barrels", { count: ashore }) });
  return found;
}

function Contents(/** @type {{ space: string, facts: Facts }} */ { space, facts }) {
  const things = lying(useText(), space, facts);
  const afloat = things.filter((one) => one.what !== "stored");
  const stored = things.find((one) => one.what === "stored");
  return html`<g>
    <${Name} space=${space} />
    ${stored ? html`<${Thing} one=${stored} at=${slotOf(space, "stored")} />` : null}
    ${afloat.map((one, nth) => html`<${Thing} key=${one.what} one=${one} at=${thingAt(space, nth, afloat.length)} />`)}
  </g>`;
}

/** The name of a space: of docks and offices along the coast. */
function Name(/** @type {{ space: string }} */ { space }) {
  const t = useText();
  const kind = kindOf(space);
  if (kind !== "dock" && kind !== "office")
    return html`<text class=${`amity-name ${kind}`} ...${slotOf(space, "name")}
      >${kind === "shop" ? t(keyIn("page-short", space)) : space}</text
    >`;
  const id = `amity-line-${space}`;
  return html`<path id=${id} d=${nameLine(space)} fill="none" /><text class="amity-name"
      ><textPath href=${`#${id}`} startOffset="50%"
        >${t(keyIn("page-short", space))}</textPath
      ></text
    >`;
}

/** A piece in a space, with its count. */
function Thing(
  /** @type {{ one: { what: string, n: string }, at: { x: number, y: number } }} */ { one, at },
) {
  const sign = one.what === "closed" || one.what === "opening";
  const picture = sign
    ? html`<${ClosedSign} soon=${one.what === "opening"} />`
    : /barrel|stored/.test(one.what)
      ? html`<${Barrel} />`
      : html`<${Bather} />${/eaten/.test(one.what) ? html`<path class="cross" d="M-9-9L9 9M9-9L-9 9" />` : null}`;
  return html`<g class=${one.what} transform=${`translate(${at.x} ${at.y})`}
    ><g class="grown"
      ><g transform=${sign ? "" : "translate(-8 0)"}>${picture}</g
      >${one.n ? html`<text class="amity-count" x="5" y="5">${one.n}</text>` : null}</g
    ></g
  >`;
}

/** The places in a space where swimmers, barrels or a sign have changed. */
function changed(
  /** @type {Text} */ t,
  /** @type {string} */ space,
  /** @type {Facts} */ facts,
  /** @type {Facts} */ was,
) {
  const stored = (/** @type {{ what: string }} */ one) => one.what === "stored";
  const [now, then] = [lying(t, space, facts), lying(t, space, was)];
  const isNew = (/** @type {{ told: string }} */ one) =>
    !then.some((other) => other.told === one.told);
  const afloat = now.filter((one) => !stored(one));
  const places = afloat.flatMap((one, nth) =>
    isNew(one) ? [thingAt(space, nth, afloat.length)] : [],
  );
  const isGone = then.filter((one) => !stored(one)).length > afloat.length;
  if (isGone && !places.length) places.push(thingAt(space, 0, 1));
  if (now.find(stored)?.told !== then.find(stored)?.told) places.push(slotOf(space, "stored"));
  if (facts.meeple === space && was.meeple !== space) places.push(slotOf(space, "shark"));
  return places;
}

/** The path of a figure from one space to another. */
function Came(
  /** @type {{ from: { x: number, y: number } | null, to: { x: number, y: number } | null }} */ {
    from,
    to,
  },
) {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return null;
  return html`<g class="came"
    ><polyline points=${`${from.x},${from.y} ${to.x},${to.y}`} /><circle ...${centre(from)} r="14"
  /></g>`;
}

/** Where a crew member or the shark is drawn in a space. */
function standing(/** @type {string} */ who, /** @type {string} */ space) {
  return space === "-" ? null : slotOf(space, who);
}

/** A crew member; or the shark, where it was seen or, for its own player, where it is. */
function Piece(
  /** @type {{ who: string, facts: Facts, highlighted: boolean, on?: boolean, press: () => void }} */ {
    who,
    facts,
    highlighted,
    on,
    press,
  },
) {
  const t = useText();
  const space = who === "shark" ? swimsAt(facts) : facts.crew[MEMBERS.indexOf(who)];
  const at = standing(who, space);
  if (!at) return null;
  // A figure that cannot be pressed lets the click through to the space.
  return html`<${Spot} label=${who === "shark" ? t(facts.shark ? "page-yourself" : "page-seen") : wordText(t, memberWord(who))} highlighted=${highlighted} on=${on} press=${press}
    class=${classes("glides", !highlighted && "passes", facts.overboard.includes(who) && "wet", who === "shark" && "amity-shark")}
    style=${`transform: translate(${at.x}px, ${at.y}px)`}>
    <g class=${who === "brody" ? "grown ashore" : "grown"}><circle class="orca-reach" r="21" />
    ${highlighted || facts.active === who ? html`<circle class=${highlighted ? "highlight-ring" : "orca-active"} r="20" />` : null}
    ${who === "shark" ? html`<g transform="scale(0.75)"><${Shark} /></g>` : html`<${Member} member=${who} />`}
    ${facts.overboard.includes(who) ? html`<path class="amity-splash" d="M-18 8q6-7 12 0t12 0t12 0" />` : null}</g>
  </${Spot}>`;
}
