// @ts-check
/** The final places, with scores that count up and bars that grow. */
import { html } from "../../ui/html.js";
import { SignPicture } from "../../ui/art.js";
import { CountUp } from "../../ui/motion/count-up.js";
import { aboutOf } from "../../model/about-game.js";
import { t } from "../../model/messages/page-text.js";

/** @import * as Wire from "../../types.js" */
/** @import { Playing } from "../../net/live-table.js" */

const STAGGER = 120; // milliseconds between two rows

/** The rows of a result: the place of each seat, and its score as a share of the best. */
export function sheetRows(/** @type {Wire.Result} */ { ranking, scores }) {
  const most = Math.max(1, ...scores);
  return ranking.flatMap((level, nth) => {
    const place = 1 + ranking.slice(0, nth).flat().length;
    return level.map((seat) => ({
      seat,
      place,
      isFirst: nth === 0,
      score: scores[seat],
      share: Math.min(1, Math.max(0, scores[seat]) / most),
    }));
  });
}

export function ScoreSheet(
  /** @type {{ live: Playing, names: string[], factOf: (seat: number) => unknown }} */ {
    live,
    names,
    factOf,
  },
) {
  const rows = sheetRows(/** @type {Wire.Result} */ (live.table.result));
  const isUnscored = aboutOf(live.table.game).unscored;
  return html`<ol class="end-sheet">
    ${rows.map(
      ({ seat, place, isFirst, score, share }, nth) =>
        html`<li
          key=${seat}
          style=${`--nth: ${nth}; --share: ${share}; --seat: var(--seat${seat % 8})`}
        >
          <span class="place">${t("result-place", { place })}</span>
          <${SignPicture} seat=${seat} name=${names[seat]} />
          <span class="end-name"
            ><b>${names[seat]}</b
            >${seat === live.seat ? html` <small>${t("result-you")}</small>` : null}
            <small class="end-fact">${factOf(seat)}</small></span
          >
          ${
            isUnscored
              ? html`<b class="end-score">${t(isFirst ? "result-won" : "result-lost")}</b>`
              : html`<span class="end-bar" aria-hidden="true"><i></i></span>
                  <b class="end-score"
                    ><${CountUp} value=${score} from=${0} delay=${STAGGER * nth}
                  /></b>`
          }
        </li>`,
    )}
  </ol>`;
}
