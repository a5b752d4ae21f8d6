// @ts-check
/** The waiting room: the players, the invitation, taking a seat, the start of the game. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout } from "../ui/hooks.js";
import { ErrorText } from "../ui/error-text.js";
import { Notice } from "../ui/frame.js";
import { SignPicture } from "../ui/art.js";
import { pitchOf, rolesOf } from "../model/about-game.js";
import { keyIn } from "../model/messages/messages.js";
import { levelName, namesOf } from "../model/table-text.js";
import { defaultBotLevel, termsText } from "../model/table-terms.js";
import { request } from "../net/api.js";
import { keepCommitment } from "../net/dice-commitment.js";
import { sit } from "../net/create-table.js";
import { storage } from "../settings/storage.js";
import { go } from "../app.js";
import { Invitation } from "./invitation-link.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { Failure } from "../ui/error-text.js" */
/** @import * as Wire from "../types.js" */
/** @import { Reader } from "../model/messages/message-variables.js" */
/** @import { LiveTable } from "../net/live-table.js" */

const POLL_INTERVAL = 4000; // milliseconds, at a table without spectators

/** @typedef {(action: () => Promise<unknown>) => void} Attempt does something, and shows why it failed */

/**
 * @typedef {object} WaitingRoomProps
 * @property {string} id of the table
 * @property {Wire.TableInfo | null} [info]
 * @property {LiveTable} [live]
 * @property {Wire.Games | null} serverInfo
 * @property {Failure | null} [refused] why the table's socket refused the connection
 * @property {() => void} rejoin
 */

