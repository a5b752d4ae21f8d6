// @ts-check
/** The zoom of the tank: on a phone close enough for a finger to hit a cell. */
import { useDesk } from "../../../web/ui/hooks.js";
import { useEffect, useRef, useState } from "../../../web/ui/ui.js";

/** @typedef {{ x: number, y: number, size: number }} Window a square part of the tank, in cells */

const FINGER = 40; // pixels of a cell when zoomed in
const LEAST = 24; // the smallest cell that can be pressed
const MOUSE = 14; // the same with a mouse
const RIM = 1; // cells around what is highlighted

/**
 * The part of the tank that is shown, and how to look elsewhere.
 * @param {number} side of the tank in cells
 * @param {{ x: number, y: number }[]} highlighted cells in which something can be pressed
 * @param {unknown} asked what is asked: when it changes, the player's choice of a part is forgotten
 */
export function useCamera(side, highlighted, asked) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(frame);
  const [looked, look] = useState({ asked, at: /** @type {Window | "whole" | null} */ (null) });
  const at = looked.asked === asked ? looked.at : null;
  const across = side + 2;
  const whole = { x: -1, y: -1, size: across };
  const least = useDesk() ? MOUSE : LEAST;
  const small = width > 0 && width / across < least;
  const fit = small && highlighted.length ? around(highlighted, side, width) : whole;
  const shown = !small || at === "whole" ? whole : (at ?? fit);
  return {
    frame,
    shown,
    whole: shown === whole,
    /** Whether to offer zooming in or out. */
    small: small && highlighted.length > 0,
    /** Whether a tap can be trusted, or zooms in first. */
    sure: !small || width / shown.size >= least,
    pixels: width / shown.size || 1,
    near: (/** @type {{ x: number, y: number }} */ cell) =>
      look({ asked, at: centred(cell, side, Math.max(6, Math.floor(width / FINGER))) }),
    wide: () => look({ asked, at: "whole" }),
    back: () => look({ asked, at: null }),
  };
}

/** The width of an element, as it changes. */
function useWidth(/** @type {{ current: HTMLElement | null }} */ frame) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}

/** The smallest window around cells, with a rim, but not nearer than a finger needs. */
function around(
  /** @type {{ x: number, y: number }[]} */ cells,
  /** @type {number} */ side,
  /** @type {number} */ width,
) {
  const ends = (/** @type {number[]} */ along) => [Math.min(...along), Math.max(...along) + 1];
  const [left, right] = ends(cells.map((cell) => cell.x));
  const [top, bottom] = ends(cells.map((cell) => cell.y));
  const wanted = Math.max(right - left, bottom - top) + 2 * RIM;
  const size = Math.min(side + 2, Math.max(wanted, Math.floor(width / FINGER)));
  return centred({ x: (left + right) / 2 - 0.5, y: (top + bottom) / 2 - 0.5 }, side, size);
}

/** A window of a size around a cell, inside the frame of the tank. */
function centred(
  /** @type {{ x: number, y: number }} */ cell,
  /** @type {number} */ side,
  /** @type {number} */ size,
) {
  const held = (/** @type {number} */ from) => Math.max(-1, Math.min(side + 1 - size, from));
  return { x: held(cell.x + 0.5 - size / 2), y: held(cell.y + 0.5 - size / 2), size };
}
