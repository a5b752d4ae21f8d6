// @ts-check
/** What boards and pages are made of: spots on a drawing, buttons, titled parts. */
import { classes, html } from "../html.js";
import { t } from "../../model/messages/page-text.js";

/** A part of a drawing that can be pressed, by pointer or key. */
export function Spot(
  /** @type {{ label?: string, highlighted: boolean, on?: boolean, press: () => void, children?: unknown } & Record<string, any>} */ {
    label,
    highlighted,
    on,
    press,
    children,
    ...rest
  },
) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press();
    }
  };
  return html`<g
    class=${classes("spot", highlighted && "highlighted", on && "on", rest.class)}
    role="button"
    tabindex=${highlighted || on ? 0 : -1}
    aria-label=${label}
    aria-pressed=${on ? "true" : undefined}
    aria-disabled=${highlighted || on ? undefined : "true"}
    transform=${rest.transform}
    style=${rest.style}
    onClick=${press}
    onKeyDown=${onKeyDown}
    >${children}</g
  >`;
}

/** A row of buttons, always in the same place. */
export function Actions(/** @type {{ children?: unknown }} */ { children }) {
  return html`<div class="actions">${children}</div>`;
}

/** A button of the action bar; `back` leaves a choice that was opened, and says so by itself. */
export function Button(
  /** @type {{ press: () => void, plain?: boolean, back?: boolean, label?: string, disabled?: boolean, children?: unknown }} */ {
    press,
    plain,
    back,
    label,
    disabled,
    children,
  },
) {
  return html`<button
    type="button"
    class=${classes("button", plain || back ? "plain" : "highlighted", back && "back")}
    aria-label=${label}
    disabled=${disabled}
    onClick=${press}
  >
    ${children ?? (back ? t("back") : null)}
  </button>`;
}

/** A titled part of a board. */
export function Part(
  /** @type {{ title?: string, children?: unknown } & Record<string, any>} */ {
    title,
    children,
    ...rest
  },
) {
  return html`<section class=${classes("part", rest.class)} aria-label=${title}>
    <h3 class="part-title">${title}</h3>
    ${children}
  </section>`;
}
