// @ts-check
/** The tab "Game": players, animation speed, name, undo, resigning, fair dice, invitation. */
import { html, lazy, useRef, useState } from "../../ui/html.js";
import { useReturnFocus } from "../../ui/hooks.js";
import { Question } from "../../ui/dialogs.js";
import { chanceOf } from "../../model/game-wording.js";
import { defaultBotLevel } from "../../model/table-settings.js";
import { chosenSpeed } from "../../net/animation-speed.js";
import { request } from "../../net/api.js";
import { storage } from "../../net/storage.js";
import { presence } from "../seat-status.js";
import { words } from "../../ui/words.js";

/** @import { FieldEvent } from "../../ui/html.js" */
/** @import * as Wire from "../../types.js" */
/** @import { KeptTable } from "../../net/storage.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { SidePanelProps } from "./side-panel.js" */

const say = words.table;
const Invitation = lazy(() => import("../../pages/invitation-link.js"), "Invitation");

export function TableTab(/** @type {SidePanelProps} */ { id, live, names, serverInfo }) {
  const [error, setError] = useState("");
  const kept = storage.table(id);
  const isPlaying = live.table.stage === "playing";
  const isSeated = live.seat !== null && !live.table.seats[live.seat].resigned;
  return html`<div class="table-tab">
    ${error ? html`<p role="alert">${error}</p>` : null}
    <${SeatList}
      id=${id}
      live=${live}
      names=${names}
      level=${defaultBotLevel(serverInfo.bots)}
      fail=${setError}
    />
    ${isPlaying ? html`<${SpeedChoice} live=${live} />` : null}
    ${isSeated ? html`<${NameForm} id=${id} live=${live} fail=${setError} />` : null}
    ${isPlaying && isSeated ? html`<${Requests} live=${live} fail=${setError} />` : null}
    ${
      chanceOf(live.table)
        ? html`<details class="muted">
            <summary>${say.commitment}</summary>
            <p><code class="hash">${live.table.commitment}</code><br />${say.commitmentText}</p>
          </details>`
        : null
    }
    ${kept?.invite && isPlaying && mayInvite(live.table, kept) ? html`<${Invitation} id=${id} invite=${kept.invite} />` : null}
  </div>`;
}

/** All players; a bot can play for a player who is not here. */
function SeatList(
  /** @type {{ id: string, live: Playing, names: string[], level: string, fail: (sentence: string) => void }} */ {
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
    request(`/tables/${id}/bots`, { body: { seat, level }, ticket }).catch((error) =>
      fail(error.message),
    );
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
          ${isPlaying && isSeated && isMissing(info, seat) ? html`<button type="button" class="button small plain" onClick=${() => addBot(seat)}>${say.putBot}</button>` : null}
          ${isPlaying && isAbsent(info, seat) ? html`<button type="button" class="button small" onClick=${comeBack}>${say.returnMine}</button>` : null}
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
  /** @type {{ id: string, live: Playing, fail: (sentence: string) => void }} */ { id, live, fail },
) {
  const [name, setName] = useState(live.table.seats[live.seat ?? 0].name ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    storage.rename(name.trim());
    const { ticket } = live.credentials;
    request(`/tables/${id}/name`, { body: { name: name.trim() }, ticket }).catch((error) =>
      fail(error.message),
    );
  };
  return html`<form class="message-form" onSubmit=${submit}>
    <label class="grow"
      ><span class="visually-hidden">${words.name.label}</span
      ><input
        value=${name}
        maxlength="40"
        placeholder=${words.name.hint}
        onInput=${(/** @type {FieldEvent} */ e) => setName(e.target.value)}
    /></label>
    <button class="button small plain" type="submit">${words.name.change}</button>
  </form>`;
}

/** How long each move of the others is shown. */
function SpeedChoice(/** @type {{ live: Playing }} */ { live }) {
  const [speed, setSpeed] = useState(chosenSpeed);
  const choose = (/** @type {string} */ next) => {
    storage.chooseAnimationSpeed(next);
    setSpeed(chosenSpeed());
    if (next === "instant") live.queue.skip();
  };
  return html`<fieldset class="speed-choice">
    <legend>${say.speed}</legend>
    <div class="pills">
      ${Object.entries(say.speeds).map(
        ([name, label]) =>
          html`<label class="pill" key=${name}
            ><input
              type="radio"
              name="speed"
              checked=${name === speed}
              onChange=${() => choose(name)}
            /><span>${label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** Asking the others for an undo, and resigning. */
function Requests(
  /** @type {{ live: Playing, fail: (sentence: string) => void }} */ { live, fail },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [isResigning, setResigning] = useState(false);
  useReturnFocus(box);
  const requestUndo = async () => {
    const answer = await live.send({ type: "request_undo" });
    if (answer.type === "refused") fail(answer.sentence);
  };
  return html`<div class="actions" ref=${box}>
      <button type="button" class="button plain small" onClick=${requestUndo}>
        ${say.requestUndo}
      </button>
      <button type="button" class="button plain small" onClick=${() => setResigning(true)}>
        ${say.resign}
      </button>
    </div>
    ${
      isResigning
        ? html`<${Question}
            title=${say.resignTitle}
            text=${say.resignSure(live.table.players)}
            yes=${say.resignYes}
            no=${say.resignNo}
            agree=${() => live.send({ type: "resign" })}
            close=${() => setResigning(false)}
          />`
        : null
    }`;
}
