// @ts-check
/** The texts in a game's `web/about.js`: sides, roles, options, log lines. */

/** @import * as Wire from "../types.js" */

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
 * @property {(line: string) => string} [spellOut] a log line with words in place of codes
 * @property {RegExp} [actors] figures that its sentences begin with in place of seats
 * @property {RegExp} [minor] lines that are shown in the log alone
 * @property {Moment} [moment] what chance did between two views before the next turn began
 */

/**
 * @callback Moment
 * @param {Wire.View} before
 * @param {Wire.View} after
 * @param {string[]} lines the log lines that came with the second view
 * @returns {{ lines: number, facts: Record<string, unknown> } | null} how many of them, and the facts then
 */

/** @type {Map<string, Promise<About>>} */
const loading = new Map();
/** @type {Map<string, About>} */
const loaded = new Map();

/** Load the texts of a game; nothing if it has no such file. */
export function loadAbout(/** @type {string} */ game) {
  if (!loading.has(game))
    loading.set(
      game,
      import(`../../games/${game}/web/about.js`).then(
        ({ about }) => setAbout(game, about),
        () => setAbout(game, {}),
      ),
    );
  return /** @type {Promise<About>} */ (loading.get(game));
}

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

let openGame = "";

/** Use this game's texts for the log lines of the open table. */
export function openAbout(/** @type {string} */ game) {
  openGame = game;
  return loadAbout(game);
}

/** A line of the log with words in place of the game's codes. */
export function spellOut(/** @type {string} */ line) {
  const spelled = aboutOf(openGame).spellOut?.(line) ?? line;
  // A code at the beginning of a sentence has become a word; an abbreviation ends no sentence.
  return spelled.replace(
    /(^|[a-z\d)]{2}[.!?] )[a-z]/g,
    (begin) => begin.slice(0, -1) + begin.slice(-1).toUpperCase(),
  );
}

/** The game's figure that acts in a sentence; "" if none does. */
export function figureOf(/** @type {string} */ sentence) {
  return sentence.match(aboutOf(openGame).actors ?? /$^/)?.[0] ?? "";
}

/** Whether a line is shown in the log alone. */
export function isMinor(/** @type {string} */ line) {
  return aboutOf(openGame).minor?.test(line) ?? false;
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
