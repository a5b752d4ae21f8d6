// @ts-check
/** The texts in a game's `web/about.js`: sides, roles, options. */

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "./log-entries.js" */

/** @typedef {Record<string, string | number | boolean>} Chosen options by their names */

/**
 * @typedef {object} OptionWords
 * @property {string} title
 * @property {Record<string, string>} [choices] what each choice is called
 * @property {(players: number, chosen: Chosen) => boolean} [matters] whether it makes a difference
 * @property {(choice: string, players: number) => boolean} [offers] whether a choice can be made
 */

/**
 * @typedef {object} About exported as `about` by a game's `web/about.js`; everything may be left out
 * @property {string[]} [sides] what the sides are called, where they differ
 * @property {(chosen: Chosen) => "dice" | "draw" | ""} [chance] what chance does in it: dice by default
 * @property {boolean} [unscored] whether a side only wins or loses, without points
 * @property {(players: number, chosen: Chosen) => string[]} [roles] the role of each seat
 * @property {Record<string, OptionWords>} [options]
 * @property {Moment} [moment] what chance did between two views before the next turn began
 */

/**
 * @callback Moment
 * @param {Wire.View} before
 * @param {Wire.View} after
 * @param {LogEntry[]} entries of the log that came with the second view
 * @returns {{ lines: number, facts: Record<string, unknown> } | null} how many of these entries, and the facts then
 */

/** @type {Map<string, About>} */
const loaded = new Map();

export function setAbout(/** @type {string} */ game, /** @type {About} */ about) {
  loaded.set(game, about);
  return about;
}

/** The texts of a game, if they are loaded. */
export function aboutOf(/** @type {string} */ game) {
  return loaded.get(game) ?? {};
}

export function isAboutLoaded(/** @type {string} */ game) {
  return loaded.has(game);
}

/** The kind of chance at a table: dice, a draw, or none. */
export function chanceOf(/** @type {{ game: string, options?: Chosen }} */ { game, options = {} }) {
  return aboutOf(game).chance?.(options) ?? "dice";
}

/** `shark_wounds` as a heading. */
function asTitle(/** @type {string} */ name) {
  const words = name.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
}

/** What an option of a game is called. */
export function optionTitle(/** @type {string} */ game, /** @type {string} */ name) {
  return aboutOf(game).options?.[name]?.title ?? asTitle(name);
}

/** What a choice of an option is called. */
export function choiceTitle(
  /** @type {string} */ game,
  /** @type {string} */ name,
  /** @type {string} */ choice,
) {
  return aboutOf(game).options?.[name]?.choices?.[choice] ?? choice;
}
