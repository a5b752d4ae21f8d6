// @ts-check
/** The log of a table: what each step said, and which of it is shown where. */
import { DETAIL, HEADLINE, LINE } from "./messages/messages.js";

/** @import * as Wire from "../types.js" */

/** @typedef {{ turn: number, messages: Wire.Message[] }} LogEntry what was said of one step */

/**
 * @typedef {object} LogLine a message in the log
 * @property {string} key its place: the number of its entry, and its place in it
 * @property {number} entry
 * @property {Wire.Message} message
 */

/** @typedef {{ turn: number, lead: LogLine, others: LogLine[], folded: Set<LogLine> }} LogTurn its first line, the others in their order, and those shown on demand */

const MAX_SHOWN = 3; // lines that stand for an earlier turn without a headline

const levelOf = (/** @type {Wire.Message} */ message) => message[3];

/** Entries as they are sent, with names for their parts. */
export function readLog(/** @type {Wire.LogEntry[]} */ log) {
  return log.map(([turn, messages]) => ({ turn, messages }));
}

export const isDetail = (/** @type {Wire.Message} */ message) => levelOf(message) === DETAIL;

/** Headlines and lines; details only where nothing else was said. */
export function mainMessages(/** @type {LogEntry[]} */ entries) {
  const messages = entries.flatMap((entry) => entry.messages);
  const main = messages.filter((message) => !isDetail(message));
  return main.length ? main : messages;
}

/** What stands for an entry in a quotation: the first thing that it says. */
export function firstMessage(/** @type {LogEntry} */ entry) {
  return mainMessages([entry])[0];
}

/** The lines of a log; `first` is the number of its first entry. */
export function linesOf(/** @type {LogEntry[]} */ entries, first = 0) {
  return entries.flatMap(({ messages }, place) =>
    messages.map((message, nth) => ({
      key: `${first + place}.${nth}`,
      entry: first + place,
      message,
    })),
  );
}

/** The number of the entry with which the last turn of a log begins. */
export function startOfLastTurn(/** @type {LogEntry[]} */ entries) {
  const last = entries.at(-1)?.turn;
  return entries.findIndex(({ turn }) => turn === last);
}

/** A log by turns; `first` is the number of its first entry. */
export function groupByTurn(/** @type {LogEntry[]} */ entries, first = 0) {
  /** @type {Map<number, LogLine[]>} */
  const turns = new Map(entries.map(({ turn }) => [turn, []]));
  for (const line of linesOf(entries, first))
    turns.get(entries[line.entry - first].turn)?.push(line);
  const last = entries.at(-1)?.turn;
  return [...turns]
    .filter(([, lines]) => lines.length)
    .map(([turn, lines]) => foldTurn(turn, lines, turn === last));
}

/**
 * A turn shows its headline. One without a headline shows its first lines; the last turn all of them.
 *
 * @param {number} turn
 * @param {LogLine[]} lines
 * @param {boolean} isLast
 * @returns {LogTurn}
 */
function foldTurn(turn, lines, isLast) {
  const at = (/** @type {number} */ level) =>
    lines.filter(({ message }) => levelOf(message) === level);
  const headlines = at(HEADLINE);
  const wanted = headlines.length ? headlines : at(LINE).slice(0, isLast ? undefined : MAX_SHOWN);
  const shown = wanted.length ? wanted : lines.slice(0, 1);
  const [lead] = shown;
  const others = lines.filter((line) => line !== lead);
  return { turn, lead, others, folded: new Set(others.filter((line) => !shown.includes(line))) };
}
