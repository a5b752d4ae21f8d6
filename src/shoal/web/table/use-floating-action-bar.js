// @ts-check
/** Keeps the action bar of a board without a deck in sight, and moves the focus into a choice that was opened. */
import { useEffect, useLayoutEffect } from "../ui/html.js";
import { isDesk } from "../ui/hooks.js";

/** @typedef {{ current: HTMLElement | null }} Ref */

const HIGHLIGHTED = ".spot.highlighted, button.highlighted:not(:disabled)";
const GAP = 6; // pixels between a floating bar and the edge of the screen
const MAX_SHARE = 0.2; // of the screen's height; a taller bar would hide the board
const MAX_SHARE_ALONE = 0.33; // the same where nothing on the board can be pressed

const OBSERVED = { childList: true, subtree: true, attributeFilter: ["class"] };

/** Let the action bar float where it hides nothing, and scroll to it when it is the only way to go on. */
export function useActionBar(/** @type {Ref} */ host, /** @type {unknown} */ board) {
  useEffect(() => {
    const settle = () => host.current && place(bars(host.current));
    const observer = new MutationObserver(() => {
      settle();
      const needed = host.current && bars(host.current).find(isNeeded);
      if (needed && !isDesk()) reveal(needed);
    });
    if (host.current) observer.observe(host.current, OBSERVED);
    settle();
    addEventListener("scroll", settle, { passive: true });
    addEventListener("resize", settle);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", settle);
      removeEventListener("resize", settle);
    };
  }, [host, board]);
}

/** A choice opened by key takes the focus, and gives it back when it is closed. */
export function useChoiceKeys(/** @type {Ref} */ host, /** @type {unknown} */ board) {
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let pressed = /** @type {HTMLElement | null} */ (null);
    let open = Boolean(backOf(element));
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") backOf(element)?.click();
      else if (/^(Enter| )$/.test(event.key) && !open)
        pressed = /** @type {HTMLElement} */ (event.target);
    };
    const point = () => {
      pressed = null;
    };
    const observer = new MutationObserver(() => {
      const back = backOf(element);
      if (Boolean(back) === open) return;
      open = Boolean(back);
      if (back && pressed) firstOf(back)?.focus();
      else if (isLost(document.activeElement) && pressed?.isConnected) pressed.focus();
    });
    observer.observe(element, { childList: true, subtree: true });
    // In the capture phase: before the board handles the event and draws the choice.
    element.addEventListener("keydown", key, true);
    element.addEventListener("pointerdown", point, true);
    return () => {
      observer.disconnect();
      element.removeEventListener("keydown", key, true);
      element.removeEventListener("pointerdown", point, true);
    };
  }, [host, board]);
}

/** The button that closes an opened choice. */
function backOf(/** @type {HTMLElement} */ board) {
  return /** @type {HTMLElement | null} */ (board.querySelector(".actions .back"));
}

/** The first button of an opened choice; null where the choice continues on the board. */
function firstOf(/** @type {HTMLElement} */ back) {
  return /** @type {HTMLElement | null} */ (
    back.parentElement?.querySelector("button.highlighted")
  );
}

/** Whether the focused element is gone. */
function isLost(/** @type {Element | null} */ focused) {
  return !focused || focused === document.body;
}

function bars(/** @type {HTMLElement} */ host) {
  return /** @type {HTMLElement[]} */ ([...host.querySelectorAll(".actions")]).filter(
    (bar) => !bar.closest(".deck"), // a deck has a place of its own
  );
}

/** What can be pressed on the board, outside its bars. */
function targets(/** @type {HTMLElement} */ bar) {
  const host = bar.closest(".board-host");
  return [...(host?.querySelectorAll(HIGHLIGHTED) ?? [])].filter((one) => !one.closest(".actions"));
}

/** Only the first bar with something in it floats: two would hide each other. */
function place(/** @type {HTMLElement[]} */ found) {
  const first = found.find((bar) => bar.childElementCount);
  for (const bar of found)
    bar.classList.toggle("floats", bar === first && !isDesk() && mayFloat(bar));
}

function mayFloat(/** @type {HTMLElement} */ bar) {
  if (!bar.querySelector("button")) return false;
  const { height } = bar.getBoundingClientRect();
  const found = targets(bar);
  if (height > (found.length ? MAX_SHARE : MAX_SHARE_ALONE) * innerHeight) return false;
  const edge = innerHeight - height - GAP;
  return !found.some((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > edge && box.top < innerHeight;
  });
}

/** Whether the bar continues a move, or nothing else can be pressed. */
function isNeeded(/** @type {HTMLElement} */ bar) {
  if (!bar.querySelector(".button.highlighted")) return false;
  return Boolean(bar.querySelector("[class*=-question]")) || !targets(bar).length;
}

/** Scroll up to a bar below the screen; never scroll down. */
function reveal(/** @type {HTMLElement} */ bar) {
  const { top, height } = bar.getBoundingClientRect();
  if (height && top > innerHeight - 2 * GAP) bar.scrollIntoView({ block: "nearest" });
}
