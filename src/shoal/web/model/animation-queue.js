// @ts-check
/** Shows the updates of a table one after the other, each for a moment, so that turns can be followed. */
import { readLog } from "./log-entries.js";
import { chanceMoment } from "./replay-steps.js";

/** @import * as Wire from "../types.js" */
/** @import { TableState } from "./table-state.js" */

/** @typedef {"calm" | "quick" | "instant"} Speed how long each update is shown */

/** @type {Record<Speed, { moment: number, total: number }>} milliseconds for one update, and for all that wait */
const DURATIONS = {
  calm: { moment: 1300, total: 7000 },
  quick: { moment: 500, total: 2000 },
  instant: { moment: 0, total: 0 },
};
const CHANCE_MOMENTS = 1.6; // moments for what chance did on the way to the next turn
const MAX_ON_CLOCK = 1200; // milliseconds that may wait while a clock of this browser runs

/** @typedef {TableState & { show: (message: Wire.Update, at: number, still: boolean) => void, answered: (ack: Wire.Ack) => void }} Shown a seat of this browser */

/**
 * @typedef {object} Waiting an update that has arrived and is not shown yet
 * @property {Shown} live
 * @property {Wire.Update} message
 * @property {number} at when it arrived
 * @property {boolean} [still] whether it is only what chance did on the way
 */

/** @typedef {{ speed: () => Speed, isHidden: () => boolean }} Watching how this browser watches */

export const isSpeed = (/** @type {string} */ name) => name in DURATIONS;

/** One queue for all seats of a browser at a table. */
export class AnimationQueue {
  constructor(/** @type {Watching} */ watching) {
    this.watching = watching;
    /** @type {Shown[]} */ this.lives = [];
    /** @type {Waiting[]} */ this.waiting = [];
    this.shownAt = 0;
    this.crowd = 0; // the most updates that have waited since the queue was empty
    this.moments = 0; // how many moments the update shown now gets
  }

  join(/** @type {Shown} */ live) {
    this.lives.push(live);
  }

  leave(/** @type {Shown} */ live) {
    this.lives = this.lives.filter((other) => other !== live);
    this.waiting = this.waiting.filter((one) => one.live !== live);
  }

  take(/** @type {Shown} */ live, /** @type {Wire.Update} */ message) {
    const parts = this.split(live, message);
    if (message.id) live.answered({ type: "ack", id: message.id, number: message.number });
    if (this.isImmediate(live, message)) {
      // Another seat of this browser may already be showing the same update.
      if (this.waiting.some((one) => one.live === live)) this.skip();
      this.show(/** @type {Waiting} */ (parts.shift()));
    }
    this.waiting.push(...parts);
    this.run();
  }

  /** An update that starts with a throw worth seeing by itself is split: the throw, then the rest. */
  split(/** @type {Shown} */ live, /** @type {Wire.Update} */ message) {
    const whole = { live, message, at: performance.now() };
    const { view, first_line = 0 } = message;
    const log = message.log ?? [];
    const moment =
      view &&
      this.isWatched() &&
      chanceMoment(live.table?.game ?? "", this.latestView(live), view, readLog(log));
    if (!moment) return [whole];
    const first = {
      ...message,
      log: log.slice(0, moment.lines),
      view: moment.view,
      table: undefined,
      can_undo: false,
    };
    const rest = {
      ...message,
      id: "",
      log: log.slice(moment.lines),
      first_line: first_line + moment.lines,
    };
    return [
      { ...whole, message: first, still: true },
      { ...whole, message: rest },
    ];
  }

  isWatched() {
    return !this.watching.isHidden() && this.watching.speed() !== "instant";
  }

  /** One's own moves, races and everything nobody watches are shown at once. */
  isImmediate(/** @type {Shown} */ live, /** @type {Wire.Update} */ { id, view }) {
    if (!this.isWatched()) return true;
    if (!view) return !this.waiting.length;
    const isOurs = (/** @type {number} */ seat) => this.lives.some((one) => one.seat === seat);
    const actors = this.latestView(live)?.actors ?? [];
    if (id || (actors.length && actors.every(isOurs))) return true;
    return view.actors.length > 1 && view.actors.some(isOurs);
  }

  /** The last view that has arrived for a seat, shown or not. */
  latestView(/** @type {Shown} */ live) {
    const last = this.waiting.filter((one) => one.live === live && one.message.view).at(-1);
    return last?.message.view ?? live.view;
  }

  /** How long the update shown now stays: the more are waiting, the shorter. */
  duration() {
    const { moment, total } = DURATIONS[this.watching.speed()];
    const updates = this.waiting.filter((one) => one.live === this.waiting[0].live).length;
    this.crowd = Math.max(this.crowd, updates);
    const isTimed = this.waiting.some(({ live, message }) =>
      message.clocks?.some((clock, seat) => clock.running && seat === live.seat),
    );
    return this.moments * Math.min(moment, (isTimed ? MAX_ON_CLOCK : total) / this.crowd);
  }

  /** Show what is due, and set a timer for the next. */
  run() {
    clearTimeout(this.timer);
    while (this.waiting.length) {
      const wait = this.shownAt + this.duration() - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.run(), wait);
        return;
      }
      this.step();
    }
    this.crowd = 0;
  }

  /** Show one update, to every seat that has it. */
  step() {
    const seen = new Set();
    while (this.waiting.length && !seen.has(this.waiting[0].live)) {
      const one = /** @type {Waiting} */ (this.waiting.shift());
      seen.add(one.live);
      this.show(one);
    }
  }

  show(/** @type {Waiting} */ { live, message, at, still = false }) {
    this.shownAt = performance.now();
    // What chance did is not seen again later: it stays longer.
    this.moments = still ? CHANCE_MOMENTS : message.view ? 1 : 0;
    live.show(message, at, still);
  }

  /** Show all that waits. */
  skip() {
    clearTimeout(this.timer);
    while (this.waiting.length) this.step();
  }
}
