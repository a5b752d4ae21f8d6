// @ts-check
/** The menu of a table: ways to look, players, animation speed, name, undo, resigning, fair dice, invitation. */
import { html, lazy, useRef, useState } from "../../ui/html.js";
import { useReturnFocus } from "../../ui/hooks.js";
import { Question } from "../../ui/dialogs.js";
import { Icon } from "../../ui/icons.js";
import { ErrorText } from "../../ui/error-text.js";
import { Settings } from "../../ui/settings.js";
import { chanceOf } from "../../model/about-game.js";
import { defaultBotLevel } from "../../model/table-terms.js";
import { Refusal, request } from "../../net/api.js";
import { storage } from "../../settings/storage.js";
import { showSpeed } from "../../ui/motion/root-motion.js";
import { NotifySwitch } from "./sound-and-notifications.js";
import { presence } from "../seat-status.js";
import { t } from "../../model/messages/page-text.js";

/** @import { FieldEvent } from "../../ui/html.js" */
/** @import * as Wire from "../../types.js" */
/** @import { KeptTable } from "../../settings/storage.js" */
/** @import { Failure } from "../../ui/error-text.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { SidePanelProps } from "./side-panel.js" */

const Invitation = lazy(() => import("../../pages/invitation-link.js"), "Invitation");

export function TableTab(/** @type {SidePanelProps} */ props) {
  const { id, live, names, serverInfo } = props;
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const kept = storage.table(id);
  const isPlaying = live.table.stage === "playing";
  const isSeated = live.seat !== null && !live.table.seats[live.seat].resigned;
  return html`<div class="table-tab">
    <${Ways} ...${props} />
    ${error ? html`<p role="alert"><${ErrorText} failure=${error} /></p>` : null}
    <${SeatList}
      id=${id}
      live=${live}
      names=${names}
      level=${defaultBotLevel(serverInfo.bots)}
      fail=${setError}
    />
    <${Settings}
      onSpeed=${(/** @type {string} */ speed) => changeSpeed(live, speed)}
      game=${isPlaying && isSeated ? live.table.game : undefined}
    />
    ${isPlaying && isSeated ? html`<${NotifySwitch} />` : null}
    ${isSeated ? html`<${NameForm} id=${id} live=${live} fail=${setError} />` : null}
    ${isPlaying && isSeated ? html`<${Requests} live=${live} fail=${setError} close=${props.panels.close} />` : null}
    ${
      chanceOf(live.table)
        ? html`<details class="muted">
            <summary>${t("fair-dice")}</summary>
            <p><code class="hash">${live.table.commitment}</code><br />${t("fair-dice-about")}</p>
          </details>`
        : null
    }
    ${kept?.invite && isPlaying && mayInvite(live.table, kept) ? html`<${Invitation} id=${id} invite=${kept.invite} />` : null}
  </div>`;
}

/** What else one can look at: the rules, and earlier steps of the game. */
function Ways(/** @type {SidePanelProps} */ { live, past, panels, cannot, openRules }) {
  const lookBack = async () => {
    panels.close();
    if (!(await past.go("previous"))) cannot("past");
  };
  return html`<div class="actions">
    <button type="button" class="button plain" onClick=${() => openRules("")}>
      <${Icon} name="rules" />${t("rules")}
    </button>
    <button
      type="button"
      class="button plain look-back"
      disabled=${Boolean(past.step) || live.isHolding}
      aria-label=${t("toolbar-look-back-how")}
      onClick=${lookBack}
    >
      <${Icon} name="clock" />${t("toolbar-look-back")}
    </button>
    <a class="button plain" href="/"><${Icon} name="back" />${t("home")}</a>
  </div>`;
}

