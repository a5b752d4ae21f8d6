// @ts-check
/** Messages as the reader of a table reads them. */

/** @import * as Wire from "../../types.js" */
/** @import { Part } from "./names-in-sentences.js" */
/** @import { Arguments, Reader } from "./message-variables.js" */
/** @import { Catalogue } from "./messages.js" */

export class MessageFormatter {
  /**
   * @param {Catalogue} catalogue
   * @param {Reader} reader
   */
  constructor(catalogue, reader) {
    this.catalogue = catalogue;
    this.reader = reader;
  }

  /**
   * A message in parts, each with the seat that it names, or null.
   *
   * @param {Wire.Message} message
   * @returns {Part[]}
   */
  parts(message) {
    return this.catalogue.parts(message, this.reader);
  }

  /** A message as plain text. */
  text(/** @type {Wire.Message} */ message) {
    return this.parts(message)
      .map(({ text }) => text)
      .join("");
  }

  /**
   * A text of the game's catalogue: for its board.
   *
   * @param {string} key a literal, or from `keyIn`
   * @param {Arguments} [args]
   */
  t = (key, args = {}) => this.catalogue.phrase(key, args, this.reader);

  /** Several messages as one text. */
  join(/** @type {Wire.Message[]} */ messages) {
    return messages.map((message) => this.text(message)).join(" ");
  }
}

/** The rule of a message; "" if it has none. */
export function ruleOf(/** @type {Wire.Message} */ message) {
  return message[2];
}
