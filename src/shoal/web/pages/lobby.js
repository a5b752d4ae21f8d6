// @ts-check
/** The lobby: the games, tables to continue, and open tables. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout, useTitle } from "../ui/hooks.js";
import { fetchServerInfo, knownServerInfo, request } from "../net/api.js";
import { storage } from "../net/storage.js";
import { go } from "../app.js";
import { openTable } from "../net/create-table.js";
import { hasSides, pitchOf, sidesOf } from "../model/game-wording.js";
import { namesOf } from "../model/table-text.js";
import { defaultBotLevel, minutesOf, shortTermsText } from "../model/table-settings.js";
import { keyIn } from "../model/messages/messages.js";
import { Cover } from "../ui/game-picture.js";
import { Question } from "../ui/dialogs.js";
import { ErrorText } from "../ui/error-text.js";
import { Header, Notice } from "../ui/frame.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { Failure } from "../ui/error-text.js" */
/** @import { KeptTable } from "../net/storage.js" */
/** @import * as Wire from "../types.js" */

const DEFAULT_PLAYERS = 3; // in a game against bots
const FIRST_KEPT = 7; // kept tables that are fetched before the player asks for more

export function Page() {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [tables, setTables] = useState(/** @type {Wire.TableInfo[] | null} */ (null));
  const [name, setName] = useState(storage.name());
  const rename = (/** @type {FieldEvent} */ event) => {
    setName(event.target.value);
    storage.rename(event.target.value);
  };
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  useTitle(t("brand"));
  useEffect(() => {
    fetchServerInfo().then(setServerInfo, setError);
    request("/tables").then(
      (answer) => setTables(answer.tables ?? []),
      () => setTables([]),
    );
  }, []);
  const unfinished = useUnfinished();
  const unfinishedTables = unfinished.list.map((one) => one.info);
  const isLoaded = useAbout([...(serverInfo?.games ?? []), ...unfinishedTables].map(gameOf));
  const areTablesLoaded = useAbout((tables ?? []).map(gameOf));
  const playNow = async (/** @type {Wire.GameSummary} */ game, ownSeat = 0) => {
    const level = defaultBotLevel(serverInfo?.bots ?? []);
    const players = hasSides(game)
      ? game.min_players
      : Math.max(game.min_players, Math.min(DEFAULT_PLAYERS, game.max_players));
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === ownSeat ? { kind: "me" } : { kind: "bot", level },
    );
    try {
      go(`/table/${await openTable({ game: game.name, players, seats })}`);
    } catch (failure) {
      setError(/** @type {Error} */ (failure));
    }
  };
  // Buttons are shown when everything above them is known: nothing moves away under a finger.
  return html`<${Header} />
    <main class="page lobby">
      <div class="hero">
        <div>
          <h1>${t("brand")}</h1>
          <p>${t("tagline")}</p>
        </div>
        <label class="field"
          >${t("name-label")}<input
            value=${name}
            maxlength="40"
            placeholder=${t("name-hint")}
            autocomplete="nickname"
            onInput=${rename}
        /></label>
      </div>
      ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} close=${() => setError(null)} />` : null}
      ${
        serverInfo && unfinished.isKnown && isLoaded
          ? html`<${Unfinished} serverInfo=${serverInfo} unfinished=${unfinished} />
              <section aria-labelledby="games">
                <h2 id="games">${t("lobby-games")}</h2>
                <div class="games">
                  ${serverInfo.games.map((game) => html`<${GameCard} key=${game.name} game=${game} playNow=${(/** @type {number} */ seat) => playNow(game, seat)} />`)}
                </div>
              </section>
              ${tables && areTablesLoaded ? html`<${OpenTables} serverInfo=${serverInfo} tables=${tables} />` : null}`
          : error
            ? null
            : html`<p>${t("loading")}</p>`
      }
    </main>`;
}

/** The name of a game, or of a table's game. */
function gameOf(/** @type {Wire.GameSummary | Wire.TableInfo} */ one) {
  return "name" in one ? one.name : one.game;
}

/** How many can play a game. */
function playersText(/** @type {Wire.GameSummary} */ { min_players: low, max_players: high }) {
  return low === high
    ? t("lobby-players", { players: low })
    : t("lobby-players-range", { low, high });
}

/** How many minutes a game takes; a text that has no number is shown as it is. */
function lengthText(/** @type {Wire.GameSummary} */ game) {
  const [low, high] = minutesOf(game);
  if (low === undefined) return game.minutes;
  return high === undefined
    ? t("lobby-length", { minutes: low })
    : t("lobby-length-range", { low, high });
}

function GameCard(
  /** @type {{ game: Wire.GameSummary, playNow: (seat: number) => Promise<void> }} */ {
    game,
    playNow,
  },
) {
  const [busy, setBusy] = useState(false);
  const press = async (/** @type {number} */ seat) => {
    setBusy(true);
    await playNow(seat);
    setBusy(false);
  };
  const sides = sidesOf(game).length ? sidesOf(game) : [""];
  return html`<article class="game-card">
    <${Cover} game=${game.name} />
    <div class="game-text">
      <h3>${game.title}</h3>
      <p>${pitchOf(game)}</p>
      <p class="muted">${playersText(game)} · ${lengthText(game)}</p>
      <div class="game-actions">
        ${sides[0] ? html`<span class="game-sides">${t("lobby-play-now-as")}</span>` : null}
        ${sides.map(
          (side, place) =>
            html`<button
              key=${place}
              type="button"
              class="button"
              disabled=${busy}
              onClick=${() => press(game.sides?.indexOf(place) ?? 0)}
              aria-label=${side ? t("lobby-play-side-of", { game: game.title, side }) : t("lobby-play-now-of", { game: game.title })}
            >
              ${side ? t("lobby-play-side", { side }) : t("lobby-play-now")}
            </button>`,
        )}
        <a
          class="button plain"
          href=${`/new/${game.name}`}
          aria-label=${t("lobby-invite-to", { game: game.title })}
          >${t("lobby-invite")}</a
        >
        <a
          class="quiet-link"
          href=${`/rules/${game.name}`}
          aria-label=${t("lobby-rules-of", { game: game.title })}
          >${t("rules")}</a
        >
      </div>
    </div>
  </article>`;
}

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
function useUnfinished() {
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

/** The section of tables to continue. */
function Unfinished(
  /** @type {{ serverInfo: Wire.Games, unfinished: ReturnType<typeof useUnfinished> }} */ {
    serverInfo,
    unfinished,
  },
) {
  const { list, left, more, forget } = unfinished;
  if (!(list.length || left)) return null;
  return html`<section aria-labelledby="continue">
    <h2 id="continue">${t("lobby-your-games")}</h2>
    <ul class="table-list">
      ${list.map((one) => html`<${UnfinishedRow} key=${one.table} one=${one} serverInfo=${serverInfo} forget=${() => forget(one.table)} />`)}
    </ul>
    ${left > 0 ? html`<p><button type="button" class="quiet-link" onClick=${more}>${t("lobby-more", { games: left })}</button></p>` : null}
  </section>`;
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

function OpenTables(
  /** @type {{ serverInfo: Wire.Games, tables: Wire.TableInfo[] }} */ { serverInfo, tables },
) {
  const open = tables.filter((table) => table.stage === "playing" || freeSeats(table));
  return html`<section aria-labelledby="open">
    <h2 id="open">${t("lobby-open-games")}</h2>
    ${
      open.length
        ? html`<ul class="table-list">
            ${open.map(
              (table) => html`<${TableRow} key=${table.id} table=${table} serverInfo=${serverInfo}>
      <a class="button plain" href=${`/table/${table.id}`}>${table.stage === "waiting" ? t("lobby-join") : t("lobby-watch")}</a></${TableRow}>`,
            )}
          </ul>`
        : html`<p class="muted">${t("lobby-none")}</p>`
    }
  </section>`;
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

function titleOf(/** @type {Wire.Games} */ serverInfo, /** @type {string} */ name) {
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
