import assert from "node:assert/strict";
import { test } from "node:test";
import { boardText, drawingText } from "../../../src/shoal/web/model/board-text.js";
import { MessageFormatter } from "../../../src/shoal/web/model/messages/message-formatter.js";
import { Catalogue, say } from "../../../src/shoal/web/model/messages/messages.js";

const words = new Catalogue("en", ["board-turn = { $seat } dives.", "board-empty = empty"]);
const formatter = new MessageFormatter(words, { seat: null, names: ["Ada", "Bo"] });
const row = (cells, gap = 2) => ({ cells: cells.map((what) => [what, ""]), gap });

test("a board in words has sentences, and rows whose cells stand below each other", () => {
  const board = [
    say("board-turn", { seat: 1 }),
    row(["1", say("board-empty"), "x"]),
    row(["10", "o"].concat("")),
    row(["a", "b"], 1),
  ];
  assert.equal(boardText(board, formatter), "Bo dives.\n1   empty  x\n10  o\na b");
  assert.equal(drawingText([say("board-turn", { seat: 1 }), row(["1", "x"], 1)]), "1 x");
});
