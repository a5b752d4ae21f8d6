// @ts-check
/** The board area of Sea Urchins: a reef with a pool for each square, and everything that lies and stands there. */
import { html, BoardArea, Spot, classes, earlier, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";
import { AcrossPill, Lying, LYING, PieceFigure, Pill } from "./urchin.js";

/** @import { Facts } from "./facts.js" */
/** @import { Helpers, Outcome } from "./consequences.js" */
/** @import { Message } from "../../../web/model/messages/messages.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */

export const LETTERS = "abcdefgh";
const CELL = 60;
const RIM = 20;
/** Wavelets on both sides of the reef: how far from it, and how far down as a share of its height. */
const WAVES = [
  [60, 0.12],
  [95, 0.55],
  [70, 0.86],
  [150, 0.3],
  [190, 0.75],
  [240, 0.1],
  [290, 0.5],
];

/** Sand on the ground of some pools. */
const GRAINS = ["M-12 15h0M3 20h0", "", "M9 13h0M17 18h0M-4 19h0", "", ""].map((grains) =>
  grains ? html`<path class="urchins-grains" d=${grains} />` : null,
);

/**
 * @typedef {object} ReefProps
 * @property {Props} props
 * @property {Helpers} helpers
 * @property {(square: string) => boolean} canPress whether a press on the square does something
 * @property {(square: string) => boolean} isOn whether the square is chosen
 * @property {(square: string) => void} press
 * @property {(square: string | null) => void} preview
 * @property {(square: string) => string | null} moveTo the move that ends on the square, if one is begun
 * @property {string | null} shown the move whose consequences are shown
 */

/** Where the middle of a square is. */
function middle(/** @type {string} */ name, /** @type {number} */ size) {
  const column = LETTERS.indexOf(name[0]);
  return { x: (column + 0.5) * CELL, y: (size - Number(name.slice(1)) + 0.5) * CELL };
}

function at(/** @type {{ x: number, y: number }} */ { x, y }) {
  return `translate(${x} ${y})`;
}

/** Who fished each square since the last view. */
export function takenBy(/** @type {{ messages: Message[] }[]} */ entries) {
  const catches = entries
    .flatMap(({ messages }) => messages)
    .filter(([key]) => key === "log-catch")
    .flatMap(([, { squares, seat }]) =>
      /** @type {string[]} */ (squares).map((square) => /** @type {const} */ ([square, seat])),
    );
  return /** @type {Map<string, number>} */ (new Map(catches));
}

/** The square that an event on the reef is about. */
function squareOf(/** @type {Event} */ event) {
  const target = /** @type {Element} */ (event.target);
  return target.closest("[data-square]")?.getAttribute("data-square") ?? null;
}

export function Reef(/** @type {ReefProps} */ reef) {
  const { props, preview, helpers, shown } = reef;
  const t = useText();
  const size = props.view.facts.rows.length;
  const side = size * CELL + 2 * RIM;
  const outcome = shown ? helpers.moves?.[shown] : undefined;
  const hover = (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" && preview(squareOf(event));
  return html`<${BoardArea} label=${t("page-reef")} class="urchins-reef">
    <svg viewBox=${`${-RIM} ${-RIM} ${side} ${side}`} role="group" aria-label=${t("page-reef")}
      onPointerOver=${hover} onPointerLeave=${() => preview(null)}
      onFocusIn=${(/** @type {Event} */ event) => preview(squareOf(event))} onFocusOut=${() => preview(null)}>
      <${Stone} size=${size} />
      <${Squares} ...${reef} />
      <${Takers} props=${props} size=${size} />
      <${Pieces} props=${props} size=${size} shown=${shown} />
      ${(helpers.ready ?? []).filter(({ squares }) => !isWon(outcome, squares)).map((one) => html`<${ReadyFrame} key=${one.squares[0]} ...${one} size=${size} names=${props.names} />`)}
      ${(outcome?.squares ?? []).map((squares) => html`<${Frame} key=${`won${squares[0]}`} squares=${squares} size=${size} look="urchins-won" />`)}
      <${Pills} ...${reef} size=${size} />
    </svg>
  </${BoardArea}>`;
}

/** Whether the shown move wins something of these squares. */
function isWon(/** @type {Outcome | undefined} */ outcome, /** @type {string[]} */ squares) {
  return Boolean(outcome?.squares?.flat().some((square) => squares.includes(square)));
}

/** The outline of a stone around the squares, a little uneven; `low` reaches further down. */
function outline(
  /** @type {number} */ end,
  /** @type {number} */ out,
  /** @type {number} */ low = 0,
) {
  const [near, far, bottom, round] = [-out, end + out, end + out + low, out + 16];
  const half = end / 2;
  return (
    `M${near + round} ${near}Q${half / 2} ${near - 3} ${half} ${near}T${far - round} ${near}` +
    `Q${far} ${near} ${far} ${near + round}Q${far + 3} ${half / 2} ${far} ${half}T${far} ${bottom - round}` +
    `Q${far} ${bottom} ${far - round} ${bottom}Q${half * 1.5} ${bottom + 3} ${half} ${bottom}T${near + round} ${bottom}` +
    `Q${near} ${bottom} ${near} ${bottom - round}Q${near - 3} ${half * 1.5} ${near} ${half}T${near} ${near + round}Q${near} ${near} ${near + round} ${near}Z`
  );
}

function waves(/** @type {number} */ end) {
  const wave = (/** @type {number} */ x, /** @type {number} */ y) => `M${x} ${y}q6-6 12 0t12 0`;
  return WAVES.map(
    ([far, down]) => wave(-far - 24, down * end) + wave(end + far, (1 - down) * end + 20),
  ).join("");
}

/** The sandstone with the names of rows and columns, in a quiet sea. */
function Stone(/** @type {{ size: number }} */ { size }) {
  const end = size * CELL;
  return html`<g aria-hidden="true">
    <path class="urchins-waves" d=${waves(end)} />
    <path class="urchins-surf" d=${outline(end, 29, 4)} />
    <path class="urchins-foam" d=${outline(end, 23, 4)} />
    <path class="urchins-cliff" d=${outline(end, 18, 5)} />
    <path class="urchins-ledge" d=${outline(end, 18)} />
    <rect class="urchins-top" x="-9" y="-9" width=${end + 18} height=${end + 18} rx="22" />
    ${[...LETTERS.slice(0, size)].map(
      (letter, nth) =>
        html`<text class="urchins-name" x=${(nth + 0.5) * CELL} y=${end + 14}>${letter}</text>
          <text class="urchins-name" x="-9" y=${end - (nth + 0.5) * CELL + 5}>${nth + 1}</text>`,
    )}
  </g>`;
}

/** A frame around the four pools of a fishing square. */
function Frame(
  /** @type {{ squares: string[], size: number, look: string }} */ { squares, size, look },
) {
  const { x, y } = crossing(squares, size);
  const place = { x: x - CELL - 1, y: y - CELL - 1, width: 2 * CELL + 2, height: 2 * CELL + 2 };
  return html`<g class="urchins-frame" aria-hidden="true"
    ><rect class="urchins-casing" ...${place} rx="20" /><rect class=${look} ...${place} rx="20"
  /></g>`;
}

/** Where four squares meet. */
function crossing(/** @type {string[]} */ squares, /** @type {number} */ size) {
  const middles = squares.map((square) => middle(square, size));
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b) / squares.length;
  return { x: sum(middles.map(({ x }) => x)), y: sum(middles.map(({ y }) => y)) };
}

/** A fishing square, with the signs of those for whom it is ready where its squares meet. */
function ReadyFrame(
  /** @type {{ squares: string[], seats: number[], size: number, names: string[] }} */ {
    squares,
    seats,
    size,
    names,
  },
) {
  const { x, y } = crossing(squares, size);
  return html`<g class="urchins-frame" aria-hidden="true">
    <${Frame}
      squares=${squares}
      size=${size}
      look=${classes("urchins-ready", !seats.length && "nobody")}
    />
    ${seats.map((seat, nth) => {
      const across = x + (nth - (seats.length - 1) / 2) * 17;
      return html`<g key=${seat} transform=${`translate(${across} ${y}) scale(0.72)`}
        ><${Sign} seat=${seat} name=${names[seat]}
      /></g>`;
    })}
  </g>`;
}

function Squares(/** @type {ReefProps} */ { props, canPress, isOn, press }) {
  const { rows, pieces } = props.view.facts;
  const before = earlier(props, "rows");
  const taken = takenBy(props.entries ?? []);
  return rows.flatMap((row, down) =>
    [...row].map((mark, column) => {
      const name = `${LETTERS[column]}${rows.length - down}`;
      return html`<${Square}
        key=${name}
        name=${name}
        mark=${mark}
        dark=${(down + column) % 2 === 0}
        owner=${pieces.indexOf(name)}
        taker=${taken.get(name) ?? -1}
        place=${middle(name, rows.length)}
        highlighted=${canPress(name)}
        on=${isOn(name)}
        fresh=${before[down]?.[column] !== mark || taken.has(name)}
        hinted=${props.hinted?.split(" ").includes(name)}
        press=${() => press(name)}
      />`;
    }),
  );
}

/**
 * @typedef {object} SquareProps
 * @property {string} name
 * @property {string} mark
 * @property {boolean} dark
 * @property {number} owner of the piece there
 * @property {number} taker who has just won what was there
 * @property {{ x: number, y: number }} place
 * @property {boolean} highlighted
 * @property {boolean} on
 * @property {boolean} fresh whether something changed there
 * @property {boolean} [hinted]
 * @property {() => void} press
 */

function Square(/** @type {SquareProps} */ square) {
  const { name, mark, dark, place, highlighted, on, fresh, hinted, press } = square;
  const ring = { x: -27, y: -27, width: 54, height: 54, rx: 15 };
  return html`<g data-square=${name} transform=${at(place)}>
    <${Spot} label=${useSquareLabel(square)} highlighted=${highlighted} on=${on} press=${press} class=${mark === "." ? "may" : ""}>
      <rect class="urchins-hollow" x="-27" y="-29" width="54" height="54" rx="15" />
      <rect class=${classes("urchins-pool shape", dark && "dark")} ...${ring} />
      <path class="urchins-deep" d="M-27-12V-12A15 15 0 0 1-12-27H12A15 15 0 0 1 27-12V-8A15 15 0 0 0 12-22H-12A15 15 0 0 0-27-8Z" />
      <path class="urchins-glint" d="M-18-17Q-12-22-5-18" />
      ${GRAINS[Math.floor((place.x * 2 + place.y * 4) / CELL) % GRAINS.length]}
      ${fresh ? html`<rect class="changed" x="-23" y="-23" width="46" height="46" rx="11" />` : null}
      ${highlighted || on ? html`<rect class="urchins-edge" ...${ring} /><rect class="highlight-ring" ...${ring} />` : null}
      <g data-piece=${`urchin-${name}`}><g class="arrives" key=${mark}><${Lying} mark=${mark} /></g></g>
      ${hinted ? html`<rect class="hinted" ...${ring} />` : null}
    </${Spot}>
  </g>`;
}

/** A square in words: what lies on it, whose piece stands there, and who has just won what was there. */
function useSquareLabel(/** @type {SquareProps} */ { name, mark, owner, taker }) {
  const t = useText();
  const lying = LYING[mark];
  if (owner >= 0) return t("page-square-piece", { square: name, lying, seat: owner });
  if (taker >= 0) return t("page-square-taken", { square: name, lying, seat: taker });
  return t("page-square", { square: name, lying });
}

/** The signs of those who have just won what lay in a pool. */
function Takers(/** @type {{ props: Props, size: number }} */ { props, size }) {
  const { rows } = props.view.facts;
  const isEmpty = (/** @type {string} */ square) =>
    rows[size - Number(square.slice(1))][LETTERS.indexOf(square[0])] === ".";
  return html`<g class="urchins-takers" aria-hidden="true">
    ${[...takenBy(props.entries ?? [])].map(
      ([square, seat]) =>
        isEmpty(square) &&
        html`<g key=${square} transform=${at(middle(square, size))}
          ><${Sign} seat=${seat} name=${props.names[seat]}
        /></g>`,
    )}
  </g>`;
}

/** The pieces on the board, where those that moved came from, and a shadow of one that is shown elsewhere. */
function Pieces(
  /** @type {{ props: Props, size: number, shown: string | null }} */ { props, size, shown },
) {
  const { facts } = props.view;
  const { names } = props;
  const before = earlier(props, "pieces");
  const target = shown?.startsWith("piece ") ? shown.slice(6) : null;
  return html`<g class="urchins-pieces" aria-hidden="true">
    ${facts.pieces.map((place, seat) => {
      const from = before[seat];
      if (from === place || from === "hand" || place === "hand") return null;
      const [start, end] = [middle(from, size), middle(place, size)];
      return html`<g key=${`from${seat}`} class="came" style=${`--seat: var(--seat${seat % 8})`}
        ><polyline points=${`${start.x},${start.y} ${end.x},${end.y}`} /><circle
          cx=${start.x}
          cy=${start.y}
          r="12"
      /></g>`;
    })}
    ${facts.pieces.map((place, seat) => {
      const isInHand = place === "hand";
      const { x, y } = isInHand
        ? { x: (size * CELL) / 2, y: size * CELL + 60 }
        : middle(place, size);
      const opacity = isInHand ? 0 : target && seat === facts.turn ? 0.4 : 1;
      return html`<g
        key=${seat}
        class="glides"
        style=${`transform: translate(${x}px, ${y}px); opacity: ${opacity}`}
        ><${PieceFigure} seat=${seat} name=${names[seat]}
      /></g>`;
    })}
    ${target ? html`<g transform=${at(middle(target, size))}><${PieceFigure} seat=${facts.turn} name=${names[facts.turn]} /></g>` : null}
  </g>`;
}

/** What each press would win: at the piece's squares, and where a token makes a square ready. */
function Pills(/** @type {ReefProps & { size: number }} */ { props, helpers, moveTo, size }) {
  const { rows, turn } = props.view.facts;
  const now = helpers.best?.[turn] ?? 0;
  const squares = rows.flatMap((row, down) =>
    [...row].map((_, column) => `${LETTERS[column]}${size - down}`),
  );
  return html`<g class="urchins-pills">
    ${squares.map((square) => {
      const { won, best = now, across = [] } = helpers.moves?.[moveTo(square) ?? ""] ?? {};
      const place = at(cornerOf(square, helpers.ready ?? [], size));
      if (won || best > now)
        return html`<g key=${square} transform=${place}
          ><${Pill} good text=${`+${won ?? best}`}
        /></g>`;
      if (!across.length) return null;
      return html`<g key=${square} transform=${place}
        ><${AcrossPill} seat=${across[0]} name=${props.names[across[0]]}
      /></g>`;
    })}
  </g>`;
}

/** The corner of a square that points away from its fishing square, or its lower edge: it hides nothing there. */
function cornerOf(
  /** @type {string} */ square,
  /** @type {{ squares: string[] }[]} */ ready,
  /** @type {number} */ size,
) {
  const { x, y } = middle(square, size);
  const own = ready.find(({ squares }) => squares.includes(square));
  if (!own) return { x, y: y + 24 };
  const inner = crossing(own.squares, size);
  return { x: x + 20 * Math.sign(x - inner.x), y: y + 30 * Math.sign(y - inner.y) };
}
