// @ts-check
/** The room's board; rooms are loaded when they are needed. */
import { html, arrows, useEffect, useLayoutEffect, useRef, useState } from "./kit.js";
import { useBar } from "./bar.js";
import { words } from "./words.js";

/** @type {Map<string, any>} */
const rooms = new Map();
/** @type {Map<string, Promise<any>>} */
const coming = new Map();

/** The board of a room, its looks included. */
export function loadRoom(/** @type {string} */ game) {
  if (!coming.has(game))
    coming.set(
      game,
      load(`../games/${game}/web`).then((board) => rooms.set(game, board).get(game)),
    );
  return /** @type {Promise<any>} */ (coming.get(game));
}

async function load(/** @type {string} */ folder) {
  const dressed = fetched("stylesheet", `${folder}/board.css`);
  fetched("modulepreload", `${folder}/words.js`);
  const drawn = import(`${folder}/board.js`).catch(() => import("./plain.js"));
  const [room] = await Promise.all([drawn, dressed]);
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

/** A View on its board. */
export function Stage(/** @type {any} */ props) {
  const [board, setBoard] = useState(() => rooms.get(props.game) ?? null);
  useLayoutEffect(() => {
    loadRoom(props.game).then((found) => setBoard(() => found));
  }, [props.game]);
  useEffect(() => {
    // Marked once, for who wants to know how long the first board took.
    if (board && !performance.getEntriesByName("shoal:board").length)
      performance.mark("shoal:board");
  }, [board]);
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  useBar(stage, board);
  return html`<div ref=${stage} class=${props.busy ? "stage busy" : "stage"} onKeyDown=${arrows}>
    ${props.ask ? html`<p class="banner mine">${props.ask}</p>` : null}
    ${board ? html`<${board} ...${props} />` : html`<p class="soft">${words.loading}</p>`}
  </div>`;
}
