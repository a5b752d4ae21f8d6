// @ts-check
/** The variables of a sentence, from the arguments of a message and its reader. */
import { firstSound, isolated, marked } from "./names-in-sentences.js";

/** @import { FluentVariable } from "../../vendor/fluent-bundle.js" */

/** @typedef {string | number} Item a number, a text, or the key of a word */
/** @typedef {[key: string, args: Arguments, rule: string, level: number]} Message */
/** @typedef {Record<string, Item | Item[] | { message: Message }>} Arguments of a message */
/** @typedef {Record<string, FluentVariable>} Variables of a sentence */

/**
 * @typedef {object} Reader
 * @property {number | null} seat the reader's own seat
 * @property {string[]} names what the seats are called
 */

/**
 * @typedef {object} Words what the texts of lists come from: a catalogue
 * @property {(key: string, args: Variables) => string} text
 * @property {(key: string) => string} word
 * @property {(value: number) => string} number
 * @property {(message: Message, reader: Reader, isMarked: boolean) => string} sentence
 */

/**
 * The variables that a sentence of the catalogue may use: see `shoal/core/catalogue/sentence_variables.py`.
 *
 * @param {Arguments} args
 * @param {Reader} reader
 * @param {Words} words
 * @param {boolean} isMarked
 */
export function variables(args, reader, words, isMarked) {
  /** @type {Variables} */
  const found = {};
  for (const [name, value] of Object.entries(args)) {
    if ((name === "seat" || name === "other") && typeof value === "number")
      addSeat(found, name, value, reader, words, isMarked);
    else if (Array.isArray(value) && name === "seats")
      addSeats(found, value.map(Number), reader, words, isMarked);
    else if (Array.isArray(value)) addList(found, name, value, words);
    else if (typeof value === "object")
      found[name] = words.sentence(value.message, reader, isMarked);
    else found[name] = value;
  }
  return found;
}

/**
 * @param {Variables} found
 * @param {string} name
 * @param {number} seat
 * @param {Reader} reader
 * @param {Words} words
 * @param {boolean} isMarked
 */
function addSeat(found, name, seat, reader, words, isMarked) {
  const shown = nameOf(seat, reader, words);
  found[name] = isMarked ? marked(shown, seat) : shown;
  found[`${name}-is`] = seat === reader.seat ? "you" : "other";
  found[`${name}-start`] = firstSound(reader.names[seat] ?? "");
}

/**
 * @param {Variables} found
 * @param {number[]} seats
 * @param {Reader} reader
 * @param {Words} words
 * @param {boolean} isMarked
 */
function addSeats(found, seats, reader, words, isMarked) {
  found.seats = namesOf(seats, reader, words, isMarked);
  found["seats-count"] = seats.length;
  found["seats-are"] = whoAre(seats, reader);
}

/**
 * @param {Variables} found
 * @param {string} name
 * @param {Item[]} list
 * @param {Words} words
 */
function addList(found, name, list, words) {
  const items = list.map((one) => itemOf(one, words));
  const silent = items.map((text) => ({ text, sound: "" }));
  found[name] = joined(silent, words);
  found[`${name}-row`] = row(items, words);
  found[`${name}-count`] = items.length;
}

/**
 * A word of the catalogue, a number, or a text, in a list. The key of a word has a hyphen: a move `back` or a value
 * `yes` is the same in every language.
 *
 * @param {Item} one
 * @param {Words} words
 */
function itemOf(one, words) {
  if (typeof one === "number") return words.number(one);
  return one.includes("-") ? words.word(one) : one;
}

/**
 * What a seat is called: its name, or its number.
 *
 * @param {number} seat
 * @param {Reader} reader
 * @param {Words} words
 */
function nameOf(seat, reader, words) {
  const name = isolated(reader.names[seat] ?? "");
  return name || words.text("seat-unnamed", { number: seat + 1 });
}

/**
 * The names of several seats as a list; the reader comes last, as "you".
 *
 * @param {number[]} seats
 * @param {Reader} reader
 * @param {Words} words
 * @param {boolean} isMarked
 */
function namesOf(seats, reader, words, isMarked) {
  const ordered = [
    ...seats.filter((seat) => seat !== reader.seat),
    ...seats.filter((seat) => seat === reader.seat),
  ];
  const items = ordered.map((seat) => {
    const isYou = seat === reader.seat;
    const shown = isYou ? words.word("list-you") : nameOf(seat, reader, words);
    const sound = firstSound(isYou ? shown : (reader.names[seat] ?? ""));
    return { text: isMarked ? marked(shown, seat) : shown, sound };
  });
  return joined(items, words);
}

/**
 * Which form of a verb goes with several seats.
 *
 * @param {number[]} seats
 * @param {Reader} reader
 */
function whoAre(seats, reader) {
  if (reader.seat !== null && seats.includes(reader.seat))
    return seats.length === 1 ? "you" : "with-you";
  return seats.length === 1 ? "one" : "others";
}

/**
 * `A, B and C`: texts, each with its first sound if that is known.
 *
 * @param {{ text: string, sound: string }[]} items
 * @param {Words} words
 */
function joined(items, words) {
  const before = items.map(({ text }) => text);
  const last = items.at(-1);
  if (!last || items.length < 2) return before.join("");
  return words.text("list-last", {
    list: row(before.slice(0, -1), words),
    item: last.text,
    "item-start": last.sound || firstSound(last.text),
  });
}

/** `A, B, C`. */
function row(/** @type {string[]} */ items, /** @type {Words} */ words) {
  if (!items.length) return "";
  return items.reduce((list, item) => words.text("list-more", { list, item }));
}
