// @ts-check
/**
 * Turns messages into sentences, from the same Fluent catalogues as `shoal.core.catalogue`.
 *
 * Both give the same text: tests/catalogue compares them.
 */
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle.js";
import { splitMarked } from "./message-names.js";
import { variables } from "./message-variables.js";

/** @import { FluentFunction, FluentVariable } from "../vendor/fluent-bundle.js" */
/** @import { Part } from "./message-names.js" */
/** @import { Arguments, Reader, Variables } from "./message-variables.js" */

/** @typedef {import("./message-variables.js").Message} Message */

export const HEADLINE = 0;
export const LINE = 1;
export const DETAIL = 2;

export const LANGUAGES = ["en", "de", "fr", "es"];
export const PSEUDO = "pseudo";

/** @type {Reader} */
const SPECTATOR = { seat: null, names: [] };

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÅƁÇÐÉƑĞĦÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽåƀçðéƒğħîĵķļɱñöþǫřšţûṽŵẋýž";

/**
 * A message of the page itself. The key is a literal, or comes from `keyIn`.
 *
 * @param {string} key
 * @param {Arguments} [args]
 * @returns {Message}
 */
export function say(key, args = {}) {
  return [key, args, "", LINE];
}

/** The key of one of several words or messages that begin alike; the family is a literal. */
export function keyIn(/** @type {string} */ family, /** @type {string} */ name) {
  return `${family}-${name}`;
}

/** The words of a language; what is missing is taken from `english`, or is the key itself. */
export class Catalogue {
  /**
   * @param {string} language
   * @param {string[]} texts Fluent files; of several entries with one key the first counts
   * @param {Catalogue | null} [english]
   */
  constructor(language, texts, english = null) {
    this.language = language;
    this.english = english;
    const isPseudo = language === PSEUDO;
    this.bundle = new FluentBundle(isPseudo ? "en" : language, {
      functions: { WORD: /** @type {FluentFunction} */ (this.callWord.bind(this)) },
      useIsolating: false,
      transform: isPseudo ? accented : (text) => text,
    });
    this.numbers = new Intl.NumberFormat(isPseudo ? "en" : language);
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** A message as a sentence for its reader. */
  format(/** @type {Message} */ message, /** @type {Reader} */ reader = SPECTATOR) {
    return this.sentence(message, reader, false);
  }

  /**
   * The sentence in parts, each with the seat that it names, or null.
   *
   * @param {Message} message
   * @param {Reader} [reader]
   * @returns {Part[]}
   */
  parts(message, reader = SPECTATOR) {
    return splitMarked(this.sentence(message, reader, true));
  }

  /**
   * @param {Message} message
   * @param {Reader} reader
   * @param {boolean} isMarked
   * @returns {string}
   */
  sentence(message, reader, isMarked) {
    const [key, args] = message;
    const isHere = this.bundle.hasMessage(key);
    if (this.english && !isHere) return this.english.sentence(message, reader, isMarked);
    const text = this.text(key, variables(args, reader, this, isMarked));
    return this.language === PSEUDO && isHere ? `[!! ${text} !!]` : text;
  }

  /**
   * The text of a key with variables that are ready to be shown.
   *
   * @param {string} key
   * @param {Variables} args
   * @returns {string}
   */
  text(key, args) {
    const pattern = this.bundle.getMessage(key)?.value;
    // Errors show in the text, in braces; without a list for them, the first one would be thrown.
    if (pattern) return this.bundle.formatPattern(pattern, args, []);
    return this.english ? this.english.text(key, args) : key;
  }

  /**
   * A word for a number of things, in the form of that name if it has one.
   *
   * @param {string} key
   * @param {FluentVariable} [count]
   * @param {string} [form]
   * @returns {string}
   */
  word(key, count = 1, form = "") {
    const found = this.bundle.getMessage(key);
    if (found?.value)
      return this.bundle.formatPattern(found.attributes[form] ?? found.value, { count }, []);
    return this.english ? this.english.word(key, count, form) : key;
  }

  /** A number as this language writes it. */
  number(/** @type {number} */ value) {
    return this.numbers.format(value);
  }

  /**
   * `WORD($fish, $count, form: "dative", capital: "yes")` in a catalogue.
   *
   * @param {FluentVariable[]} values
   * @param {Record<string, FluentVariable>} named
   */
  callWord([key, count = new FluentNumber(1)], { form = "", capital }) {
    if (typeof key !== "string") return key;
    const text = this.word(key, count, String(form));
    return capital === "yes" ? capitalized(text) : text;
  }
}

/**
 * The catalogue of a language from `words/LANGUAGE.ftl` in these folders; what is missing is English.
 *
 * @param {string} language
 * @param {string[]} folders addresses, the shared folder last
 * @param {(address: string) => Promise<string | null>} read the text of a file, or null
 */
export async function load(language, folders, read) {
  /** @param {string} wanted */
  const textsOf = async (wanted) => {
    const files = folders.map((folder) => read(`${folder}/words/${wanted}.ftl`));
    return (await Promise.all(files)).filter((text) => text !== null);
  };
  if (language === PSEUDO) return new Catalogue(PSEUDO, await textsOf("en"));
  if (language === "en") return new Catalogue("en", await textsOf("en"));
  const [own, english] = await Promise.all([textsOf(language), textsOf("en")]);
  return new Catalogue(language, own, new Catalogue("en", english));
}

/** A text of a catalogue with strange letters, still readable. */
function accented(/** @type {string} */ text) {
  return Array.from(text, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter).join("");
}

function capitalized(/** @type {string} */ text) {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
