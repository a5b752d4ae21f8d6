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
    data-piece=${rest.piece}
    onClick=${press}
    onKeyDown=${onKeyDown}
    >${children}</g
  >`;
}

/** A row of buttons, always in the same place. */
export function Actions(/** @type {{ children?: unknown }} */ { children }) {
  return html`<div class="actions">${children}</div>`;
}

/**
 * A button of the deck. Outlined: a choice. `filled`: commits what is shown already. `plain`: undoes, ends, or leads back.
 * `back` leaves a choice that was opened, and says so by itself. `on`: chosen or previewed. `forbidden`: keeps its place,
 * and says why in its second line; pressing it is answered with the rule. A second line is a `<small>`.
 */
export function Button(
  /** @type {{ press: () => void, plain?: boolean, filled?: boolean, back?: boolean, on?: boolean, forbidden?: boolean, hinted?: boolean, label?: string, disabled?: boolean, children?: unknown } & Record<string, any>} */ {
    press,
    plain,
    filled,
    back,
    on,
    forbidden,
    hinted,
    label,
    disabled,
    children,
    ...rest
  },
) {
  const kind = plain || back ? "plain" : forbidden ? "forbidden" : "highlighted";
  return html`<button
    type="button"
    class=${classes("button", kind, filled && "filled", back && "back", on && "on", hinted && "hinted-button", rest.class)}
    aria-label=${label}
    aria-disabled=${forbidden ? "true" : undefined}
    aria-pressed=${on === undefined ? undefined : String(on)}
    disabled=${disabled}
    onClick=${press}
    onPointerEnter=${rest.onPointerEnter}
    onPointerLeave=${rest.onPointerLeave}
    onFocus=${rest.onFocus}
    onBlur=${rest.onBlur}
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
