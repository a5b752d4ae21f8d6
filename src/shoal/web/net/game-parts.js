// @ts-check
/** The parts of a game, found by its name in its folder: board, styles, texts, cover. Each is fetched once. */
import { setAbout } from "../model/game-wording.js";
import { filesOf } from "./listed-files.js";

/** @import { About } from "../model/game-wording.js" */
/** @import { BoardProps } from "../ui/board/board-hooks.js" */

/** @typedef {(props: BoardProps) => unknown} Board draws a view */
/** @typedef {() => unknown} Cover draws a game's picture */

const BOARD = "/web/board.js";
const ABOUT = "/web/about.js";
const COVER = "/web/cover.js";

/** Whether a game has a part. */
function has(/** @type {string} */ game, /** @type {string} */ part) {
  return filesOf(game).includes(`/games/${game}${part}`);
}

/** @type {Map<string, Board>} */
const boards = new Map();
/** @type {Map<string, Promise<Board>>} */
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
  return /** @type {Promise<Board>} */ (loadingBoards.get(game));
}

async function fetchBoard(/** @type {string} */ game) {
  const files = filesOf(game).filter((file) => !file.endsWith(COVER));
  for (const file of files) if (file.endsWith(".js")) addLink("modulepreload", file);
  const styles = files.filter((file) => file.endsWith(".css"));
  const styled = styles.map((file) => addLink("stylesheet", file));
  const module = has(game, BOARD)
    ? import(`../../games/${game}/web/board.js`).catch(importGenericBoard)
    : importGenericBoard();
  const [{ Board }] = await Promise.all([module, loadAbout(game), ...styled]);
  return Board;
}

/** The board that is drawn from a game's schema, with its styles; the text alone if that fails. */
async function importGenericBoard() {
  const files = ["/web/styles/generic-board.css", "/web/styles/generic-board-values.css"];
  const styled = Promise.all(files.map((file) => addLink("stylesheet", file)));
  const module = import("../ui/generic-board/board.js").catch(
    () => import("../ui/board/plain-board.js"),
  );
  await styled;
  return module;
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
