// @ts-check
/** Amity Island: four open seas around a ring of coast, the shop in the middle. */
import { html, Spot, classes } from "../../../web/kit.js";
import { Shark } from "../../../web/art.js";
import { Barrel, Bather, ClosedSign, Member } from "./pieces.js";
import { words } from "./words.js";

export const SPACES = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8", "Shop"];
const BEACHES = ["N", "E", "S", "W"];
const RING = ["N", "6", "E", "8", "S", "7", "W", "5"]; // clockwise from the top
const MIDDLE = { x: 250, y: 215 };
const SEAS = /** @type {Record<string, string>} */ ({
  1: "M0 14Q0 0 14 0H308L250 215L0 112Z",
  2: "M308 0H486Q500 0 500 14V318L250 215Z",
  4: "M500 318V416Q500 430 486 430H192L250 215Z",
  3: "M192 430H14Q0 430 0 416V112L250 215Z",
});
const SEA_MIDDLES = /** @type {Record<string, number[]>} */ ({
  1: [70, 46],
  2: [440, 60],
  3: [58, 372],
  4: [430, 388],
});

function polar(/** @type {number} */ degrees, /** @type {number} */ far) {
  const angle = (degrees * Math.PI) / 180;
  return { x: MIDDLE.x + far * 1.14 * Math.sin(angle), y: MIDDLE.y - far * Math.cos(angle) };
}

