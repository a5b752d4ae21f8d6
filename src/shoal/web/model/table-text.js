// @ts-check
/** What players are called, who has won, and how much time is left. */
import { keyIn } from "./messages/messages.js";
import { hasText, spectatorOf, t } from "./messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "./messages/message-formatter.js" */

/** The channel that everyone at a table reads. */
export const EVERYONE = "table";

/** What a level of bots is called. */
export function levelName(/** @type {string} */ level) {
  return hasText(keyIn("level", level)) ? t(keyIn("level", level)) : level;
}

/** What the seats are called; the server gives bots names too. */
export function namesOf(/** @type {Wire.TableInfo} */ table) {
  return table.seats.map((seat, place) => seat.name || t("guest", { number: place + 1 }));
}

/** The letters of each player's sign: the first of the name, and one more where two players share it. */
export function lettersOf(/** @type {string[]} */ names) {
  const spelt = names.map((name) => [...name.trim()]);
  const first = spelt.map(([letter = ""]) => letter.toUpperCase());
  /** @type {string[]} */
  const taken = [];
  return spelt.map(([, ...others], seat) => {
    const isShared = first.filter((letter) => letter === first[seat]).length > 1;
    const pairs = others.map((letter) => first[seat] + letter.toLowerCase());
    const own = isShared ? (pairs.find((pair) => !taken.includes(pair)) ?? "") : first[seat];
    taken.push(own);
    return own || String(seat + 1);
  });
}

/** Who reads a channel of the chat: everyone, or those whom the game's catalogue names. */
export function channelTitle(
  /** @type {string} */ channel,
  /** @type {MessageFormatter} */ formatter,
) {
  if (channel === EVERYONE) return t("chat-everyone");
  const key = keyIn("chat-channel", channel);
  return formatter.catalogue.has(key) ? formatter.t(key) : channel;
}

/** The seats whose players resigned. */
export function resignedSeats(/** @type {Wire.SeatInfo[]} */ seats) {
  return [...seats.keys()].filter((seat) => seats[seat].resigned);
}

/** The winners in a few words. */
export function winners(/** @type {Wire.Result} */ result, /** @type {string[]} */ names) {
  const [best] = result.ranking;
  return best.length === names.length
    ? t("result-draw")
    : t("result-wins", { seats: best }, spectatorOf(names));
}

const DAY = 86400;
const HOUR = 3600;

/** A time left as days, or hours, or minutes and seconds. */
export function formatTime(/** @type {number} */ milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return t("time-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= 1.5 * HOUR) return t("time-hours", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
