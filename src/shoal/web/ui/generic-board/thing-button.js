// @ts-check
/** A thing on the board that can be pressed. */
import { classes, html } from "../html.js";

/** @import { Things } from "./use-things.js" */

/**
 * A button whose name for screen readers says what it does; what is drawn on it is for people who see it.
 * @param {{ things: Things, id: string, label: string, look: string, children?: unknown }} props
 *   `label` says what the thing is and holds, `look` is its class
 */
export function ThingButton({ things, id, label, look, children }) {
  const { isHighlighted, isOn, name, press } = things.describe(id, label);
  const canPress = isHighlighted || isOn;
  return html`<button
    type="button"
    class=${classes("generic-thing", look, things.stateOf(id))}
    tabindex=${canPress ? 0 : -1}
    aria-pressed=${isOn ? "true" : undefined}
    aria-disabled=${canPress ? undefined : "true"}
    onClick=${press}
  >
    <span class="visually-hidden">${name}</span>
    <span class="generic-drawn" aria-hidden="true">${children}</span>
  </button>`;
}
