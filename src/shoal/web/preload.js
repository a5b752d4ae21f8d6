// @ts-check
/** Fetches what the first page needs while the rest of the code is still on its way. */
import { fetchServerInfo } from "./net/api.js";
import { makeAnimationQueue } from "./settings/playback.js";
import { loadAboutWords, loadCatalogue, loadPageWords } from "./net/catalogues.js";
import { LOBBY_STYLE, loadBoard, loadCover, loadStyle } from "./net/game-parts.js";
import { LiveTable } from "./net/live-table.js";
import { storage } from "./settings/storage.js";

const RETRY_TIME = 2000; // milliseconds until the words of the page are asked for again
const MAX_WAIT = 600; // milliseconds; then the page is drawn without what is missing

/** @type {Map<string, LiveTable[]>} */
const preloaded = new Map();

/** This browser's connections to a table: those that were opened ahead, or new ones. */
export function joinTable(/** @type {string} */ id, /** @type {() => void} */ changed) {
  const lives = preloaded.get(id) ?? connect(id);
  preloaded.delete(id);
  for (const live of lives) live.changed = changed;
  return lives;
}

/** One connection for each seat that this browser holds, or one as a spectator. */
function connect(/** @type {string} */ id) {
  const kept = storage.table(id);
  const invite = location.hash.slice(1) || kept?.invite || "";
  if (location.hash.length > 1) storage.keep({ table: id, invite });
  const tickets = Object.values(kept?.tickets ?? {});
  const held = tickets.length ? tickets : [kept?.host];
  const queue = makeAnimationQueue(Object.keys(kept?.tickets ?? {}).map(Number));
  return held.map((ticket) => new LiveTable(id, { ticket, invite }, queue));
}

/** Resolves with the first message: a welcome or a refusal. */
function firstMessage(/** @type {LiveTable} */ live) {
  return new Promise((done) => (live.changed = () => done(null)));
}

async function preloadTable(/** @type {string} */ id) {
  const lives = connect(id);
  preloaded.set(id, lives);
  const game = storage.table(id)?.game;
  if (game) loadParts(game);
  await Promise.all(lives.map(firstMessage));
  const { table } = lives[0];
  if (table) await loadParts(table.game);
}

/** What a table of a game needs; a catalogue that does not arrive is asked for again by the page. */
function loadParts(/** @type {string} */ game) {
  return Promise.all([loadBoard(game), loadCatalogue(game).catch(() => null)]);
}

async function preloadGames() {
  const { games } = await fetchServerInfo();
  await Promise.all(games.flatMap(({ name }) => [loadCover(name), loadAboutWords(name)]));
}

function preload() {
  const [, page, name = ""] = location.pathname.split("/");
  return Promise.all([
    fetchServerInfo().catch(() => null),
    page === "" && preloadGames().catch(() => null),
    page === "" && loadStyle(LOBBY_STYLE),
    page === "rules" && loadCover(name),
    page === "table" && preloadTable(name),
  ]);
}

/** The words of the page, without which nothing can be shown. */
async function loadWords() {
  for (;;) {
    try {
      return await loadPageWords();
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_TIME));
    }
  }
}

export const pageWords = loadWords();

/** Resolves when the first page should wait no longer. */
export const timeLimit = new Promise((done) => setTimeout(done, MAX_WAIT));

/** Resolves when the first page can be drawn complete, or should wait no longer. */
export const ready = Promise.race([preload(), timeLimit]);
