// @ts-check
/** Stepping back through a game while it runs, and after it. */
import { html, useState } from "./kit.js";
import { ask } from "./wire.js";
import { words } from "./words.js";

/** @import { Live } from "./live.js" */
/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */

const say = words.replay;

/** @typedef {Wire.Replay & { before: Wire.View | null }} Shown a step, and the View before it */

/**
 * @typedef {object} Past
 * @property {Wire.View | null} view null while one looks at the present
 * @property {string[]} told
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
    setPast((last) => ({ ...told, before: stepped(last, told) }));
  };
  return {
    view: past?.view ?? null,
    told: past?.told ?? [],
    before: past?.before ?? null,
    number: past?.number ?? live.number,
    last: live.number,
    go,
    leave: () => setPast(null),
  };
}

/** The View before a step on; after any other jump nothing is shown as changed. */
export function stepped(/** @type {Shown | null} */ last, /** @type {Wire.Replay} */ told) {
  return last && told.number === last.number + 1 ? last.view : null;
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
