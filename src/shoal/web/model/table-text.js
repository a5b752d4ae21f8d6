// @ts-check
/** What players are called, who has won, and how much time is left. */
import { keyIn } from "./messages/messages.js";
import { hasText, spectatorOf, t } from "./messages/page-text.js";

/** @import * as Wire from "../types.js" */

const BOT_NAMES = ["Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral"];

/** What a bot in a seat is called. */
export function botName(/** @type {number} */ seat) {
  return BOT_NAMES[seat % BOT_NAMES.length];
}

/** What a level of bots is called. */
export function levelName(/** @type {string} */ level) {
  return hasText(keyIn("bot-level", level)) ? t(keyIn("bot-level", level)) : level;
}

/** What the seats are called; bots have names too. */
export function namesOf(/** @type {Wire.TableInfo} */ table) {
  return table.seats.map((seat, place) =>
    seat.kind === "bot" ? botName(place) : seat.name || t("guest", { number: place + 1 }),
  );
}

/** Who reads a channel of the chat. */
export function channelTitle(/** @type {string} */ channel) {
  const isKnown = hasText(keyIn("chat-channel", channel));
  return isKnown ? t(keyIn("chat-channel", channel)) : channel;
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
