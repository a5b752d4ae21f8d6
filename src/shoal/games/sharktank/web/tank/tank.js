// @ts-check
/** The water of Shark Tank: fish, sharks, the tiles laid, and where a shark may stop. */
import {
  html,
  Spot,
  classes,
  earlier,
  useEffect,
  useRef,
  useState,
  useText,
} from "../../../../web/ui/ui.js";
import { Pill } from "../pill.js";
import {
  CELL,
  cellAt,
  cellUnder,
  headingOf,
  middleOf,
  nearest,
  placeOf,
  tileMiddle,
} from "./places.js";
import { freeMeals, mealAt, outcomeOf } from "../plan.js";
import { Scenery } from "./scenery.js";
import { Badge, SharkBody, SUITS, SuitFish, suitWord } from "./suits.js";

/** @import { BoardProps } from "../../../../web/ui/ui.js" */
/** @import { Chosen, Helpers, Plan } from "../plan.js" */
/** @import { Facts } from "../facts.js" */

const PAD = 10; // above and to the right of the water, in units of the drawing
const NAMES = 23; // below and to the left, where columns and rows are named
const FINGER = 24; // pixels by which a finger may miss
const TEXT = 0.78; // of the page's font size: the smallest text

/**
 * @typedef {object} TankProps
 * @property {BoardProps} props
 * @property {Helpers} helpers
 * @property {Plan} plan
 * @property {(chosen: Chosen) => void} choose
 * @property {Plan} shown the plan, or what the pointer is on
 * @property {(cell: string) => void} preview
 */

/** The whole tank; it keeps its shape and fills its place. */
export function Tank(/** @type {TankProps} */ { props, helpers, plan, choose, shown, preview }) {
  const { view, play } = props;
  const t = useText();
  const facts = /** @type {Facts} */ (view.facts);
  const { side } = facts;
  const [frame, pixels] = usePixels(side * CELL + PAD + NAMES);
  const world = useRef(/** @type {SVGGElement | null} */ (null));
  const text = (TEXT * rootSize()) / pixels;
  const targets = targetsOf(props, plan);
  const pick = (/** @type {string} */ cell) => pickCell({ props, plan, choose }, cell);
  const press = (/** @type {MouseEvent} */ event) => {
    const point = cellUnder(event, world.current, side);
    if (!point || !view.moves.length) return;
    const cell = nearest(point, targets, side, Math.max(0.8, FINGER / pixels / CELL));
    if (cell) pick(cell);
    else if (plan.route && plan.isOwn)
      choose({ shark: plan.shark, choice: plan.choice, isOff: true });
    else if (targets.length) play(unlikely(facts.phase, cellAt(point, side)));
  };
  const meals = view.moves.length ? freeMeals(helpers, plan) : [];
  return html`<svg
    class="tank"
    ref=${frame}
    viewBox=${`${-NAMES} ${-PAD} ${side * CELL + PAD + NAMES} ${side * CELL + PAD + NAMES}`}
    role="group"
    aria-label=${t("page-tank")}
    onClick=${press}
  >
    <${Scenery} side=${side} text=${text} />
    <g ref=${world}>
      <g aria-hidden="true">
        ${facts.sharks.map((_, row) => html`<${Body} key=${row} props=${props} row=${row} plan=${shown} />`)}
      </g>
      ${facts.trail.map((cell, place) => html`<${Tile} key=${cell} cell=${cell} side=${side} number=${place + 1} />`)}
      <${Way} plan=${shown} facts=${facts} />
      ${targets.map((cell) => html`<${Target} key=${cell} cell=${cell} side=${side} eaten=${mealAt(plan, cell).length} on=${plan.cell === cell} hinted=${isHinted(props, cell)} reach=${FINGER / pixels / 2 + 1} press=${() => pick(cell)} preview=${preview} />`)}
      <${Gone} props=${props} />
      ${SUITS.flatMap((suit, row) => facts.fish[row].map((cell) => html`<${Swimmer} key=${`f${cell}`} suit=${suit} cell=${cell} side=${side} tasty=${facts.tasty === suit} />`))}
      ${shown.cell ? html`<${Stop} plan=${shown} side=${side} facts=${facts} />` : null}
      ${facts.sharks.map((cell, row) => html`<${Shark} key=${SUITS[row]} props=${props} suit=${SUITS[row]} cell=${cell} side=${side} plan=${plan} helpers=${helpers} choose=${choose} reach=${FINGER / pixels} />`)}
      ${meals.map((meal) => html`<${Pill} key=${`p${meal.fish}`} at=${middleOf(meal.fish, side)} edge=${side * CELL} text=${text} outcome=${outcomeOf(helpers, meal.shark, meal.choice, meal.eaten)} press=${() => choose({ shark: meal.shark, choice: plan.shark ? plan.choice : undefined, cell: meal.cell })} />`)}
    </g>
  </svg>`;
}

