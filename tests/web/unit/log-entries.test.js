import assert from "node:assert/strict";
import { test } from "node:test";
import * as log from "../../../src/shoal/web/model/log-entries.js";
import { DETAIL, HEADLINE, LINE } from "../../../src/shoal/web/model/messages/messages.js";

/** An entry with messages of these levels, whose keys are their numbers. */
const entry = (turn, ...levels) => ({
  turn,
  messages: levels.map((level, nth) => [`${turn}.${nth}`, {}, "", level]),
});
const keys = (lines) => lines.map(({ message }) => message[0]);

/** The keys of the lines that a turn shows without being asked, its first line first. */
const shown = ({ lead, others, folded }) =>
  keys([lead, ...others.filter((line) => !folded.has(line))]);

test("entries as they are sent get names for their parts", () => {
  const message = ["log-move", { seat: 1 }, "SB-3", LINE];
  assert.deepEqual(log.readLog([[7, [message]]]), [{ turn: 7, messages: [message] }]);
});

test("a turn shows its headline, and the rest on demand", () => {
  const [turn] = log.groupByTurn([
    entry(1, LINE, DETAIL),
    entry(1, LINE, HEADLINE),
    entry(2, LINE),
  ]);
  assert.deepEqual(shown(turn), ["1.1"]);
  assert.equal(turn.others.length, 3);
});

test("an earlier turn without a headline shows its first lines", () => {
  const [turn] = log.groupByTurn([entry(1, DETAIL, LINE, LINE, LINE, LINE), entry(2, LINE)]);
  assert.deepEqual(shown(turn), ["1.1", "1.2", "1.3"]);
  assert.deepEqual(keys(turn.others), ["1.0", "1.2", "1.3", "1.4"]);
});

test("the last turn shows all its lines", () => {
  const [turn] = log.groupByTurn([entry(1, LINE, LINE, LINE, LINE, LINE, DETAIL)]);
  assert.equal(shown(turn).length, 5);
});

test("a turn with details alone shows the first", () => {
  const [turn] = log.groupByTurn([entry(1, DETAIL, DETAIL)]);
  assert.deepEqual(shown(turn), ["1.0"]);
});

test("lines keep their numbers when the log is cut", () => {
  const [turn] = log.groupByTurn([entry(5, LINE)], 40);
  assert.deepEqual([turn.lead.key, turn.lead.entry], ["40.0", 40]);
});

test("details are main messages only where nothing else was said", () => {
  const main = (...levels) => log.mainMessages([entry(1, ...levels)]).map(([key]) => key);
  assert.deepEqual(main(DETAIL, LINE, HEADLINE), ["1.1", "1.2"]);
  assert.deepEqual(main(DETAIL, DETAIL), ["1.0", "1.1"]);
});

test("the last turn begins with its first entry", () => {
  assert.equal(log.startOfLastTurn([entry(1, LINE), entry(2, LINE), entry(2, LINE)]), 1);
});
