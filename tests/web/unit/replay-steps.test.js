import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setAbout } from "../../../src/shoal/web/model/about-game.js";
import { ReplaySteps } from "../../../src/shoal/web/model/replay-steps.js";
import { entry, keysOf, view } from "./messages.js";

/** A game whose events 0 and 1 show the same, and whose event 5 was undone. */
const EVENTS = {
  0: { tide: 0, log: [] },
  1: { tide: 0, log: [] },
  2: { tide: 1, log: [entry("one")] },
  3: { tide: 2, log: ["one", "two"].map((key) => entry(key)) },
  4: { tide: 3, log: ["one", "two", "three", "four"].map((key) => entry(key)) },
};
const NUMBERS = [0, 1, 2, 3, 4];
let asked;

function steps() {
  return new ReplaySteps("lagoon", async (number) => {
    asked.push(number);
    const { tide, log } = EVENTS[number];
    return { number, last: 5, view: view({ tide }), log, numbers: NUMBERS };
  });
}

beforeEach(() => {
  asked = [];
  setAbout("lagoon", {});
});

test("a step is fetched once", async () => {
  const replay = steps();
  await replay.at(2);
  await replay.at(2);
  assert.deepEqual(asked, [0, 2]);
});

test("a step that could not be fetched is asked for again", async () => {
  let fails = true;
  const replay = new ReplaySteps("lagoon", async (number) => {
    if (fails) throw new Error("offline");
    return { number, last: 0, view: view({}), log: [], numbers: [0] };
  });
  await assert.rejects(replay.at(0));
  fails = false;
  assert.equal((await replay.at(0)).number, 0);
});

test("the game starts where something first happens", async () => {
  assert.equal(await steps().start(), 1);
});

test("the next step says what is new in it", async () => {
  const replay = steps();
  const first = await replay.go(null, 1, 1);
  const next = await replay.go(first, "next", 1);
  assert.equal(next.number, 2);
  assert.equal(next.fresh, 1);
  assert.equal(next.before.facts.tide, 0);
});

test("a step back skips what looks the same, but not the start", async () => {
  const replay = steps();
  const third = await replay.go(null, 2, 1);
  const back = await replay.go(third, "previous", 1);
  assert.equal(back.number, 1);
  assert.equal((await replay.go(back, "previous", 1)).number, 1);
});

test("a jump stays between the first and the last step", async () => {
  const replay = steps();
  assert.equal((await replay.go(null, 99, 1)).number, 4);
  assert.equal((await replay.go(null, 0, 1)).number, 1);
});

test("after the last step there is none", async () => {
  const replay = steps();
  const last = await replay.go(null, 4, 1);
  assert.equal((await replay.go(last, "next", 1)).number, 4);
});

test("a chance move is half a step, forwards and backwards", async () => {
  setAbout("lagoon", {
    moment: (_before, after, entries) =>
      keysOf(entries).includes("four") ? { lines: 1, facts: { tide: 2.5 } } : null,
  });
  const replay = steps();
  const third = await replay.go(null, 3, 1);
  const half = await replay.go(third, "next", 1);
  assert.deepEqual([half.number, half.half, half.view.facts.tide], [4, true, 2.5]);
  assert.deepEqual(keysOf(half.log), ["one", "two", "three"]);
  const full = await replay.go(half, "next", 1);
  assert.deepEqual([full.number, full.half, full.fresh], [4, false, 1]);
  const back = await replay.go(full, "previous", 1);
  assert.deepEqual([back.number, back.half], [4, true]);
});
