import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commitmentOf,
  diceOf,
  wrongThrows,
} from "../../../../src/shoal/web/model/dice-verification.js";
import * as fair from "../../../../src/shoal/web/net/dice-commitment.js";

const SEED = "07".padStart(64, "0");
const kept = { commitment: commitmentOf(SEED), salts: { 0: "coral" }, tickets: {}, bots: [2] };

test("honest dice pass the check", () => {
  const found = fair.checkReceipt(kept, { salts: ["coral", "x", ""] }, commitmentOf(SEED), [0]);
  assert.deepEqual(found, { seed: "fits", salts: "fits", wrong: [] });
});

test("a changed seed, a changed salt and a bot with a salt are found", () => {
  const found = fair.checkReceipt(kept, { salts: ["other", "x", "y"] }, "other", [0]);
  assert.deepEqual(found, { seed: "broken", salts: "broken", wrong: [0, 2] });
});

test("a browser that saw nothing before the game cannot tell", () => {
  const found = fair.checkReceipt(undefined, { salts: ["", ""] }, commitmentOf(SEED), []);
  assert.deepEqual(found, { seed: "unseen", salts: "none", wrong: [] });
});

test("the command for the record names commitment, salts and bots", () => {
  const command = fair.verifyCommand("a.record", { ...kept, commitment: "c0" }, [0], "5eed");
  assert.equal(
    command,
    "shoal verify a.record --commitment c0 --salt 0=coral --salt 2= --seed 5eed",
  );
});

test("the browser finds a throw that does not follow from seed and salts", () => {
  const throwDie = diceOf(SEED, ["coral"]);
  const throws = [6, 20, 3].map((outcomes, place) => ({
    outcomes,
    outcome: throwDie(place + 1, outcomes),
  }));
  assert.deepEqual(wrongThrows({ seed: SEED, salts: ["coral"], throws }), []);
  throws[1] = { outcomes: 20, outcome: (throws[1].outcome + 1) % 20 };
  throws[2] = { outcomes: 0, outcome: 0 };
  assert.deepEqual(wrongThrows({ seed: SEED, salts: ["coral"], throws }), [2, 3]);
});
