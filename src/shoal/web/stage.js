// @ts-check
/** The room's board; rooms are loaded when they are needed. */
import { html, arrows, useEffect, useState } from "./kit.js";
import { words } from "./words.js";

/** @type {Map<string, any>} */
const rooms = new Map();

/** The board of a room, its looks included. */
export async function loadRoom(/** @type {string} */ game) {
  if (!rooms.has(game)) {
    const folder = `../games/${game}/web`;
    const look = document.createElement("link");
    look.rel = "stylesheet";
    look.href = new URL(`${folder}/board.css`, import.meta.url).href;
    const dressed = new Promise((done) => (look.onload = look.onerror = done));
    document.head.append(look);
    const [room] = await Promise.all([import(`${folder}/board.js`), dressed]);
    rooms.set(game, room.board);
  }
  return rooms.get(game);
}

/** A View on its board. */
export function Stage(/** @type {any} */ props) {
  const [board, setBoard] = useState(() => rooms.get(props.game) ?? null);
  useEffect(() => {
    loadRoom(props.game).then((found) => setBoard(() => found));
  }, [props.game]);
  return html`<div class=${props.busy ? "stage busy" : "stage"} onKeyDown=${arrows}>
    ${props.ask ? html`<p class="banner mine">${props.ask}</p>` : null}
    ${board ? html`<${board} ...${props} />` : html`<p class="soft">${words.loading}</p>`}
  </div>`;
}
