// @ts-check
/** Where the pieces of a board are, and copies of them that can fly over everything else. */

/** @typedef {{ element: Element, copy: Element, rect: DOMRect, box: DOMRect | null }} Piece an element with `data-piece`, how it looked, where it was, and its own box in a drawing */

const SVG = "http://www.w3.org/2000/svg";

/** All pieces of a board by their names, where they are now. */
export function findPieces(/** @type {Element | null} */ board) {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  for (const element of board?.querySelectorAll("[data-piece]") ?? []) {
    const name = /** @type {string} */ (element.getAttribute("data-piece"));
    // Copied now: the board may draw something else with the same element.
    const copy = /** @type {Element} */ (element.cloneNode(true));
    const rect = element.getBoundingClientRect();
    found.set(name, { element, copy, rect, box: boxOf(element) });
  }
  return found;
}

/** The box of a part of a drawing, in its own coordinates. */
function boxOf(/** @type {Element} */ element) {
  const isPart = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  return isPart ? element.getBBox() : null;
}

/** Where the things of a seat are: what the board marks with `data-owner`, or else its row among the players. */
export function ownerPlace(/** @type {number} */ seat) {
  const place =
    document.querySelector(`[data-owner="${seat}"]`) ??
    document.querySelector(`.player[data-seat="${seat}"]`) ??
    document.querySelectorAll(".seats > .seat")[seat];
  return place?.getBoundingClientRect() ?? null;
}

/** A copy of a piece at its place, in a layer over everything; styles of the game apply to it. */
export function ghostOf(/** @type {string} */ game, /** @type {Piece} */ { copy, rect, box }) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  Object.assign(ghost.style, {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  ghost.append(box ? drawingOf(copy, box) : plainCopy(copy));
  layerOf(game).append(ghost);
  return ghost;
}

/** A copy that no reader hears and no key reaches. */
function plainCopy(/** @type {Element} */ element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-piece", "id", "role", "tabindex", "aria-label"])
      one.removeAttribute(name);
    one.classList.remove("highlighted", "changed", "arrives", "tumble");
  }
  return copy;
}

/** A part of a drawing as a drawing of its own. */
function drawingOf(/** @type {Element} */ part, /** @type {DOMRect} */ box) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  const copy = plainCopy(part);
  copy.removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

/** The layer of a game, over everything; made when it is first needed. */
function layerOf(/** @type {string} */ game) {
  let layer = document.querySelector(".motion-layer");
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "motion-layer";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  let inner = layer.querySelector(`:scope > .${CSS.escape(game)}`);
  if (!inner) {
    inner = document.createElement("div");
    inner.className = game;
    layer.append(inner);
  }
  return inner;
}
