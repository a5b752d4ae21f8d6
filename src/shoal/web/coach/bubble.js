// @ts-check
/** A tip beside the thing that it is about. Everything else on the page can still be pressed. */
import { html, useLayoutEffect, useRef, useState } from "../ui/html.js";

/** @import { Text } from "../ui/board/game-text.js" */

const GAP = 12; // pixels between the bubble and what it points at
const EDGE = 8; // pixels to the edge of the screen
const RING = 6; // pixels around what it points at
const ANYTHING = [".highlighted:not(.coach-bubble *)", ".deck"]; // where a board has nothing of what is asked for
const WATCHED = { childList: true, subtree: true, attributes: true };

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {{ target: Box, left: number, top: number, isAbove: boolean, arrow: number }} Placed */

export function Bubble(
  /** @type {{ text: string, at: string[], t: Text, close: () => void, skip: () => void }} */ {
    text,
    at,
    t,
    close,
    skip,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const placed = usePlace(box, at);
  const style = placed
    ? `left: ${placed.left}px; top: ${placed.top}px; --arrow: ${placed.arrow}px`
    : "visibility: hidden";
  return html`${placed ? html`<div class="coach-ring" style=${ringStyle(placed.target)} aria-hidden="true"></div>` : null}
    <aside
      ref=${box}
      class=${placed && !placed.isAbove ? "coach-bubble below" : "coach-bubble"}
      role="status"
      style=${style}
    >
      <p>${text}</p>
      <div class="coach-actions">
        <button type="button" class="button plain" onClick=${skip}>${t("tips-none")}</button>
        <button type="button" class="button highlighted" onClick=${close}>${t("tips-ok")}</button>
      </div>
    </aside>`;
}

function ringStyle(/** @type {Box} */ { left, top, width, height }) {
  return `left: ${left - RING}px; top: ${top - RING}px; width: ${width + 2 * RING}px; height: ${height + 2 * RING}px`;
}

/** Where the bubble stands; null until that is known, or if there is nothing to point at. */
function usePlace(
  /** @type {{ current: HTMLElement | null }} */ box,
  /** @type {string[]} */ selectors,
) {
  const [placed, setPlaced] = useState(/** @type {Placed | null} */ (null));
  const wanted = selectors.join("|");
  useLayoutEffect(() => {
    const settle = () => {
      const target = findTarget(wanted.split("|"));
      const next =
        target && box.current ? place(target, box.current.getBoundingClientRect()) : null;
      setPlaced((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    settle();
    const host = document.querySelector(".game-screen");
    const observer = new MutationObserver(() => requestAnimationFrame(settle));
    if (host) observer.observe(host, WATCHED);
    addEventListener("resize", settle);
    addEventListener("scroll", settle, { passive: true, capture: true });
    addEventListener("transitionend", settle);
    return () => {
      observer.disconnect();
      removeEventListener("resize", settle);
      removeEventListener("scroll", settle, { capture: true });
      removeEventListener("transitionend", settle);
    };
  }, [box, wanted]);
  return placed;
}

/** The visible part of the first thing on the screen that one of these selectors finds. */
function findTarget(/** @type {string[]} */ selectors) {
  for (const selector of [...selectors, ...ANYTHING])
    for (const element of document.querySelectorAll(`.game-screen ${selector}`)) {
      const found = visiblePart(element.getBoundingClientRect());
      if (found) return found;
    }
  return null;
}

/** The part of a box that is on the screen; null if there is none. @returns {Box | null} */
export function visiblePart(/** @type {DOMRect} */ rect) {
  const [left, top] = [Math.max(0, rect.left), Math.max(0, rect.top)];
  const width = Math.min(innerWidth, rect.right) - left;
  const height = Math.min(innerHeight, rect.bottom) - top;
  return width > 1 && height > 1 ? { left, top, width, height } : null;
}

/** Above or below the target, where there is more room, and inside the screen. @returns {Placed} */
function place(/** @type {Box} */ target, /** @type {{ width: number, height: number }} */ size) {
  const above = target.top;
  const below = innerHeight - target.top - target.height;
  const isAbove = above >= below;
  const top = isAbove
    ? Math.max(EDGE, target.top - GAP - RING - size.height)
    : Math.min(innerHeight - EDGE - size.height, target.top + target.height + GAP + RING);
  const middle = target.left + target.width / 2;
  const most = innerWidth - EDGE - size.width;
  const left = Math.max(EDGE, Math.min(most, middle - size.width / 2));
  return { target, left, top, isAbove, arrow: Math.round(middle - left) };
}
