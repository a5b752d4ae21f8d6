// @ts-check
/** The lobby: the games, tables to continue, and open tables. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout } from "../ui/hooks.js";
import { fetchServerInfo, knownServerInfo, request } from "../net/api.js";
import { storage } from "../net/storage.js";
import { go } from "../app.js";
import { openTable } from "../net/open-table.js";
import { hasSides, pitchOf, sidesOf } from "../model/game-wording.js";
import { namesOf } from "../model/table-text.js";
import { defaultBotLevel, termsText } from "../model/table-settings.js";
import { Cover } from "../ui/cover.js";
import { Question } from "../ui/dialogs.js";
import { Header, Notice } from "../ui/frame.js";
import { words } from "../ui/words.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { KeptTable } from "../net/storage.js" */
/** @import * as Wire from "../types.js" */

const say = words.lobby;
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
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = words.title;
    fetchServerInfo().then(setServerInfo, (failure) => setError(failure.message));
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
      setError(/** @type {Error} */ (failure).message);
    }
  };
  // Buttons are shown when everything above them is known: nothing moves away under a finger.
  return html`<${Header} />
    <main class="page lobby">
      <div class="hero">
        <div>
          <h1>${words.title}</h1>
          <p>${words.tagline}</p>
        </div>
        <label class="field"
          >${words.name.label}<input
            value=${name}
            maxlength="40"
            placeholder=${words.name.hint}
            autocomplete="nickname"
            onInput=${rename}
        /></label>
      </div>
      ${error ? html`<${Notice} text=${error} close=${() => setError("")} />` : null}
      ${
        serverInfo && unfinished.isKnown && isLoaded
          ? html`<${Unfinished} serverInfo=${serverInfo} unfinished=${unfinished} />
              <section aria-labelledby="games">
                <h2 id="games">${say.games}</h2>
                <div class="games">
                  ${serverInfo.games.map((game) => html`<${GameCard} key=${game.name} game=${game} playNow=${(/** @type {number} */ seat) => playNow(game, seat)} />`)}
                </div>
              </section>
              ${tables && areTablesLoaded ? html`<${OpenTables} serverInfo=${serverInfo} tables=${tables} />` : null}`
          : error
            ? null
            : html`<p>${words.loading}</p>`
      }
    </main>`;
}

/** The name of a game, or of a table's game. */
function gameOf(/** @type {Wire.GameSummary | Wire.TableInfo} */ one) {
  return "name" in one ? one.name : one.game;
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
      <p class="muted">
        ${say.players(game.min_players, game.max_players)} · ${say.length(game.minutes)}
      </p>
      <div class="game-actions">
        ${sides[0] ? html`<span class="game-sides">${say.playNowAs}</span>` : null}
        ${sides.map(
          (side, place) =>
            html`<button
              key=${place}
              type="button"
              class="button"
              disabled=${busy}
              onClick=${() => press(game.sides?.indexOf(place) ?? 0)}
              aria-label=${say.playNowOf(game.title, side)}
            >
              ${say.playNow(side)}
            </button>`,
        )}
        <a class="button plain" href=${`/new/${game.name}`} aria-label=${say.inviteTo(game.title)}
          >${say.invite}</a
        >
        <a class="quiet-link" href=${`/rules/${game.name}`} aria-label=${say.rulesOf(game.title)}
          >${say.rules}</a
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
    <h2 id="continue">${say.continue}</h2>
    <ul class="table-list">
      ${list.map((one) => html`<${UnfinishedRow} key=${one.table} one=${one} serverInfo=${serverInfo} forget=${() => forget(one.table)} />`)}
    </ul>
    ${left > 0 ? html`<p><button type="button" class="quiet-link" onClick=${more}>${say.more(left)}</button></p>` : null}
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
    <a class="button" href=${`/table/${one.table}`}>${say.continueGame}</a>
    <button type="button" class="icon-button" title=${say.forget} aria-label=${say.forgetOf(title)} onClick=${() => setAsking(true)}>×</button>
    ${isAsking ? html`<${Question} title=${say.forgetTitle} text=${say.forgetSure} yes=${say.forget} no=${say.keep} agree=${forget} close=${() => setAsking(false)} />` : null}
  </${TableRow}>`;
}

function OpenTables(
  /** @type {{ serverInfo: Wire.Games, tables: Wire.TableInfo[] }} */ { serverInfo, tables },
) {
  const open = tables.filter((table) => table.stage === "playing" || freeSeats(table));
  return html`<section aria-labelledby="open">
    <h2 id="open">${say.open}</h2>
    ${
      open.length
        ? html`<ul class="table-list">
            ${open.map(
              (table) => html`<${TableRow} key=${table.id} table=${table} serverInfo=${serverInfo}>
      <a class="button plain" href=${`/table/${table.id}`}>${table.stage === "waiting" ? say.join : say.watch}</a></${TableRow}>`,
            )}
          </ul>`
        : html`<p class="muted">${say.none}</p>`
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
    return free ? `${say.stages.waiting} · ${say.seatsFree(free)}` : say.notBegun;
  const actors = table.actors ?? [];
  const names = namesOf(table);
  if (actors.includes(table.your_seat ?? -1)) return html`<b>${say.yourTurn}</b>`;
  return actors.length ? say.turn(actors.map((seat) => names[seat])) : say.stages[table.stage];
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
  const names = namesOf(table).filter((_, seat) => table.seats[seat].kind !== "open");
  const terms = termsText(table);
  return html`<li class="table-row">
    <${Cover} game=${table.game} small />
    <div>
      <b>${titleOf(serverInfo, table.game)}</b>
      <p class="muted">${words.list(names)}${names.length ? " · " : ""}${statusText(table)}</p>
      ${terms ? html`<p class="muted terms">${words.terms.clip(terms)}</p>` : null}
    </div>
    ${children}
  </li>`;
}
