// @ts-check
/** What players are called, who has won, and how much time is left. */
import { words } from "../ui/words.js";

/** @import * as Wire from "../types.js" */

/** What the seats are called; bots have names too. */
export function namesOf(/** @type {Wire.TableInfo} */ table) {
  return table.seats.map((seat, place) =>
    seat.kind === "bot"
      ? words.bots[place % words.bots.length]
      : seat.name || `${words.name.missing} ${place + 1}`,
  );
}

/** The winners in a few words. */
export function winners(/** @type {Wire.Result} */ result, /** @type {string[]} */ names) {
  const [best] = result.ranking;
  return best.length === names.length
    ? words.result.draw
    : words.result.wins(best.map((seat) => names[seat]));
}

const DAY = 86400;
const HOUR = 3600;

/** A time left as days, or hours, or minutes and seconds. */
export function formatTime(/** @type {number} */ milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= 1.5 * HOUR) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
