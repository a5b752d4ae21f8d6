// @ts-check
/**
 * The words of the page and of each game in the reader's language, each file fetched once.
 *
 * A catalogue grows by parts, because no page needs all of them: the lobby needs what is said about
 * a game, the table what the game says itself.
 */
import { setWords } from "../model/about-game.js";
import { Catalogue, PSEUDO } from "../model/messages/messages.js";
import { setPageCatalogue } from "../model/messages/page-text.js";
import { partsOf, wordFiles } from "../model/messages/choose-word-files.js";
import { filesOf, sharedFiles } from "./listed-files.js";
import { wantedLanguage } from "../settings/language.js";
import { storage } from "../settings/storage.js";

/**
 * @typedef {object} Loaded
 * @property {Catalogue} catalogue
 * @property {Map<string, Promise<void>>} parts that were asked for
 * @property {Set<string>} ready parts that have arrived
 */

const PAGE = ""; // stands for the page among the names of games

export const LANGUAGE_CHANGE = "shoal:language";

let current = wantedLanguage();

/** @type {Map<string, Promise<string>>} */
const texts = new Map();
/** @type {Map<string, Map<string, Loaded>>} */
const languages = new Map();

/** The language in which everything is shown. */
export function currentLanguage() {
  return current;
}

/** A game's catalogue; null until what its table needs is loaded. */
export function catalogueOf(/** @type {string} */ game) {
  const found = loadedIn(current).get(game);
  return found?.ready.has("table") ? found.catalogue : null;
}

/** The words with which a game is played: the log, prompts, its board. */
export async function loadCatalogue(/** @type {string} */ game) {
  return loadPart(current, game, "table");
}

/** The words about a game: what it is, its sides, roles and options. It can do without them. */
export async function loadAboutWords(/** @type {string} */ game) {
  const { catalogue, ready } = entry(current, game);
  await loadPart(current, game, "about").catch(() => ready.add("about"));
  setWords(game, catalogue);
}

/** Whether the words about a game are here, or cannot be had. */
export function areAboutWordsLoaded(/** @type {string} */ game) {
  return Boolean(loadedIn(current).get(game)?.ready.has("about"));
}

/** What a newcomer to a game is told: the coach and the lesson. */
export async function loadLessonWords(/** @type {string} */ game) {
  return loadPart(current, game, "lesson");
}

/** The words of the page itself. */
export async function loadPageWords() {
  await loadPart(current, PAGE, "page");
  showIn(current);
}

/** The words of errors, at a table with those of its game; they are rarely needed. */
export async function loadErrorWords(/** @type {string} */ game = PAGE) {
  return loadPart(current, game, "errors");
}

let wanted = current; // the last language that somebody chose

/** Show everything in another language, once all words that are in use are here. */
export async function switchLanguage(/** @type {string} */ language) {
  wanted = language;
  const inUse = [...loadedIn(current)].flatMap(([name, { parts }]) =>
    [...parts.keys()].map((part) => loadPart(language, name, part)),
  );
  await Promise.all(inUse);
  if (wanted !== language) return;
  storage.chooseLanguage(language);
  showIn(language);
  dispatchEvent(new Event(LANGUAGE_CHANGE));
}

/** Say everything in a language whose words are loaded. */
function showIn(/** @type {string} */ language) {
  current = language;
  document.documentElement.lang = language === PSEUDO ? "en" : language;
  for (const [name, { catalogue }] of loadedIn(language))
    if (name === PAGE) setPageCatalogue(catalogue);
    else setWords(name, catalogue);
}

function loadedIn(/** @type {string} */ language) {
  const found = languages.get(language) ?? new Map();
  languages.set(language, found);
  return /** @type {Map<string, Loaded>} */ (found);
}

/** The catalogue of the page or a game, with the parts that are loaded so far. */
function entry(/** @type {string} */ language, /** @type {string} */ name) {
  const all = loadedIn(language);
  const found = all.get(name) ?? {
    catalogue: emptyCatalogue(language, name),
    parts: new Map(),
    ready: new Set(),
  };
  all.set(name, found);
  return found;
}

async function loadPart(
  /** @type {string} */ language,
  /** @type {string} */ name,
  /** @type {string} */ part,
) {
  const { catalogue, parts, ready } = entry(language, name);
  const files = wordFiles(filesOfPart(name, part), language);
  const fetchAll = () => Promise.all(files.map(fetchText)).then((texts) => catalogue.add(texts));
  if (!parts.has(part)) parts.set(part, fetchAll());
  try {
    await parts.get(part);
    ready.add(part);
  } catch (error) {
    parts.delete(part); // the next call tries again
    throw error;
  }
  return catalogue;
}

/** The files of a part, in all languages; those of a game come first. */
function filesOfPart(/** @type {string} */ name, /** @type {string} */ part) {
  const files = [...(name === PAGE ? [] : filesOf(name)), ...sharedFiles()];
  return files.filter((file) => partsOf(file).includes(part));
}

/** A catalogue that gets the English words as well, should a key be missing. */
function emptyCatalogue(/** @type {string} */ language, /** @type {string} */ name) {
  const catalogue = new Catalogue(language, []);
  if (language === "en" || language === PSEUDO) return catalogue;
  catalogue.onMissing = () => {
    catalogue.onMissing = () => {};
    addEnglish(catalogue, language, name).catch(() => null);
  };
  return catalogue;
}

async function addEnglish(
  /** @type {Catalogue} */ catalogue,
  /** @type {string} */ language,
  /** @type {string} */ name,
) {
  const { parts } = entry(language, name);
  await Promise.all([...parts.keys()].map((part) => loadPart("en", name, part)));
  catalogue.english = entry("en", name).catalogue;
  dispatchEvent(new Event(LANGUAGE_CHANGE));
}

function fetchText(/** @type {string} */ address) {
  const known = texts.get(address) ?? readText(address);
  texts.set(address, known);
  known.catch(() => texts.delete(address));
  return known;
}

async function readText(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.text();
}
