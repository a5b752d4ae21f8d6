import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openAbout, setAbout } from "../../../src/shoal/web/model/game-wording.js";
import * as text from "../../../src/shoal/web/model/log-text.js";
import { argumentsOf } from "../../../src/shoal/web/model/move-arguments.js";
import { table } from "./messages.js";

const NAMES = ["Ada", "Bo", "Cleo"];

beforeEach(async () => {
  await openAbout("lagoon");
  setAbout("lagoon", {});
});

test("seats get their names, alone and in lists", () => {
  assert.equal(text.withNames("Seat 0 sees seats 1 and 2.", NAMES), "Ada sees Bo and Cleo.");
  assert.equal(text.withNames("Seat 7 is unknown.", NAMES), "Seat 7 is unknown.");
});

test("a game spells its codes out, and sentences still begin with a capital", () => {
  setAbout("lagoon", { spellOut: (line) => line.replace("XX", "two fish") });
  assert.equal(text.readable("Seat 0 rests. XX swim.", NAMES), "Ada rests. Two fish swim.");
});

test("what each player does gets a line of its own", () => {
  const line = "Seat 0 moves (UR-3). It counts. Seat 1 holds.";
  assert.deepEqual(text.splitLine(line), ["Seat 0 moves (UR-3). It counts.", "Seat 1 holds."]);
  assert.deepEqual(text.splitLine("Seat 0 moves. Seat 0 rests."), ["Seat 0 moves. Seat 0 rests."]);
});

test("rule numbers are left out of a sentence", () => {
  assert.equal(text.withoutRules("Ada moves (UR-3, UR-4)."), "Ada moves.");
  assert.equal(text.withoutRules("Bo waits for Dr. (JW-2)."), "Bo waits for Dr.");
});

test("the rules of a sentence are named once each", () => {
  assert.deepEqual(text.citedRules("A (UR-3). B (UR-3 and UR-5)."), ["UR-3", "UR-5"]);
  assert.deepEqual(text.citedRules("Nothing."), []);
});

test("a system message is worded for the player it is about", () => {
  const line = "Seat 1 is back: the bot has left the seat.";
  assert.match(text.systemText(line, 1, NAMES), /^You are back:/);
  assert.match(text.systemText(line, 0, NAMES), /^Bo is back:/);
});

test("seats without a name are guests, bots have names", () => {
  const seats = [{ kind: "person", name: "Ada" }, { kind: "open" }, { kind: "bot" }];
  const [ada, guest, bot] = text.namesOf(table({ seats }));
  assert.equal(ada, "Ada");
  assert.match(guest, / 2$/);
  assert.notEqual(bot, guest);
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
