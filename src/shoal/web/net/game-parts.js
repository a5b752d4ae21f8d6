// @ts-check
/** The parts of a game, found by its name in its folder: board, styles, texts, cover. Each is fetched once. */
import { setAbout } from "../model/about-game.js";
import { filesOf } from "./listed-files.js";

/** @import { About } from "../model/about-game.js" */
/** @import { Tip } from "../model/coach-progress.js" */
/** @import { BoardProps, View } from "../ui/board/board-hooks.js" */
/** @import { Text } from "../ui/board/game-text.js" */

/** @typedef {{ score?: unknown, fact?: unknown, more?: unknown }} PlayerInfo a player's score, a line below the name, and a drawing where there is room */

/**
 * @typedef {object} BoardParts what a game's board.js exports
 * @property {(props: BoardProps) => unknown} Board draws a view
 * @property {(props: BoardProps, seat: number, t: Text) => PlayerInfo} [playerInfo]
 * @property {(view: View<any>, t: Text) => string} [roundText] how far the game is: "Round 2 of 7"
 * @property {(view: View<any>) => [string, string]} [goalKeys] of the goal in the game's words, long and short
 */

/** @typedef {() => unknown} Cover draws a game's picture */

/** @import { SoundTable } from "../model/motion/sound-choice.js" */
/** @import { Effect, TitleCard } from "../model/motion/drama.js" */
/** @import { LogEntry } from "../model/log-entries.js" */
/** @import * as Wire from "../types.js" */

/**
 * @typedef {object} Drama exported as `drama` by a game's `web/drama.js`; everything may be left out
 * @property {SoundTable} [sounds]
 * @property {(before: Wire.View, after: Wire.View, entries: LogEntry[]) => Effect[]} [effects] what moves where it goes
 * @property {(before: Wire.View | null, after: Wire.View) => TitleCard | null} [titleCard] shown over the board
 */

const BOARD = "/web/board.js";
const ABOUT = "/web/about.js";
const COVER = "/web/cover.js";
const DRAMA = "/web/drama.js";
const COACH = "/web/coach.js";

/** What a board does not need. */
const LATER = [COVER, COACH, DRAMA];

/** Whether a game has a part. */
function has(/** @type {string} */ game, /** @type {string} */ part) {
  return filesOf(game).includes(`/games/${game}${part}`);
}

/** @type {Map<string, BoardParts>} */
const boards = new Map();
/** @type {Map<string, Promise<BoardParts>>} */
const loadingBoards = new Map();

/** A game's board, if it is loaded already. */
export function boardOf(/** @type {string} */ game) {
  return boards.get(game) ?? null;
}

/** The board of a game with its styles; one drawn from its schema for a game that has none. */
export function loadBoard(/** @type {string} */ game) {
  if (!loadingBoards.has(game))
    loadingBoards.set(
      game,
      fetchBoard(game).then((board) => {
        boards.set(game, board);
        return board;
      }),
    );
  return /** @type {Promise<BoardParts>} */ (loadingBoards.get(game));
}

async function fetchBoard(/** @type {string} */ game) {
  const files = filesOf(game).filter((file) => !LATER.some((part) => file.endsWith(part)));
  for (const file of files) if (file.endsWith(".js")) addLink("modulepreload", file);
  const styles = files.filter((file) => file.endsWith(".css"));
  const styled = styles.map((file) => addLink("stylesheet", file));
  const module = has(game, BOARD)
    ? import(`../../games/${game}/web/board.js`).catch(importGenericBoard)
    : importGenericBoard();
  const [parts] = await Promise.all([module, loadAbout(game), ...styled]);
  return parts;
}

/** The board that is drawn from a game's schema, with its styles; the text alone if that fails. */
async function importGenericBoard() {
  const files = [
    "/web/styles/generic-board/generic-board.css",
    "/web/styles/generic-board/generic-board-values.css",
    "/web/styles/generic-board/generic-board-desktop.css",
  ];
  const styled = Promise.all(files.map((file) => addLink("stylesheet", file)));
  const module = import("../ui/generic-board/board.js").catch(
    () => import("../ui/board/text-board-with-moves.js"),
  );
  await styled;
  return module;
}

