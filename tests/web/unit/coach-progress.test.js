import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isCoached,
  progressIn,
  tipFor,
  withCardsRead,
  withGameDone,
  withRestart,
  withTipRead,
} from "../../../src/shoal/web/model/coach-progress.js";

const TIPS = [
  { on: ["ask-take", "ask-keep"], tip: "take", at: [] },
  { on: ["ask-stop"], tip: "stop", at: [] },
];

test("a newcomer is coached, in each game apart", () => {
  assert.equal(isCoached({}, "reef"), true);
  const progress = withGameDone({}, "reef");
  assert.equal(isCoached(progress, "reef"), false);
  assert.equal(isCoached(progress, "tank"), true);
});

test("the coach can be off in all games", () => {
  assert.equal(isCoached({ off: true }, "reef"), false);
});

test("a tip is shown once, at the first of its prompts", () => {
  assert.equal(tipFor(TIPS, {}, "ask-keep")?.tip, "take");
  const progress = withTipRead({}, "reef", "take");
  assert.equal(tipFor(TIPS, progressIn(progress, "reef"), "ask-take"), null);
  assert.equal(tipFor(TIPS, progressIn(progress, "reef"), "ask-stop")?.tip, "stop");
});

test("without a prompt, or for an unknown one, there is no tip", () => {
  assert.equal(tipFor(TIPS, {}, undefined), null);
  assert.equal(tipFor(TIPS, {}, "ask-other"), null);
});

test("what was read is kept, and a restart forgets it", () => {
  const read = withTipRead(withCardsRead({}, "reef"), "reef", "take");
  assert.deepEqual(progressIn(read, "reef"), { cards: true, tips: ["take"] });
  assert.deepEqual(withTipRead(read, "reef", "take"), read);
  assert.deepEqual(progressIn(withRestart({ ...read, off: true }, "reef"), "reef"), {});
  assert.equal(isCoached(withRestart({ ...read, off: true }, "reef"), "reef"), true);
});
