// @ts-check
/**
 * English sentences of games that have no keys yet. This module goes with the last of them.
 *
 * Such a game sends the key `text` with a whole sentence: it says "Seat 1" for a player, and has the
 * numbers of rules in brackets. Nothing else on the page takes a sentence apart.
 */
import { isolated, marked, splitMarked } from "./message-names.js";

/** @import * as Wire from "../types.js" */
/** @import { Part } from "./message-names.js" */

const SEATS = /\b[Ss]eats (\d+(?:(?:, | and )\d+)+)/g;
const SEAT = /\b[Ss]eat (\d+)\b/g;
const RULE = /[A-Z]{2}-\d+/;
const RULES = /\s?\([A-Z]{2}-\d+(?:(?:, | and )[A-Z]{2}-\d+)*\)/g;
const CITED = /(\(?\b[A-Z]{2}-\d+\b\)?[.,!?]*)/;
const NUMBERS = /\d+/g;

/** The sentence of a message; "" for a message of a catalogue. */
export function sentenceOf(/** @type {Wire.Message} */ [key, args]) {
  return key === "text" ? String(args.text) : "";
}

/** The first rule that a sentence cites. */
export function citedRule(/** @type {string} */ sentence) {
  return sentence.match(RULE)?.[0] ?? "";
}

/**
 * A sentence with names in place of seats and without the numbers of its rules.
 *
 * @param {string} sentence
 * @param {string[]} names
 * @returns {Part[]}
 */
export function sentenceParts(sentence, names) {
  // A number may have stood between an abbreviation's full stop and the sentence's.
  const plain = sentence.replace(RULES, "").replace(/\.\.(?!\.)/g, ".");
  return splitMarked(withNames(plain, names, marked));
}

/**
 * An English text, such as a board in words, with names in place of seats.
 *
 * @param {string} text
 * @param {string[]} names
 * @param {(name: string, seat: number) => string} mark
 */
export function withNames(text, names, mark = (name) => name) {
  const named = (/** @type {string} */ seat) =>
    seat in names ? mark(isolated(names[Number(seat)]), Number(seat)) : seat;
  return text
    .replace(SEATS, (_, seats) => seats.replace(NUMBERS, named))
    .replace(SEAT, (whole, seat) => (seat in names ? named(seat) : whole));
}

/** A sentence in parts; every second one is a rule's number with the marks around it. */
export function splitAtRules(/** @type {string} */ sentence) {
  return sentence
    .split(CITED)
    .map((text, place) => ({ text, rule: place % 2 ? citedRule(text) : "" }));
}
