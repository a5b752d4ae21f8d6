// @ts-check
/** The water of Shark Tank: cells, fish, sharks, the tiles laid, and where the next ones may go. */
import { html, Spot, classes, earlier, useState, useText } from "../../../web/ui/ui.js";
import { Water } from "../../../web/ui/art.js";
import { Hunter, SUITS, Swimmer, suitWord } from "./suits.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Target } from "./targets.js" */
/** @import { Facts } from "./facts.js" */

const CELL = 20;
const LETTERS = "abcdefghijklmnopqrst";
const NEAR = 22; // pixels by which a finger may miss

/** The column and the row of a cell, counted from the upper left. */
export function placeOf(/** @type {string} */ name, /** @type {number} */ side) {
  return { x: LETTERS.indexOf(name[0]), y: side - Number(name.slice(1)) };
}

/** The upper left corner of a cell in the drawing. */
function at(/** @type {string} */ name, /** @type {number} */ side) {
  const { x, y } = placeOf(name, side);
  return { x: x * CELL, y: y * CELL };
}

/** The tank, at the zoom of the camera. */
export function Tank(
  /** @type {{ props: BoardProps, targets: Target[], camera: ReturnType<typeof import("./camera.js").useCamera> }} */ {
    props,
    targets,
    camera,
  },
) {
  const { view, play } = props;
  const { moves } = view;
  const t = useText();
  const facts = /** @type {Facts} */ (view.facts);
  const { side } = facts;
  const edge = side * CELL;
  const [preview, setPreview] = useState(/** @type {Target | null} */ (null));
  const shown = targets.find((one) => one.cell === preview?.cell && one.size === preview.size);
  const choosing = moves.some((move) => move.startsWith("shark "));
  const reach = (/** @type {MouseEvent} */ event) => {
    const cell = cellUnder(event, side);
    if (!cell || !view.moves.length) return;
    const target = nearest(cell, targets, side, NEAR / camera.pixels);
    if (!camera.sure && target) camera.near(cell);
    else if (target) props.playAll(target.moves);
    else if (facts.sharks.length) play(unlikely(facts.phase, cell, side));
  };
  const { x, y, size } = camera.shown;
  const zoom = (side + 2) / size;
  return html`<div class="tank-window" ref=${camera.frame}>
    <svg
      class="tank"
      viewBox=${`-20 -20 ${edge + 40} ${edge + 40}`}
      role="group"
      aria-label=${t("page-tank")}
      onClick=${reach}
    >
      <g
        class="tank-world"
        style=${`transform: translate(-20px, -20px) scale(${zoom}) translate(${-x * CELL}px, ${-y * CELL}px)`}
      >
        <rect class="tank-frame" x="-19" y="-19" width=${edge + 38} height=${edge + 38} rx="14" />
        <${Water} width=${edge} height=${edge} rx="4" />
        <path class="tank-grid" d=${grid(side)} />
        ${[...LETTERS.slice(0, side)].map(
          (letter, place) =>
            html`<text class="tank-name" x=${place * CELL + 10} y=${edge + 16}>${letter}</text>
              <text class="tank-name" x="-13" y=${edge - place * CELL - 7}>${place + 1}</text>`,
        )}
        ${facts.trail.map((/** @type {string} */ cell, /** @type {number} */ place) => html`<${Tile} key=${cell} cell=${cell} side=${side} last=${place === facts.trail.length - 1} number=${place + 1} />`)}
        ${targets.map((target) => html`<${Highlight} key=${`${target.size}${target.cell}`} target=${target} side=${side} press=${() => props.playAll(target.moves)} show=${setPreview} />`)}
        ${shown && shown.moves.length > 1 ? html`<${Way} target=${shown} side=${side} done=${facts.trail.length} />` : null}
        <${Gone} props=${props} />
        ${SUITS.flatMap((suit, row) => facts.fish[row].map((/** @type {string} */ cell) => html`<g key=${`f${cell}`} role="img" aria-label=${t("page-fish", { suit: suitWord(suit), cell })} transform=${middle(cell, side)}><${Swimmer} suit=${suit} tasty=${facts.tasty === suit} /></g>`))}
        ${facts.sharks.map(
          (/** @type {string} */ cell, /** @type {number} */ row) =>
            html`<${Steered}
              key=${SUITS[row]}
              suit=${SUITS[row]}
              cell=${cell}
              side=${side}
              highlighted=${moves.includes(`shark ${SUITS[row]}`)}
              on=${facts.mover === SUITS[row]}
              wide=${choosing}
              press=${() => play(`shark ${SUITS[row]}`)}
            />`,
        )}
      </g>
      ${camera.whole ? null : html`<${Names} side=${side} shown=${camera.shown} />`}
    </svg>
  </div>`;
}

