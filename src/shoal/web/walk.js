// @ts-check
/** A game step by step: each step shows something new, and what chance did in between is a step too. */
import { aboutOf } from "./about.js";

/** @import * as Wire from "./types.js" */

/**
 * @typedef {object} Step
 * @property {number} number its place among the steps, not that of the news
 * @property {boolean} half whether it shows what chance did before the news was whole
 */

/** @typedef {Wire.Replay & Step & { before: Wire.View | null, fresh: number }} Shown a step, the View before it, and how many lines are new in it */

/** The moments between a View and the next that a room can show, each with its lines. */
export function momentsOf(
  /** @type {string} */ game,
  /** @type {Wire.View | null} */ before,
  /** @type {Wire.View} */ after,
  /** @type {string[]} */ told,
) {
  const moment = before && aboutOf(game).moment?.(before, after, told);
  if (!before || !moment) return null;
  const view = { ...before, facts: moment.facts, moves: [], ask: "" };
  return { lines: moment.lines, view };
}

/** One walk through a game, which remembers what it has seen. */
export class Walk {
  /**
   * @param {string} game
   * @param {(number: number) => Promise<Wire.Replay>} look asks the house
   */
  constructor(game, look) {
    this.game = game;
    this.look = look;
    /** @type {Map<number, Promise<Wire.Replay>>} */ this.seen = new Map();
  }

  /** A step by its place: news that shows nothing new, or what was taken back, is none. */
  at(/** @type {number} */ number) {
    const known = this.seen.get(number);
    if (known) return known;
    const asked = this.ask(number);
    this.seen.set(number, asked);
    asked.catch(() => this.seen.delete(number));
    return asked;
  }

  /** @returns {Promise<Wire.Replay>} */
  async ask(/** @type {number} */ number) {
    const numbers = number ? await this.numbers() : [0];
    const found = await this.look(numbers[number] ?? numbers[numbers.length - 1]);
    return { ...found, number, last: (found.numbers ?? []).length - 1 };
  }

  /** The numbers of the news that are steps. */
  async numbers() {
    return (await this.at(0)).numbers ?? [];
  }

  /** The step at which the game begins: nobody wants to see people sit down. */
  async begin() {
    const first = await this.at(0);
    let number = 0;
    while (number < first.last && isSame(first, await this.at(number + 1))) number++;
    // Where chance begins, the table is empty until it has done so.
    return first.view.actors.length || number === first.last ? number : number + 1;
  }

  /** What a step shows; `from` is what it is compared with, if anything. */
  async show(/** @type {Step} */ step, /** @type {Shown | null} */ from = null) {
    const full = await this.at(step.number);
    const half = step.half ? await this.half(step.number) : null;
    const { told, view } = half ?? full;
    const fresh = from ? Math.max(0, told.length - from.told.length) : 1;
    return { ...full, ...step, told, view, before: from?.view ?? null, fresh };
  }

  /** What chance did on the way to this number, if a room can show that. */
  async half(/** @type {number} */ number) {
    if (!number) return null;
    const [was, is] = await Promise.all([this.at(number - 1), this.at(number)]);
    const moment = momentsOf(this.game, was.view, is.view, is.told.slice(was.told.length));
    return moment && { told: is.told.slice(0, was.told.length + moment.lines), view: moment.view };
  }

  /** The next step that shows something new. */
  async next(/** @type {Shown} */ from) {
    if (from.half) return this.show({ number: from.number, half: false }, from);
    let number = Math.min(from.last, from.number + 1);
    while (number < from.last && isSame(from, await this.at(number))) number++;
    return this.show({ number, half: Boolean(await this.half(number)) }, from);
  }

  /** The step before this one that shows something else. */
  async previous(/** @type {Shown} */ from, /** @type {number} */ least) {
    if (!from.half && (await this.half(from.number)))
      return this.show({ number: from.number, half: true });
    const here = await this.at(from.number);
    let number = Math.max(least, from.number - 1);
    while (number > least && isSame(from.half ? here : from, await this.at(number))) number--;
    return this.show({ number, half: false });
  }
}

/** Whether nothing has happened on the board between two numbers. */
function isSame(/** @type {Wire.Replay} */ one, /** @type {Wire.Replay} */ other) {
  return (
    one.told.length === other.told.length &&
    JSON.stringify(one.view.facts) === JSON.stringify(other.view.facts)
  );
}
