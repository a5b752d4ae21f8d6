import assert from "node:assert/strict";
import { test } from "node:test";
import { unreadOf } from "../../../src/shoal/web/model/unread.js";
import { table } from "./messages.js";

const chats = [
  { seat: 0, text: "mine" },
  { seat: 1, text: "theirs" },
  { seat: null, message: ["notice-away", { seat: 1 }, "", 1] },
];
const texts = (live, read) => unreadOf(live, read).map(({ text, message }) => text ?? message[0]);

test("one's own messages are never unread", () => {
  assert.deepEqual(texts({ chats, seat: 0, table: table() }, 0), ["theirs", "notice-away"]);
});

test("messages that were read are not unread", () => {
  assert.deepEqual(texts({ chats, seat: 0, table: table() }, 3), []);
});

test("system messages count only while the game runs", () => {
  assert.deepEqual(texts({ chats, seat: 0, table: table({ stage: "over" }) }, 0), ["theirs"]);
});

test("a player who resigned is not told so again", () => {
  const seats = [{ kind: "person" }, { kind: "person", resigned: true }];
  assert.deepEqual(texts({ chats, seat: 1, table: table({ seats }) }, 0), ["mine"]);
});
