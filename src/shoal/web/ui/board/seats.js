// @ts-check
/** A list of the seats, for boards that draw their own. */
import { html } from "../html.js";
import { SignPicture } from "../art.js";
import { t } from "../../model/messages/page-text.js";

/** @import { BoardProps } from "./board-hooks.js" */

/** The seats, whose turn it is, and what the game shows beside each name. */
export function Seats(
  /** @type {{ props: BoardProps, mark: (seat: number) => unknown }} */ { props, mark },
) {
  const { view, names, beside } = props;
  return html`<ol class="seats">
    ${names.map(
      (/** @type {string} */ name, /** @type {number} */ seat) =>
        html` <li key=${seat} class=${view.actors.includes(seat) ? "seat turn" : "seat"}>
          <${SignPicture} seat=${seat} name=${name} />
          <span class="seat-name"
            ><span>${name}</span
            >${view.seat === seat ? html` <small>${props.you ?? t("you")}</small>` : null}</span
          >
          <span class="seat-beside">${beside(seat)}</span>
          <span class="seat-marks">${mark(seat)}</span>
        </li>`,
    )}
  </ol>`;
}
