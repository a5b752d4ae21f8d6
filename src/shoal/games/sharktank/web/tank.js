// @ts-check
/** The water of Shark Tank: cells, fish, sharks, the tiles laid, and where the next ones may go. */
import { html, Spot, after, earlier } from "../../../web/kit.js";
import { Water } from "../../../web/art.js";
import { Hunter, SUITS, Swimmer } from "./suits.js";
import { words } from "./words.js";

/** @import { Table } from "../../../web/kit.js" */

const CELL = 20;
const LETTERS = "abcdefghijklmnopqrst";

/** The middle of a cell, or the lower-left corner of a tile with `tile`. */
function at(/** @type {string} */ name, /** @type {number} */ side) {
  return { x: LETTERS.indexOf(name[0]) * CELL, y: (side - Number(name.slice(1))) * CELL };
}

/** The tank; `routes` are the whole ways that the house knows, if their ends are to be lit. */
export function Tank(/** @type {{ table: Table, routes?: any[] }} */ { table, routes }) {
  const { view, play } = table;
  const { facts, moves } = view;
  const side = facts.side;
  const edge = side * CELL;
  const ends = endsOf(routes, moves);
  const targets = Object.keys(ends).length
    ? Object.entries(ends).map(([cell, way]) => ({
        cell,
        size: 1,
        label: words.swimTo(cell),
        moves: way,
      }))
    : [
        ...after(moves, "stand").map((cell) => ({
          cell,
          size: 1,
          label: words.stand(cell),
          moves: [`stand ${cell}`],
        })),
        ...after(moves, "tile").map((cell) => ({
          cell,
          size: 2,
          label: words.tile(cell),
          moves: [`tile ${cell}`],
        })),
      ];
  const reach = (/** @type {MouseEvent} */ event) => {
    const target = nearest(event, targets, side);
    if (target) table.playAll(target.moves);
  };
  return html`<svg
    class="tank"
    viewBox=${`-16 -16 ${edge + 32} ${edge + 32}`}
    role="group"
    aria-label=${words.tank}
    onClick=${targets.length ? reach : undefined}
  >
    <rect class="tank-frame" x="-16" y="-16" width=${edge + 32} height=${edge + 32} rx="14" />
    <${Water} width=${edge} height=${edge} rx="4" />
    <path class="tank-grid" d=${grid(side)} />
    ${[...LETTERS.slice(0, side)].map(
      (letter, place) =>
        html`<text class="tank-name" x=${place * CELL + 10} y=${edge + 11}>${letter}</text>
          <text class="tank-name" x="-8" y=${edge - place * CELL - 6}>${place + 1}</text>`,
    )}
    ${facts.trail.map((/** @type {string} */ cell, /** @type {number} */ place) => html`<${Tile} key=${cell} cell=${cell} side=${side} last=${place === facts.trail.length - 1} number=${place + 1} />`)}
    ${targets.map((target) => html`<${Target} key=${`${target.size}${target.cell}`} target=${target} side=${side} press=${() => table.playAll(target.moves)} />`)}
    ${SUITS.flatMap((suit, row) =>
      earlier(table, "fish")
        [row].filter((/** @type {string} */ cell) => !facts.fish[row].includes(cell))
        .map(
          (/** @type {string} */ cell) =>
            html`<g key=${`g${cell}`} aria-hidden="true" transform=${middle(cell, side)}
              ><g class="fading"><${Swimmer} suit=${suit} /></g><circle class="changed" r="9"
            /></g>`,
        ),
    )}
    ${facts.sharks.map((/** @type {string} */ cell, /** @type {number} */ row) => {
      const from = earlier(table, "sharks")[row];
      return !from || from === cell
        ? null
        : html`<${Came} key=${`c${row}`} from=${from} to=${cell} side=${side} />`;
    })}
    ${SUITS.flatMap((suit, row) =>
      facts.fish[row].map(
        (/** @type {string} */ cell) =>
          html`<g
            key=${`f${cell}`}
            class="fades"
            role="img"
            aria-label=${words.fish(words.suits[suit], cell)}
            transform=${middle(cell, side)}
            ><${Swimmer} suit=${suit}
          /></g>`,
      ),
    )}
    ${facts.sharks.map(
      (/** @type {string} */ cell, /** @type {number} */ row) =>
        html`<${Steered}
          key=${SUITS[row]}
          suit=${SUITS[row]}
          cell=${cell}
          side=${side}
          lit=${moves.includes(`shark ${SUITS[row]}`)}
          on=${facts.mover === SUITS[row]}
          press=${() => (targets.length ? null : play(`shark ${SUITS[row]}`))}
        />`,
    )}
  </svg>`;
}

