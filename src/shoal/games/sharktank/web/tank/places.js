// @ts-check
/** Where things are in the drawing of the tank: cells, tiles, and the bodies of the sharks. */

export const CELL = 20;
export const LETTERS = "abcdefghijklmnopqrst";

/** @typedef {{ x: number, y: number }} Point */

/** The column and the row of a cell, counted from the upper left. */
export function placeOf(/** @type {string} */ name, /** @type {number} */ side) {
  return { x: LETTERS.indexOf(name[0]), y: side - Number(name.slice(1)) };
}

/** The name of the cell at a column and a row. */
export function cellAt(/** @type {Point} */ { x, y }, /** @type {number} */ side) {
  return `${LETTERS[Math.floor(x)]}${side - Math.floor(y)}`;
}

/** The middle of a cell in the drawing. */
export function middleOf(/** @type {string} */ name, /** @type {number} */ side) {
  const { x, y } = placeOf(name, side);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The middle of a tile, which is named after its lower left cell. */
export function tileMiddle(/** @type {string} */ name, /** @type {number} */ side) {
  const { x, y } = placeOf(name, side);
  return { x: (x + 1) * CELL, y: y * CELL };
}

/** The four cells of a tile: upper left, upper right, lower left, lower right. */
export function cellsOf(/** @type {string} */ tile) {
  const [column, row] = [LETTERS.indexOf(tile[0]), Number(tile.slice(1))];
  return [1, 0].flatMap((up) => [0, 1].map((right) => `${LETTERS[column + right]}${row + up}`));
}

/** The place in cells under the pointer; nothing outside the water. */
export function cellUnder(
  /** @type {MouseEvent} */ event,
  /** @type {SVGGraphicsElement | null} */ world,
  /** @type {number} */ side,
) {
  const matrix = world?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const cell = { x: x / CELL, y: y / CELL };
  return cell.x >= 0 && cell.y >= 0 && cell.x < side && cell.y < side ? cell : null;
}

/** The one of the cells that is nearest to a point, within a distance in cells. */
export function nearest(
  /** @type {Point} */ point,
  /** @type {string[]} */ cells,
  /** @type {number} */ side,
  /** @type {number} */ within,
) {
  let best = null;
  let shortest = within;
  for (const cell of cells) {
    const { x, y } = placeOf(cell, side);
    const away = Math.hypot(point.x - x - 0.5, point.y - y - 0.5);
    if (away < shortest) [best, shortest] = [cell, away];
  }
  return best;
}

const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315];
const BODY = [1, 2, 3]; // cells behind the badge

/**
 * Where a shark looks, in degrees: away from where it came, if its body has room there.
 * @param {Point} at its cell
 * @param {Point | null} from where it came from
 * @param {Point[]} taken cells of other pieces
 * @param {number} side
 */
export function headingOf(at, from, taken, side) {
  const wanted = from
    ? (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI
    : (Math.atan2(at.y - side / 2, at.x - side / 2) * 180) / Math.PI;
  const cost = (/** @type {number} */ heading) => {
    const turn = Math.abs(((heading - wanted + 540) % 360) - 180) / 90;
    const [dx, dy] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
    const over = BODY.map((far) => ({ x: at.x - far * dx, y: at.y - far * dy }));
    const outside = over.filter(({ x, y }) => Math.min(x, y) < 0.4 || Math.max(x, y) > side - 1.4);
    const covered = taken.filter((piece) =>
      over.some(({ x, y }) => Math.hypot(piece.x - x, piece.y - y) < 1.2),
    );
    return turn + 4 * outside.length + 2 * covered.length;
  };
  return HEADINGS.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
