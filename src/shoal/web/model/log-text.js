// @ts-check
/** The server's sentences for people: names for seats, words for codes, one line per player. */
import { figureOf, spellOut } from "./game-wording.js";
import { words } from "../ui/words.js";

/** @import * as Wire from "../types.js" */

const CITATIONS = /\s?\([A-Z]{2}-\d+(?:(?:, | and )[A-Z]{2}-\d+)*\)/g;

/** What the seats are called; bots have names too. */
export function namesOf(/** @type {Wire.TableInfo} */ table) {
  return table.seats.map((seat, place) =>
    seat.kind === "bot"
      ? words.bots[place % words.bots.length]
      : seat.name || `${words.name.missing} ${place + 1}`,
  );
}

/** A sentence with names in place of seats and words in place of codes. */
export function readable(/** @type {string} */ line, /** @type {string[]} */ names) {
  return withNames(spellOut(line), names);
}

/** A sentence with names in place of seats. */
export function withNames(/** @type {string} */ line, /** @type {string[]} */ names) {
  return line
    .replace(/\b[Ss]eats (\d+(?:(?:, | and )\d+)+)/g, (_, seats) =>
      words.list(
        seats.split(/, | and /).map((/** @type {string} */ seat) => names[Number(seat)] ?? seat),
      ),
    )
    .replace(/\b[Ss]eat (\d+)\b/g, (whole, seat) => names[Number(seat)] ?? whole);
}

/** A log line as several: what each player does gets a line of its own. */
export function splitLine(/** @type {string} */ line) {
  const sentences = line.split(/(?<=[.!?]) (?=[A-Z])/);
  const subjects = sentences.map(subjectOf);
  if (new Set(subjects.filter(Boolean)).size < 2) return [line];
  /** @type {string[]} */
  const parts = [];
  let subject = "";
  sentences.forEach((sentence, place) => {
    const goesOn = !subjects[place] || subjects[place] === subject;
    if (place && goesOn) parts.push(`${parts.pop()} ${sentence}`);
    else parts.push(sentence);
    subject = subjects[place] || subject;
  });
  return parts;
}

/** The seat or figure that a sentence begins with; the end of a round is a subject of its own. */
function subjectOf(/** @type {string} */ sentence) {
  return sentence.match(/^(Seat \d+(?= )|Round \d+ ends)/)?.[0] ?? figureOf(sentence);
}

/** A system message about a seat, worded for the player in that seat or for the others. */
export function systemText(
  /** @type {string} */ text,
  /** @type {number | null} */ seat,
  /** @type {string[]} */ names,
) {
  const about = `Seat ${seat} `;
  const rest = text.startsWith(about) ? text.slice(about.length) : "";
  const found = words.table.toYou.find(([theirs]) => theirs.test(rest));
  return withNames(found ? rest.replace(...found) : text, names);
}

/** A sentence without the numbers of its rules. */
export function withoutRules(/** @type {string} */ text) {
  // A number may have stood between an abbreviation's full stop and the sentence's.
  return text.replace(CITATIONS, "").replace(/\.\.(?!\.)/g, ".");
}

/** The rules that a sentence cites, each once. */
export function citedRules(/** @type {string} */ text) {
  return [...new Set((text.match(CITATIONS) ?? []).join().match(/[A-Z]{2}-\d+/g))];
}

/** The winners in a few words. */
export function winners(/** @type {Wire.Result} */ result, /** @type {string[]} */ names) {
  const [best] = result.ranking;
  return best.length === names.length
    ? words.result.draw
    : words.result.wins(best.map((seat) => names[seat]));
}

const DAY = 86400;
const HOUR = 3600;

/** A time left as days, or hours, or minutes and seconds. */
export function formatTime(/** @type {number} */ milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= 1.5 * HOUR) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
