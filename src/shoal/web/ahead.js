// @ts-check
/** What a page needs from the house is asked for while the rest of the page is still on its way. */
import { Live } from "./live.js";
import { loadRoom } from "./rooms.js";
import { house, memory } from "./wire.js";

/** @type {Map<string, Live[]>} */
const waiting = new Map();

/** The lines of this browser to a table: those that wait for the page, or new ones. */
export function join(/** @type {string} */ id, /** @type {() => void} */ changed) {
  const lives = waiting.get(id) ?? connect(id);
  waiting.delete(id);
  for (const live of lives) live.changed = changed;
  return lives;
}

/** One line to the table for each seat that this browser holds, or one as a watcher. */
function connect(/** @type {string} */ id) {
  const kept = memory.table(id);
  const invite = location.hash.slice(1) || kept?.invite || "";
  if (location.hash.length > 1) memory.keep({ table: id, invite });
  const tickets = Object.values(kept?.tickets ?? {});
  const held = tickets.length ? tickets : [kept?.host];
  return held.map((ticket) => new Live(id, { ticket, invite }));
}

function askAhead() {
  house().catch(() => null);
  const [, part, id = ""] = location.pathname.split("/");
  if (part === "table") waiting.set(id, connect(id));
  const game = memory.table(id)?.game;
  if (game) loadRoom(game);
}

askAhead();