/** A piece of a ring, 45 degrees wide. */
function slice(
  /** @type {number} */ place,
  /** @type {number} */ inner,
  /** @type {number} */ outer,
) {
  const corner = (/** @type {number} */ degrees, /** @type {number} */ far) => {
    const { x, y } = polar(degrees, far);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [from, to] = [place * 45 - 22.5, place * 45 + 22.5];
  return (
    `M${corner(from, inner)}L${corner(from, outer)}A${outer * 1.14} ${outer} 0 0 1 ${corner(to, outer)}` +
    `L${corner(to, inner)}A${inner * 1.14} ${inner} 0 0 0 ${corner(from, inner)}Z`
  );
}

/** The map; `lit` tells the spaces where something can be done, `chances` the belief if it is shown. */
export function Amity(
  /** @type {{ facts: Record<string, any>, was: Record<string, any>, lit: Set<string>, on?: string, press: (place: string) => void, chances?: Record<string, number> }} */ {
    facts,
    was,
    lit,
    on,
    press,
    chances,
  },
) {
  return html`<svg
    class="amity"
    viewBox="0 0 500 430"
    role="group"
    aria-label=${words.amity(facts.round)}
  >
    ${SPACES.map(
      (space) =>
        html`<${Space}
          key=${space}
          space=${space}
          facts=${facts}
          lit=${lit.has(space)}
          on=${on === space}
          press=${() => press(space)}
          chance=${chances?.[space]}
        />`,
    )}
    <g class="amity-over" aria-hidden="true">
      ${SPACES.filter((space) => isChanged(space, facts, was)).map((space) => html`<circle key=${space} class="changed" cx=${anchor(space, "water").x} cy=${anchor(space, "water").y} r=${space === "Shop" ? 44 : 27} />`)}
      ${["quint", "brody", "hooper"].map((member, row) => (was.crew && was.crew[row] !== facts.crew[row] ? html`<${Came} key=${member} member=${member} row=${row} from=${was.crew[row]} to=${facts.crew[row]} />` : null))}
      ${was.shark && facts.shark && was.shark !== facts.shark && was.shark !== "-" ? html`<${Came} key="shark" member="shark" row=${1} from=${was.shark} to=${facts.shark} />` : null}
      ${SPACES.map(
        (space) =>
          html`<g key=${space}
            ><${Contents} space=${space} facts=${facts} /><${Chance}
              space=${space}
              chance=${chances?.[space]}
              under=${swims(space, facts)}
          /></g>`,
      )}
    </g>
    ${["quint", "brody", "hooper"].map((member, row) => html`<${Sailor} key=${member} member=${member} row=${row} facts=${facts} />`)}
  </svg>`;
}

function Space(
  /** @type {{ space: string, facts: Record<string, any>, lit: boolean, on?: boolean, press: () => void, chance?: number }} */ {
    space,
    facts,
    lit,
    on,
    press,
    chance,
  },
) {
  const place = RING.indexOf(space);
  const kind =
    place < 0
      ? space === "Shop"
        ? "shop"
        : "sea"
      : BEACHES.includes(space)
        ? "beach"
        : /[58]/.test(space)
          ? "dock"
          : "office";
  const water = place < 0 ? SEAS[space] : slice(place, 96, 166);
  return html`<${Spot} label=${words.space(space, contents(space, facts))} lit=${lit} on=${on} press=${press} class=${kind}>
    ${
      space === "Shop"
        ? html`<ellipse class="amity-land shape" cx=${MIDDLE.x} cy=${MIDDLE.y} rx="62" ry="54" />`
        : html`<path
            class=${classes("shape", kind === "sea" ? "amity-sea" : "amity-shallow")}
            d=${water}
          />`
    }
    ${place >= 0 ? html`<path class="amity-land" d=${slice(place, 58, 97)} />` : null}
    ${chance !== undefined ? html`<path class="amity-chance" d=${water} style=${`opacity:${Math.min(0.85, chance * 1.6)}`} />` : null}
    ${
      lit
        ? space === "Shop"
          ? html`<ellipse class="lit-ring" cx=${MIDDLE.x} cy=${MIDDLE.y} rx="60" ry="52" />`
          : html`<path class="lit-ring" d=${place < 0 ? water : slice(place, 60, 164)} />`
        : null
    }
  </${Spot}>`;
}

/** Whether anything lies in the water of a space. */
function swims(/** @type {string} */ space, /** @type {any} */ facts) {
  return Boolean(
    facts.swimmers[BEACHES.indexOf(space)] ||
    facts.floating[SPACES.indexOf(space)] ||
    [facts.michael, facts.meeple].includes(space),
  );
}

/** The chance that the shark is in a space, in figures; under what lies there. */
function Chance(
  /** @type {{ space: string, chance?: number, under: boolean }} */ { space, chance, under },
) {
  if (!chance || chance < 0.004) return null;
  return html`<text class="amity-percent" ...${anchor(space, "water", 0, under ? 25 : 3)}
    >${words.belief(chance)}</text
  >`;
}

/** Where things lie in a space: in the water or on land, the nth of them. */
function anchor(
  /** @type {string} */ space,
  /** @type {string} */ where,
  /** @type {number} */ dx = 0,
  /** @type {number} */ dy = 0,
) {
  if (space === "Shop") return { x: MIDDLE.x + dx, y: MIDDLE.y + dy };
  const place = RING.indexOf(space);
  if (place < 0) return { x: SEA_MIDDLES[space][0] + dx, y: SEA_MIDDLES[space][1] + dy };
  const { x, y } = polar(place * 45, where === "water" ? 133 : 77);
  return { x: x + dx, y: y + dy };
}

function contents(/** @type {string} */ space, /** @type {any} */ facts) {
  const beach = BEACHES.indexOf(space);
  const water = SPACES.indexOf(space);
  const told = [];
  if (beach >= 0 && facts.swimmers[beach]) told.push(words.swimmers(facts.swimmers[beach]));
  if (facts.michael === space) told.push(words.michael);
  if (facts.closed === space) told.push(facts.opening ? words.opening : words.closed);
  if (water < 12 && facts.floating[water]) told.push(words.barrels(facts.floating[water]));
  if (/[58]/.test(space) && facts.docks[space === "5" ? 0 : 1])
    told.push(words.barrels(facts.docks[space === "5" ? 0 : 1]));
  if (space === "Shop") told.push(words.barrels(facts.shop));
  facts.crew.forEach(
    (/** @type {string} */ at, /** @type {number} */ row) =>
      at === space && told.push(words.members[["quint", "brody", "hooper"][row]]),
  );
  if (facts.meeple === space) told.push(words.seen);
  if (facts.shark === space) told.push(words.youHere);
  return told;
}

function Contents(/** @type {{ space: string, facts: Record<string, any> }} */ { space, facts }) {
  const beach = BEACHES.indexOf(space);
  const floating = facts.floating[SPACES.indexOf(space)] ?? 0;
  const dock = space === "5" ? facts.docks[0] : space === "8" ? facts.docks[1] : 0;
  const inWater = [];
  if (beach >= 0 && facts.swimmers[beach])
    inWater.push(
      html`<g
        ><${Bather} /><text class="amity-count" x="15" y="3">${facts.swimmers[beach]}</text></g
      >`,
    );
  if (facts.michael === space)
    inWater.push(
      html`<g class="michael"><${Bather} /><text class="amity-count" x="13" y="3">M</text></g>`,
    );
  if (floating)
    inWater.push(
      html`<g
        ><${Barrel} />${floating > 1 ? html`<text class="amity-count" x="14" y="4">${floating}</text>` : null}</g
      >`,
    );
  const hunter =
    facts.meeple === space || facts.shark === space ? anchor(space, "water", 0, -19) : null;
  const land = anchor(space, "land");
  return html`<g aria-hidden="true">
    <text
      class=${space === "Shop" || (/\d/.test(space) && "1234".includes(space)) ? "amity-name big" : "amity-name"}
      ...${space === "Shop" ? anchor(space, "land", 0, -26) : "1234".includes(space) ? anchor(space, "water", 0, -22) : anchor(space, "land", 0, 5)}
      >${space}</text
    >
    ${space === "Shop" ? html`<g transform=${`translate(${land.x - 12} ${land.y + 2})`}><${Barrel} /><text class="amity-count" x="18" y="5">× ${facts.shop}</text></g>` : null}
    ${dock ? html`<g transform=${`translate(${land.x} ${land.y + (space === "5" ? -16 : 18)})`}><${Barrel} /><text class="amity-count" x="13" y="4">${dock}</text></g>` : null}
    ${facts.closed === space ? html`<g transform=${`translate(${land.x + 24} ${land.y - 6})`}><${ClosedSign} soon=${facts.opening === 1} /></g>` : null}
    ${hunter ? html`<g class="amity-shark" transform=${`translate(${hunter.x} ${hunter.y}) scale(0.74)`}><${Shark} /></g>` : null}
    ${inWater.map((piece, nth) => {
      const { x, y } = anchor(space, "water", (nth - (inWater.length - 1) / 2) * 40, 2);
      return html`<g transform=${`translate(${x} ${y})`}>${piece}</g>`;
    })}
  </g>`;
}

/** Whether swimmers, barrels or a sign in a space are not as they were. */
function isChanged(
  /** @type {string} */ space,
  /** @type {Record<string, any>} */ facts,
  /** @type {Record<string, any>} */ was,
) {
  const people = Object.values(words.members);
  const things = (/** @type {Record<string, any>} */ told) =>
    contents(space, told)
      .filter((what) => !people.includes(what) && what !== words.youHere)
      .join();
  return was.act === facts.act && things(was) !== things(facts);
}

/** The way of somebody who went from one space to another. */
function Came(
  /** @type {{ member: string, row: number, from: string, to: string }} */ {
    member,
    row,
    from,
    to,
  },
) {
  if (from === "-" || to === "-") return null;
  const [start, end] = [standing(member, row, from), standing(member, row, to)];
  return html`<g class="came"
    ><polyline points=${`${start.x},${start.y} ${end.x},${end.y}`} /><circle
      cx=${start.x}
      cy=${start.y}
      r="12"
  /></g>`;
}

/** Where somebody of the crew (or the shark) stands in a space. */
function standing(
  /** @type {string} */ member,
  /** @type {number} */ row,
  /** @type {string} */ space,
) {
  if (member === "shark") return anchor(space, "water", 0, -19);
  return member === "brody"
    ? anchor(space, "land", space === "Shop" ? 36 : 18, space === "Shop" ? -14 : -10)
    : anchor(space, "water", (row - 1) * 24, 24);
}

/** Somebody of the crew, side by side with those in the same space. */
function Sailor(
  /** @type {{ member: string, row: number, facts: Record<string, any> }} */ { member, row, facts },
) {
  const space = facts.crew[row];
  if (space === "-") return null;
  const { x, y } = standing(member, row, space);
  const wet = facts.overboard.includes(member);
  return html`<g
    class=${classes("glides", facts.active === member && "active", wet && "wet")}
    style=${`transform: translate(${x}px, ${y}px)`}
    aria-hidden="true"
  >
    ${facts.active === member ? html`<circle class="lit-ring" r="18" />` : null}<${Member}
      member=${member}
  /></g>`;
}
