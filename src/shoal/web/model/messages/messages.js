// @ts-check
/**
 * Turns messages into sentences, from the same Fluent catalogues as `shoal.core.catalogue`.
 *
 * Both give the same text: tests/catalogue compares them.
 */
import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent-bundle.js";
import { splitMarked } from "./names-in-sentences.js";
import { variables } from "./message-variables.js";

/** @import { FluentFunction, FluentVariable } from "../../vendor/fluent-bundle.js" */
/** @import { Part } from "./names-in-sentences.js" */
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
    /** @type {() => void} */ this.onMissing = () => {}; // called for a key that is in no catalogue
    const isPseudo = language === PSEUDO;
    this.bundle = new FluentBundle(isPseudo ? "en" : language, {
      functions: { WORD: /** @type {FluentFunction} */ (this.callWord.bind(this)) },
      useIsolating: false,
      transform: isPseudo ? accented : (text) => text,
    });
    this.numbers = new Intl.NumberFormat(isPseudo ? "en" : language);
    this.add(texts);
  }

  /** Add the entries of Fluent files; those that are here already stay. */
  add(/** @type {string[]} */ texts) {
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Whether there is an entry with this key. */
  has(/** @type {string} */ key) {
    return this.bundle.hasMessage(key) || Boolean(this.english?.bundle.hasMessage(key));
  }

  /** A message as a sentence for its reader. */
  format(/** @type {Message} */ message, /** @type {Reader} */ reader = SPECTATOR) {
    return this.sentence(message, reader, false);
  }

  /**
   * The text of a key with these arguments.
   *
   * @param {string} key
   * @param {Arguments} [args]
   * @param {Reader} [reader]
   */
  phrase(key, args = {}, reader = SPECTATOR) {
    return this.sentence([key, args, "", LINE], reader, false);
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
    if (this.english) return this.english.text(key, args);
    this.onMissing();
    return key;
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

/** A text of a catalogue with strange letters, still readable. */
function accented(/** @type {string} */ text) {
  return Array.from(text, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter).join("");
}

function capitalized(/** @type {string} */ text) {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
