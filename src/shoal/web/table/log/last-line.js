// @ts-check
/** What was said last: in one line that opens the whole log, for screens without a rail; and for screen readers. */
import { html } from "../../ui/html.js";
import { isDetail, linesOf, mainMessages } from "../../model/log-entries.js";
import { t } from "../../model/messages/page-text.js";

/** @import { LogEntry } from "../../model/log-entries.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */

const MAX_ANNOUNCED = 6;

export function LastLine(
  /** @type {{ entries: LogEntry[], formatter: MessageFormatter, open: () => void }} */ {
    entries,
    formatter,
    open,
  },
) {
  const lines = linesOf(entries, 0);
  const main = lines.filter(({ message }) => !isDetail(message));
  const last = main[main.length - 1] ?? lines[lines.length - 1];
  return html`<button type="button" class="last-line" onClick=${open} title=${t("log-all")}>
    <span>${last ? formatter.text(last.message) : t("log-nothing")}</span>
    <b>${t("tab-log")}</b>
  </button>`;
}

/** What was said last and the prompt, for screen readers. */
export function Announcer(
  /** @type {{ live: Playing, formatter: MessageFormatter }} */ { live, formatter },
) {
  const entries = live.fresh ? live.log.slice(-Math.min(live.fresh, MAX_ANNOUNCED)) : [];
  const { table, seat, view } = live;
  const isPlaying = table.stage === "playing" && !(seat !== null && table.seats[seat].resigned);
  return html`<div class="visually-hidden" role="log" aria-live="polite">
    ${formatter.join(mainMessages(entries))}
    ${isPlaying && view?.prompt ? formatter.text(view.prompt) : ""}
  </div>`;
}
