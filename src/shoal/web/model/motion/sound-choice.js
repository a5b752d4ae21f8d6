// @ts-check
/** Which sounds belong to what a seat has just heard: chosen by the keys of messages, never by their words. */

/** @import { LogEntry } from "../log-entries.js" */

/** @typedef {"dice" | "tile" | "splash" | "swim" | "bite" | "plank" | "sensor" | "nearer" | "turn" | "refused" | "win" | "loss"} SoundName */

/**
 * @typedef {object} SoundRule a sound, and how often it is heard: the number or the length of the list in this argument
 * @property {SoundName} sound
 * @property {string} [times]
 */

/** @typedef {Record<string, SoundName | SoundRule>} SoundTable by the keys of messages; exported by a game's `web/drama.js` */

/** @typedef {{ sound: SoundName, times: number }} Heard */

const MAX_SOUNDS = 3; // of one update; more would be noise
const MAX_TIMES = 6;

/**
 * The sounds of new log entries, in their order; one that is heard twice comes once, with more repetitions.
 *
 * @param {SoundTable} table
 * @param {LogEntry[]} entries
 * @returns {Heard[]}
 */
export function soundsOf(table, entries) {
  /** @type {Map<SoundName, number>} */
  const heard = new Map();
  for (const [key, args] of entries.flatMap(({ messages }) => messages)) {
    const rule = table[key];
    if (!rule) continue;
    const { sound, times } = typeof rule === "string" ? { sound: rule, times: "" } : rule;
    heard.set(sound, (heard.get(sound) ?? 0) + countOf(times ? args[times] : 1));
  }
  return [...heard]
    .slice(0, MAX_SOUNDS)
    .map(([sound, times]) => ({ sound, times: Math.min(MAX_TIMES, times) }));
}

function countOf(/** @type {unknown} */ value) {
  if (Array.isArray(value)) return Math.max(1, value.length);
  return Math.max(1, Number(value) || 1);
}

/** Whether a seat has won: alone, with others, or with its side; spectators hear the winner. */
export function endSound(/** @type {number[][]} */ ranking, /** @type {number | null} */ seat) {
  /** @type {SoundName} */
  const sound = seat === null || ranking[0]?.includes(seat) ? "win" : "loss";
  return sound;
}