/** What columns and rows are called, at the edges of a part of the tank that is shown. */
function Names(
  /** @type {{ side: number, shown: import("./camera.js").Window }} */ { side, shown },
) {
  const cell = ((side + 2) * CELL) / shown.size;
  const across = Array.from({ length: side }, (_, place) => place);
  const seen = (/** @type {number} */ from) =>
    across.filter((place) => place >= from + 0.5 && place + 1 <= from + shown.size);
  // Where the rim of the tank is visible, it shows the names itself.
  const columns = shown.y + shown.size > side ? [] : seen(shown.x);
  const rows = shown.x < 0 ? [] : seen(shown.y);
  const along = (/** @type {number} */ place, /** @type {number} */ from) =>
    (place + 0.5 - from) * cell - CELL;
  return html`<g aria-hidden="true">
    ${columns.map((place) => html`<text key=${place} class="tank-edge" x=${along(place, shown.x)} y=${side * CELL + 14}>${LETTERS[place]}</text>`)}
    ${rows.map((place) => html`<text key=${`r${place}`} class="tank-edge" x="-8" y=${along(place, shown.y) + 5}>${side - place}</text>`)}
  </g>`;
}

/** The move that a tap on an unlit cell stands for: the server refuses it and names the rule. */
function unlikely(
  /** @type {string} */ phase,
  /** @type {{ x: number, y: number }} */ cell,
  /** @type {number} */ side,
) {
  const name = `${LETTERS[Math.floor(cell.x)]}${side - Math.floor(cell.y)}`;
  return `${phase === "land" ? "stand" : "tile"} ${name}`;
}

/** The place in cells under the pointer; nothing outside the water. */
function cellUnder(/** @type {MouseEvent} */ event, /** @type {number} */ side) {
  const world = /** @type {SVGGElement | null} */ (
    /** @type {Element} */ (event.currentTarget).querySelector(".tank-world")
  );
  const matrix = world?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const cell = { x: x / CELL, y: y / CELL };
  return cell.x >= 0 && cell.y >= 0 && cell.x < side && cell.y < side ? cell : null;
}

