// @ts-check
/** Stepping back through a game while it runs, and after it. */
import {
  html,
  isFocusLost,
  useEffect,
  useFocusAfter,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./kit.js";
import { ask } from "./wire.js";
import { Walk } from "./walk.js";
import { words } from "./words.js";

/** @import { Playing } from "./live.js" */
/** @import { Shown } from "./walk.js" */
/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */

const say = words.replay;

/**
 * @typedef {object} Past
 * @property {Wire.View | null} view null while one looks at the present
 * @property {string[]} told
 * @property {number} fresh how many of the last lines the step told
 * @property {Wire.View | null} before
 * @property {number} number
 * @property {number} first
 * @property {number} last
 * @property {(to: To) => Promise<boolean>} go tells whether there is a step to go to
 * @property {() => void} leave
 */

/** @typedef {number | "next" | "previous"} To a number, or one step on or back */

/** Where in the past one looks; `view` is null while one looks at the present. */
export function usePast(/** @type {string} */ id, /** @type {Playing} */ live) {
  const [past, setPast] = useState(/** @type {Shown | null} */ (null));
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(0);
  const { number, seat } = live;
  const walk = useMemo(
    () =>
      new Walk(live.table.game, (number) =>
        ask(`/tables/${id}/replay?number=${number}`, {
          ticket: live.key.ticket,
          invite: live.key.invite,
        }),
      ),
    [id, seat, number],
  );
  useEffect(() => {
    if (past) walk.at(0).then((begun) => setLast(begun.last));
  }, [walk]);
  const go = async (/** @type {To} */ to) => {
    const least = await walk.begin();
    const { last } = await walk.at(0);
    if (!past && last <= least) return false;
    const from = past ?? (await walk.show({ number: last, half: false }));
    const step = await stepped(walk, { ...from, last }, to, least);
    setFirst(least);
    setLast(last);
    setPast(to !== "previous" && step.number >= last && !step.half ? null : step);
    return true;
  };
  return {
    view: past?.view ?? null,
    told: past?.told ?? [],
    fresh: past?.fresh ?? 0,
    before: past?.before ?? null,
    number: past?.number ?? last,
    first,
    last,
    go,
    leave: () => setPast(null),
  };
}

/** One step on or back from what is shown, or to any number: then nothing is shown as changed. */
export async function stepped(
  /** @type {Walk} */ walk,
  /** @type {Shown | null} */ from,
  /** @type {To} */ to,
  /** @type {number} */ least,
) {
  if (from && to === "next") return walk.next(from);
  if (from && to === "previous") return walk.previous(from, least);
  // Each seat has steps of its own: with other eyes the game may have fewer.
  const { last } = await walk.at(least);
  return walk.show({ number: Math.min(last, Math.max(least, Number(to))), half: false });
}

/** First, back, on, last. */
export function Steps(
  /** @type {{ box?: { current: HTMLElement | null }, number: number, first: number, last: number, go: (to: To) => void, children?: unknown }} */ {
    box = useRef(null),
    number,
    first,
    last,
    go,
    children,
  },
) {
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {To} */ to,
    /** @type {boolean} */ end,
  ) =>
    html`<button
      type="button"
      class="act plain step"
      aria-label=${label}
      title=${label}
      disabled=${end}
      onClick=${() => go(to)}
    >
      ${sign}
    </button>`;
  useLayoutEffect(() => {
    const steps = box.current;
    if (!steps?.contains(document.activeElement) || !isFocusLost()) return;
    steps.querySelector("input")?.focus({ preventScroll: true });
  });
  return html`<div class="steps" ref=${box}>
    ${button("«", say.first, first, number <= first)}${button("‹", say.previous, "previous", number <= first)}
    <input
      type="range"
      min=${first}
      max=${last}
      value=${number}
      aria-label=${say.step(number - first, last - first)}
      onChange=${(/** @type {Typing} */ e) => go(Number(e.target.value))}
    />
    <span class="step-number">${number - first} / ${last - first}</span
    >${button("›", say.next, "next", number >= last)}${button("»", say.last, last, number >= last)}${children}
  </div>`;
}

/** The steps of a game that runs; the keys go into them and afterwards back to the button. */
export function History(/** @type {{ past: Past }} */ { past }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusAfter(box, ".look-back");
  useLayoutEffect(() => {
    const [, previous] = /** @type {HTMLButtonElement[]} */ ([
      ...(box.current?.querySelectorAll(".step") ?? []),
    ]);
    const first = previous?.disabled ? box.current?.querySelector("input") : previous;
    if (isFocusLost()) first?.focus({ preventScroll: true });
  }, []);
  return html`<${Steps} box=${box} number=${past.number} first=${past.first} last=${past.last} go=${past.go}><button type="button" class="act" onClick=${past.leave}>${say.live}</button></${Steps}>`;
}
