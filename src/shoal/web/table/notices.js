// @ts-check
/** Notices below the status line: refusals, requests to undo, clocks that run out. */
import { html, useEffect, useRef, useState } from "../ui/html.js";
import { useReturnFocus } from "../ui/hooks.js";
import { Notice } from "../ui/frame.js";
import { firstMessage, readLog } from "../model/log-entries.js";
import { ruleOf } from "../model/messages/message-formatter.js";
import { formatTime } from "../model/table-text.js";
import { MessageText } from "../ui/message-text.js";
import { words } from "../ui/words.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Playing } from "../net/live-table.js" */

const say = words.table;

/** @typedef {{ sentence: string, message?: Wire.Message | null }} Refused in English, and as a message if the rules say so */

/** Why a move was refused, with a button that opens the rule. */
export function RefusalNotice(
  /** @type {{ refusal: Refused, formatter: MessageFormatter, openRule: (rule: string) => void, close: () => void }} */ {
    refusal,
    formatter,
    openRule,
    close,
  },
) {
  const { sentence, message } = refusal;
  const rule = message ? ruleOf(message) : "";
  const why = message
    ? html`<${MessageText} message=${message} formatter=${formatter} />`
    : sentence;
  const text = html`<b>${say.whyNot}:</b> ${why} `;
  return html`<${Notice} close=${close} text=${text}>
    ${rule ? html`<button type="button" class="button small" aria-label=${say.readRule(rule)} onClick=${() => openRule(rule)}>${say.read}</button>` : null}</${Notice}>`;
}

/** Why something cannot be done now: an undo without asking, or a look back. */
export function CannotNotice(
  /** @type {{ what: "undo" | "past", requestUndo: () => void, close: () => void }} */ {
    what,
    requestUndo,
    close,
  },
) {
  if (what === "past") return html`<${Notice} text=${say.noPast} close=${close} />`;
  return html`<${Notice} text=${say.noUndo} close=${close}> <button type="button" class="button small" onClick=${requestUndo}>${say.requestUndo}</button></${Notice}>`;
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
  const text = say.undoRequest(names[undoRequest.seat], move);
  if (undoRequest.seat === seat)
    return html`<${Notice} text=${say.undoRequestMine}>
      <${Answers}><button type="button" class="button small plain" onClick=${() => answer(false)}>${say.withdraw}</button></${Answers}></${Notice}>`;
  if (seat === null || undoRequest.agreed.includes(seat)) return html`<${Notice} text=${text} />`;
  return html`<${Notice} text=${text}>
    <${Answers}><button type="button" class="button small" onClick=${() => answer(true)}>${say.agree}</button>
    <button type="button" class="button small plain" onClick=${() => answer(false)}>${say.decline}</button></${Answers}></${Notice}>`;
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
    text=${say.undone(formatter.text(firstMessage(undone.entry)))}
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
  const { pace, timeout = "bot", stage } = live.table;
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock?.running]);
  if (!clock || !pace || stage !== "playing") return null;
  const left = clock.left_ms - (clock.running ? performance.now() - live.clockedAt : 0);
  const isOut = left <= 0 && pace.kind === "game";
  const state = isOut ? "out" : clock.running && left < SHORT_TIME[pace.kind ?? ""] ? "short" : "";
  if (!state || read === state) return null;
  const text = isOut
    ? say.clockOut(timeout, pace.increment ?? 0)
    : say.clockShort(formatTime(Math.max(0, left)), timeout);
  return html`<${Notice} text=${text} close=${() => setRead(state)} />`;
}
