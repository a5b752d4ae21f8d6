// @ts-check
/**
 * What is said about a game outside its board: sides, roles, options.
 *
 * The words are in its catalogue, mostly `words/about/LANGUAGE.ftl`, under these keys: `game-pitch`,
 * `side-N`, `option-NAME`, `option-NAME-about` and `option-NAME-CHOICE`. What is not a word is in
 * its `web/about.js`: which options matter at a table, what chance does, which role a seat has.
 */
import { keyIn } from "./messages/messages.js";
import { t as pageText } from "./messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "./log-entries.js" */
/** @import { Arguments } from "./messages/message-variables.js" */
/** @import { Catalogue } from "./messages/messages.js" */

/** @typedef {Record<string, string | number | boolean>} Chosen options by their names */
/** @typedef {(key: string, args?: Arguments) => string} Text of the game's catalogue */

/**
 * @typedef {object} OptionWords
 * @property {string} [title]
 * @property {Record<string, string>} [choices] what each choice is called
 * @property {(players: number, chosen: Chosen) => boolean} [matters] whether it makes a difference
 * @property {(choice: string, players: number) => boolean} [offers] whether a choice can be made
 */

/**
 * @typedef {object} About exported as `about` by a game's `web/about.js`; everything may be left out
 * @property {string[]} [sides] what the sides are called, where they differ
 * @property {(chosen: Chosen) => "dice" | "draw" | ""} [chance] what chance does in it: dice by default
 * @property {boolean} [unscored] whether a side only wins or loses, without points
 * @property {(players: number, chosen: Chosen, t: Text) => string[]} [roles] the role of each seat
 * @property {Record<string, OptionWords>} [options]
 * @property {Moment} [moment] what chance did between two views before the next turn began
 * @property {import("./motion/throws.js").Throws} [throws] which messages tell a throw of dice, and how it is shown
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

/** @type {Map<string, Catalogue>} */
const catalogues = new Map();

/** Say what is said about a game in the words of this catalogue from now on. */
export function setWords(/** @type {string} */ game, /** @type {Catalogue} */ catalogue) {
  catalogues.set(game, catalogue);
}

/** A text of a game's catalogue; undefined if it has none with this key. */
function textOf(/** @type {string} */ game, /** @type {string} */ key) {
  const catalogue = catalogues.get(game);
  return catalogue?.has(key) ? catalogue.phrase(key) : undefined;
}

/** A name or a choice as a part of a key. */
function keyPart(/** @type {string} */ text) {
  return text.replace(/[^\w-]+/g, "-");
}

/** `shark_wounds` as a heading. */
function asTitle(/** @type {string} */ name) {
  const words = name.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
}

/** What a game is like, in a sentence. */
export function pitchOf(/** @type {{ name: string, pitch: string }} */ game) {
  return textOf(game.name, keyIn("game", "pitch")) ?? game.pitch;
}

/** Whether several seats of a game play together against others. */
export function hasSides(/** @type {{ sides?: number[] }} */ { sides = [] }) {
  return new Set(sides).size < sides.length;
}

/** What the sides of a game are called; none where everybody plays alone. */
export function sidesOf(/** @type {{ name: string, sides?: number[] }} */ game) {
  if (!hasSides(game)) return [];
  const known = aboutOf(game.name).sides ?? [];
  return [...new Set(game.sides)]
    .map((side) => textOf(game.name, keyIn("side", String(side))) ?? known[side])
    .filter((title) => title !== undefined);
}

/** The role of each seat; none where all seats are alike. */
export function rolesOf(
  /** @type {string} */ game,
  /** @type {number} */ players,
  /** @type {Chosen} */ chosen,
) {
  const catalogue = catalogues.get(game);
  /** @type {Text} */
  const t = (key, args = {}) => catalogue?.phrase(key, args) ?? key;
  return aboutOf(game).roles?.(players, chosen, t) ?? [];
}

/** What an option of a game is called. */
export function optionTitle(/** @type {string} */ game, /** @type {string} */ name) {
  const known = textOf(game, keyIn("option", keyPart(name)));
  return known ?? aboutOf(game).options?.[name]?.title ?? asTitle(name);
}

/** What an option of a game means; undefined if its catalogue does not say. */
export function optionExplanation(/** @type {string} */ game, /** @type {string} */ name) {
  return textOf(game, keyIn("option", `${keyPart(name)}-about`));
}

/** What a choice of an option is called. */
export function choiceTitle(
  /** @type {string} */ game,
  /** @type {string} */ name,
  /** @type {string} */ choice,
) {
  const known = textOf(game, keyIn("option", `${keyPart(name)}-${keyPart(choice)}`));
  return known ?? aboutOf(game).options?.[name]?.choices?.[choice] ?? plainChoice(choice);
}

/** A choice that has no title: yes and no are words of the page. */
function plainChoice(/** @type {string} */ choice) {
  if (choice === "yes") return pageText("yes");
  return choice === "no" ? pageText("no") : choice;
}
