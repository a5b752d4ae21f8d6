import assert from "node:assert/strict";
import { test } from "node:test";
import { MessageFormatter, ruleOf } from "../../../src/shoal/web/model/message-formatter.js";
import { Catalogue, LINE } from "../../../src/shoal/web/model/messages.js";
import { splitAtRules, withNames } from "../../../src/shoal/web/model/english-sentence.js";

const NAMES = ["Ada", "Bo", "Cleo"];
const DIVE = `log-dive = { $seat-is ->
    [you] You dive.
   *[other] { $seat } dives.
}`;
const formatter = (seat) =>
  new MessageFormatter(new Catalogue("en", [DIVE]), { seat, names: NAMES });
const sentence = (text) => ["text", { text }, "", LINE];

test("a message is worded for its reader", () => {
  const dive = ["log-dive", { seat: 1 }, "SB-3", LINE];
  assert.equal(formatter(1).text(dive), "You dive.");
  assert.equal(formatter(null).text(dive), "Bo dives.");
  assert.equal(formatter(0).join([dive, dive]), "Bo dives. Bo dives.");
  assert.equal(ruleOf(dive), "SB-3");
});

test("a sentence of a game without keys gets names, and loses its rule numbers", () => {
  const moves = sentence("Seat 0 sees seats 1 and 2 (UR-3, UR-4).");
  assert.equal(formatter(0).text(moves), "Ada sees Bo and Cleo.");
  assert.deepEqual(formatter(0).parts(moves)[0], { text: "Ada", seat: 0 });
  assert.equal(ruleOf(moves), "UR-3");
});

test("a seat that does not exist stays a number", () => {
  assert.equal(withNames("Seat 7 is unknown.", NAMES), "Seat 7 is unknown.");
});

test("no full stop is left behind by a rule number", () => {
  assert.equal(formatter(0).text(sentence("Bo waits for Dr. (JW-2).")), "Bo waits for Dr.");
});

test("the numbers of rules in an option's explanation can be opened", () => {
  assert.deepEqual(splitAtRules("As in (UR-3)."), [
    { text: "As in ", rule: "" },
    { text: "(UR-3).", rule: "UR-3" },
    { text: "", rule: "" },
  ]);
});
