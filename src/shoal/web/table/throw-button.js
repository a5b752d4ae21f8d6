// @ts-check
/** The button that throws a player's dice; shaking the phone does it too. */
import { html, useEffect, useRef } from "../ui/html.js";
import { t } from "../model/messages/page-text.js";

/** @import { Playing } from "../net/live-table.js" */

const SHAKE = 18; // metres per second squared, without gravity
const SHAKES = 2; // how often, so that a bump is no throw

export function ThrowButton(/** @type {{ live: Playing }} */ { live }) {
  useShake(() => live.throwDice());
  return html`<button
    type="button"
    class="button filled highlighted throw"
    onClick=${() => live.throwDice()}
  >
    ${t("throw-dice")}
  </button>`;
}

/** Call a function when the device is shaken, where the browser says so without asking. */
function useShake(/** @type {() => void} */ shaken) {
  const call = useRef(shaken);
  call.current = shaken;
  useEffect(() => {
    let strong = 0;
    const move = (/** @type {DeviceMotionEvent} */ { acceleration }) => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > SHAKE && ++strong >= SHAKES) call.current();
    };
    addEventListener("devicemotion", move);
    return () => removeEventListener("devicemotion", move);
  }, []);
}
