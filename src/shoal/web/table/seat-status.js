// @ts-check
/** The players at a table: presence and clocks. */
import { html, useEffect, useState } from "../ui/html.js";
import { formatTime, levelName } from "../model/table-text.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { Playing } from "../net/live-table.js" */

const SHORT_TIME = 15000; // milliseconds under which a clock is shown as urgent

/** Whether the seat of this connection is to move. */
export function isToMove(/** @type {Playing} */ live) {
  const isPlaying = live.table.stage === "playing" && !live.table.seats[live.seat ?? 0].resigned;
  return live.isActor(live.view) && !live.still && isPlaying;
}

/** Whether a player is here, or who plays in their seat; for a game that is over, who did. */
export function presence(/** @type {Playing} */ live, /** @type {number} */ seat) {
  const info = live.table.seats[seat];
  const over = live.table.stage === "over";
  if (info.kind === "bot") return t("bot-of-level", { level: levelName(info.level ?? "") });
  if (info.resigned) return t(over ? "seat-resigned" : "seat-has-resigned");
  if (info.stand_in)
    return t(over ? "seat-stood-in" : "seat-stand-in", { level: levelName(info.stand_in) });
  return t(live.connected.includes(seat) ? "seat-here" : "seat-gone");
}

/** What stands beside a name: whether the player is here, and their clock. */
export function BesideName(/** @type {{ live: Playing, seat: number }} */ { live, seat }) {
  if (live.table.stage === "over") return null;
  const info = live.table.seats[seat];
  const here = live.connected.includes(seat);
  const text = presence(live, seat);
  const state = info.kind === "bot" || info.stand_in ? "bot" : here ? "here" : "gone";
  return html`<span class=${`presence ${state}`} title=${text}
      ><i aria-hidden="true"></i
      ><span class=${state === "gone" ? "" : "visually-hidden"}>${text}</span></span
    >
    <${SeatClock} live=${live} seat=${seat} />`;
}

/** The clock of a seat, at a table with clocks. */
export function SeatClock(/** @type {{ live: Playing, seat: number }} */ { live, seat }) {
  const clock = live.clocks[seat];
  return clock ? html`<${Clock} clock=${clock} at=${live.clockedAt} />` : null;
}

/** A clock that runs in the page between two messages. */
function Clock(/** @type {{ clock: Wire.Clock, at: number }} */ { clock, at }) {
  const [, tick] = useState(0);
  const left = Math.max(0, clock.left_ms - (clock.running ? performance.now() - at : 0));
  // On the full second, so that two copies of a clock on the page show the same.
  useEffect(() => {
    if (!clock.running || !left) return;
    const timer = setTimeout(() => tick((n) => n + 1), (left % 1000) + 10);
    return () => clearTimeout(timer);
  });
  return html`<span
    class=${clock.running && left < SHORT_TIME ? "clock short" : "clock"}
    aria-label=${t("table-clock-left", { time: formatTime(left) })}
    >${formatTime(left)}</span
  >`;
}