/** The target under the pointer, or the nearest one that a finger may have meant. */
function nearest(
  /** @type {{ x: number, y: number }} */ cell,
  /** @type {Target[]} */ targets,
  /** @type {number} */ side,
  /** @type {number} */ slip,
) {
  let best = null;
  let shortest = Math.max(0.71, slip);
  for (const target of targets) {
    const { x, y } = placeOf(target.cell, side);
    const half = target.size === 2 ? { x: 1, y: 0 } : { x: 0.5, y: 0.5 };
    const away = Math.hypot(cell.x - x - half.x, cell.y - y - half.y);
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
  /** @type {{ cell: string, side: number, last?: boolean, number: number, ghost?: boolean }} */ {
    cell,
    side,
    last,
    number,
    ghost,
  },
) {
  const { x, y } = at(cell, side);
  return html`<g class=${ghost ? "ghost" : "arrives"}
    ><rect
      class=${classes("tank-tile", last && "last")}
      x=${x + 1}
      y=${y - CELL + 1}
      width=${2 * CELL - 2}
      height=${2 * CELL - 2}
      rx="5"
    />
    <text class="tank-count" x=${x + CELL} y=${y + 5}>${number}</text></g
  >`;
}

/** The tiles that a click would lay. */
function Way(/** @type {{ target: Target, side: number, done: number }} */ { target, side, done }) {
  const tiles = target.moves.filter((move) => move.startsWith("tile "));
  return html`<g aria-hidden="true" class="tank-way"
    >${tiles.map((move, place) => html`<${Tile} key=${move} cell=${move.slice(5)} side=${side} number=${done + place + 1} ghost />`)}</g
  >`;
}

/** What the last turn changed: fish that are gone, and the paths of sharks. */
function Gone(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const { side } = facts;
  const swam = earlier(props, "fish");
  const lay = earlier(props, "sharks");
  return html`<g aria-hidden="true">
    ${SUITS.flatMap((suit, row) =>
      swam[row]
        .filter((/** @type {string} */ cell) => !facts.fish[row].includes(cell))
        .map(
          (/** @type {string} */ cell) =>
            html`<g key=${`g${cell}`} transform=${middle(cell, side)}
              ><g class="fading"><${Swimmer} suit=${suit} /></g><circle class="changed" r="10"
            /></g>`,
        ),
    )}
    ${facts.sharks.map((/** @type {string} */ cell, /** @type {number} */ row) => (lay[row] && lay[row] !== cell ? html`<${Came} key=${`c${row}`} from=${lay[row]} to=${cell} side=${side} />` : null))}
  </g>`;
}

/** Where a shark lay before it swam. */
function Came(/** @type {{ from: string, to: string, side: number }} */ { from, to, side }) {
  const [start, end] = [at(from, side), at(to, side)];
  const half = CELL / 2;
  return html`<g class="came"
    ><polyline
      points=${`${start.x + half},${start.y + half} ${end.x + half},${end.y + half}`} /><circle
      cx=${start.x + half}
      cy=${start.y + half}
      r="10"
  /></g>`;
}

/** A cell where the shark can end, or a place for the next tile. */
function Highlight(
  /** @type {{ target: Target, side: number, press: () => void, show: (target: Target | null) => void }} */ {
    target,
    side,
    press,
    show,
  },
) {
  const { x, y } = at(target.cell, side);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
  return html`<g
    class=${classes("spot highlighted", target.meal > 0 && "meal")}
    role="button"
    tabindex="0"
    aria-label=${target.label}
    onKeyDown=${keys}
    onFocus=${() => show(target)}
    onBlur=${() => show(null)}
    onPointerEnter=${() => show(target)}
    onPointerLeave=${() => show(null)}
  >
    ${
      target.size === 1
        ? html`<rect
            class="tank-end shape"
            x=${x + 1.5}
            y=${y + 1.5}
            width=${CELL - 3}
            height=${CELL - 3}
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
    }
    ${target.meal ? html`<path class="tank-meal" d="M0-5L6 5H-6Z" transform=${`translate(${x + CELL / 2} ${y + CELL / 2})`} />` : null}</g
  >`;
}

function Steered(
  /** @type {{ suit: string, cell: string, side: number, highlighted: boolean, on?: boolean, wide: boolean, press: () => void }} */ {
    suit,
    cell,
    side,
    highlighted,
    on,
    wide,
    press,
  },
) {
  const t = useText();
  const { x, y } = at(cell, side);
  const pressed = (/** @type {Event | undefined} */ event) => {
    event?.stopPropagation();
    if (!on) press();
  };
  return html`<g onClick=${(/** @type {Event} */ event) => event.stopPropagation()}><${Spot} label=${t("page-shark", { suit: suitWord(suit), cell })} highlighted=${highlighted} on=${on} press=${pressed} class="glides"
    style=${`transform: translate(${x + CELL / 2}px, ${y + CELL / 2}px)`}>
    <circle class="tank-reach" r=${wide ? 26 : 12} />
    ${highlighted || on ? html`<circle class=${on ? "tank-mover" : "highlight-ring"} r=${on ? 15.5 : 15} />` : null}<${Hunter} suit=${suit} /></${Spot}></g>`;
}
