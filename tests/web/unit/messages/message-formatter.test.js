import assert from "node:assert/strict";
import { test } from "node:test";
import {
  MessageFormatter,
  ruleOf,
} from "../../../../src/shoal/web/model/messages/message-formatter.js";
import { Catalogue, LINE } from "../../../../src/shoal/web/model/messages/messages.js";

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
