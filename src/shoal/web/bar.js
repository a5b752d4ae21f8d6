// @ts-check
/** The bar of things to do stays in sight, and the keys go into a choice that was opened. */
import { useEffect, useLayoutEffect, useState } from "./kit.js";

/** @typedef {{ current: HTMLElement | null }} Ref */

const LIT = ".spot.lit, button.lit:not(:disabled)";
const GAP = 6; // between a floating bar and the edge of the screen
const SHARE = 0.2; // of the screen's height; a taller bar would hide the board
const ALONE = 0.33; // the same where nothing on the board can be pressed

const SEEN = { childList: true, subtree: true, attributeFilter: ["class"] };

/** Where the table is one screen and every bar has a place of its own; desk.css asks the same. */
const DESK = matchMedia("(min-width: 64rem) and (min-height: 35rem)");

export const isDesk = () => DESK.matches;

/** Whether the table is one screen, as that changes. */
export function useDesk() {
  const [desk, setDesk] = useState(isDesk);
  useEffect(() => {
    const change = () => setDesk(isDesk());
    DESK.addEventListener("change", change);
    return () => DESK.removeEventListener("change", change);
  }, []);
  return desk;
}

/** Let the bars of a stage float where they may, and bring one into sight that alone can be pressed. */
export function useBar(/** @type {Ref} */ stage, /** @type {unknown} */ view) {
  useEffect(() => {
    const settle = () => stage.current && place(bars(stage.current));
    const watched = new MutationObserver(() => {
      settle();
      const asked = stage.current && bars(stage.current).find(isAsked);
      if (asked && !isDesk()) reveal(asked);
    });
    if (stage.current) watched.observe(stage.current, SEEN);
    settle();
    addEventListener("scroll", settle, { passive: true });
    addEventListener("resize", settle);
    return () => {
      watched.disconnect();
      removeEventListener("scroll", settle);
      removeEventListener("resize", settle);
    };
  }, [stage.current, view]);
}

/** Who opens a choice by key stands on its first part, and where they were when it is closed. */
export function useChoiceKeys(/** @type {Ref} */ stage, /** @type {unknown} */ view) {
  useLayoutEffect(() => {
    const board = stage.current;
    if (!board) return undefined;
    let pressed = /** @type {HTMLElement | null} */ (null);
    let open = Boolean(backOf(board));
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") backOf(board)?.click();
      else if (/^(Enter| )$/.test(event.key) && !open)
        pressed = /** @type {HTMLElement} */ (event.target);
    };
    const point = () => {
      pressed = null;
    };
    const watched = new MutationObserver(() => {
      const back = backOf(board);
      if (Boolean(back) === open) return;
      open = Boolean(back);
      if (back && pressed) firstOf(back)?.focus();
      else if (isLost(document.activeElement) && pressed?.isConnected) pressed.focus();
    });
    watched.observe(board, { childList: true, subtree: true });
    // Before the board itself hears of it, and draws the choice.
    board.addEventListener("keydown", key, true);
    board.addEventListener("pointerdown", point, true);
    return () => {
      watched.disconnect();
      board.removeEventListener("keydown", key, true);
      board.removeEventListener("pointerdown", point, true);
    };
  }, [stage.current, view]);
}

/** The way out of an opened choice. */
function backOf(/** @type {HTMLElement} */ board) {
  return /** @type {HTMLElement | null} */ (board.querySelector(".actions .back"));
}

/** What an opened choice offers first; nothing where it goes on upon the board. */
function firstOf(/** @type {HTMLElement} */ back) {
  return /** @type {HTMLElement | null} */ (back.parentElement?.querySelector("button.lit"));
}

/** Whether the focus was on something that is gone. */
function isLost(/** @type {Element | null} */ focused) {
  return !focused || focused === document.body;
}

function bars(/** @type {HTMLElement} */ stage) {
  return /** @type {HTMLElement[]} */ ([...stage.querySelectorAll(".actions")]);
}

/** What is lit outside a bar. */
function targets(/** @type {HTMLElement} */ bar) {
  const stage = bar.closest(".stage");
  return [...(stage?.querySelectorAll(LIT) ?? [])].filter((one) => !one.closest(".actions"));
}

/** Of several bars only the first that has something in it floats: two would hide each other. */
function place(/** @type {HTMLElement[]} */ found) {
  const first = found.find((bar) => bar.childElementCount);
  for (const bar of found)
    bar.classList.toggle("floats", bar === first && !isDesk() && mayFloat(bar));
}

function mayFloat(/** @type {HTMLElement} */ bar) {
  if (!bar.querySelector("button")) return false;
  const { height } = bar.getBoundingClientRect();
  const found = targets(bar);
  if (height > (found.length ? SHARE : ALONE) * innerHeight) return false;
  const edge = innerHeight - height - GAP;
  return !found.some((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > edge && box.top < innerHeight;
  });
}

/** Whether the bar holds the rest of a move that was begun, or nothing else can be pressed. */
function isAsked(/** @type {HTMLElement} */ bar) {
  if (!bar.querySelector(".act.lit")) return false;
  return Boolean(bar.querySelector("[class*=-question]")) || !targets(bar).length;
}

/** Who reads further down is left there; only what lies below the screen is brought up. */
function reveal(/** @type {HTMLElement} */ bar) {
  const { top, height } = bar.getBoundingClientRect();
  if (height && top > innerHeight - 2 * GAP) bar.scrollIntoView({ block: "nearest" });
}
