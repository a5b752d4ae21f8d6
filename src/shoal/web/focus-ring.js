// @ts-check
/** The ring around the part of a drawing that has the keyboard's focus, over everything else in it. */
import { useLayoutEffect } from "./kit.js";

/** @typedef {{ current: SVGSVGElement | null }} RingRef */

const SHAPES = "path, rect, circle, ellipse, polygon";
const SVG = "http://www.w3.org/2000/svg";
const CHANGES = { childList: true, subtree: true, attributes: true };

/** Draws the ring into an empty drawing that lies over the stage, and keeps it where it belongs. */
export function useFocusRing(
  /** @type {{ current: HTMLElement | null }} */ stage,
  /** @type {RingRef} */ ring,
) {
  useLayoutEffect(() => {
    const [board, over] = [stage.current, ring.current];
    if (!board || !over) return undefined;
    const draw = () => over.replaceChildren(...traced(board));
    const watched = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !over.contains(target))) draw();
    });
    watched.observe(board, CHANGES);
    const sized = new ResizeObserver(draw);
    sized.observe(board);
    const events = ["focusin", "focusout", "transitionend"];
    for (const event of events) board.addEventListener(event, draw);
    return () => {
      watched.disconnect();
      sized.disconnect();
      for (const event of events) board.removeEventListener(event, draw);
    };
  }, []);
}

/** The outline of what has the focus: a pale line, and the ring on it. */
function traced(/** @type {HTMLElement} */ board) {
  const spot = board.querySelector(".spot:focus-visible");
  if (!spot) return [];
  const shapes = outlines(spot);
  return ["focus-casing", "focus-ring"].flatMap((name) =>
    shapes.map((shape) => trace(shape, name, board)),
  );
}

/** The shapes that bound a spot: those that say so, or the first that it is made of. */
function outlines(/** @type {Element} */ spot) {
  const told = [...spot.querySelectorAll(":scope > .shape")];
  const found = told.length ? told : [...spot.querySelectorAll(SHAPES)].slice(0, 1);
  return /** @type {SVGGraphicsElement[]} */ (found);
}

/** A shape as it lies on the stage, as a line alone. */
function trace(
  /** @type {SVGGraphicsElement} */ shape,
  /** @type {string} */ name,
  /** @type {HTMLElement} */ board,
) {
  const line = document.createElementNS(SVG, shape.tagName);
  for (const { name, value } of shape.attributes)
    if (!/^(class|style|id|transform)$/.test(name)) line.setAttribute(name, value);
  const { left, top } = board.getBoundingClientRect();
  const at = shape.getScreenCTM();
  if (at)
    line.setAttribute(
      "transform",
      `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - left} ${at.f - top})`,
    );
  line.setAttribute("class", name);
  return line;
}