export const LOBBY_STYLE = "/web/styles/lobby.css";
export const RULEBOOK_STYLE = "/web/styles/rulebook.css";

/** @type {Map<string, Promise<unknown>>} */
const loadingStyles = new Map();

/** Load a style sheet that the first view does not need. */
export function loadStyle(/** @type {string} */ address) {
  if (!loadingStyles.has(address)) loadingStyles.set(address, addLink("stylesheet", address));
  return /** @type {Promise<unknown>} */ (loadingStyles.get(address));
}

/** Add a file to the page; resolves when it is there, or never will be. */
function addLink(/** @type {string} */ kind, /** @type {string} */ address) {
  const link = document.createElement("link");
  link.rel = kind;
  link.href = address;
  const settled = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return settled;
}

/** @type {Map<string, Cover | null>} */
const covers = new Map();
/** @type {Map<string, Promise<unknown>>} */
const loadingCovers = new Map();

/** A game's cover: null if it has none, undefined until it is loaded. */
export function coverOf(/** @type {string} */ game) {
  return covers.get(game);
}

export function loadCover(/** @type {string} */ game) {
  if (!has(game, COVER)) covers.set(game, null);
  else if (!loadingCovers.has(game))
    loadingCovers.set(
      game,
      import(`../../games/${game}/web/cover.js`).then(
        ({ Cover }) => covers.set(game, Cover),
        () => covers.set(game, null),
      ),
    );
  return loadingCovers.get(game) ?? Promise.resolve();
}

/** @type {Map<string, Promise<About>>} */
const loadingAbouts = new Map();

/** Load the texts of a game; none if it has no such file. */
export function loadAbout(/** @type {string} */ game) {
  if (!loadingAbouts.has(game))
    loadingAbouts.set(
      game,
      importAbout(game).then((about) => setAbout(game, about)),
    );
  return /** @type {Promise<About>} */ (loadingAbouts.get(game));
}

/** @returns {Promise<About>} */
async function importAbout(/** @type {string} */ game) {
  if (!has(game, ABOUT)) return {};
  return import(`../../games/${game}/web/about.js`).then(
    ({ about }) => about,
    () => ({}),
  );
}

/** @type {Map<string, Promise<Drama>>} */
const loadingDramas = new Map();

/** What is heard and seen when something happens in a game; loaded after its board. */
export function loadDrama(/** @type {string} */ game) {
  if (!loadingDramas.has(game)) loadingDramas.set(game, importDrama(game));
  return /** @type {Promise<Drama>} */ (loadingDramas.get(game));
}

/** @returns {Promise<Drama>} */
async function importDrama(/** @type {string} */ game) {
  if (!has(game, DRAMA)) return {};
  return import(`../../games/${game}/web/drama.js`).then(
    ({ drama }) => drama,
    () => ({}),
  );
}

/** @typedef {{ cards: (() => unknown)[], tips: Tip[] }} CoachData what a game's coach.js exports: the pictures of the three cards, and the tips */

/** @type {Map<string, Promise<CoachData | null>>} */
const loadingCoaches = new Map();

/** The coach of a game, with the styles of cards and tips; null if the game has none. */
export function loadCoach(/** @type {string} */ game) {
  if (!loadingCoaches.has(game)) loadingCoaches.set(game, importCoach(game));
  return /** @type {Promise<CoachData | null>} */ (loadingCoaches.get(game));
}

async function importCoach(/** @type {string} */ game) {
  const [data] = await Promise.all([
    has(game, COACH) ? import(`../../games/${game}/web/coach.js`) : null,
    loadCoachStyles(),
  ]);
  return data;
}

/** @type {Promise<unknown> | null} */
let coachStyles = null;

/** The styles of the coach and of lessons. */
export function loadCoachStyles() {
  coachStyles ??= addLink("stylesheet", "/web/styles/coach.css");
  return coachStyles;
}
