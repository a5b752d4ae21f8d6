// @ts-check
/** Tables in the lobby: those to continue, and open ones. */
import { html, useEffect, useState } from "../ui/html.js";
import { request } from "../net/api.js";
import { storage } from "../settings/storage.js";
import { namesOf } from "../model/table-text.js";
import { shortTermsText } from "../model/table-terms.js";
import { keyIn } from "../model/messages/messages.js";
import { Cover } from "../ui/pictures/game-picture.js";
import { Question } from "../ui/dialogs.js";
import { SignPicture } from "../ui/art.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { KeptTable } from "../settings/storage.js" */
/** @import * as Wire from "../types.js" */

const FIRST_KEPT = 7; // kept tables that are fetched before the player asks for more

/** @typedef {KeptTable & { info: Wire.TableInfo }} UnfinishedTable */

/** A kept table as it is now; null if its game is over. */
async function fetchUnfinished(/** @type {KeptTable} */ kept) {
  const ticket = Object.values(kept.tickets)[0] ?? kept.host;
  const { table, invite } = kept;
  const info = await request(`/tables/${table}`, { ticket, invite }).catch(() => null);
  if (info?.stage === "over" || info?.stage === "closed") {
    storage.markDone(table);
    return null;
  }
  return info && /** @type {UnfinishedTable} */ ({ ...kept, info });
}

/** Whether this browser holds a seat there or is the host: a spectator has nothing to continue. */
function isMine(/** @type {KeptTable} */ { host, tickets }) {
  return Boolean(host || Object.keys(tickets).length);
}

/** The tables to continue, as far as they have been fetched. */
export function useUnfinished() {
  const [kept] = useState(() => storage.tables().filter((one) => !one.done && isMine(one)));
  const [list, setList] = useState(/** @type {UnfinishedTable[]} */ ([]));
  const [fetched, setFetched] = useState(0);
  const fetchSome = async (/** @type {KeptTable[]} */ some) => {
    const found = await Promise.all(some.map(fetchUnfinished));
    setList((before) => [...before, ...found.filter((one) => one !== null)]);
    setFetched((n) => n + some.length);
  };
  useEffect(() => void fetchSome(kept.slice(0, FIRST_KEPT)), [kept]);
  return {
    list,
    left: kept.length - fetched,
    isKnown: fetched >= Math.min(kept.length, FIRST_KEPT),
    more: () => fetchSome(kept.slice(fetched)),
    forget(/** @type {string} */ table) {
      storage.forget(table);
      setList(list.filter((one) => one.table !== table));
    },
  };
}

/** The table to continue first: one where it is the player's turn, or the last one. */
export function ContinueBar(
  /** @type {{ serverInfo: Wire.Games, list: UnfinishedTable[] }} */ { serverInfo, list },
) {
  const mine = list.find(({ info }) => (info.actors ?? []).includes(info.your_seat ?? -1));
  const one = mine ?? list[0];
  if (!one) return null;
  const { info } = one;
  const names = namesOf(info);
  const game = titleOf(serverInfo, one.game);
  const seats = [...info.seats.keys()].filter((seat) => info.seats[seat].kind !== "open");
  return html`<section
    class=${mine ? "continue-bar turn" : "continue-bar"}
    aria-label=${t("lobby-your-games")}
  >
    <div>
      <b>${mine ? t("lobby-your-turn-in", { game }) : game}</b>
      <span class="muted"
        >${t("lobby-players-here", { seats }, spectatorOf(names))}${mine ? "" : html` · ${statusText(info)}`}</span
      >
    </div>
    <span class="continue-signs"
      >${seats.map((seat) => html`<${SignPicture} key=${seat} seat=${seat} name=${names[seat]} />`)}</span
    >
    <a class="button filled" href=${`/table/${one.table}`}>${t("lobby-continue")}</a>
  </section>`;
}

