// @ts-check
/** The lobby: the games, tables to continue, and open tables. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout, useTitle } from "../ui/hooks.js";
import { fetchServerInfo, knownServerInfo, request } from "../net/api.js";
import { storage } from "../settings/storage.js";
import { go } from "../app.js";
import { openTable } from "../net/create-table.js";
import { hasSides, pitchOf, sidesOf } from "../model/about-game.js";
import { minutesOf } from "../model/table-terms.js";
import { Cover } from "../ui/pictures/game-picture.js";
import { Drawer } from "../ui/dialogs.js";
import { ErrorText } from "../ui/error-text.js";
import { Notice } from "../ui/frame.js";
import { Icon } from "../ui/icons.js";
import { SettingsButton } from "../ui/settings-button.js";
import { ContinueBar, OpenTables, openTables, Unfinished, useUnfinished } from "./lobby-tables.js";
import { OpponentChoice } from "./bot-level-choice.js";
import { t } from "../model/messages/page-text.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { Failure } from "../ui/error-text.js" */
/** @import * as Wire from "../types.js" */

const DEFAULT_PLAYERS = 3; // in a game against bots

export function Page() {
  useTitle(t("brand"));
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const lobby = useLobby(setError);
  const [chosen, choose] = useState(
    /** @type {{ game: Wire.GameSummary, seat: number } | null} */ (null),
  );
  const [list, showList] = useState(/** @type {List} */ (""));
  const play = (/** @type {string} */ level) =>
    playNow(chosen?.game, chosen?.seat, level).catch((failure) => {
      choose(null); // the drawer would cover the error
      setError(failure);
    });
  const { serverInfo } = lobby;
  // Buttons are shown when everything above them is known: nothing moves away under a finger.
  return html`<div class="lobby">
    <${LobbyScene} /><${Top} />
    <main class="lobby-main">
      ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} close=${() => setError(null)} />` : null}
      ${lobby.isReady ? html`<${Games} ...${lobby} choose=${choose} showList=${showList} />` : null}
      ${lobby.isReady || error ? null : html`<p>${t("loading")}</p>`}
    </main>
    ${chosen && serverInfo ? html`<${OpponentChoice} game=${chosen.game} levels=${serverInfo.bots} choose=${play} close=${() => choose(null)} />` : null}
    <${TableList} ...${lobby} list=${list} close=${() => showList("")} />
  </div>`;
}

/** @typedef {"own" | "open" | ""} List which tables are listed in a drawer */

/** What the lobby shows: the games, the tables of this browser, and those that are open to all. */
function useLobby(/** @type {(failure: Failure) => void} */ fail) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [tables, setTables] = useState(/** @type {Wire.TableInfo[] | null} */ (null));
  useEffect(() => {
    fetchServerInfo().then(setServerInfo, fail);
    request("/tables").then(
      (answer) => setTables(answer.tables ?? []),
      () => setTables([]),
    );
  }, [fail]);
  const unfinished = useUnfinished();
  const unfinishedTables = unfinished.list.map((one) => one.info);
  const isLoaded = useAbout([...(serverInfo?.games ?? []), ...unfinishedTables].map(gameOf));
  return {
    serverInfo,
    unfinished,
    own: unfinished.list.length + Math.max(0, unfinished.left),
    open: openTables(tables ?? []),
    areTablesLoaded: useAbout((tables ?? []).map(gameOf)),
    isReady: Boolean(serverInfo && unfinished.isKnown && isLoaded),
  };
}

/** @typedef {ReturnType<typeof useLobby>} Lobby */

/** Open a table against bots, and go there. */
async function playNow(
  /** @type {Wire.GameSummary | undefined} */ game,
  /** @type {number | undefined} */ ownSeat,
  /** @type {string} */ level,
) {
  if (!game) return;
  const players = hasSides(game)
    ? game.min_players
    : Math.max(game.min_players, Math.min(DEFAULT_PLAYERS, game.max_players));
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === ownSeat ? { kind: "me" } : { kind: "bot", level },
  );
  go(`/table/${await openTable({ game: game.name, players, seats })}`);
}

/** The title, the settings, and the player's name. */
function Top() {
  const [name, setName] = useState(storage.name());
  const rename = (/** @type {FieldEvent} */ event) => {
    setName(event.target.value);
    storage.rename(event.target.value);
  };
  return html`<header class="lobby-top">
    <div>
      <h1>${t("brand")}</h1>
      <p>${t("tagline")}</p>
    </div>
    <div class="lobby-tools">
      <${SettingsButton} />
      <label class="lobby-name"
        ><span class="visually-hidden">${t("name-label")}</span
        ><input
          value=${name}
          maxlength="40"
          placeholder=${t("name-hint")}
          autocomplete="nickname"
          onInput=${rename}
      /></label>
    </div>
  </header>`;
}

/** A game to continue, all games, and the ways to other tables. */
function Games(
  /** @type {Lobby & { choose: (chosen: { game: Wire.GameSummary, seat: number }) => void, showList: (list: List) => void }} */ {
    serverInfo,
    unfinished,
    own,
    open,
    choose,
    showList,
  },
) {
  return html`<${ContinueBar} serverInfo=${serverInfo} list=${unfinished.list} />
    <section class="games" aria-label=${t("lobby-games")}>
      ${serverInfo?.games.map((game) => html`<${GameCard} key=${game.name} game=${game} play=${(/** @type {number} */ seat) => choose({ game, seat })} />`)}
    </section>
    <div class="lobby-ways">
      ${own ? html`<button type="button" class="lobby-way" onClick=${() => showList("own")}><${Icon} name="clock" />${t("lobby-your-games-count", { count: own })}</button>` : null}
      <button type="button" class="lobby-way" onClick=${() => showList("open")}>
        <${Icon} name="people" />${t("lobby-open-games-count", { count: open.length })}
      </button>
    </div>`;
}

/** The tables of this browser, or those that are open to all, in a drawer. */
function TableList(
  /** @type {Lobby & { list: List, close: () => void }} */ {
    serverInfo,
    unfinished,
    own,
    open,
    areTablesLoaded,
    list,
    close,
  },
) {
  if (!serverInfo) return null;
  if (list === "own" && own)
    return html`<${Drawer} title=${t("lobby-your-games")} close=${close}><${Unfinished} serverInfo=${serverInfo} unfinished=${unfinished} /></${Drawer}>`;
  if (list === "open" && areTablesLoaded)
    return html`<${Drawer} title=${t("lobby-open-games")} close=${close}><${OpenTables} serverInfo=${serverInfo} tables=${open} /></${Drawer}>`;
  return null;
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
  /** @type {{ game: Wire.GameSummary, play: (seat: number) => void }} */ { game, play },
) {
  const sides = sidesOf(game).length ? sidesOf(game) : [""];
  return html`<article class="game-card">
    <${Cover} game=${game.name} />
    <div class="game-text">
      <h2>${game.title}</h2>
      <p>${pitchOf(game)}</p>
      <p class="muted">${playersText(game)} · ${lengthText(game)}</p>
    </div>
    <div class="game-actions">
      ${sides.map(
        (side, place) =>
          html`<button
            key=${place}
            type="button"
            class="button play"
            onClick=${() => play(game.sides?.indexOf(place) ?? 0)}
            aria-label=${side ? t("lobby-play-side-of", { game: game.title, side }) : t("lobby-play-of", { game: game.title })}
          >
            ${side ? t("lobby-play-side", { side }) : t("lobby-play")}
          </button>`,
      )}
      <a
        class="button plain"
        href=${`/new/${game.name}`}
        aria-label=${t("lobby-invite-to", { game: game.title })}
        >${t("lobby-invite")}</a
      >
      <a
        class="button plain"
        href=${`/rules/${game.name}`}
        aria-label=${t("lobby-rules-of", { game: game.title })}
        >${t("rules")}</a
      >
    </div>
  </article>`;
}

/** Sky and sea behind the page. */
function LobbyScene() {
  const wave = (/** @type {number} */ y) =>
    `M0 ${y}q50-14 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V3000H0Z`;
  return html`<svg
    class="lobby-scene"
    viewBox="0 0 1280 800"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <rect width="1280" height="240" fill="var(--sky)" />
    <circle cx="935" cy="120" r="72" fill="var(--sun)" opacity="0.3" />
    <circle cx="935" cy="120" r="48" fill="var(--sun)" />
    <path d="M560 210Q680 120 800 180T960 210Z" fill="var(--sea2)" opacity="0.6" />
    <${Fin} x="640" y="198" size="1" />
    <${Fin} x="1134" y="198" size="0.6" />
    <${FishingBoat} x="472" y="200" />
    <path d=${wave(200)} fill="var(--sea1)" />
    <path d=${wave(224)} fill="var(--sea2)" />
    <path d=${wave(290)} fill="var(--sea3)" />
    <path d=${wave(430)} fill="var(--sea4)" opacity="0.7" />
    <path d=${wave(710)} fill="var(--sea5)" />
  </svg>`;
}

/** The fin of a shark that swims to the right, with foam before and behind it. */
function Fin(/** @type {{ x: string, y: string, size: string }} */ { x, y, size }) {
  return html`<g transform=${`translate(${x} ${y}) scale(${size})`}>
    <path d="M-26 0C-18-10-8-38 20-50C13-30 18-12 28 0Z" fill="var(--shark)" />
    <path
      d="M6-34C10-40 15-46 20-50C13-30 18-12 28 0H16C6-10 4-24 6-34Z"
      fill="#000"
      opacity="0.14"
    />
    <path d="M-36 2Q-20-7-4 0T28 0T42 2Z" fill="#fff" opacity="0.8" />
  </g>`;
}

/** A fishing boat with its cabin and mast. */
function FishingBoat(/** @type {{ x: string, y: string }} */ { x, y }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d="M14-30V-64M14-62L32-26" stroke="#5b2a1a" stroke-width="2.5" />
    <path d="M-20-18V-36H8V-18Z" fill="#fffbf2" />
    <path d="M-24-36H12V-41H-24Z" fill="#2f5f4a" />
    <path d="M-15-31H-7V-24H-15ZM-3-31H5V-24H-3Z" fill="var(--sea3)" />
    <path d="M-36-18H38Q34 2 26 6H-28Q-34-2-36-18Z" fill="#8a3324" />
    <path d="M-36-18H38L37-13H-36Z" fill="#fffbf2" />
  </g>`;
}
