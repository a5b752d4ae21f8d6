// @ts-check
/** Names of the schema and moves as people read them. */
import { keyIn } from "../../model/messages/messages.js";

/** @import { FieldDescription } from "../../types.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */

/** @typedef {FieldDescription & { label?: string }} LabelledField */

/** `shells_left` as "Shells left". */
export function labelOf(/** @type {string} */ name) {
  const words = name
    .replaceAll("_", " ")
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * A field with the words of the game's catalogue for it: `field-NAME`.
 *
 * @param {FieldDescription} field
 * @param {MessageFormatter} formatter
 * @returns {LabelledField}
 */
export function withLabel(field, formatter) {
  const key = keyIn("field", field.name.replaceAll("_", "-"));
  return formatter.catalogue.has(key) ? { ...field, label: formatter.t(key) } : field;
}

/** What a field is called: in the words of the game, else as its name says. */
export function labelOfField(/** @type {LabelledField} */ { name, kind, label }) {
  return label ?? (kind === "flag" ? flagLabel(name) : labelOf(name));
}

/** What a flag such as `is_thrown` says when it is true. */
export function flagLabel(/** @type {string} */ name) {
  return labelOf(name.replace(/^(is|has|was|can)_/, ""));
}

/** A move as a button says it: with a capital letter, and names in place of seats. */
export function moveLabel(/** @type {string} */ move, /** @type {string[]} */ names) {
  const words = move.replaceAll("_", " ").split(" ");
  const isSeat = (/** @type {number} */ place) =>
    words[place]?.toLowerCase() === "seat" && words[place + 1] in names;
  const shown = words.map((word, place) => (isSeat(place - 1) ? names[Number(word)] : word));
  return labelOf(shown.filter((_, place) => !isSeat(place)).join(" "));
}

/** The first word of a move. */
export function verbOf(/** @type {string} */ move) {
  return move.split(" ", 1)[0];
}

/** A move without its first word. */
export function argumentOf(/** @type {string} */ move) {
  return move.slice(verbOf(move).length + 1);
}

/** Moves by their first words, in order. */
export function byVerb(/** @type {string[]} */ moves) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const move of moves) found.set(verbOf(move), [...(found.get(verbOf(move)) ?? []), move]);
  return found;
}
