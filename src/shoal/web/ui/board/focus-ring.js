// @ts-check
/** Draws the focus ring of a spot over the whole drawing, so that nothing covers it. */
import { useLayoutEffect } from "../html.js";

/** @typedef {{ current: SVGSVGElement | null }} RingRef */

const SHAPES = "path, rect, circle, ellipse, polygon";
const SVG = "http://www.w3.org/2000/svg";
const CHANGES = { childList: true, subtree: true, attributes: true };

/** Draw the ring into an empty SVG over the host, and keep it in place. */
export function useFocusRing(
  /** @type {{ current: HTMLElement | null }} */ host,
  /** @type {RingRef} */ ring,
) {
  useLayoutEffect(() => {
    const [board, over] = [host.current, ring.current];
    if (!board || !over) return undefined;
    const draw = () => over.replaceChildren(...traced(board, over));
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !over.contains(target))) draw();
    });
    observer.observe(board, CHANGES);
    const sized = new ResizeObserver(draw);
    // The host itself may have no box: the frame puts its parts where they belong.
    sized.observe(board.parentElement ?? board);
    const events = ["focusin", "focusout", "transitionend"];
    for (const event of events) board.addEventListener(event, draw);
    return () => {
      observer.disconnect();
      sized.disconnect();
      for (const event of events) board.removeEventListener(event, draw);
    };
  }, [host, ring]);
}

/** The outline of the focused spot: a pale line, and the ring on it. */
function traced(/** @type {HTMLElement} */ board, /** @type {SVGSVGElement} */ over) {
  const spot = board.querySelector(".spot:focus-visible");
  if (!spot) return [];
  const shapes = outlines(spot);
  return ["focus-casing", "focus-ring"].flatMap((name) =>
    shapes.map((shape) => trace(shape, name, over)),
  );
}

/** The shapes that bound a spot: those of class `shape`, or its first one. */
function outlines(/** @type {Element} */ spot) {
  const marked = [...spot.querySelectorAll(":scope > .shape")];
  const found = marked.length ? marked : [...spot.querySelectorAll(SHAPES)].slice(0, 1);
  return /** @type {SVGGraphicsElement[]} */ (found);
}

/** A copy of a shape in the coordinates of the SVG over it, as an outline. */
function trace(
  /** @type {SVGGraphicsElement} */ shape,
  /** @type {string} */ name,
  /** @type {SVGSVGElement} */ over,
) {
  const line = document.createElementNS(SVG, shape.tagName);
  for (const { name, value } of shape.attributes)
    if (!/^(class|style|id|transform)$/.test(name)) line.setAttribute(name, value);
  const { left, top } = over.getBoundingClientRect();
  const at = shape.getScreenCTM();
  if (at)
    line.setAttribute(
      "transform",
      `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - left} ${at.f - top})`,
    );
  line.setAttribute("class", name);
  return line;
}
