// @ts-check
/** A race: one lane for each seat, from the lowest number to the goal. */
import { classes, html } from "../html.js";
import { SignPicture } from "../art.js";
import { labelOfField } from "./labels.js";
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
  const { low = 0, goal = 0 } = field;
  const label = t("generic-track", { label: labelOfField(field), high: goal });
  const place = (/** @type {number} */ value) => Math.min(1, (value - low) / (goal - low));
  return html`<section class="generic-track" aria-label=${label}>
    <h3 class="generic-title">${labelOfField(field)}</h3>
    <ol>
      ${values.map((value, seat) => {
        const isNew = old[seat] !== value;
        return html`<li
          key=${seat}
          class=${classes("generic-lane", isNew && "new")}
          style=${`--seat: var(--seat${seat % 8}); --at: ${place(value)}; --from: ${place(old[seat] ?? value)}; --gaps: ${gaps(goal - low)}`}
        >
          <span class="visually-hidden"
            >${t("generic-position", { seat, value, high: goal }, spectatorOf(names))}</span
          >
          <span class="generic-floats" aria-hidden="true"></span>
          <span class="generic-goal" aria-hidden="true">${goal}</span>
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
