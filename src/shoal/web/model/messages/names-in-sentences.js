// @ts-check
/** Names inside sentences: their direction, their first sound, and marks for the page. */

/** @typedef {{ text: string, seat: number | null }} Part of a sentence, with the seat it names */

/** The ranges of Unicode with letters that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

/** The first of the private characters that begin a seat's name. */
const NAME_OF_SEAT_0 = 0xe100;
const END_OF_NAME = 0xe0ff;
const LAST_MARK = 0xe1ff;

const ACCENTS = /[\u0300-\u036f]/g;

function isMark(/** @type {string} */ letter) {
  const code = letter.charCodeAt(0);
  return END_OF_NAME <= code && code <= LAST_MARK;
}

/** A name that cannot turn the sentence around it: Hebrew and Arabic ones are isolated. */
export function isolated(/** @type {string} */ name) {
  const clean = [...name].filter((letter) => !isMark(letter)).join("");
  return RIGHT_TO_LEFT.test(clean) ? `${ISOLATE}${clean}${END_OF_ISOLATE}` : clean;
}

/** A name between marks that say whose it is. */
export function marked(/** @type {string} */ name, /** @type {number} */ seat) {
  if (seat < 0 || seat > LAST_MARK - NAME_OF_SEAT_0) return name;
  return String.fromCharCode(NAME_OF_SEAT_0 + seat) + name + String.fromCharCode(END_OF_NAME);
}

/** A text with marks as parts. */
export function splitMarked(/** @type {string} */ text) {
  /** @type {Part[]} */
  const parts = [];
  let seat = /** @type {number | null} */ (null);
  let begin = 0;
  const end = (/** @type {number} */ place) => {
    if (place > begin) parts.push({ text: text.slice(begin, place), seat });
  };
  for (let place = 0; place < text.length; place++) {
    if (!isMark(text[place])) continue;
    end(place);
    const code = text.charCodeAt(place);
    seat = code === END_OF_NAME ? null : code - NAME_OF_SEAT_0;
    begin = place + 1;
  }
  end(text.length);
  return parts;
}

/**
 * How a name begins, for languages in which the word before it depends on that:
 * `i` (Spanish: Kai e Iris), another `vowel` (French: d'Anna), or `other`.
 */
export function firstSound(/** @type {string} */ name) {
  let letters = [...name].slice(0, 4).join("").normalize("NFD").toLowerCase().replace(ACCENTS, "");
  if (letters[0] === "h") letters = /^hi[ae]/.test(letters) ? "" : letters.slice(1);
  if (letters[0] === "i") return "i";
  return /^[aeou]/.test(letters) ? "vowel" : "other";
}
