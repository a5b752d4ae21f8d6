// @ts-check
/** What was said last, in sight of the board, and the same for screen readers. */
import { classes, html, useRef } from "../../ui/html.js";
import { useFit } from "../../ui/hooks.js";
import { MessageText } from "../../ui/message-text.js";
import { resignedSeats } from "../../model/table-text.js";
import { isDetail, linesOf, mainMessages } from "../../model/log-entries.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import { LogEntry } from "../../model/log-entries.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { LookBack } from "../look-back.js" */

const SPECTATOR_ENTRIES = 4;
const STEP_ENTRIES = 2;
const MAX_ANNOUNCED = 6;

/** What happened since the player last acted. */
export function RecentLog(
  /** @type {{ live: Playing, past: LookBack, names: string[], formatter: MessageFormatter, openLog: () => void }} */ {
    live,
    past,
    names,
    formatter,
    openLog,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { result, seats } = live.table;
  const entries = past.step ? past.step.log.slice(-STEP_ENTRIES) : recentEntries(live);
  const resigned = result?.resigned ? resignedSeats(seats) : [];
  const end =
    past.step || !resigned.length
      ? ""
      : t("result-resigned", { seats: resigned }, spectatorOf(names));
  const content = end
    ? html`<li key="end" class="fresh">${end}</li>`
    : html`<${RecentLines}
        entries=${entries}
        fresh=${Math.max(live.fresh, 1)}
        first=${live.log.length - entries.length}
        formatter=${formatter}
      />`;
  const shown = entries.flatMap(({ messages }) => messages.map((one) => formatter.text(one)));
  useFit(box, fill, end || shown.join("\n"));
  return html`<div class="recent-log" ref=${box} role="region" aria-label=${t("log-recent")}>
    <ol>
      ${content}
    </ol>
    <button type="button" class="recent-log-more" onClick=${openLog} hidden></button>
  </div>`;
}

/** A line for each message; details give way to the others. */
function RecentLines(
  /** @type {{ entries: LogEntry[], fresh: number, first: number, formatter: MessageFormatter }} */ {
    entries,
    fresh,
    first,
    formatter,
  },
) {
  const lines = linesOf(entries, first);
  const areAllDetails = lines.every(({ message }) => isDetail(message));
  return lines.map(
    ({ key, entry, message }) =>
      html`<li
        key=${key}
        class=${classes(
          entry >= first + entries.length - fresh && "fresh",
          !areAllDetails && isDetail(message) && "minor",
        )}
      >
        <${MessageText} message=${message} formatter=${formatter} />
      </li>`,
  );
}

/** The entries since the player's own last move, or the last few for a spectator. */
function recentEntries(/** @type {Playing} */ live) {
  return live.seat === null ? live.log.slice(-SPECTATOR_ENTRIES) : live.log.slice(live.recent);
}

/** Fill the box with the newest lines, and say how many others there are. */
function fill(/** @type {HTMLElement} */ box) {
  const more = /** @type {HTMLElement} */ (box.lastElementChild);
  more.hidden = true;
  if (!fit(box)) return;
  more.hidden = false; // it takes some of the lines' width
  const hidden = fit(box);
  more.textContent = t("log-more", { lines: hidden });
  more.setAttribute("aria-label", t("log-more-in-log", { lines: hidden }));
}

/** Show as many lines as fit, important ones first; returns how many are not shown whole. */
function fit(/** @type {HTMLElement} */ box) {
  const list = /** @type {HTMLElement} */ (box.firstElementChild);
  const lines = /** @type {HTMLElement[]} */ ([...list.children]).reverse();
  for (const line of lines) clamp(line, Infinity, 1);
  const rowHeight = parseFloat(getComputedStyle(list).lineHeight);
  const rows = new Map(lines.map((line) => [line, Math.round(line.offsetHeight / rowHeight)]));
  let space = Math.floor(box.clientHeight / rowHeight + 0.1);
  let hidden = 0;
  const isMinorLine = (/** @type {HTMLElement} */ line) => line.classList.contains("minor");
  for (const line of lines.filter((one) => !isMinorLine(one))) {
    const needed = rows.get(line) ?? 1;
    clamp(line, space, needed);
    if (needed > space) hidden++;
    space = Math.max(0, space - needed);
  }
  for (const line of lines.filter(isMinorLine)) {
    const needed = rows.get(line) ?? 1;
    clamp(line, needed > space ? 0 : space, needed);
    if (needed > space) hidden++;
    space = needed > space ? 0 : space - needed;
  }
  return hidden;
}

/** A line that needs more rows than there are is cut off with dots. */
function clamp(
  /** @type {HTMLElement} */ line,
  /** @type {number} */ space,
  /** @type {number} */ needed,
) {
  line.hidden = space < 1;
  line.style.webkitLineClamp = space < needed ? String(space) : "";
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
