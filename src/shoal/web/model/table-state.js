// @ts-check
/** What one seat (or spectator) knows of a table, and what each message of the server changes in it. */

import { readLog } from "./log-entries.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "./log-entries.js" */
/** @import { PartName } from "./motion/update-parts.js" */

const FIRST_RECENT_ENTRIES = 4; // of the log, shown as recent to somebody who has just joined

export class TableState {
  constructor() {
    this.number = 0; // of the last event applied
    /** @type {Wire.TableInfo | null} */ this.table = null;
    /** @type {Wire.View | null} */ this.view = null;
    /** @type {Wire.View | null} */ this.before = null; // to show what changed
    /** @type {number | null} */ this.seat = null;
    /** @type {LogEntry[]} */ this.log = [];
    /** @type {Wire.Chat[]} */ this.chats = [];
    /** @type {Wire.UndoRequest | null} */ this.undoRequest = null;
    /** @type {Wire.Clock[]} */ this.clocks = [];
    this.clockedAt = 0;
    /** @type {string[]} */ this.channels = [];
    /** @type {number[]} */ this.connected = [];
    this.canUndo = false;
    /** @type {{ entry: LogEntry } | null} */ this.undone = null; // the first entry that others undid
    /** @type {PartName} */ this.part = ""; // of the update that is shown
    this.fresh = 0; // how many log entries came with the last update
    this.recent = 0; // the log's length before this seat last acted
    /** @type {Wire.View | null} */ this.left = null; // the view when this seat had last acted
  }

  /** Whether the view is only shown on the way to the next: what chance did, or dice before they lie. */
  get still() {
    return this.part !== "";
  }

  /** Whether the dice wait until this seat throws them. */
  get isHolding() {
    return this.part === "held";
  }

  /** Whether this seat is one of a view's actors. */
  isActor(/** @type {Wire.View | null} */ view) {
    return this.seat !== null && Boolean(view?.actors.includes(this.seat));
  }

  /** The log entries that belong to what is shown as changed. */
  get newEntries() {
    const isSinceOwnMove = this.left && this.before === this.left;
    return this.log.slice(isSinceOwnMove ? this.recent : this.log.length - this.fresh);
  }

  /** `isAlone`: whether this browser has no other seat at the table. */
  applyWelcome(
    /** @type {Wire.Welcome} */ message,
    /** @type {number} */ at,
    /** @type {boolean} */ isAlone = true,
    /** @type {PartName} */ part = "",
  ) {
    const isFirst = this.number === 0;
    this.seat = message.seat ?? null;
    this.apply(message, at, { isOwn: false, isAlone, part });
    if (isFirst) this.recent = Math.max(0, this.log.length - FIRST_RECENT_ENTRIES);
    const chats = message.chats ?? [];
    this.chats = isFirst ? chats : [...this.chats, ...chats];
    this.number = message.number;
    this.connected = message.connected ?? [];
    this.table = message.table;
  }

  applyUpdate(
    /** @type {Wire.Update} */ message,
    /** @type {number} */ at,
    /** @type {boolean} */ isAlone = true,
    /** @type {PartName} */ part = "",
  ) {
    // An update that waited for a throw may come after a later line of the chat.
    this.number = Math.max(this.number, message.number);
    const isOwn = Boolean(message.id);
    this.apply(message, at, { isOwn, isAlone, part });
    if (message.table) this.table = message.table;
    if (message.chat) this.chats = [...this.chats, message.chat];
    if (isOwn && message.view) this.acted();
  }

  /** Start a new turn in the log; the result of this seat's own move stays visible. */
  acted() {
    this.recent = this.log.length - this.fresh;
    this.left = this.view;
  }

  /** What a welcome and an update have in common. */
  apply(
    /** @type {Wire.Welcome | Wire.Update} */ message,
    /** @type {number} */ at,
    /** @type {{ isOwn: boolean, isAlone: boolean, part?: PartName }} */ {
      isOwn,
      isAlone,
      part = "",
    },
  ) {
    const isRest = this.part === "held" || this.part === "tumbling"; // of an update that was shown in part
    if (message.view) this.part = part;
    const first = message.first_line ?? 0;
    const { log } = message;
    const isLogChanged = log && (log.length || first < this.log.length);
    const isRewound = Boolean(isLogChanged && this.number > 0 && first < this.log.length);
    if (isLogChanged) {
      this.undone = isRewound && !isOwn && isAlone ? { entry: this.log[first] } : null;
      if (isRewound) this.left = null;
      this.applyLog(readLog(log), first, isRest);
    }
    if (message.view && isRest) this.completeView(message.view);
    else if (message.view) this.applyView(message.view, isRewound);
    this.undoRequest = message.undo_request ?? null;
    this.clocks = message.clocks ?? [];
    this.clockedAt = at;
    if (message.channels) this.channels = message.channels;
    this.canUndo = message.can_undo ?? false;
  }

  /** Entries from `first` on replace what stood there. */
  applyLog(
    /** @type {LogEntry[]} */ entries,
    /** @type {number} */ first,
    /** @type {boolean} */ isRest = false,
  ) {
    this.fresh = entries.length + (isRest ? this.fresh : 0);
    this.recent = Math.min(this.recent, first);
    this.log = [...this.log.slice(0, first), ...entries];
  }

  /** The rest of an update: what it changed is compared with the view before its first part. */
  completeView(/** @type {Wire.View} */ view) {
    if (this.left === this.view) this.left = view;
    this.view = view;
  }

  /** A player whose turn comes sees all that changed since they last acted; undone changes are not shown. */
  applyView(/** @type {Wire.View} */ view, /** @type {boolean} */ isRewound) {
    // A new name, or somebody who comes or goes, changes nothing on the board.
    if (JSON.stringify(view) === JSON.stringify(this.view)) return;
    const isTurnBack = this.left && this.isActor(view) && !this.isActor(this.view);
    this.before = isRewound ? null : isTurnBack ? this.left : this.view;
    this.view = view;
  }
}