export function WaitingRoom(/** @type {WaitingRoomProps} */ props) {
  const { id, info = null, live, serverInfo, refused, rejoin } = props;
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const kept = storage.table(id);
  const invite = location.hash.slice(1) || kept?.invite || "";
  const polled = usePolledTable(id, invite, !info, setError);
  const table = info ?? polled;
  const isLoaded = useAbout(table ? [table.game] : []);
  if (!table || !serverInfo || !isLoaded) return html`<${NoTable} error=${error} />`;
  const attempt = (/** @type {() => Promise<unknown>} */ action) => action().catch(setError);
  const roles = rolesOf(table.game, table.players, table.options ?? {});
  const terms = termsText(table);
  const isSeated = Object.keys(kept?.tickets ?? {}).length > 0;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const game = serverInfo.games.find((one) => one.name === table.game);
  const missing = [...table.seats.keys()].filter((seat) => isMissing(table, live, seat));
  const reader = spectatorOf(namesOf(table));
  const isWaiting = table.stage === "waiting";
  const state = isWaiting
    ? stateText(free, missing, reader, Boolean(live))
    : t(keyIn("stage", table.stage));
  // Below the buttons, so that players who come and go do not move them.
  return html`<main class="page waiting-room">
    <h1>${t("waiting-room-title", { game: game?.title ?? "", state })}</h1>
    ${refused && !isWaiting ? html`<p><${ErrorText} failure=${refused} /></p>` : null}
    ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} close=${() => setError(null)} />` : null}
    ${terms ? html`<p class="muted terms">${terms}</p>` : null}
    <p>${game ? pitchOf(game) : ""} <a href=${`/rules/${table.game}`}>${t("rules")}</a></p>
    <div class="waiting-room-parts">
      <section class="panel">
        <h2>${t("setup-seats")}</h2>
        <${Seats} id=${id} table=${table} live=${live} roles=${roles} attempt=${attempt} />
        ${!isSeated && free && isWaiting ? html`<${SitForm} id=${id} invite=${invite} table=${table} roles=${roles} done=${rejoin} fail=${setError} />` : null}
      </section>
      ${invite && free && (isSeated || kept?.host) ? html`<${Invitation} id=${id} invite=${invite} />` : null}
      <${StartPanel}
        id=${id}
        table=${table}
        missing=${missing}
        reader=${reader}
        bots=${serverInfo.bots}
        ticket=${kept?.host}
        isSeated=${isSeated}
        attempt=${attempt}
      />
    </div>
    ${
      isWaiting && (kept?.host || isSeated)
        ? html`<p>
            <button type="button" class="quiet-link" onClick=${() => attempt(() => leave(id))}>
              ${kept?.host ? t("waiting-room-close") : t("waiting-room-leave")}
            </button>
          </p>`
        : null
    }
  </main>`;
}

/** The table, polled: a table without spectators sends no updates to a newcomer. */
function usePolledTable(
  /** @type {string} */ id,
  /** @type {string} */ invite,
  /** @type {boolean} */ isNeeded,
  /** @type {(failure: Failure) => void} */ fail,
) {
  const [table, setTable] = useState(/** @type {Wire.TableInfo | null} */ (null));
  useEffect(() => {
    if (!isNeeded) return;
    const poll = () =>
      request(`/tables/${id}`, { invite }).then(setTable, (failure) => {
        clearInterval(timer);
        fail(failure);
      });
    const timer = setInterval(poll, POLL_INTERVAL);
    poll();
    return () => clearInterval(timer);
  }, [id, invite, isNeeded, fail]);
  return table;
}

/** Shown until the table is known, or if there is none. */
function NoTable(/** @type {{ error: Failure | null }} */ { error }) {
  return html`<main class="page narrow">
    <h1>${error ? t("waiting-room-no-access") : t("loading")}</h1>
    ${error ? html`<p><${ErrorText} failure=${error} /></p>` : null}
    <p><a class="button" href="/">${t("home")}</a></p>
  </main>`;
}

/** Whether the player of a seat has left the page. */
function isMissing(
  /** @type {Wire.TableInfo} */ table,
  /** @type {LiveTable | undefined} */ live,
  /** @type {number} */ seat,
) {
  return table.seats[seat].kind === "person" && Boolean(live && !live.connected.includes(seat));
}

/** What the game waits for. */
function stateText(
  /** @type {number} */ free,
  /** @type {number[]} */ missing,
  /** @type {Reader} */ reader,
  /** @type {boolean} */ isLive,
) {
  if (free) return t("waiting-room-players");
  if (missing.length) return t("waiting-room-wait-for", { seats: missing }, reader);
  return t(isLive ? "waiting-room-ready" : "waiting-room-taken");
}

/** The seats; the host may free those of bots and of players who left. */
function Seats(
  /** @type {{ id: string, table: Wire.TableInfo, live?: LiveTable, roles: string[], attempt: Attempt }} */ {
    id,
    table,
    live,
    roles,
    attempt,
  },
) {
  const ticket = storage.table(id)?.host;
  const clear = (/** @type {number} */ seat) =>
    attempt(() => request(`/tables/${id}/clear`, { body: { seat }, ticket }));
  const nameOf = (/** @type {Wire.SeatInfo} */ info, /** @type {number} */ seat) =>
    info.kind === "open" ? t("waiting-room-free-seat") : namesOf(table)[seat];
  const details = (/** @type {Wire.SeatInfo} */ info, /** @type {number} */ seat) =>
    [
      seat === live?.seat && t("you"),
      roles[seat],
      info.kind === "bot" && t("bot-of-level", { level: levelName(info.level ?? "") }),
      isMissing(table, live, seat) && t("seat-gone"),
    ]
      .filter(Boolean)
      .join(" · ");
  return html`<ol class="waiting-room-seats">
    ${table.seats.map(
      (info, seat) =>
        html` <li key=${seat} class=${info.kind}>
          <${SignPicture} seat=${seat} name=${info.name} /><b>${nameOf(info, seat)}</b>
          <span class="muted">${details(info, seat)}</span>
          ${ticket && (info.kind === "bot" || isMissing(table, live, seat)) ? html`<button type="button" class="quiet-link" onClick=${() => clear(seat)}>${t("waiting-room-clear")}</button>` : null}
        </li>`,
    )}
  </ol>`;
}

/** How the game starts: the host's buttons, or what the others wait for. */
function StartPanel(
  /** @type {{ id: string, table: Wire.TableInfo, missing: number[], reader: Reader, bots: string[], ticket?: string, isSeated: boolean, attempt: Attempt }} */ {
    ticket,
    isSeated,
    ...rest
  },
) {
  const { table, missing, reader } = rest;
  const isWaiting = table.stage === "waiting";
  const isFull = table.seats.every((seat) => seat.kind !== "open");
  const starts = table.is_rematch ? t("waiting-room-starts") : t("waiting-room-host-starts");
  const how = isSeated || isFull ? starts : t("waiting-room-join");
  const isExplained = table.is_rematch && missing.length > 0;
  return html`<section class="panel waiting-room-start">
    ${ticket && isWaiting ? html`<${Start} ...${rest} ticket=${ticket} />` : isExplained ? null : html`<p class="muted">${how}</p>`}
    ${isWaiting && missing.length ? html`<p role="status">${t(table.is_rematch && isSeated ? "waiting-room-rematch" : "waiting-room-not-here", { seats: missing }, reader)}</p>` : null}
  </section>`;
}

/** The host's buttons: fill the free seats, and start. */
function Start(
  /** @type {{ id: string, table: Wire.TableInfo, missing: number[], reader: Reader, bots: string[], ticket: string, attempt: Attempt }} */ {
    id,
    table,
    missing,
    reader,
    bots,
    ticket,
    attempt,
  },
) {
  const free = table.seats.some((seat) => seat.kind === "open");
  return html`<div class="actions">
    ${free ? html`<p class="muted">${t("waiting-room-need-all")}</p>` : null}
    ${free ? html`<button type="button" class="button plain" onClick=${() => attempt(() => fillWithBots(id, table, bots, ticket))}>${t("waiting-room-fill")}</button>` : null}
    <button
      type="button"
      class="button"
      disabled=${free}
      onClick=${() => attempt(() => request(`/tables/${id}/start`, { post: true, ticket }))}
    >
      ${missing.length ? t("waiting-room-start-without", { seats: missing }, reader) : t("waiting-room-start")}
    </button>
    ${missing.length && table.is_rematch && !free ? html`<p class="muted">${t("waiting-room-bots-until", { seats: missing }, reader)}</p>` : null}
  </div>`;
}

/** The host cancels the game; other players leave their seats. */
async function leave(/** @type {string} */ id) {
  const { host, tickets = {} } = storage.table(id) ?? {};
  if (host) await request(`/tables/${id}/close`, { post: true, ticket: host });
  else
    for (const ticket of Object.values(tickets))
      await request(`/tables/${id}/leave`, { post: true, ticket });
  storage.forget(id);
  go("/");
}

async function fillWithBots(
  /** @type {string} */ id,
  /** @type {Wire.TableInfo} */ table,
  /** @type {string[]} */ bots,
  /** @type {string} */ ticket,
) {
  const level = defaultBotLevel(bots);
  for (const [seat, info] of table.seats.entries())
    if (info.kind === "open")
      await request(`/tables/${id}/bots`, { body: { seat, level }, ticket });
}

/** Taking a seat: a name, and a role where there are several. */
function SitForm(
  /** @type {{ id: string, invite: string, table: Wire.TableInfo, roles: string[], done: () => void, fail: (failure: Failure) => void }} */ {
    id,
    invite,
    table,
    roles,
    done,
    fail,
  },
) {
  const [name, setName] = useState(storage.name());
  const [seat, setSeat] = useState("");
  const free = roles.map((_, place) => place).filter((place) => table.seats[place].kind === "open");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    storage.rename(name);
    try {
      keepCommitment(id, table);
      storage.keep({ table: id, invite });
      await sit(id, seat ? Number(seat) : null, name.trim() || storage.nameOrDefault(), invite);
      done();
    } catch (failure) {
      fail(/** @type {Error} */ (failure));
    }
  };
  return html`<form class="sit-form" onSubmit=${submit}>
    <label class="field"
      >${t("name-label")}<input
        value=${name}
        maxlength="40"
        onInput=${(/** @type {FieldEvent} */ e) => setName(e.target.value)}
    /></label>
    ${
      free.length > 1
        ? html`<label class="field"
            >${t("waiting-room-as")}<select
              onChange=${(/** @type {FieldEvent} */ e) => setSeat(e.target.value)}
            >
              ${free.map((place) => html`<option key=${place} value=${place}>${roles[place]}</option>`)}
            </select></label
          >`
        : null
    }
    <button class="button" type="submit">${t("waiting-room-take-seat")}</button>
  </form>`;
}
