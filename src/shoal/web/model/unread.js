// @ts-check
/** Which chat messages still have to be shown to this player. */

/** @import * as Wire from "../types.js" */

/** The messages after those that were read, without what the page shows elsewhere. */
export function unreadOf(
  /** @type {{ chats: Wire.Chat[], seat: number | null, table: Wire.TableInfo }} */ live,
  /** @type {number} */ read,
) {
  return live.chats.slice(read).filter((chat) => isUnread(live, chat));
}

function isUnread(
  /** @type {{ seat: number | null, table: Wire.TableInfo }} */ { seat, table },
  /** @type {Wire.Chat} */ chat,
) {
  if (chat.seat != null) return chat.seat !== seat;
  // System messages are about a running game; a player who resigned reads it above the board.
  const hasResigned = seat !== null && table.seats[seat].resigned;
  return table.stage === "playing" && !(hasResigned && isAbout(chat, seat));
}

/** Whether a system message is about a seat. */
export function isAbout(/** @type {Wire.Chat} */ chat, /** @type {number | null} */ seat) {
  return seat !== null && chat.message?.[1].seat === seat;
}
