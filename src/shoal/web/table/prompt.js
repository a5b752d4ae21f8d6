// @ts-check
/** The prompt before the choices: whose turn it is and what is asked. */
import { classes, html, useEffect, useState } from "../ui/html.js";
import { SignPicture } from "../ui/art.js";
import { Asked } from "../ui/board/places.js";
import { ErrorText } from "../ui/error-text.js";
import { MessageText } from "../ui/message-text.js";
import { mainMessages } from "../model/log-entries.js";
import { winners } from "../model/table-text.js";
import { request } from "../net/api.js";
import { SeatClock } from "./seat-status.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { Failure } from "../ui/error-text.js" */
/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Reader } from "../model/messages/message-variables.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */

/** @typedef {{ live: Playing, past: LookBack, names: string[], formatter: MessageFormatter, open: (rule: string) => void }} StatusProps */

const MAX_SHORT_QUESTION = 60; // characters, with the name: a longer one gets more room

/** Who is to act and what is asked: the sign, the name, the question. Takes the focus when a button disappears. */
export function Prompt(
  /** @type {StatusProps & { round?: string, children?: unknown }} */ { children, ...status },
) {
  const seat = askedSeat(status);
  const name = seat === null ? "" : status.names[seat];
  return html`<div class="status-line" tabindex="-1">
    ${seat === null ? null : html`<${SignPicture} seat=${seat} name=${name} />`}
    <${Banner} ...${status} />
    ${children}
  </div>`;
}

/** The seat whose sign stands beside the prompt; null for a step of the past, or when nobody is to move. */
function askedSeat(/** @type {StatusProps} */ { live, past }) {
  const { view, seat, table } = live;
  if (past.step || table.stage === "over" || !view) return null;
  return live.isActor(view) && !live.still ? seat : (view.actors[0] ?? seat);
}

function Banner(
  /** @type {StatusProps & { round?: string }} */ {
    live,
    past,
    names,
    formatter,
    open,
    round = "",
  },
) {
  const { view, seat, table } = live;
  if (past.step)
    return html`<${StepBanner} shown=${past.step} first=${past.first} formatter=${formatter} />`;
  if (table.result) return html`<p class="banner">${winners(table.result, names)}</p>`;
  if (table.stage === "over" || !view) return null;
  if (absentSeat(live)) return html`<${AbsentBanner} live=${live} />`;
  if (seat !== null && table.seats[seat].resigned) return html`<${ResignedBanner} live=${live} />`;
  const reader = spectatorOf(names);
  const others = view.actors.filter((actor) => actor !== seat);
  const second = round ? html`<small class="banner-round">${round}</small>` : null;
  if (live.isHolding && live.isActor(view))
    return html`<p class="banner mine">
      <span class="banner-text"
        ><b>${t("table-prompt-for", { seat: seat ?? 0 }, reader)}</b> ${t("throw-prompt")}</span
      >${second}
    </p>`;
  if (!live.isActor(view) || live.still)
    return html`<p class="banner">
      <span class="banner-text"
        >${waitingText(live, reader, others)}${seat === null ? ` ${t("table-watching")}` : ""}</span
      >
      <${BotInstead} live=${live} /><${Skip} live=${live} />${second}
    </p>`;
  const prompt = view.prompt
    ? html`<${MessageText} message=${view.prompt} formatter=${formatter} open=${open} />`
    : t("table-yours");
  const asked = view.prompt ? formatter.text(view.prompt) : "";
  const isLong = (names[seat ?? 0] ?? "").length + asked.length > MAX_SHORT_QUESTION;
  return html`<p class=${classes("banner mine", isLong && "long")}>
    <span class="banner-text"
      ><b>${t("table-prompt-for", { seat: seat ?? 0 }, reader)}</b> <${Asked}>${prompt}</${Asked}></span
    >
    ${others.length ? html`<small>${t("table-others-too", { seats: others }, reader)}</small>` : null}
    <${SeatClock} live=${live} seat=${seat} />${second}
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
  if (live.part === "tumbling") return t("table-tumbling", { seats: view.actors }, reader);
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

/** Lets a bot play for a player who is away, if one of the others wants to go on. */
function BotInstead(/** @type {{ live: Playing }} */ { live }) {
  const [failure, setFailure] = useState(/** @type {Failure | null} */ (null));
  const { seat, table, view, credentials } = live;
  if (seat === null || table.seats[seat].resigned || !isActorGone(live)) return null;
  // The server decides how well it plays; until the player has been away for a while, it refuses.
  const body = { seat: view.actors[0], level: "easy" };
  const ask = () =>
    request(`/tables/${table.id}/bots`, { body, ticket: credentials.ticket }).then(
      () => setFailure(null),
      setFailure,
    );
  return html`<button type="button" class="button small plain bot-instead" onClick=${ask}>
      ${t("seat-put-bot-for-them")}
    </button>
    ${failure ? html`<small role="alert"><${ErrorText} failure=${failure} /></small>` : null}`;
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