/** All tables to continue. */
export function Unfinished(
  /** @type {{ serverInfo: Wire.Games, unfinished: ReturnType<typeof useUnfinished> }} */ {
    serverInfo,
    unfinished,
  },
) {
  const { list, left, more, forget } = unfinished;
  return html`<ul class="table-list">
      ${list.map((one) => html`<${UnfinishedRow} key=${one.table} one=${one} serverInfo=${serverInfo} forget=${() => forget(one.table)} />`)}
    </ul>
    ${left > 0 ? html`<p><button type="button" class="quiet-link" onClick=${more}>${t("lobby-more", { games: left })}</button></p>` : null}`;
}

/** A table to continue, or to forget. */
function UnfinishedRow(
  /** @type {{ one: UnfinishedTable, serverInfo: Wire.Games, forget: () => void }} */ {
    one,
    serverInfo,
    forget,
  },
) {
  const [isAsking, setAsking] = useState(false);
  const title = titleOf(serverInfo, one.game);
  return html`<${TableRow} table=${one.info} serverInfo=${serverInfo}>
    <a class="button" href=${`/table/${one.table}`}>${t("lobby-continue")}</a>
    <button type="button" class="icon-button" title=${t("lobby-forget")} aria-label=${t("lobby-forget-of", { game: title })} onClick=${() => setAsking(true)}>×</button>
    ${isAsking ? html`<${Question} title=${t("lobby-forget-title")} text=${t("lobby-forget-sure")} yes=${t("lobby-forget")} no=${t("lobby-keep")} agree=${forget} close=${() => setAsking(false)} />` : null}
  </${TableRow}>`;
}

/** The tables that somebody can join or watch. */
export function openTables(/** @type {Wire.TableInfo[]} */ tables) {
  return tables.filter((table) => table.stage === "playing" || freeSeats(table));
}

export function OpenTables(
  /** @type {{ serverInfo: Wire.Games, tables: Wire.TableInfo[] }} */ { serverInfo, tables },
) {
  if (!tables.length) return html`<p class="muted">${t("lobby-none")}</p>`;
  return html`<ul class="table-list">
    ${tables.map(
      (table) => html`<${TableRow} key=${table.id} table=${table} serverInfo=${serverInfo}>
      <a class="button plain" href=${`/table/${table.id}`}>${table.stage === "waiting" ? t("lobby-join") : t("lobby-watch")}</a></${TableRow}>`,
    )}
  </ul>`;
}

/** How many seats of a table that has not begun are free. */
function freeSeats(/** @type {Wire.TableInfo} */ table) {
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  return table.stage === "waiting" ? open : 0;
}

/** Whose turn it is at a table, or what it waits for. */
function statusText(/** @type {Wire.TableInfo} */ table) {
  const free = freeSeats(table);
  if (table.stage === "waiting")
    return free
      ? `${t("stage-waiting")} · ${t("lobby-seats-free", { count: free })}`
      : t("lobby-not-begun");
  const actors = table.actors ?? [];
  const names = namesOf(table);
  if (actors.includes(table.your_seat ?? -1)) return html`<b>${t("lobby-your-turn")}</b>`;
  return actors.length
    ? t("lobby-turn", { seats: actors }, spectatorOf(names))
    : t(keyIn("stage", table.stage));
}

export function titleOf(/** @type {Wire.Games} */ serverInfo, /** @type {string} */ name) {
  return serverInfo.games.find((game) => game.name === name)?.title ?? name;
}

function TableRow(
  /** @type {{ table: Wire.TableInfo, serverInfo: Wire.Games, children?: unknown }} */ {
    table,
    serverInfo,
    children,
  },
) {
  const seats = [...table.seats.keys()].filter((seat) => table.seats[seat].kind !== "open");
  const players = t("lobby-players-here", { seats }, spectatorOf(namesOf(table)));
  const terms = shortTermsText(table);
  return html`<li class="table-row">
    <${Cover} game=${table.game} small />
    <div>
      <b>${titleOf(serverInfo, table.game)}</b>
      <p class="muted">${players}${seats.length ? " · " : ""}${statusText(table)}</p>
      ${terms ? html`<p class="muted terms">${terms}</p>` : null}
    </div>
    ${children}
  </li>`;
}
