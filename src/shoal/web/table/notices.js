// @ts-check
/** Notices below the status line: refusals, requests to undo, clocks that run out. */
import { html, useEffect, useRef, useState } from "../ui/html.js";
import { useReturnFocus } from "../ui/hooks.js";
import { Notice } from "../ui/frame.js";
import { firstMessage, readLog } from "../model/log-entries.js";
import { ruleOf } from "../model/messages/message-formatter.js";
import { formatTime } from "../model/table-text.js";
import { ErrorText } from "../ui/error-text.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { Failure } from "../ui/error-text.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Playing } from "../net/live-table.js" */

/** Why a move was refused, with a button that opens the rule. */
export function RefusalNotice(
  /** @type {{ refusal: Failure, game: string, formatter: MessageFormatter, openRule: (rule: string) => void, close: () => void }} */ {
    refusal,
    game,
    formatter,
    openRule,
    close,
  },
) {
  const rule = refusal.told ? ruleOf(refusal.told) : "";
  const why = html`<${ErrorText} failure=${refusal} game=${game} formatter=${formatter} />`;
  const text = html`<b>${t("refusal")}</b> ${why} `;
  return html`<${Notice} close=${close} text=${text}>
    ${rule ? html`<button type="button" class="button small" aria-label=${t("rule-read-of", { rule })} onClick=${() => openRule(rule)}>${t("rule-read")}</button>` : null}</${Notice}>`;
}

/** Why something cannot be done now: an undo without asking, or a look back. */
export function CannotNotice(
  /** @type {{ what: "undo" | "past", requestUndo: () => void, close: () => void }} */ {
    what,
    requestUndo,
    close,
  },
) {
  if (what === "past") return html`<${Notice} text=${t("look-back-impossible")} close=${close} />`;
  return html`<${Notice} text=${t("undo-impossible")} close=${close}> <button type="button" class="button small" onClick=${requestUndo}>${t("undo-ask")}</button></${Notice}>`;
}

/** A player asks to undo a move. */
export function UndoRequestNotice(
  /** @type {{ live: Playing, names: string[], formatter: MessageFormatter }} */ {
    live,
    names,
    formatter,
  },
) {
  const { undoRequest, seat } = live;
  const answer = (/** @type {boolean} */ agree) => live.send({ type: "answer_undo", agree });
  if (!undoRequest) return null;
  const [entry] = readLog(undoRequest.entry ? [undoRequest.entry] : []);
  const move = entry ? formatter.text(firstMessage(entry)) : "";
  const reader = spectatorOf(names);
  const text = move
    ? t("undo-request-of", { seat: undoRequest.seat, move }, reader)
    : t("undo-request", { seat: undoRequest.seat }, reader);
  if (undoRequest.seat === seat)
    return html`<${Notice} text=${t("undo-requested")}>
      <${Answers}><button type="button" class="button small plain" onClick=${() => answer(false)}>${t("undo-withdraw")}</button></${Answers}></${Notice}>`;
  if (seat === null || undoRequest.agreed.includes(seat)) return html`<${Notice} text=${text} />`;
  return html`<${Notice} text=${text}>
    <${Answers}><button type="button" class="button small" onClick=${() => answer(true)}>${t("undo-agree")}</button>
    <button type="button" class="button small plain" onClick=${() => answer(false)}>${t("undo-decline")}</button></${Answers}></${Notice}>`;
}

/** The buttons of a request: they may go before the notice does, when others have yet to answer. */
function Answers(/** @type {{ children?: unknown }} */ { children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useReturnFocus(box);
  return html`<div class="answers" ref=${box}>${children}</div>`;
}

/** Somebody else undid a move. */
export function UndoneNotice(
  /** @type {{ live: Playing, formatter: MessageFormatter }} */ { live, formatter },
) {
  const { undone } = live;
  const [read, setRead] = useState(/** @type {typeof undone} */ (null));
  if (!undone || read === undone) return null;
  return html`<${Notice}
    text=${t("undo-done", { move: formatter.text(firstMessage(undone.entry)) })}
    close=${() => setRead(undone)}
  />`;
}

/** Milliseconds left at which a clock is short, by its kind. */
const SHORT_TIME = /** @type {Record<string, number>} */ ({
  game: 60000,
  move: 15000,
  days: 3600000,
});

/** What happens when the player's own clock runs out, when it is short and when it is out. */
export function ClockNotice(/** @type {{ live: Playing }} */ { live }) {
  const [, tick] = useState(0);
  const [read, setRead] = useState("");
  const clock = live.seat === null ? null : live.clocks[live.seat];
  const { time_control: timeControl, timeout = "bot", stage } = live.table;
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock?.running]);
  if (!clock || !timeControl || stage !== "playing") return null;
  const left = clock.left_ms - (clock.running ? performance.now() - live.clockedAt : 0);
  const isOut = left <= 0 && timeControl.kind === "game";
  const state = isOut
    ? "out"
    : clock.running && left < SHORT_TIME[timeControl.kind ?? ""]
      ? "short"
      : "";
  if (!state || read === state) return null;
  const text = isOut
    ? t("clock-out", { timeout, more: timeControl.increment ?? 0 })
    : t("clock-short", { time: formatTime(Math.max(0, left)), timeout });
  return html`<${Notice} text=${text} close=${() => setRead(state)} />`;
}
