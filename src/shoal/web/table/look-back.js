// @ts-check
/** Stepping back through a game while it runs, and through one that is over. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui/html.js";
import { isFocusLost, useReturnFocus } from "../ui/hooks.js";
import { ReplaySteps } from "../model/replay-steps.js";
import { request } from "../net/api.js";
import { t } from "../model/messages/page-text.js";

/** @import { Playing } from "../net/live-table.js" */
/** @import { ShownStep, Target } from "../model/replay-steps.js" */
/** @import { FieldEvent } from "../ui/html.js" */

/**
 * @typedef {object} LookBack
 * @property {ShownStep | null} step the step shown; null for the present
 * @property {number} number
 * @property {boolean} half whether the step shows only what chance did on the way to it
 * @property {number} first
 * @property {number} last
 * @property {(to: Target) => Promise<boolean>} go returns whether there is a step to go to
 * @property {() => void} leave
 */

/** Which earlier step of a running game is shown. */
export function useLookBack(/** @type {string} */ id, /** @type {Playing} */ live) {
  const [step, setStep] = useState(/** @type {ShownStep | null} */ (null));
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(0);
  const { number, seat, credentials } = live;
  const { game } = live.table;
  // A new event or another seat makes new steps.
  const steps = useMemo(
    () => newSteps(id, game, credentials, [number, seat]),
    [id, game, credentials, number, seat],
  );
  const isLooking = Boolean(step);
  useEffect(() => {
    if (isLooking) steps.at(0).then((start) => setLast(start.last));
  }, [steps, isLooking]);
  const go = async (/** @type {Target} */ to) => {
    const first = await steps.start();
    const { last } = await steps.at(0);
    if (!step && last <= first) return false;
    const from = step ?? (await steps.show({ number: last, half: false }));
    const next = await steps.go({ ...from, last }, to, first);
    setFirst(first);
    setLast(last);
    setStep(to !== "previous" && next.number >= last && !next.half ? null : next);
    return true;
  };
  const half = Boolean(step?.half);
  return { step, number: step?.number ?? last, half, first, last, go, leave: () => setStep(null) };
}

/** The steps of a table as this viewer may see them; `_version` says when they are outdated. */
function newSteps(
  /** @type {string} */ id,
  /** @type {string} */ game,
  /** @type {Playing["credentials"]} */ { ticket, invite },
  /** @type {unknown} */ _version,
) {
  return new ReplaySteps(game, (number) =>
    request(`/tables/${id}/replay?number=${number}`, { ticket, invite }),
  );
}

/** Buttons and a slider: first, back, on, last. A step that is `half` shown has one after it. */
export function StepControls(
  /** @type {{ box?: { current: HTMLElement | null }, number: number, half: boolean, first: number, last: number, go: (to: Target) => void, children?: unknown }} */ {
    box,
    number,
    half,
    first,
    last,
    go,
    children,
  },
) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const controls = box ?? own;
  const isEnd = number >= last && !half;
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {Target} */ to,
    /** @type {boolean} */ disabled,
  ) =>
    html`<button
      type="button"
      class="button plain step"
      aria-label=${label}
      title=${label}
      disabled=${disabled}
      onClick=${() => go(to)}
    >
      ${sign}
    </button>`;
  // At an end the pressed button is disabled: the focus goes to the slider.
  useLayoutEffect(() => {
    if (!controls.current?.contains(document.activeElement) || !isFocusLost()) return;
    controls.current.querySelector("input")?.focus({ preventScroll: true });
  });
  return html`<div class="steps" ref=${controls}>
    ${button("«", t("replay-first"), first, number <= first)}${button("‹", t("replay-previous"), "previous", number <= first)}
    <input
      type="range"
      min=${first}
      max=${last}
      value=${number}
      aria-label=${t("replay-step", { number: number - first, last: last - first })}
      onChange=${(/** @type {FieldEvent} */ e) => go(Number(e.target.value))}
    />
    <span class="step-number">${number - first} / ${last - first}</span
    >${button("›", t("replay-next"), "next", isEnd)}${button("»", t("replay-last"), last, isEnd)}${children}
  </div>`;
}

/** The controls of a running game: the focus moves into them, and afterwards to the prompt. */
export function LookBackControls(/** @type {{ past: LookBack }} */ { past }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useReturnFocus(box);
  useLayoutEffect(() => {
    const [, previous] = /** @type {HTMLButtonElement[]} */ ([
      ...(box.current?.querySelectorAll(".step") ?? []),
    ]);
    const target = previous?.disabled ? box.current?.querySelector("input") : previous;
    target?.focus({ preventScroll: true });
  }, []);
  return html`<${StepControls} box=${box} number=${past.number} half=${past.half} first=${past.first} last=${past.last} go=${past.go}><button type="button" class="button" onClick=${past.leave}>${t("replay-live")}</button></${StepControls}>`;
}
