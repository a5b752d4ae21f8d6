// @ts-check
/** What this browser keeps between two visits: a name, the settings, and the tables it has been at. */
import { keyIn } from "../model/messages/messages.js";
import { t } from "../model/messages/page-text.js";

/** @import { Progress } from "../model/coach-progress.js" */

const MAX_TABLES = 40;
const DEFAULT_NAMES = 8; // in the catalogue

export const SOUNDS = ["on", "off"];
export const THEMES = ["auto", "light", "dark"];
export const COLOURS = ["usual", "distinct"];

/** A stored value, or the first of those that there are. */
function oneOf(/** @type {string[]} */ values, /** @type {string} */ value) {
  return values.includes(value) ? value : values[0];
}

/**
 * @typedef {object} KeptTable a table this browser has been at
 * @property {string} table
 * @property {string} game
 * @property {Record<string, string>} tickets by seat
 * @property {string} [host]
 * @property {string} [invite]
 * @property {string} [commitment] as it was shown first
 * @property {Record<string, string>} [salts] that this browser gave, by seat
 * @property {number[]} [bots] the seats that bots had when the game began
 * @property {number} [heard] how many chat messages were read
 * @property {boolean} [done] whether its game is over
 * @property {number} at when it was last opened
 */

function read(/** @type {string} */ key, /** @type {any} */ missing) {
  try {
    return JSON.parse(localStorage.getItem(`shoal.${key}`) ?? "null") ?? missing;
  } catch {
    return missing;
  }
}

function write(/** @type {string} */ key, /** @type {any} */ value) {
  try {
    localStorage.setItem(`shoal.${key}`, JSON.stringify(value));
  } catch {
    // A browser without storage can still play.
  }
}

/** The coach's progress before it is stored: the games that this browser has finished are known. */
function knownGames(/** @type {KeptTable[]} */ tables) {
  const done = tables.filter((kept) => kept.done && Object.keys(kept.tickets).length);
  return { games: Object.fromEntries(done.map(({ game }) => [game, { done: true }])) };
}

export const storage = {
  name: () => /** @type {string} */ (read("name", "")),
  rename: (/** @type {string} */ name) => write("name", name),
  /** The player's name; a player who gave none gets one and keeps it. */
  nameOrDefault() {
    const [random] = crypto.getRandomValues(new Uint8Array(1));
    if (!storage.name().trim())
      storage.rename(t(keyIn("default-name", String(random % DEFAULT_NAMES))));
    return storage.name();
  },
  language: () => /** @type {string} */ (read("language", "")),
  chooseLanguage: (/** @type {string} */ language) => write("language", language),
  // Browsers have stored it as "pace" from the beginning.
  animationSpeed: () => /** @type {string} */ (read("pace", "")),
  chooseAnimationSpeed: (/** @type {string} */ speed) => write("pace", speed),
  /** How far the coach is with this person; a person who has finished a game knows it. */
  coach: () => /** @type {Progress} */ (read("coach", null) ?? knownGames(storage.tables())),
  saveCoach: (/** @type {Progress} */ progress) => write("coach", progress),
  /** The step of a game's lesson at which to go on. */
  lessonStep: (/** @type {string} */ game) => Number(read("lessons", {})[game] ?? 0),
  saveLessonStep: (/** @type {string} */ game, /** @type {number} */ step) =>
    write("lessons", { ...read("lessons", {}), [game]: step }),
  /** Whether the player wants sounds: "on", "off", or "" before they have been asked. */
  sound: () => /** @type {string} */ (read("sound", "")),
  chooseSound: (/** @type {string} */ sound) => write("sound", sound),
  /** Whether the player wants a notification when it is their turn. */
  notify: () => /** @type {boolean} */ (read("notify", false)),
  chooseNotify: (/** @type {boolean} */ notify) => write("notify", notify),
  /** The entry of a table's log with the last throw that was pressed in this window; -1 if there is none. */
  thrown: (/** @type {string} */ id) => Number(sessionStorage.getItem(`shoal.thrown.${id}`) ?? -1),
  noteThrow(/** @type {string} */ id, /** @type {number} */ entry) {
    try {
      sessionStorage.setItem(`shoal.thrown.${id}`, String(entry));
    } catch {
      // Without storage the dice wait again after the page has been loaded again.
    }
  },
  theme: () => oneOf(THEMES, read("appearance", "auto")),
  chooseTheme: (/** @type {string} */ theme) => write("appearance", theme),
  colours: () => oneOf(COLOURS, read("colours", "usual")),
  chooseColours: (/** @type {string} */ colours) => write("colours", colours),
  tables: () => /** @type {KeptTable[]} */ (read("tables", [])),
  /** @returns {KeptTable | undefined} */
  table: (/** @type {string} */ id) => storage.tables().find((kept) => kept.table === id),
  /** Add to what is kept about a table, and move it to the front. */
  keep(/** @type {Partial<KeptTable> & { table: string }} */ changes) {
    const old = storage.table(changes.table);
    const kept = { game: "", tickets: {}, ...old, ...changes, at: Date.now() };
    const others = storage.tables().filter((other) => other.table !== changes.table);
    write("tables", [kept, ...others].slice(0, MAX_TABLES));
    return /** @type {KeptTable} */ (kept);
  },
  /** Remember that a table's game is over, so that the lobby no longer asks about it. */
  markDone: (/** @type {string} */ id) =>
    write(
      "tables",
      storage.tables().map((kept) => (kept.table === id ? { ...kept, done: true } : kept)),
    ),
  forget: (/** @type {string} */ id) =>
    write(
      "tables",
      storage.tables().filter((kept) => kept.table !== id),
    ),
};
