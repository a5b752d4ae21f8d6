// @ts-check
/** What the page itself says, in the language of its reader. */
import { MessageFormatter } from "./message-formatter.js";
import { Catalogue, PSEUDO } from "./messages.js";

/** @import { Arguments, Reader } from "./message-variables.js" */

let catalogue = new Catalogue("en", []);

/** Say everything in the words of this catalogue from now on. */
export function setPageCatalogue(/** @type {Catalogue} */ next) {
  catalogue = next;
}

/**
 * A text of the page. The key is a literal, or comes from `keyIn`.
 *
 * @param {string} key
 * @param {Arguments} [args]
 * @param {Reader} [reader] whose names the seats have, and who is "you"
 * @returns {string}
 */
export function t(key, args = {}, reader = undefined) {
  return catalogue.phrase(key, args, reader);
}

/** Formats messages in the words of the page, for nobody in particular. */
export function pageFormatter() {
  return new MessageFormatter(catalogue, spectatorOf([]));
}

/** Whether the page has a text with this key. */
export function hasText(/** @type {string} */ key) {
  return catalogue.has(key);
}

/** A reader of sentences about players: one who is no player. */
export function spectatorOf(/** @type {string[]} */ names) {
  return { seat: null, names };
}

/** A number as the language of the page writes it, with a real minus. */
export function formatNumber(/** @type {number} */ value) {
  return catalogue.number(value).replace("-", "−");
}

/** The language of the page, for `Intl` and `<html lang>`. */
export function pageLocale() {
  return catalogue.language === PSEUDO ? "en" : catalogue.language;
}
