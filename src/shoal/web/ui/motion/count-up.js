// @ts-check
/** A number that counts up when it grows. Readers hear only where it ends. */
import { html, useEffect, useState } from "../html.js";
import { motionFactor } from "../../model/motion/animation-queue.js";
import { chosenSpeed, isStill } from "../../settings/playback.js";
import { formatNumber } from "../../model/messages/page-text.js";

const TIME = 600; // milliseconds at the usual speed

/** What is shown of a number between its old and its new value; `share` of the time has passed. */
export function countedTo(
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ share,
) {
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
  return Math.round(from + (to - from) * eased);
}

/** `from`: what it counts from when it is first drawn. */
export function CountUp(
  /** @type {{ value: number, from?: number, delay?: number }} */ {
    value,
    from = value,
    delay = 0,
  },
) {
  const [shown, setShown] = useState(isStill() ? value : from);
  useEffect(() => {
    if (isStill() || shown === value) {
      setShown(value);
      return undefined;
    }
    const start = performance.now() + delay;
    const first = shown;
    const time = TIME * motionFactor(chosenSpeed());
    let frame = requestAnimationFrame(function count() {
      const share = (performance.now() - start) / time;
      setShown(countedTo(first, value, share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- counts from what is shown, once for each value
  }, [value]);
  return html`<span class="count-up"
    ><span aria-hidden="true">${formatNumber(shown)}</span
    ><span class="visually-hidden">${formatNumber(value)}</span></span
  >`;
}