/** The cells where the chosen shark may stop; without help from the server, the places of the next tile. */
function targetsOf(/** @type {BoardProps} */ { view }, /** @type {Plan} */ plan) {
  if (plan.route) return Object.keys(plan.route.ends);
  return view.moves.filter((move) => /^(tile|stand) /.test(move)).map((move) => move.split(" ")[1]);
}

function pickCell(
  /** @type {{ props: BoardProps, plan: Plan, choose: (chosen: Chosen) => void }} */ {
    props,
    plan,
    choose,
  },
  /** @type {string} */ cell,
) {
  const { route, shark, choice } = plan;
  if (route) choose({ shark, choice, cell, tile: route.ends[cell] || undefined });
  else
    props.play(
      props.view.moves.find((move) => /^(tile|stand) /.test(move) && move.endsWith(` ${cell}`)) ??
        "",
    );
}

/** The move that a tap elsewhere stands for: the server refuses it and names the rule. */
function unlikely(/** @type {string} */ phase, /** @type {string} */ cell) {
  return `${phase === "land" ? "stand" : "tile"} ${cell}`;
}

function isHinted(/** @type {BoardProps} */ { hinted }, /** @type {string} */ cell) {
  return hinted === `stand ${cell}` || hinted === `tile ${cell}`;
}

/** The size of the page's text, in pixels. */
function rootSize() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** A drawing, and how many pixels one of its units is. */
function usePixels(/** @type {number} */ units) {
  const frame = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [size, setSize] = useState(units);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new ResizeObserver(([{ contentRect }]) =>
      setSize(Math.min(contentRect.width, contentRect.height) || units),
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [units]);
  return /** @type {const} */ ([frame, size / units]);
}

/** The body of a shark, below everything that swims. */
function Body(/** @type {{ props: BoardProps, row: number, plan: Plan }} */ { props, row, plan }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const { side, sharks } = facts;
  const came = earlier(props, "sharks")[row];
  const at = placeOf(sharks[row], side);
  const from = came && came !== sharks[row] ? placeOf(came, side) : null;
  const first = plan.shark === SUITS[row] && plan.cell ? (plan.tiles[0] ?? facts.trail[0]) : null;
  const towards = first ? placeOf(first, side) : null;
  const behind = towards && { x: 2 * at.x - towards.x - 0.5, y: 2 * at.y - towards.y + 0.5 };
  const others = sharks.filter((_, other) => other !== row);
  const taken = [...facts.fish.flat(), ...others].map((cell) => placeOf(cell, side));
  const { x, y } = middleOf(sharks[row], side);
  const heading = headingOf(at, behind ?? from, taken, side);
  return html`<g
    class="glides"
    style=${`transform: translate(${x}px, ${y}px) rotate(${heading}deg) scale(0.9)`}
    ><g class="shark-shadow" transform=${`rotate(${-heading}) translate(3 5) rotate(${heading})`}
      ><${SharkBody} /></g
    ><${SharkBody}
  /></g>`;
}

function Swimmer(
  /** @type {{ suit: string, cell: string, side: number, tasty: boolean }} */ {
    suit,
    cell,
    side,
    tasty,
  },
) {
  const t = useText();
  const { x, y } = middleOf(cell, side);
  const isLeft = (cell.charCodeAt(0) + Number(cell.slice(1))) % 2 === 1;
  return html`<g
    role="img"
    aria-label=${t("page-fish", { suit: suitWord(suit), cell })}
    transform=${`translate(${x} ${y})`}
    data-piece=${`fish-${cell}`}
  >
    <ellipse class="fish-shadow" cx="2" cy="10" rx="13" ry="3" />
    ${tasty ? html`<circle class="tasty-ring" r="13" />` : null}
    <g transform="scale(0.8)"><${SuitFish} suit=${suit} left=${isLeft} /></g>
  </g>`;
}

function Tile(
  /** @type {{ cell: string, side: number, number: number, isPlanned?: boolean }} */ {
    cell,
    side,
    number,
    isPlanned,
  },
) {
  const { x, y } = tileMiddle(cell, side);
  return html`<g class=${classes("tank-tile", isPlanned ? "planned" : "arrives")}
    ><rect
      x=${x - CELL + 1}
      y=${y - CELL + 1}
      width=${2 * CELL - 2}
      height=${2 * CELL - 2}
      rx="5"
    /><text x=${x} y=${y + 15}>${number}</text></g
  >`;
}

/** The tiles that would be laid, and the line along which the shark would swim. */
function Way(/** @type {{ plan: Plan, facts: Facts }} */ { plan, facts }) {
  if (!plan.cell) return null;
  const { side, trail } = facts;
  const start = facts.sharks[SUITS.indexOf(plan.shark)];
  const points = [
    middleOf(start, side),
    ...[...trail, ...plan.tiles].slice(0, -1).map((tile) => tileMiddle(tile, side)),
    middleOf(plan.cell, side),
  ];
  return html`<g aria-hidden="true" class="tank-way"
    >${plan.tiles.map((tile, place) => html`<${Tile} key=${tile} cell=${tile} side=${side} number=${trail.length + place + 1} isPlanned />`)}<polyline
      points=${points.map(({ x, y }) => `${x},${y}`).join(" ")}
  /></g>`;
}

