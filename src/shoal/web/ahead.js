// @ts-check
/** What a page needs from the house is asked for while the rest of the page is still on its way. */
import { Live } from "./live.js";
import { Pace } from "./pace.js";
import { loadRoom } from "./rooms.js";
import { house, memory } from "./wire.js";

const PATIENCE = 600; // milliseconds; then the page says that it waits

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
  const pace = new Pace();
  return held.map((ticket) => new Live(id, { ticket, invite }, pace));
}

/** The first word of a line: a welcome, a refusal, or silence. */
function heard(/** @type {Live} */ live) {
  return new Promise((done) => (live.changed = () => done(null)));
}

/** All that a table shows. */
async function table(/** @type {string} */ id) {
  const lives = connect(id);
  waiting.set(id, lives);
  const game = memory.table(id)?.game;
  if (game) loadRoom(game);
  await Promise.all(lives.map(heard));
  const face = lives[0].table;
  if (face) await loadRoom(face.game);
}

function askAhead() {
  const [, part, id = ""] = location.pathname.split("/");
  return Promise.all([house().catch(() => null), part === "table" && table(id)]);
}

/** Over when nobody should wait any longer for the first page. */
export const patience = new Promise((done) => setTimeout(done, PATIENCE));

/** When the page can be drawn at once with all that it shows, or nobody should wait any longer. */
export const ready = Promise.race([askAhead(), patience]);
