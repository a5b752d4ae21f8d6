// @ts-check
/** Shows the updates of a table one after the other, each for a moment, so that turns can be followed. */
import { partsOf } from "./update-parts.js";

/** @import * as Wire from "../../types.js" */
/** @import { Part, PartName } from "./update-parts.js" */
/** @import { TableState } from "../table-state.js" */

/** @typedef {"calm" | "quick" | "instant"} Speed how long each update is shown */

/** @type {Record<Speed, { moment: number, total: number, motion: number }>} milliseconds for one update, and for all that wait; a factor for movements */
const DURATIONS = {
  calm: { moment: 1300, total: 7000, motion: 1 },
  quick: { moment: 500, total: 2000, motion: 0.5 },
  instant: { moment: 0, total: 0, motion: 0 },
};
const CHANCE_MOMENTS = 1.6; // moments for what chance did on the way to the next turn
const MAX_ON_CLOCK = 1200; // milliseconds that may wait while a clock of this browser runs

/** @typedef {TableState & { show: (message: Wire.Update, at: number, part: PartName) => void, answered: (ack: Wire.Ack) => void }} Shown a seat of this browser */

/** @typedef {Part & { live: Shown, at: number }} Waiting what has arrived, and when, and is not shown yet */

/**
 * @typedef {{ speed: () => Speed, isHidden: () => boolean, isStill?: () => boolean, thrown?: (table: string) => number, noteThrow?: (table: string, entry: number) => void }} Watching
 *   how this browser watches; `isStill`: nothing moves; `thrown`: the entry of the log with the last throw that was pressed here
 */

/** From slow to off. */
export const SPEEDS = ["calm", "quick", "instant"];

export const isSpeed = (/** @type {string} */ name) => name in DURATIONS;

/** By which a movement's usual time is multiplied. */
export const motionFactor = (/** @type {Speed} */ speed) => DURATIONS[speed].motion;

/** One queue for all seats of a browser at a table. */
export class AnimationQueue {
  /**
   * @param {Watching} watching
   * @param {number[]} seats that this browser holds, as far as that is known before it has joined
   */
  constructor(watching, seats = []) {
    this.watching = watching;
    this.seats = seats;
    /** @type {Shown[]} */ this.lives = [];
    /** @type {Waiting[]} */ this.waiting = [];
    /** @type {Waiting[]} */ this.held = []; // what a player's own dice show, until they are thrown
    /** @type {{ entry: number, seats: Set<Shown> }} */
    this.pressed = { entry: -1, seats: new Set() }; // the last throw that was pressed, and the seats that have it
    this.shownAt = 0;
    this.crowd = 0; // the most updates that have waited since the queue was empty
    this.moments = 0; // how many moments the update shown now gets
    /** @type {number | undefined} */ this.time = undefined; // or how many milliseconds
  }

  join(/** @type {Shown} */ live) {
    this.lives.push(live);
  }

  leave(/** @type {Shown} */ live) {
    this.lives = this.lives.filter((other) => other !== live);
    this.waiting = this.waiting.filter((one) => one.live !== live);
    this.held = this.held.filter((one) => one.live !== live);
  }

  isOurs(/** @type {number} */ seat) {
    return this.seats.includes(seat) || this.lives.some((one) => one.seat === seat);
  }

  take(/** @type {Shown} */ live, /** @type {Wire.Update} */ message) {
    if (message.id) live.answered({ type: "ack", id: message.id, number: message.number });
    if (this.waitsForThrow(live, message)) {
      this.held.push({ live, message, at: performance.now() });
      return;
    }
    const { parts, held } = this.split(live, message);
    this.held.push(...held);
    if (this.isImmediate(live, message)) {
      // Another seat of this browser may already be showing the same update.
      if (this.waiting.some((one) => one.live === live)) this.skip();
      this.show(/** @type {Waiting} */ (parts.shift()));
    }
    this.waiting.push(...parts);
    this.run();
  }

  /** Whether an update comes after dice that this seat has yet to throw; one that changes the game throws them. */
  waitsForThrow(/** @type {Shown} */ live, /** @type {Wire.Update} */ { view, table }) {
    if (!this.held.some((one) => one.live === live) || !view) return false;
    const isSame = JSON.stringify(view) === JSON.stringify(this.latestView(live));
    if (isSame && table?.stage !== "over") return true;
    this.throwDice(live);
    return false;
  }

