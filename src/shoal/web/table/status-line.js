// @ts-check
/** The line above the board: whose turn it is and what is asked. */
import { html, useEffect } from "../ui/html.js";
import { isDesk } from "../ui/hooks.js";
import { MessageText } from "../ui/message-text.js";
import { mainMessages } from "../model/log-entries.js";
import { winners } from "../model/table-text.js";
import { request } from "../net/api.js";
import { SeatClock } from "./seat-status.js";
import { words } from "../ui/words.js";

/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */

const say = words.table;

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
  const others = view.actors.filter((actor) => actor !== seat).map((actor) => names[actor]);
  if (!live.isActor(view) || live.still)
    return html`<p class="banner">
      <span class="banner-text"
        >${waitingText(live, names, others)}${seat === null ? ` ${say.watching}` : ""}</span
      >
      <${Skip} live=${live} />
    </p>`;
  const prompt = view.prompt
    ? html`<${MessageText} message=${view.prompt} formatter=${formatter} open=${open} />`
    : say.yours;
  return html`<p class="banner mine">
    <span
      >${live.isAlone ? null : `${say.promptFor(names[seat ?? 0])} `}${prompt}${others.length ? ` ${say.others(others)}` : null}</span
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
  const text = fresh ? formatter.join(mainMessages(log.slice(-fresh))) : "";
  return html`<p class="banner quiet" aria-live="polite">
    <span class="banner-text">${words.replay.at(number - first, last - first, text)}</span>
  </p>`;
}

function ResignedBanner(/** @type {{ live: Playing }} */ { live }) {
  return html`<p class="banner">
    <span class="banner-text">${say.youResigned}</span>
    <a class="button small plain" href="/">${words.home}</a>
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
    <span class="banner-text">${absentSeat(live)?.stand_in ? say.playedFor : say.missed}</span>
    <button type="button" class="button small" onClick=${comeBack}>${say.returnMine}</button>
  </p>`;
}

/** Who the game waits for, or whose moves are being shown. */
function waitingText(
  /** @type {Playing} */ live,
  /** @type {string[]} */ names,
  /** @type {string[]} */ others,
) {
  const { view, table, queue } = live;
  const [actor] = view.actors;
  const isBot =
    view.actors.length === 1 && (table.seats[actor].kind === "bot" || table.seats[actor].stand_in);
  if (live.still && live.isActor(view)) return say.resultHeading;
  if (queue.waiting.length) return say.playing(others);
  if (isActorGone(live)) return say.waitsFor(names[actor], table.leavers ?? "");
  return isBot ? say.thinking(names[actor]) : say.turn(others);
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
  return html`<button type="button" class="skip" title=${say.skipHow} onClick=${() => queue.skip()}>
    ${say.skip}
  </button>`;
}
