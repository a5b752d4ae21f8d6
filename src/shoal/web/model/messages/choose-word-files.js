// @ts-check
/** Which Fluent files a language needs, of all that there are. */
import { PSEUDO } from "./messages.js";

const FLUENT_FILE = /^(.*)\/([\w-]+)\.ftl$/;
const DEFAULT_LANGUAGE = "en";

/**
 * The file of a language in every folder of this list; English where a folder lacks the language.
 *
 * @param {string[]} files addresses, such as `/games/NAME/words/page/de.ftl`; others are ignored
 * @param {string} language
 */
export function wordFiles(files, language) {
  const wanted = language === PSEUDO ? DEFAULT_LANGUAGE : language;
  /** @type {Map<string, Set<string>>} */
  const languages = new Map();
  for (const file of files) {
    const [, folder, found] = file.match(FLUENT_FILE) ?? [];
    if (folder) languages.set(folder, (languages.get(folder) ?? new Set()).add(found));
  }
  return [...languages].flatMap(([folder, found]) => {
    const chosen = [wanted, DEFAULT_LANGUAGE].find((one) => found.has(one));
    return chosen ? [`${folder}/${chosen}.ftl`] : [];
  });
}

/** What files are needed for, by a folder in their addresses; the first that fits counts. */
const PARTS = /** @type {[folder: string, parts: string[]][]} */ ([
  ["/words/errors/", ["errors"]],
  ["/words/about/", ["about"]],
  ["/words/lesson/", ["lesson"]],
  ["/lessons/words/", ["lesson"]],
  ["/server/words/", ["errors"]],
  ["/match/words/", ["errors"]],
  ["/bots/words/", ["errors"]],
  ["/web/words/", ["page"]],
  ["/catalogue/words/", ["page", "table"]],
  ["/words/", ["table"]],
]);

/**
 * The parts of catalogues to which a file belongs: `page` (the page itself), `table` (what a game says
 * while it is played), `about` (its options and the like), `lesson` (the coach and the lesson) or `errors`; none if it is no file of words.
 */
export function partsOf(/** @type {string} */ file) {
  return PARTS.find(([folder]) => file.includes(folder))?.[1] ?? [];
}

/** The first of these requests for which there are words; English if there is none. */
export function chooseLanguage(
  /** @type {(string | null | undefined)[]} */ requests,
  /** @type {string[]} */ languages,
) {
  const primary = requests.map((request) => (request ?? "").toLowerCase().split(/[-_]/)[0]);
  return primary.find((request) => languages.includes(request)) ?? DEFAULT_LANGUAGE;
}