  /** The parts in which an update is shown, and those that wait until the player throws. */
  split(/** @type {Shown} */ live, /** @type {Wire.Update} */ message) {
    const game = message.table?.game ?? live.table?.game ?? "";
    const at = performance.now();
    const { parts, held } = partsOf(game, this.latestView(live), message, {
      isOurs: (seat) => this.isOurs(seat),
      mayHold: (entry) => this.watching.speed() !== "instant" && !this.wasPressed(live, entry),
      mayTumble: this.mayTumble(),
      isWatched: this.isWatched(),
    });
    const waiting = (/** @type {Part} */ part) => ({ live, at, ...part });
    return { parts: parts.map(waiting), held: held.map(waiting) };
  }

  /**
   * What a welcome shows: dice that this player has not thrown yet wait, and after a break they still do.
   *
   * @param {Shown} live
   * @param {Wire.Welcome} message
   * @returns {{ message: Wire.Welcome, part: PartName }}
   */
  welcome(live, message) {
    const { view, log = [], first_line = 0, table } = message;
    if (this.held.some((one) => one.live === live)) {
      if (JSON.stringify(view) === JSON.stringify(this.latestView(live)))
        return { message: { ...message, view: undefined, log: undefined }, part: "held" };
      this.throwDice(live);
      this.skip();
    }
    const isPressed = (this.watching.thrown?.(table.id) ?? -1) >= first_line + log.length - 1;
    const { chats, connected, ...rest } = message;
    const { parts, held } = partsOf(
      table.game,
      null,
      { ...rest, type: "update" },
      {
        isOurs: (seat) => seat === message.seat || this.isOurs(seat),
        mayHold: () =>
          this.watching.speed() !== "instant" && table.stage === "playing" && !isPressed,
        mayTumble: false,
        isWatched: false,
      },
    );
    if (!held.length) return { message, part: "" };
    const at = performance.now();
    this.held.push(...held.map((part) => ({ live, at, ...part })));
    const { view: hidden, log: told } = parts[0].message;
    return {
      message: { ...message, view: hidden, log: told ?? undefined, can_undo: false },
      part: "held",
    };
  }

  /** The player throws the dice that waited. */
  throwDice(/** @type {Shown | null} */ live = null) {
    const isThrown = (/** @type {Waiting} */ one) => !live || one.live === live;
    const thrown = this.held.filter(isThrown);
    this.held = this.held.filter((one) => !isThrown(one));
    if (!thrown.length) return;
    this.pressed = {
      entry: Math.max(...thrown.map(({ message }) => message.first_line ?? 0)),
      seats: new Set(thrown.map((one) => one.live)),
    };
    for (const { live, message } of thrown)
      this.watching.noteThrow?.(live.table?.id ?? "", message.first_line ?? 0);
    this.skip();
    const parts = this.mayTumble() ? thrown : thrown.filter(({ part }) => part !== "tumbling");
    this.waiting.push(...parts);
    this.step();
    this.run();
  }

  /** Whether the player has pressed a throw that reaches this seat only now: a browser's seats hear of it one by one. */
  wasPressed(/** @type {Shown} */ live, /** @type {number} */ entry) {
    const { entry: last, seats } = this.pressed;
    if (entry !== last || seats.has(live)) return false;
    seats.add(live);
    return true;
  }

  /** Whether dice are seen tumbling. */
  mayTumble() {
    return this.isWatched() && !this.watching.isStill?.();
  }

  isWatched() {
    return !this.watching.isHidden() && this.watching.speed() !== "instant";
  }

  /** One's own moves, races and everything nobody watches are shown at once. */
  isImmediate(/** @type {Shown} */ live, /** @type {Wire.Update} */ { id, view }) {
    if (!this.isWatched()) return true;
    if (!view) return !this.waiting.length;
    const isOurs = (/** @type {number} */ seat) => this.isOurs(seat);
    const actors = this.latestView(live)?.actors ?? [];
    if (id || (actors.length && actors.every(isOurs))) return true;
    return view.actors.length > 1 && view.actors.some(isOurs);
  }

  /** The last view that has arrived for a seat, shown or not. */
  latestView(/** @type {Shown} */ live) {
    const all = [...this.waiting, ...this.held];
    const last = all.filter((one) => one.live === live && one.message.view).at(-1);
    return last?.message.view ?? live.view;
  }

  /** How long the update shown now stays: the more are waiting, the shorter. */
  duration() {
    const { moment, total, motion } = DURATIONS[this.watching.speed()];
    if (this.time !== undefined) return this.time * motion;
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

  show(/** @type {Waiting} */ { live, message, at, part = "", time }) {
    this.shownAt = performance.now();
    // What chance did is not seen again later: it stays longer.
    this.moments = part === "moment" ? CHANCE_MOMENTS : message.view ? 1 : 0;
    this.time = time;
    live.show(message, at, part);
  }

  /** Show all that waits. */
  skip() {
    clearTimeout(this.timer);
    while (this.waiting.length) this.step();
  }
}
