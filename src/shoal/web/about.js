// @ts-check
/** What a room tells of itself besides its board: who is who, its house rules and its codes in words. */
import { useLayoutEffect, useState } from "./kit.js";

/** @import * as Wire from "./types.js" */

/** @typedef {Record<string, string | number | boolean>} Chosen options by their names */

/**
 * @typedef {object} OptionWords
 * @property {string} title
 * @property {Record<string, string>} [choices] what each choice is called
 * @property {(players: number, chosen: Chosen) => boolean} [matters] whether it makes a difference
 * @property {(choice: string, players: number) => boolean} [offers] whether a choice can be made
 */

/**
 * @typedef {object} About each room has one, as `about` in its `web/about.js`
 * @property {string[]} [sides] what the sides are called, where they differ
 * @property {(chosen: Chosen) => "dice" | "draw" | ""} [chance] what chance does in it: dice unless told
 * @property {boolean} [unscored] whether a side only wins or loses, without points
 * @property {(players: number, chosen: Chosen) => string[]} [roles] who each seat is
 * @property {Record<string, OptionWords>} [options]
 * @property {(line: string) => string} [spell] a line of the house with words in place of codes
 * @property {RegExp} [actors] figures that its sentences begin with in place of seats
 * @property {RegExp} [minor] lines that are told in the log alone
 * @property {Between} [moment] what chance did between two Views before the next turn began
 */

/**
 * @callback Between
 * @param {Wire.View} before
 * @param {Wire.View} after
 * @param {string[]} told the lines that came with the second View
 * @returns {{ lines: number, facts: Record<string, unknown> } | null} how many of them, and the facts then
 */

/** @type {Map<string, Promise<About>>} */
const coming = new Map();
/** @type {Map<string, About>} */
const told = new Map();

/** What a room tells of itself; nothing if it keeps silent. */
export function loadAbout(/** @type {string} */ game) {
  if (!coming.has(game))
    coming.set(
      game,
      import(`../games/${game}/web/about.js`).then(
        ({ about }) => keep(game, about),
        () => keep(game, {}),
      ),
    );
  return /** @type {Promise<About>} */ (coming.get(game));
}

function keep(/** @type {string} */ game, /** @type {About} */ about) {
  told.set(game, about);
  return about;
}

/** What a room has told of itself so far. */
export function aboutOf(/** @type {string} */ game) {
  return told.get(game) ?? {};
}

/** What chance does at a table: it throws dice, draws lots, or does nothing at all. */
export function chanceOf(/** @type {{ game: string, options?: Chosen }} */ { game, options = {} }) {
  return aboutOf(game).chance?.(options) ?? "dice";
}

let open = "";

/** The table that is open is one of this game: its lines are spelled as its room does. */
export function speakOf(/** @type {string} */ game) {
  open = game;
  return loadAbout(game);
}

/** A line of the house with words in place of the room's codes. */
export function spelled(/** @type {string} */ line) {
  const told = aboutOf(open).spell?.(line) ?? line;
  // A code at the beginning of a sentence has become a word; an abbreviation ends no sentence.
  return told.replace(
    /(^|[a-z\d)]{2}[.!?] )[a-z]/g,
    (begin) => begin.slice(0, -1) + begin.slice(-1).toUpperCase(),
  );
}

/** Who acts in a sentence, where a room has names for its figures; "" if none of them does. */
export function actorOf(/** @type {string} */ sentence) {
  return sentence.match(aboutOf(open).actors ?? /$^/)?.[0] ?? "";
}

/** Whether a line of the house is for the log alone. */
export function isMinor(/** @type {string} */ line) {
  return aboutOf(open).minor?.test(line) ?? false;
}

/** Whether the rooms of these games have told of themselves; redraws when they have. */
export function useAbout(/** @type {string[]} */ games) {
  const [, redraw] = useState(0);
  const names = games.join();
  useLayoutEffect(() => {
    Promise.all(games.map(loadAbout)).then(() => redraw((n) => n + 1));
  }, [names]);
  return games.every((game) => told.has(game));
}

/** `shark_wounds` as a heading. */
function titled(/** @type {string} */ name) {
  const words = name.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
}

/** What an option of a game is called. */
export function optionTitle(/** @type {string} */ game, /** @type {string} */ name) {
  return aboutOf(game).options?.[name]?.title ?? titled(name);
}

/** What a choice of an option is called. */
export function choiceWords(
  /** @type {string} */ game,
  /** @type {string} */ name,
  /** @type {string} */ choice,
) {
  return aboutOf(game).options?.[name]?.choices?.[choice] ?? choice;
}
