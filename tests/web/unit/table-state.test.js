import assert from "node:assert/strict";
import { test } from "node:test";
import { TableState } from "../../../src/shoal/web/model/table-state.js";
import { table, update, view, welcome } from "./messages.js";

function joined(rest) {
  const state = new TableState();
  state.applyWelcome(welcome(rest), 0);
  return state;
}

test("a welcome brings seat, table, view and log", () => {
  const state = joined();
  assert.equal(state.seat, 0);
  assert.equal(state.number, 3);
  assert.equal(state.table.game, "lagoon");
  assert.deepEqual(state.log, ["Seat 0 waits.", "Seat 1 waits."]);
  assert.equal(state.before, null);
});

test("a newcomer sees the last four lines as recent", () => {
  const state = joined({ log: ["1", "2", "3", "4", "5", "6"] });
  assert.deepEqual(state.log.slice(state.recent), ["3", "4", "5", "6"]);
});

test("an update adds its lines where they belong", () => {
  const state = joined();
  state.applyUpdate(update(4, { log: ["Seat 1 moves."], first_line: 2 }), 5);
  assert.equal(state.log.length, 3);
  assert.equal(state.fresh, 1);
  assert.deepEqual(state.newLines, ["Seat 1 moves."]);
});

test("a changed view keeps the view before it", () => {
  const state = joined();
  const old = state.view;
  state.applyUpdate(update(4, { view: view({ tide: 1 }) }), 5);
  assert.equal(state.before, old);
  assert.equal(state.view.facts.tide, 1);
});

test("the same view again changes nothing on the board", () => {
  const state = joined();
  const { view: shown, before } = state;
  state.applyUpdate(update(4, { view: view({ tide: 0 }) }), 5);
  assert.equal(state.view, shown);
  assert.equal(state.before, before);
});

test("a player whose turn comes sees all changes since their own last move", () => {
  const state = joined();
  state.applyUpdate(update(4, { id: "mine", view: view({ tide: 1 }, { actors: [1] }) }), 5);
  const left = state.view;
  state.applyUpdate(update(5, { view: view({ tide: 2 }, { actors: [1] }) }), 6);
  state.applyUpdate(update(6, { view: view({ tide: 3 }, { actors: [0] }) }), 7);
  assert.equal(state.before, left);
});

test("what others did since one's own move counts as recent", () => {
  const state = joined();
  const mine = { id: "mine", log: ["Seat 0 moves."], first_line: 2 };
  state.applyUpdate(update(4, { ...mine, view: view({ tide: 1 }, { actors: [1] }) }), 5);
  state.applyUpdate(update(5, { log: ["Seat 1 moves."], first_line: 3 }), 6);
  assert.deepEqual(state.log.slice(state.recent), ["Seat 0 moves.", "Seat 1 moves."]);
});

test("an undo by somebody else is announced with its first line", () => {
  const state = joined();
  state.applyUpdate(update(4, { log: [], first_line: 1, view: view({ tide: -1 }) }), 5);
  assert.deepEqual(state.log, ["Seat 0 waits."]);
  assert.deepEqual(state.undone, { line: "Seat 1 waits." });
  assert.equal(state.before, null, "undone changes are not shown as changes");
});

test("one's own undo is not announced", () => {
  const state = joined();
  state.applyUpdate(update(4, { id: "mine", log: [], first_line: 1 }), 5);
  assert.equal(state.undone, null);
});

test("a browser with several seats announces no undo", () => {
  const state = joined();
  state.applyUpdate(update(4, { log: [], first_line: 1 }), 5, false);
  assert.equal(state.undone, null);
});

test("a request to undo is gone when the next update has none", () => {
  const state = joined();
  state.applyUpdate(update(4, { undo_request: { seat: 1, agreed: [] } }), 5);
  assert.equal(state.undoRequest.seat, 1);
  state.applyUpdate(update(5), 6);
  assert.equal(state.undoRequest, null);
});

test("chat messages are added, and sent again only in part after a break", () => {
  const state = joined({ chats: [{ text: "one" }] });
  state.applyUpdate(update(4, { chat: { text: "two" } }), 5);
  state.applyWelcome(welcome({ number: 5, log: null, chats: [{ text: "three" }] }), 6);
  assert.deepEqual(
    state.chats.map(({ text }) => text),
    ["one", "two", "three"],
  );
});

test("clocks remember when they were read", () => {
  const state = joined();
  state.applyUpdate(update(4, { clocks: [{ left_ms: 1000, running: true }] }), 77);
  assert.equal(state.clockedAt, 77);
});

test("a spectator is never an actor", () => {
  const state = joined({ seat: null });
  assert.equal(state.isActor(view({}, { actors: [0] })), false);
});

test("an update without a table keeps the table", () => {
  const state = joined();
  state.applyUpdate(update(4), 5);
  assert.deepEqual(state.table, table());
});