/** The shark where it would stop, with a pale body behind it. */
function Stop(/** @type {{ plan: Plan, side: number, facts: Facts }} */ { plan, side, facts }) {
  const { x, y } = middleOf(plan.cell, side);
  const way = [...facts.trail, ...plan.tiles];
  const start = facts.sharks[SUITS.indexOf(plan.shark)];
  const from = way.length > 1 ? tileMiddle(way[way.length - 2], side) : middleOf(start, side);
  const heading = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
  return html`<g class="tank-stop" aria-hidden="true" transform=${`translate(${x} ${y})`}
    ><g class="tank-later" transform=${`rotate(${heading}) scale(0.9)`}><${SharkBody} /></g
    ><rect x="-10" y="-10" width="20" height="20" rx="5" /><g transform="scale(0.75)"
      ><${Badge} suit=${plan.shark} /></g
  ></g>`;
}

/** A cell where the shark can stop; a press is caught by the tank, which finds the nearest one. */
function Target(
  /** @type {{ cell: string, side: number, eaten: number, on: boolean, hinted: boolean, reach: number, press: () => void, preview: (cell: string) => void }} */ {
    cell,
    side,
    eaten,
    on,
    hinted,
    reach,
    press,
    preview,
  },
) {
  const t = useText();
  const { x, y } = middleOf(cell, side);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
  return html`<g
    class=${classes("spot highlighted tank-target", eaten > 0 && "meal", on && "on", hinted && "hinted")}
    role="button"
    tabindex="0"
    aria-label=${t("page-swim", { cell, fish: eaten })}
    aria-pressed=${on ? "true" : undefined}
    transform=${`translate(${x} ${y})`}
    onKeyDown=${keys}
    onFocus=${() => preview(cell)}
    onBlur=${() => preview("")}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && preview(cell)}
    onPointerLeave=${() => preview("")}
  >
    <circle class="tank-reach" r=${reach} />
    <circle class="dot shape" r=${eaten ? 6 : 3} />
  </g>`;
}

/** A shark's badge on its cell; pressing it chooses the shark. */
function Shark(
  /** @type {{ props: BoardProps, suit: string, cell: string, side: number, plan: Plan, helpers: Helpers, choose: (chosen: Chosen) => void, reach: number }} */ {
    props,
    suit,
    cell,
    side,
    plan,
    helpers,
    choose,
    reach,
  },
) {
  const t = useText();
  const { x, y } = middleOf(cell, side);
  const isLegal = props.view.moves.includes(`shark ${suit}`);
  const on = plan.shark === suit;
  const press = (/** @type {Event | undefined} */ event) => {
    event?.stopPropagation();
    if (isLegal && helpers.routes) choose(on ? {} : { shark: suit });
    else if (!on) props.play(`shark ${suit}`);
  };
  return html`<g data-piece=${`shark-${suitWord(suit)}`} onClick=${(/** @type {Event} */ event) => plan.route || event.stopPropagation()}>
    <${Spot} label=${t("page-shark", { suit: suitWord(suit), cell })} highlighted=${isLegal && !on} on=${on} press=${press}
      class=${classes("glides tank-shark", props.hinted === `shark ${suit}` && "hinted")} style=${`transform: translate(${x}px, ${y}px)`}>
      ${isLegal && !plan.shark ? html`<circle class="tank-reach" r=${reach} />` : null}
      ${on || isLegal ? html`<circle class="ring-edge" r="14.5" /><circle class=${on ? "ring picked" : "ring"} r="14.5" />` : null}
      <${Badge} suit=${suit} />
    </${Spot}>
  </g>`;
}

/** What the last turn changed: fish that are gone, and the ways of sharks. */
function Gone(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const { side } = facts;
  const swam = earlier(props, "fish");
  const lay = earlier(props, "sharks");
  return html`<g aria-hidden="true">
    ${SUITS.flatMap((suit, row) =>
      swam[row]
        .filter((/** @type {string} */ cell) => !facts.fish[row].includes(cell))
        .map((/** @type {string} */ cell) => {
          const { x, y } = middleOf(cell, side);
          return html`<g key=${`g${cell}`} transform=${`translate(${x} ${y})`}
            ><g class="fading" transform="scale(0.8)"><${SuitFish} suit=${suit} /></g
            ><circle class="changed" r="12"
          /></g>`;
        }),
    )}
    ${facts.sharks.map((cell, row) => (lay[row] && lay[row] !== cell ? html`<${Came} key=${`c${row}`} from=${lay[row]} to=${cell} side=${side} />` : null))}
  </g>`;
}

/** Where a shark lay before it swam. */
function Came(/** @type {{ from: string, to: string, side: number }} */ { from, to, side }) {
  const [start, end] = [middleOf(from, side), middleOf(to, side)];
  return html`<g class="came"
    ><polyline points=${`${start.x},${start.y} ${end.x},${end.y}`} /><circle
      cx=${start.x}
      cy=${start.y}
      r="8"
  /></g>`;
}
