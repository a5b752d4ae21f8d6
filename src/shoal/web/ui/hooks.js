// @ts-check
/** Hooks that pages and the table share. */
import { isAboutLoaded } from "../model/about-game.js";
import { areAboutWordsLoaded, currentLanguage, loadAboutWords } from "../net/catalogues.js";
import { loadAbout } from "../net/game-parts.js";
import { useEffect, useLayoutEffect, useState } from "./html.js";

/** @typedef {{ current: HTMLElement | null }} Ref */

/** @typedef {"desk" | "low" | "phone"} Layout of the table: with a rail, with a column beside the board area, or stacked */

/** table.css asks the same. */
const DESK = matchMedia("(min-width: 64rem) and (min-height: 35rem)");
const LOW = matchMedia("(min-width: 34rem) and (max-height: 34.99rem)");

export const isDesk = () => DESK.matches;

/** @returns {Layout} */
const currentLayout = () => (DESK.matches ? "desk" : LOW.matches ? "low" : "phone");

/** How the table is laid out, as that changes. */
export function useLayout() {
  const [layout, setLayout] = useState(currentLayout);
  useEffect(() => {
    const change = () => setLayout(currentLayout());
    for (const query of [DESK, LOW]) query.addEventListener("change", change);
    return () => {
      for (const query of [DESK, LOW]) query.removeEventListener("change", change);
    };
  }, []);
  return layout;
}

/** Whether the table has a rail, as that changes. */
export function useDesk() {
  return useLayout() === "desk";
}

/** Fit an element when its content, its size or the font has changed. `changes` is what it shows. */
export function useFit(
  /** @type {Ref} */ box,
  /** @type {(box: HTMLElement) => void} */ fit,
  /** @type {unknown} */ changes,
) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const again = () => fit(element);
    again();
    const observer = new ResizeObserver(again);
    observer.observe(element);
    document.fonts.addEventListener("loadingdone", again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", again);
    };
  }, [box, fit, changes]);
}

/** The size of an element in pixels, as it changes: for drawings that are laid out for it. */
export function useSize(/** @type {{ current: Element | null }} */ ref) {
  const [size, setSize] = useState({ width: 600, height: 420 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width && height)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Scroll a list to its last line. */
export function scrollToEnd(/** @type {HTMLElement} */ box) {
  box.scrollTop = box.scrollHeight;
}

/** Whether the focus is nowhere, or on a button that can no longer be pressed. */
export function isFocusLost() {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(":disabled");
}

/** Move the focus to the prompt, which every table has. */
export function focusPrompt() {
  const prompt = /** @type {HTMLElement | null} */ (document.querySelector(".status-line"));
  prompt?.focus({ preventScroll: true });
}

/** When an element goes while it has the focus, move the focus to something that stays. */
export function useReturnFocus(
  /** @type {Ref} */ box,
  /** @type {string} */ staying = ".status-line",
) {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once everything is drawn: the target may be disabled until then.
      queueMicrotask(() => {
        const next = /** @type {HTMLElement | null} */ (document.querySelector(staying));
        if (isFocusLost()) next?.focus({ preventScroll: true });
      });
    };
  }, [box, staying]);
}

/** Load what is said about these games; returns whether it is loaded, and redraws when it is. */
export function useAbout(/** @type {string[]} */ games) {
  const [, redraw] = useState(0);
  const names = games.join();
  const language = currentLanguage();
  useLayoutEffect(() => {
    const wanted = names.split(",").filter(Boolean);
    const loading = [...wanted.map(loadAbout), ...wanted.map(loadAboutWords)];
    Promise.all(loading).then(() => redraw((n) => n + 1));
  }, [names, language]);
  return games.every((game) => isAboutLoaded(game) && areAboutWordsLoaded(game));
}

/** Give the page a title, as long as this component is shown. */
export function useTitle(/** @type {string} */ title) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
