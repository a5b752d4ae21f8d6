// @ts-check
/** Stepping back through a game while it runs, and after it. */
import { html, useState } from "./kit.js";
import { ask } from "./wire.js";
import { words } from "./words.js";

/** @import { Live } from "./live.js" */
/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */

const say = words.replay;

/** @typedef {Wire.Replay & { before: Wire.View | null, fresh: number }} Shown a step, the View before it, and how many lines are new in it */

/**
 * @typedef {object} Past
 * @property {Wire.View | null} view null while one looks at the present
 * @property {string[]} told
 * @property {number} fresh how many of the last lines the step told
 * @property {Wire.View | null} before
 * @property {number} number
 * @property {number} last
 * @property {(number: number) => void} go
 * @property {() => void} leave
 */

/** Where in the past one looks; `view` is null while one looks at the present. */
export function usePast(/** @type {string} */ id, /** @type {Live} */ live) {
  const [past, setPast] = useState(/** @type {Shown | null} */ (null));
  const go = async (/** @type {number} */ number) => {
    if (number >= live.number) return setPast(null);
    const query = `number=${Math.max(0, number)}`;
    const told = await ask(`/tables/${id}/replay?${query}`, {
      ticket: live.key.ticket,
      invite: live.key.invite,
    });
    setPast((last) => stepped(last, told));
  };
  return {
    view: past?.view ?? null,
    told: past?.told ?? [],
    fresh: past?.fresh ?? 0,
    before: past?.before ?? null,
    number: past?.number ?? live.number,
    last: live.number,
    go,
    leave: () => setPast(null),
  };
}

/** A step after another; after a jump nothing is shown as changed, and its last line tells of it. */
export function stepped(/** @type {Shown | null} */ last, /** @type {Wire.Replay} */ told) {
  const isNext = last && told.number === last.number + 1;
  const fresh = isNext ? told.told.length - last.told.length : 1;
  return { ...told, before: isNext ? last.view : null, fresh: Math.max(fresh, 0) };
}

/** What a step told, in one line. */
export function toldBy(/** @type {{ told: string[], fresh: number }} */ { told, fresh }) {
  return fresh ? told.slice(-fresh).join(" ") : "";
}

/** First, back, on, last. */
export function Steps(
  /** @type {{ number: number, last: number, go: (to: number) => void, children?: unknown }} */ {
    number,
    last,
    go,
    children,
  },
) {
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {number} */ to,
  ) =>
    html`<button
      type="button"
      class="act plain step"
      aria-label=${label}
      title=${label}
      disabled=${to < 0 || to > last || to === number}
      onClick=${() => go(to)}
    >
      ${sign}
    </button>`;
  return html`<div class="steps">
    ${button("«", say.first, 0)}${button("‹", say.previous, number - 1)}
    <input
      type="range"
      min="0"
      max=${last}
      value=${number}
      aria-label=${say.step(number, last)}
      onChange=${(/** @type {Typing} */ e) => go(Number(e.target.value))}
    />
    <span class="step-number">${number} / ${last}</span
    >${button("›", say.next, number + 1)}${button("»", say.last, last)}${children}
  </div>`;
}

export function History(/** @type {{ past: Past }} */ { past }) {
  return html`<${Steps} number=${past.number} last=${past.last} go=${past.go}><button type="button" class="act" onClick=${past.leave}>${say.live}</button></${Steps}>`;
}
