// @ts-check
/** Templates and hooks, in one import: Preact's h with htm. */
import { createContext, h, render } from "../vendor/preact.js";
import {
  useState,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
} from "../vendor/hooks.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(/** @type {any} */ (h)); // htm's types know nothing of Preact's h
export {
  createContext,
  render,
  useState,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useMemo,
  useCallback,
};

/** @typedef {{ target: HTMLInputElement }} FieldEvent an event of a field that has changed */

/** Join class names; false ones are left out. */
export function classes(/** @type {(string | false | null | undefined)[]} */ ...names) {
  return names.filter(Boolean).join(" ");
}

/** A component whose module is fetched when it is first drawn; empty until then. */
export function lazy(
  /** @type {() => Promise<Record<string, any>>} */ load,
  /** @type {string} */ name,
) {
  /** @type {Function | null} */
  let component = null;
  return function Lazy(/** @type {Record<string, any>} */ props) {
    const [, redraw] = useState(0);
    useLayoutEffect(() => {
      if (!component)
        load().then((module) => {
          component = module[name];
          redraw(1);
        });
    }, []);
    return component ? html`<${component} ...${props} />` : null;
  };
}
