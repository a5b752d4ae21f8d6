// @ts-check
/** The boards of the rooms, each fetched when it is needed. */

import { speakOf } from "./about.js";

/** @import { Table } from "./kit.js" */

/** @typedef {(table: Table) => unknown} Board draws a View */

/** What a board is made of besides `board.js`, by room: asked for at once, not one after the other. */
const PARTS = /** @type {Record<string, string[]>} */ ({
  jaws: [
    "amity",
    "amity-cards",
    "island",
    "orca",
    "orca-cards",
    "orca-fight",
    "pieces",
    "places",
    "words",
  ],
  sharktank: ["camera", "suits", "tank", "targets", "words"],
});

/** @type {Map<string, Board>} */
const rooms = new Map();
/** @type {Map<string, Promise<Board>>} */
const coming = new Map();

/** A room's board if it is here already. */
export function roomOf(/** @type {string} */ game) {
  return rooms.get(game) ?? null;
}

/** The board of a room, its looks included. */
export function loadRoom(/** @type {string} */ game) {
  if (!coming.has(game))
    coming.set(
      game,
      load(game).then((board) => {
        rooms.set(game, board);
        return board;
      }),
    );
  return /** @type {Promise<Board>} */ (coming.get(game));
}

async function load(/** @type {string} */ game) {
  const folder = `../games/${game}/web`;
  const dressed = fetched("stylesheet", `${folder}/board.css`);
  for (const part of PARTS[game] ?? ["words"]) fetched("modulepreload", `${folder}/${part}.js`);
  const drawn = import(`${folder}/board.js`).catch(() => import("./plain.js"));
  const [room] = await Promise.all([drawn, dressed, speakOf(game)]);
  return room.board;
}

/** A file that is fetched beside the page; told when it is there, or never will be. */
function fetched(/** @type {string} */ kind, /** @type {string} */ path) {
  const link = document.createElement("link");
  link.rel = kind;
  link.href = new URL(path, import.meta.url).href;
  const there = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return there;
}
