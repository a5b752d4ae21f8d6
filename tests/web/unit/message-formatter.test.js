import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MessageFormatter,
  ruleOf,
} from "../../../src/shoal/web/model/messages/message-formatter.js";
import { Catalogue, LINE } from "../../../src/shoal/web/model/messages/messages.js";
import { splitAtRules, withNames } from "../../../src/shoal/web/model/messages/english-sentence.js";

const NAMES = ["Ada", "Bo", "Cleo"];
const DIVE = `log-dive = { $seat-is ->
    [you] You dive.
   *[other] { $seat } dives.
}`;
const formatter = (seat) =>
  new MessageFormatter(new Catalogue("en", [DIVE]), { seat, names: NAMES });

test("a message is worded for its reader", () => {
  const dive = ["log-dive", { seat: 1 }, "SB-3", LINE];
  assert.equal(formatter(1).text(dive), "You dive.");
  assert.equal(formatter(null).text(dive), "Bo dives.");
  assert.equal(formatter(0).join([dive, dive]), "Bo dives. Bo dives.");
  assert.equal(ruleOf(dive), "SB-3");
});

test("seats in a board in words get names", () => {
  assert.equal(withNames("Seat 0 sees seats 1 and 2.", NAMES), "Ada sees Bo and Cleo.");
});

test("a seat that does not exist stays a number", () => {
  assert.equal(withNames("Seat 7 is unknown.", NAMES), "Seat 7 is unknown.");
});

test("the numbers of rules in an option's explanation can be opened", () => {
  assert.deepEqual(splitAtRules("As in (UR-3)."), [
    { text: "As in ", rule: "" },
    { text: "(UR-3).", rule: "UR-3" },
    { text: "", rule: "" },
  ]);
});
