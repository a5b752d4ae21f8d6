// @ts-check
/** The news of a table one after the other, each with its moment, so that nobody's turn is over unseen. */
import { momentsOf } from "./walk.js";
import { memory } from "./wire.js";

/** @import * as Wire from "./types.js" */
/** @import { Live } from "./live.js" */

/** @typedef {"calm" | "quick" | "instant"} Choice how long each event is shown */

/** @type {Record<Choice, { moment: number, most: number }>} a moment, and all moments that may wait */
const PACES = {
  calm: { moment: 1300, most: 7000 },
  quick: { moment: 500, most: 2000 },
  instant: { moment: 0, most: 0 },
};
const STILL = 1.6; // moments for what chance did on the way to the next turn
const ON_THE_CLOCK = 1200; // milliseconds that may wait while somebody's time runs here

/**
 * @typedef {object} Waiting news that came at some time
 * @property {Live} live
 * @property {Wire.News} message
 * @property {number} at
 * @property {boolean} [still] whether it is only what chance did on the way
 */

/** What this browser has chosen; who asks for little motion is not kept waiting long. */
export function chosen() {
  const kept = memory.pace();
  if (kept in PACES) return /** @type {Choice} */ (kept);
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "quick" : "calm";
}

/** Whether somebody looks who wants to see one thing after the other. */
function isWatched() {
  return !document.hidden && chosen() !== "instant";
}

/** Shows the news of all lines of one browser to a table. */
export class Pace {
  constructor() {
    /** @type {Live[]} */ this.lines = [];
    /** @type {Waiting[]} */ this.queue = [];
    this.shownAt = 0;
    this.crowd = 0; // how many events waited at most since none did
    this.worth = 0; // how many moments what is shown deserves
    this.hidden = () => document.hidden && this.skip();
    addEventListener("visibilitychange", this.hidden);
  }

  join(/** @type {Live} */ live) {
    this.lines.push(live);
  }

  leave(/** @type {Live} */ live) {
    this.lines = this.lines.filter((other) => other !== live);
    this.queue = this.queue.filter((one) => one.live !== live);
    if (!this.lines.length) removeEventListener("visibilitychange", this.hidden);
  }

  take(/** @type {Live} */ live, /** @type {Wire.News} */ message) {
    const parts = this.parts(live, message);
    if (message.id) live.answer({ type: "ack", id: message.id, number: message.number });
    if (this.isAtOnce(live, message)) {
      // Another seat's line of this browser may just have begun with the same news.
      if (this.queue.some((one) => one.live === live)) this.skip();
      this.show(/** @type {Waiting} */ (parts.shift()));
    }
    this.queue.push(...parts);
    this.go();
  }

  /** News that began with something worth seeing by itself has its moment before the rest. */
  parts(/** @type {Live} */ live, /** @type {Wire.News} */ message) {
    const whole = { live, message, at: performance.now() };
    const { view, first_line = 0 } = message;
    const told = message.told ?? [];
    const moment =
      view && isWatched() && momentsOf(live.table?.game ?? "", this.latest(live), view, told);
    if (!moment) return [whole];
    const { lines } = moment;
    const first = {
      ...message,
      told: told.slice(0, lines),
      view: moment.view,
      table: undefined,
      can_undo: false,
    };
    const rest = { ...message, id: "", told: told.slice(lines), first_line: first_line + lines };
    return [
      { ...whole, message: first, still: true },
      { ...whole, message: rest },
    ];
  }

  /** What one does oneself is seen at once, and so is what everybody races for. */
  isAtOnce(/** @type {Live} */ live, /** @type {Wire.News} */ { id, view }) {
    if (!isWatched()) return true;
    if (!view) return !this.queue.length;
    const isOurs = (/** @type {number} */ seat) => this.lines.some((line) => line.seat === seat);
    const asked = this.latest(live)?.actors ?? [];
    if (id || (asked.length && asked.every(isOurs))) return true;
    return view.actors.length > 1 && view.actors.some(isOurs);
  }

  /** The last View that a line has heard of, shown or not. */
  latest(/** @type {Live} */ live) {
    const waiting = this.queue.filter((one) => one.live === live && one.message.view).at(-1);
    return waiting?.message.view ?? live.view;
  }

  /** How long what is shown stays alone: the more waits, the shorter. */
  moment() {
    const { moment, most } = PACES[chosen()];
    const steps = this.queue.filter((one) => one.live === this.queue[0].live).length;
    this.crowd = Math.max(this.crowd, steps);
    const isTimed = this.queue.some(({ live, message }) =>
      message.clocks?.some((clock, seat) => clock.running && seat === live.seat),
    );
    return this.worth * Math.min(moment, (isTimed ? ON_THE_CLOCK : most) / this.crowd);
  }

  /** Show what is due, and come back when the next is. */
  go() {
    clearTimeout(this.timer);
    while (this.queue.length) {
      const wait = this.shownAt + this.moment() - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.go(), wait);
        return;
      }
      this.step();
    }
    this.crowd = 0;
  }

  /** Show one event, to every line that has heard of it. */
  step() {
    const seen = new Set();
    while (this.queue.length && !seen.has(this.queue[0].live)) {
      const one = /** @type {Waiting} */ (this.queue.shift());
      seen.add(one.live);
      this.show(one);
    }
  }

  show(/** @type {Waiting} */ { live, message, at, still = false }) {
    this.shownAt = performance.now();
    // What chance did and nobody sees again is looked at longer.
    this.worth = still ? STILL : message.view ? 1 : 0;
    live.still = still;
    live.news(message, at);
    live.changed();
  }

  /** Show all that waits. */
  skip() {
    clearTimeout(this.timer);
    while (this.queue.length) this.step();
  }
}
