// @ts-check
/** The line above the board: whose turn it is and what is asked. */
import { html, useEffect } from "../ui/html.js";
import { isDesk } from "../ui/hooks.js";
import { MessageText } from "../ui/message-text.js";
import { mainMessages } from "../model/log-entries.js";
import { winners } from "../model/table-text.js";
import { request } from "../net/api.js";
import { SeatClock } from "./seat-status.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Reader } from "../model/messages/message-variables.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */

/** @typedef {{ live: Playing, past: LookBack, names: string[], formatter: MessageFormatter, open: (rule: string) => void }} StatusProps */

/** Always visible; notices open below it and move nothing. Takes the focus when a button disappears. */
export function StatusLine(
  /** @type {StatusProps & { children?: unknown }} */ { children, ...status },
) {
  return html`<div class="status-line" tabindex="-1">
    <${Banner} ...${status} />
    <div class="status-notices">${children}</div>
  </div>`;
}

function Banner(/** @type {StatusProps} */ { live, past, names, formatter, open }) {
  const { view, seat, table } = live;
  if (past.step)
    return html`<${StepBanner} shown=${past.step} first=${past.first} formatter=${formatter} />`;
  if (table.result && isDesk()) return html`<p class="banner">${winners(table.result, names)}</p>`;
  if (table.stage === "over" || !view) return null;
  if (absentSeat(live)) return html`<${AbsentBanner} live=${live} />`;
  if (seat !== null && table.seats[seat].resigned) return html`<${ResignedBanner} live=${live} />`;
  const reader = spectatorOf(names);
  const others = view.actors.filter((actor) => actor !== seat);
  if (!live.isActor(view) || live.still)
    return html`<p class="banner">
      <span class="banner-text"
        >${waitingText(live, reader, others)}${seat === null ? ` ${t("table-watching")}` : ""}</span
      >
      <${Skip} live=${live} />
    </p>`;
  const prompt = view.prompt
    ? html`<${MessageText} message=${view.prompt} formatter=${formatter} open=${open} />`
    : t("table-yours");
  return html`<p class="banner mine">
    <span
      >${live.isAlone ? null : `${t("table-prompt-for", { seat: seat ?? 0 }, reader)} `}${prompt}${others.length ? ` ${t("table-others-too", { seats: others }, reader)}` : null}</span
    >
    <${SeatClock} live=${live} seat=${seat} />
  </p>`;
}

/** Which step is shown and what it says, cut off where that is long: the log has all of it. */
export function StepBanner(
  /** @type {{ shown: { number: number, last: number, log: LogEntry[], fresh: number }, first: number, formatter: MessageFormatter }} */ {
    shown,
    first,
    formatter,
  },
) {
  const { number, last, log, fresh } = shown;
  const line = fresh ? formatter.join(mainMessages(log.slice(-fresh))) : "";
  const place = { number: number - first, last: last - first };
  const text = line
    ? t("replay-at", { number: place.number, last: place.last, line })
    : t("replay-at-start", { number: place.number, last: place.last });
  return html`<p class="banner quiet" aria-live="polite">
    <span class="banner-text">${text}</span>
  </p>`;
}

function ResignedBanner(/** @type {{ live: Playing }} */ { live }) {
  return html`<p class="banner">
    <span class="banner-text">${t("table-you-resigned")}</span>
    <a class="button small plain" href="/">${t("home")}</a>
    <${Skip} live=${live} />
  </p>`;
}

/** The viewer's own seat if it is marked as away, or null. */
function absentSeat(/** @type {Playing} */ { seat, table }) {
  const info = seat === null ? null : table.seats[seat];
  return info && (info.stand_in || info.away) && !info.resigned ? info : null;
}

/** A player who is marked as away comes back with a button. */
function AbsentBanner(/** @type {{ live: Playing }} */ { live }) {
  const comeBack = () =>
    request(`/tables/${live.table.id}/return`, { post: true, ticket: live.credentials.ticket });
  return html`<p class="banner mine">
    <span class="banner-text"
      >${t(absentSeat(live)?.stand_in ? "table-played-for" : "table-away")}</span
    >
    <button type="button" class="button small" onClick=${comeBack}>${t("table-return")}</button>
  </p>`;
}

/** Who the game waits for, or whose moves are being shown. */
function waitingText(
  /** @type {Playing} */ live,
  /** @type {Reader} */ reader,
  /** @type {number[]} */ others,
) {
  const { view, table, queue } = live;
  const [actor] = view.actors;
  const isBot =
    view.actors.length === 1 && (table.seats[actor].kind === "bot" || table.seats[actor].stand_in);
  if (live.still && live.isActor(view)) return t("table-result");
  if (queue.waiting.length) return t("table-playing", { seats: others }, reader);
  if (isActorGone(live)) {
    const isBotNext = table.leavers === "bot";
    return t(isBotNext ? "table-waits-for-bot" : "table-waits-for", { seat: actor }, reader);
  }
  return isBot
    ? t("table-thinking", { seat: actor }, reader)
    : t("table-turn", { seats: others }, reader);
}

/** Whether the only player to move is not here. */
function isActorGone(/** @type {Playing} */ { view, table, connected }) {
  const [actor, ...others] = view.actors;
  const info = table.seats[actor];
  return !others.length && info?.kind === "person" && !info.stand_in && !connected.includes(actor);
}

/** Shows at once what waits in the animation queue; so do a click on the board, and the space bar. */
function Skip(/** @type {{ live: Playing }} */ { live }) {
  const { queue } = live;
  const isWaiting = queue.waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const click = (/** @type {Event} */ event) => {
      if (!(/** @type {Element} */ (event.target).closest?.(".board-host"))) return;
      // The board is about to change: do not press what was there before.
      event.preventDefault();
      event.stopPropagation();
      queue.skip();
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      const { tagName, classList } = /** @type {Element} */ (event.target);
      if (![" ", "Enter", "Escape"].includes(event.key) || /INPUT|SELECT|TEXTAREA/.test(tagName))
        return;
      if (tagName === "BODY" || classList.contains("status-line")) queue.skip();
      else click(event);
    };
    addEventListener("click", click, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    };
  }, [isWaiting, queue]);
  if (!isWaiting) return null;
  return html`<button
    type="button"
    class="skip"
    title=${t("table-skip-how")}
    onClick=${() => queue.skip()}
  >
    ${t("table-skip")}
  </button>`;
}
