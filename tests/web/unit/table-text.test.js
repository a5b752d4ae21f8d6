import assert from "node:assert/strict";
import { test } from "node:test";
import { argumentsOf } from "../../../src/shoal/web/model/move-arguments.js";
import * as text from "../../../src/shoal/web/model/table-text.js";
import { table } from "./messages.js";
import "./page-words.js";

const NAMES = ["Ada", "Bo", "Cleo"];

test("seats without a name are guests", () => {
  const seats = [
    { kind: "person", name: "Ada" },
    { kind: "open" },
    { kind: "bot", name: "Marina" },
  ];
  const [ada, guest, bot] = text.namesOf(table({ seats }));
  assert.equal(ada, "Ada");
  assert.match(guest, / 2$/);
  assert.equal(bot, "Marina");
});

test("a clock shows days, hours, or minutes and seconds", () => {
  assert.equal(text.formatTime(3 * 86400_000), "3 d");
  assert.equal(text.formatTime(2 * 3600_000), "2 h");
  assert.equal(text.formatTime(61_001), "1:02");
  assert.equal(text.formatTime(0), "0:00");
});

test("winners are named, and a full tie is a draw", () => {
  assert.match(text.winners({ ranking: [[1], [0, 2]] }, NAMES), /^Bo/);
  assert.doesNotMatch(text.winners({ ranking: [[0, 1, 2]] }, NAMES), /Ada/);
});

test("the arguments of a verb", () => {
  assert.deepEqual(argumentsOf(["move a1", "move b2", "moves", "stop"], "move"), ["a1", "b2"]);
});
