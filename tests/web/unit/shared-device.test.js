import assert from "node:assert/strict";
import { test } from "node:test";
import { firstToMove, hasSecrets, nextToMove } from "../../../src/shoal/web/model/shared-device.js";
import { groupMoves } from "../../../src/shoal/web/model/hints.js";
import { view } from "./messages.js";

const seat = (number, actors, facts = {}) => ({
  seat: number,
  view: view(facts, { actors }),
  isActor: (shown) => shown.actors.includes(number),
});

test("the device goes to the seat that is to move", () => {
  assert.equal(nextToMove([seat(0, [1]), seat(1, [1])], 0), 1);
});

test("the seat shown stays while it is to move, or when nobody here is", () => {
  assert.equal(nextToMove([seat(0, [0, 1]), seat(1, [0, 1])], 0), null);
  assert.equal(nextToMove([seat(0, [2]), seat(1, [2])], 0), null);
  assert.equal(nextToMove([seat(0, [1])], 0), null);
});

test("the first seat to move, or the first of all", () => {
  assert.equal(firstToMove([seat(0, [1]), seat(1, [1])]), 1);
  assert.equal(firstToMove([seat(0, [2]), seat(1, [2])]), 0);
});

test("seats that see different things have secrets", () => {
  assert.equal(hasSecrets([seat(0, [0], { a: 1 }), seat(1, [0], { a: 1 })]), false);
  assert.equal(hasSecrets([seat(0, [0], { a: 1 }), seat(1, [0], { a: 2 })]), true);
});

test("moves of a hint with the same chance and reason form a group", () => {
  const moves = [
    { move: "a", chance: 0.501, reason: ["why", { count: 1 }, "", 1] },
    { move: "b", chance: 0.4, reason: ["why", { count: 1 }, "", 1] },
    { move: "c", chance: 0.499, reason: ["why", { count: 1 }, "", 1] },
    { move: "d", chance: 0.5, reason: ["why", { count: 2 }, "", 1] },
  ];
  const groups = groupMoves(moves, (chance) => String(Math.round(100 * chance)));
  assert.deepEqual(
    groups.map((group) => group.map(({ move }) => move)),
    [["a", "c"], ["b"], ["d"]],
  );
});
