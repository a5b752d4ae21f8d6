// @ts-check
/** The bar of things to do stays in sight: it floats where it hides nothing that is lit. */
import { useEffect } from "./kit.js";

/** @typedef {{ current: HTMLElement | null }} Ref */

const LIT = ".spot.lit, button.lit:not(:disabled)";
const GAP = 6; // between a floating bar and the edge of the screen
const SHARE = 0.2; // of the screen's height; a taller bar would hide the board
const ALONE = 0.33; // the same where nothing on the board can be pressed

const SEEN = { childList: true, subtree: true, attributeFilter: ["class"] };

/** Let the bars of a stage float where they may, and bring one into sight that alone can be pressed. */
export function useBar(/** @type {Ref} */ stage, /** @type {unknown} */ view) {
  useEffect(() => {
    const settle = () => stage.current && place(bars(stage.current));
    const watched = new MutationObserver(() => {
      settle();
      const asked = stage.current && bars(stage.current).find(isAsked);
      if (asked) reveal(asked);
      if (asked) lead(asked);
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
  for (const bar of found) bar.classList.toggle("floats", bar === first && mayFloat(bar));
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

/** Who opened a question by a key goes on there. */
function lead(/** @type {HTMLElement} */ bar) {
  const { activeElement } = document;
  const isByKey = activeElement?.matches(".stage .spot:focus-visible, .stage button:focus-visible");
  if (isByKey && !bar.contains(activeElement) && bar.querySelector("[class*=-question]"))
    /** @type {HTMLElement | null} */ (bar.querySelector(".act.lit"))?.focus();
}

/** Who reads further down is left there; only what lies below the screen is brought up. */
function reveal(/** @type {HTMLElement} */ bar) {
  const { top, height } = bar.getBoundingClientRect();
  if (height && top > innerHeight - 2 * GAP) bar.scrollIntoView({ block: "nearest" });
}
