// @ts-check
/** A race: one lane for each seat, from the lowest to the highest number. */
import { classes, html } from "../html.js";
import { SignPicture } from "../art.js";
import { labelOf } from "./labels.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import { FieldDescription } from "../../types.js" */

const MAX_FLOATS = 40; // marks on a lane; a longer one has a mark every five or ten steps

export function Track(
  /** @type {{ field: FieldDescription, values: number[], old: number[], names: string[] }} */ {
    field,
    values,
    old,
    names,
  },
) {
  const { low = 0, high = 0 } = field;
  const label = t("generic-track", { label: labelOf(field.name), high });
  const place = (/** @type {number} */ value) => (value - low) / (high - low);
  return html`<section class="generic-track" aria-label=${label}>
    <h3 class="generic-title">${labelOf(field.name)}</h3>
    <ol>
      ${values.map((value, seat) => {
        const isNew = old[seat] !== value;
        return html`<li
          key=${seat}
          class=${classes("generic-lane", isNew && "new")}
          style=${`--seat: var(--seat${seat % 8}); --at: ${place(value)}; --from: ${place(old[seat] ?? value)}; --gaps: ${gaps(high - low)}`}
        >
          <span class="visually-hidden"
            >${t("generic-position", { seat, value, high }, spectatorOf(names))}</span
          >
          <span class="generic-floats" aria-hidden="true"></span>
          <span class="generic-goal" aria-hidden="true">${high}</span>
          ${isNew ? html`<span class="generic-wake" aria-hidden="true"></span>` : null}
          <span class="generic-marker" aria-hidden="true"
            ><${SignPicture} seat=${seat} name=${names[seat]} /><b>${value}</b></span
          >
        </li>`;
      })}
    </ol>
  </section>`;
}

/** Into how many parts the marks divide a lane. */
function gaps(/** @type {number} */ length) {
  const step = [1, 5, 10, 25].find((one) => MAX_FLOATS * one >= length) ?? 50;
  return length / step;
}
