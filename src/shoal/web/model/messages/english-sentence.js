// @ts-check
/**
 * English texts that have no keys yet: the board in words, and the explanations of options.
 *
 * They say "Seat 1" for a player, and have the numbers of rules in brackets. Nothing else on the page takes
 * a sentence apart.
 */
import { isolated } from "./message-names.js";

const SEATS = /\b[Ss]eats (\d+(?:(?:, | and )\d+)+)/g;
const SEAT = /\b[Ss]eat (\d+)\b/g;
const RULE = /[A-Z]{2}-\d+/;
const CITED = /(\(?\b[A-Z]{2}-\d+\b\)?[.,!?]*)/;
const NUMBERS = /\d+/g;

/** An English text, such as a board in words, with names in place of seats. */
export function withNames(/** @type {string} */ text, /** @type {string[]} */ names) {
  const named = (/** @type {string} */ seat) => isolated(names[Number(seat)] ?? seat);
  return text
    .replace(SEATS, (_, seats) => seats.replace(NUMBERS, named))
    .replace(SEAT, (whole, seat) => (seat in names ? named(seat) : whole));
}

/** A sentence in parts; every second one is a rule's number with the marks around it. */
export function splitAtRules(/** @type {string} */ sentence) {
  return sentence
    .split(CITED)
    .map((text, place) => ({ text, rule: place % 2 ? (text.match(RULE)?.[0] ?? "") : "" }));
}

/** The rules that an English sentence cites. */
export function rulesIn(/** @type {string} */ sentence) {
  return splitAtRules(sentence).flatMap(({ rule }) => (rule ? [rule] : []));
}