/** All players; a bot can play for a player who is not here. */
function SeatList(
  /** @type {{ id: string, live: Playing, names: string[], level: string, fail: (failure: Failure) => void }} */ {
    id,
    live,
    names,
    level,
    fail,
  },
) {
  const { ticket } = live.credentials;
  const isPlaying = live.table.stage === "playing";
  const isSeated = live.seat !== null && !live.table.seats[live.seat].resigned;
  const addBot = (/** @type {number} */ seat) =>
    request(`/tables/${id}/bots`, { body: { seat, level }, ticket }).catch(fail);
  const comeBack = () => request(`/tables/${id}/return`, { post: true, ticket });
  const isMissing = (/** @type {Wire.SeatInfo} */ info, /** @type {number} */ seat) =>
    info.kind !== "bot" && !info.resigned && !info.stand_in && !live.connected.includes(seat);
  const isAbsent = (/** @type {Wire.SeatInfo} */ info, /** @type {number} */ seat) =>
    seat === live.seat && (info.stand_in || info.away) && !info.resigned;
  return html`<ul class="seat-list">
    ${live.table.seats.map(
      (info, seat) =>
        html`<li key=${seat}>
          <b>${names[seat]}</b>
          <span class="muted">${presence(live, seat)}</span>
          ${isPlaying && isSeated && isMissing(info, seat) ? html`<button type="button" class="button small plain" onClick=${() => addBot(seat)}>${t("seat-put-bot")}</button>` : null}
          ${isPlaying && isAbsent(info, seat) ? html`<button type="button" class="button small" onClick=${comeBack}>${t("table-return")}</button>` : null}
        </li>`,
    )}
  </ul>`;
}

/** Whether there is anybody to invite: a seat is free, or a person plays on another device. */
function mayInvite(/** @type {Wire.TableInfo} */ table, /** @type {KeptTable} */ kept) {
  const people = table.seats.filter((seat) => seat.kind !== "bot").length;
  return people > Object.keys(kept.tickets).length;
}

/** The player's name, at this table and on this device. */
function NameForm(
  /** @type {{ id: string, live: Playing, fail: (failure: Failure) => void }} */ { id, live, fail },
) {
  const [name, setName] = useState(live.table.seats[live.seat ?? 0].name ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    storage.rename(name.trim());
    const { ticket } = live.credentials;
    request(`/tables/${id}/name`, { body: { name: name.trim() }, ticket }).catch(fail);
  };
  return html`<form class="message-form" onSubmit=${submit}>
    <label class="grow"
      ><span class="visually-hidden">${t("name-label")}</span
      ><input
        value=${name}
        maxlength="40"
        placeholder=${t("name-hint")}
        onInput=${(/** @type {FieldEvent} */ e) => setName(e.target.value)}
    /></label>
    <button class="button small plain" type="submit">${t("name-change")}</button>
  </form>`;
}

/** Another speed takes effect at once; without animation nothing waits. */
function changeSpeed(/** @type {Playing} */ live, /** @type {string} */ speed) {
  showSpeed();
  if (speed !== "instant") return;
  live.throwDice();
  live.queue.skip();
}

/** Asking the others for an undo, and resigning. */
function Requests(
  /** @type {{ live: Playing, fail: (failure: Failure) => void, close: () => void }} */ {
    live,
    fail,
    close,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [isResigning, setResigning] = useState(false);
  useReturnFocus(box);
  const requestUndo = async () => {
    const answer = await live.send({ type: "request_undo" });
    if (answer.type === "refused") fail(new Refusal(answer));
    else close();
  };
  const resign = () => {
    live.send({ type: "resign" });
    close();
  };
  return html`<div class="actions" ref=${box}>
      <button type="button" class="button plain small" onClick=${requestUndo}>
        ${t("undo-ask")}
      </button>
      <button type="button" class="button plain small" onClick=${() => setResigning(true)}>
        ${t("resign")}
      </button>
    </div>
    ${
      isResigning
        ? html`<${Question}
            title=${t("resign-title")}
            text=${t(live.table.players > 2 ? "resign-sure-of-many" : "resign-sure")}
            yes=${t("resign-yes")}
            no=${t("resign-no")}
            agree=${resign}
            close=${() => setResigning(false)}
          />`
        : null
    }`;
}