/** The ends of whole ways that begin with a tile: chains of moves by the cell they lead to. */
function endsOf(/** @type {any[] | undefined} */ routes, /** @type {string[]} */ moves) {
  if (!routes || !moves.some((move) => move.startsWith("tile "))) return {};
  return Object.assign({}, ...routes.map((route) => route.ends));
}

/** The target that lies nearest to the pointer, if any is near: fingers are wider than cells. */
function nearest(
  /** @type {MouseEvent} */ event,
  /** @type {any[]} */ targets,
  /** @type {number} */ side,
) {
  const svg = /** @type {SVGSVGElement} */ (event.currentTarget);
  const matrix = svg.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  let best = null;
  let shortest = 1.6 * CELL;
  for (const target of targets) {
    const { x, y } = at(target.cell, side);
    const half = CELL / 2;
    const away = Math.hypot(
      point.x - x - target.size * half,
      point.y - y - (target.size === 2 ? 0 : half),
    );
    if (away < shortest) {
      shortest = away;
      best = target;
    }
  }
  return best;
}

function grid(/** @type {number} */ side) {
  const edge = side * CELL;
  return Array.from(
    { length: side - 1 },
    (_, place) => `M${(place + 1) * CELL} 0V${edge}M0 ${(place + 1) * CELL}H${edge}`,
  ).join("");
}

function middle(/** @type {string} */ cell, /** @type {number} */ side) {
  const { x, y } = at(cell, side);
  return `translate(${x + CELL / 2} ${y + CELL / 2})`;
}

function Tile(
  /** @type {{ cell: string, side: number, last: number, number: number }} */ {
    cell,
    side,
    last,
    number,
  },
) {
  const { x, y } = at(cell, side);
  return html`<g class="arrives"
    ><rect
      class=${last ? "tank-tile last" : "tank-tile"}
      x=${x + 1}
      y=${y - CELL + 1}
      width=${2 * CELL - 2}
      height=${2 * CELL - 2}
      rx="5"
    />
    <text class="tank-count" x=${x + CELL} y=${y + 5}>${number}</text></g
  >`;
}

/** Where a shark lay before it swam. */
function Came(/** @type {{ from: string, to: string, side: number }} */ { from, to, side }) {
  const [start, end] = [at(from, side), at(to, side)];
  const half = CELL / 2;
  return html`<g class="came" aria-hidden="true"
    ><polyline
      points=${`${start.x + half},${start.y + half} ${end.x + half},${end.y + half}`} /><circle
      cx=${start.x + half}
      cy=${start.y + half}
      r="10"
  /></g>`;
}

function Target(
  /** @type {{ target: { cell: string, size: number, label: string, moves: string[] }, side: number, press: () => void }} */ {
    target,
    side,
    press,
  },
) {
  const { x, y } = at(target.cell, side);
  const pressed = (/** @type {Event} */ event) => {
    event.stopPropagation();
    press();
  };
  return html`<g
    class="spot lit"
    role="button"
    tabindex="0"
    aria-label=${target.label}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), pressed(event))}
  >
    ${
      target.size === 1
        ? html`<rect
            class="tank-end shape"
            x=${x + 2}
            y=${y + 2}
            width=${CELL - 4}
            height=${CELL - 4}
            rx="5"
          />`
        : html`<rect
              class="tank-next shape"
              x=${x + 1.5}
              y=${y - CELL + 1.5}
              width=${2 * CELL - 3}
              height=${2 * CELL - 3}
              rx="6"
            />
            <circle class="tank-dot" cx=${x + CELL} cy=${y} r="3.5" />`
    }</g
  >`;
}

function Steered(
  /** @type {{ suit: string, cell: string, side: number, lit: boolean, on?: boolean, press: () => void }} */ {
    suit,
    cell,
    side,
    lit,
    on,
    press,
  },
) {
  const { x, y } = at(cell, side);
  return html`<${Spot} label=${words.shark(words.suits[suit], cell)} lit=${lit} on=${on} press=${press} class="glides"
    style=${`transform: translate(${x + CELL / 2}px, ${y + CELL / 2}px)`}>
    ${lit ? html`<circle class="lit-ring" r="16" />` : null}<${Hunter} suit=${suit} /></${Spot}>`;
}
