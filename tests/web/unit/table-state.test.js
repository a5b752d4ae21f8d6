import assert from "node:assert/strict";
import { test } from "node:test";
import { TableState } from "../../../src/shoal/web/model/table-state.js";
import { entry, keysOf, table, update, view, welcome } from "./messages.js";

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
  assert.deepEqual(state.log[1], { turn: 1, messages: [["waits", { seat: 1 }, "", 1]] });
  assert.equal(state.before, null);
});

test("a newcomer sees the last four entries as recent", () => {
  const state = joined({ log: [..."123456"].map((key) => entry(key)) });
  assert.deepEqual(keysOf(state.log.slice(state.recent)), ["3", "4", "5", "6"]);
});

test("an update adds its entries where they belong", () => {
  const state = joined();
  state.applyUpdate(update(4, { log: [entry("moves")], first_line: 2 }), 5);
  assert.equal(state.log.length, 3);
  assert.equal(state.fresh, 1);
  assert.deepEqual(keysOf(state.newEntries), ["moves"]);
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
  const mine = { id: "mine", log: [entry("mine")], first_line: 2 };
  state.applyUpdate(update(4, { ...mine, view: view({ tide: 1 }, { actors: [1] }) }), 5);
  state.applyUpdate(update(5, { log: [entry("theirs")], first_line: 3 }), 6);
  assert.deepEqual(keysOf(state.log.slice(state.recent)), ["mine", "theirs"]);
});

test("an undo by somebody else is announced with its first entry", () => {
  const state = joined();
  state.applyUpdate(update(4, { log: [], first_line: 1, view: view({ tide: -1 }) }), 5);
  assert.equal(state.log.length, 1);
  assert.deepEqual(state.undone.entry.messages[0][1], { seat: 1 });
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
