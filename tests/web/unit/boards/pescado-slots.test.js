import assert from "node:assert/strict";
import { test } from "node:test";
import { slotsOf } from "../../../../src/shoal/games/pescado/web/lagoon/slots.js";

const POOL = ["yyy", "oor", "ykk", "yrb", "obg", "bgk"];

test("the first tiles lie in their order", () => {
  assert.deepEqual(slotsOf([], POOL), POOL);
});

test("no tile moves when another one goes", () => {
  const left = POOL.filter((tile) => tile !== "oor");
  assert.deepEqual(slotsOf(POOL, left), ["yyy", "", "ykk", "yrb", "obg", "bgk"]);
});

test("new tiles get the empty places", () => {
  const slots = slotsOf(["yyy", "", "ykk", "", "obg", "bgk"], ["ooo", ...POOL.slice(2), "yyy"]);
  assert.deepEqual(slots, ["yyy", "ooo", "ykk", "yrb", "obg", "bgk"]);
});
