// @ts-check
/** The steps of a game: each shows something new, and what chance did in between is a step too. */
import { aboutOf } from "./about-game.js";
import { readLog } from "./log-entries.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "./log-entries.js" */

/**
 * @typedef {object} Step
 * @property {number} number its place among the steps, not the number of the event
 * @property {boolean} half whether it shows what chance did before the event was complete
 */

/** @typedef {Omit<Wire.Replay, "log"> & { log: LogEntry[] }} Position of a game, with the log up to it */

/** @typedef {Position & Step & { before: Wire.View | null, fresh: number }} ShownStep with the view before it, and how many log entries are new in it */

/** What chance did between a view and the next, if the game shows that by itself: a view and its log entries. */
export function chanceMoment(
  /** @type {string} */ game,
  /** @type {Wire.View | null} */ before,
  /** @type {Wire.View} */ after,
  /** @type {LogEntry[]} */ entries,
) {
  const moment = before && aboutOf(game).moment?.(before, after, entries);
  if (!before || !moment) return null;
  const view = { ...before, facts: moment.facts, moves: [], prompt: null };
  return { lines: moment.lines, view };
}

/** The steps of one game, which are fetched once each. */
export class ReplaySteps {
  /**
   * @param {string} game
   * @param {(number: number) => Promise<Wire.Replay>} fetchEvent asks the server for the game at an event
   */
  constructor(game, fetchEvent) {
    this.game = game;
    this.fetchEvent = fetchEvent;
    /** @type {Map<number, Promise<Position>>} */ this.known = new Map();
  }

  /** A step by its place: events that show nothing new, or were undone, are not steps. */
  at(/** @type {number} */ number) {
    const known = this.known.get(number);
    if (known) return known;
    const fetching = this.fetchStep(number);
    this.known.set(number, fetching);
    fetching.catch(() => this.known.delete(number));
    return fetching;
  }

  /** @returns {Promise<Position>} */
  async fetchStep(/** @type {number} */ number) {
    const numbers = number ? await this.eventNumbers() : [0];
    const found = await this.fetchEvent(numbers[number] ?? numbers[numbers.length - 1]);
    const last = (found.numbers ?? []).length - 1;
    return { ...found, log: readLog(found.log), number, last };
  }

  /** The numbers of the events that are steps. */
  async eventNumbers() {
    return (await this.at(0)).numbers ?? [];
  }

  /** The step at which the game starts; taking seats does not count as a step. */
  async start() {
    const first = await this.at(0);
    let number = 0;
    while (number < first.last && isSame(first, await this.at(number + 1))) number++;
    // If chance moves first, the board is empty until then.
    return first.view.actors.length || number === first.last ? number : number + 1;
  }

  /** What a step shows, compared with the step shown before it. */
  async show(/** @type {Step} */ step, /** @type {ShownStep | null} */ from = null) {
    const full = await this.at(step.number);
    const half = step.half ? await this.half(step.number) : null;
    const { log, view } = half ?? full;
    const fresh = from ? Math.max(0, log.length - from.log.length) : 1;
    return { ...full, ...step, log, view, before: from?.view ?? null, fresh };
  }

  /** What chance did on the way to this step, if the game shows that by itself. */
  async half(/** @type {number} */ number) {
    if (!number) return null;
    const [was, is] = await Promise.all([this.at(number - 1), this.at(number)]);
    const moment = chanceMoment(this.game, was.view, is.view, is.log.slice(was.log.length));
    return moment && { log: is.log.slice(0, was.log.length + moment.lines), view: moment.view };
  }

  /** The next step that shows something new. */
  async next(/** @type {ShownStep} */ from) {
    if (from.half) return this.show({ number: from.number, half: false }, from);
    let number = Math.min(from.last, from.number + 1);
    while (number < from.last && isSame(from, await this.at(number))) number++;
    return this.show({ number, half: Boolean(await this.half(number)) }, from);
  }

  /** The step before this one that shows something else. */
  async previous(/** @type {ShownStep} */ from, /** @type {number} */ first) {
    if (!from.half && (await this.half(from.number)))
      return this.show({ number: from.number, half: true });
    const here = await this.at(from.number);
    let number = Math.max(first, from.number - 1);
    while (number > first && isSame(from.half ? here : from, await this.at(number))) number--;
    return this.show({ number, half: false });
  }

  /** The next step, the previous step, or the step with a number. */
  async go(
    /** @type {ShownStep | null} */ from,
    /** @type {Target} */ to,
    /** @type {number} */ first,
  ) {
    if (from && to === "next") return this.next(from);
    if (from && to === "previous") return this.previous(from, first);
    // Each viewer has steps of their own: another one may have fewer.
    const { last } = await this.at(first);
    return this.show({ number: Math.min(last, Math.max(first, Number(to))), half: false });
  }
}

/** @typedef {number | "next" | "previous"} Target a number, or one step on or back */

/** Whether nothing has happened on the board between two steps. */
function isSame(/** @type {Position} */ one, /** @type {Position} */ other) {
  return (
    one.log.length === other.log.length &&
    JSON.stringify(one.view.facts) === JSON.stringify(other.view.facts)
  );
}
