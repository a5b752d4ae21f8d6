import assert from "node:assert/strict";
import { test } from "node:test";

import { arrange, facesOf } from "../../../../src/shoal/web/ui/generic-board/arrange.js";
import { onBoard } from "../../../../src/shoal/web/ui/generic-board/moves/moves-on-board.js";
import { gridOf, piecesOf, rowLength } from "../../../../src/shoal/web/ui/generic-board/grids.js";
import {
  flagLabel,
  labelOf,
  labelOfField,
  moveLabel,
  withLabel,
} from "../../../../src/shoal/web/ui/generic-board/labels.js";
import { MessageFormatter } from "../../../../src/shoal/web/model/messages/message-formatter.js";
import { Catalogue } from "../../../../src/shoal/web/model/messages/messages.js";
import {
  branches,
  groupMoves,
  isTooMany,
} from "../../../../src/shoal/web/ui/generic-board/moves/move-groups.js";
import { press, pressable } from "../../../../src/shoal/web/ui/generic-board/moves/selection.js";
import {
  cellKey,
  columnKey,
  countsFromTop,
  findTargets,
  partKey,
  seatKey,
  squaresIn,
} from "../../../../src/shoal/web/ui/generic-board/moves/things-in-moves.js";

const ROWS = {
  name: "rows",
  kind: "letters",
  typescript: "string[]",
  words: ["x", "o", "."],
  count: 3,
  high: 3,
};
const COLUMNS = { ...ROWS, name: "columns", words: ["x", "o", "-"], count: 7, high: 6 };
const SQUARES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

function targets(told) {
  const all = told.all ?? [];
  return findTargets({ grids: [], fields: [], legal: all, text: "", ...told, all });
}

test("names of the schema become labels", () => {
  assert.equal(labelOf("shells_left"), "Shells left");
  assert.equal(labelOf("shellsLeft"), "Shells left");
  assert.equal(flagLabel("is_thrown"), "Thrown");
});

test("a field has the words of the game's catalogue, if it has any", () => {
  const words = new Catalogue("en", ["field-last-roll = The roll before"]);
  const formatter = new MessageFormatter(words, { seat: null, names: [] });
  const label = (field) => labelOfField(withLabel({ typescript: "", ...field }, formatter));
  assert.equal(label({ name: "last_roll", kind: "number" }), "The roll before");
  assert.equal(label({ name: "is_thrown", kind: "flag" }), "Thrown");
});

test("a move begins with a capital letter and names players", () => {
  assert.equal(moveLabel("hide 1", []), "Hide 1");
  assert.equal(moveLabel("give_card to seat 1", ["Ada", "Bo"]), "Give card to Bo");
});

test("columns of letters stand on the bottom row, whatever their height", () => {
  const grid = gridOf(COLUMNS, ["xo", "-", "x", "-", "-", "-", "-"]);
  assert.equal(grid.rows.length, 6);
  assert.deepEqual(grid.rows[5], ["x", "", "x", "", "", "", ""]);
  assert.deepEqual(grid.rows[4], ["o", "", "", "", "", "", ""]);
  assert.ok(grid.isStacked);
});

test("rows of letters are drawn as they are, without signs for nothing", () => {
  const grid = gridOf(ROWS, ["x..", "...", "..o"]);
  assert.deepEqual(grid.rows, [
    ["x", "", ""],
    ["", "", ""],
    ["", "", "o"],
  ]);
  assert.deepEqual(piecesOf(grid), ["x", "o"]);
});

test("a list of sentences is no grid", () => {
  const custom = { name: "notes", kind: "custom", typescript: "string[]" };
  assert.equal(gridOf(custom, ["first note", "secondnote"]), null);
});

test("many cells form a rectangle", () => {
  assert.deepEqual([3, 6, 9, 14, 42, 64].map(rowLength), [3, 6, 3, 7, 7, 8]);
});

test("squares name cells, row one at the bottom as in chess", () => {
  const grid = gridOf(ROWS, ["...", "...", "..."]);
  const found = targets({ grids: [grid], all: SQUARES.map((square) => `mark ${square}`) });
  assert.deepEqual(found.get("mark a3"), [cellKey("rows", 0, 0)]);
  assert.deepEqual(found.get("mark c1"), [cellKey("rows", 2, 2)]);
});

test("squares are counted from the top if the board as text does so", () => {
  const grid = gridOf(ROWS, ["...", "...", "..."]);
  const text = "1 . . .\n2 . . .\n3 . . .\n  a b c";
  assert.ok(countsFromTop(text));
  const found = targets({ grids: [grid], all: SQUARES.map((square) => `mark ${square}`), text });
  assert.deepEqual(found.get("mark a1"), [cellKey("rows", 0, 0)]);
});

test("numbers name columns only if they are exactly those of the board", () => {
  const grid = gridOf(COLUMNS, ["-", "-", "-", "-", "-", "-", "-"]);
  const drops = (n) => Array.from({ length: n }, (_, place) => `drop ${place + 1}`);
  assert.deepEqual(targets({ grids: [grid], all: drops(7) }).get("drop 7"), [
    columnKey("columns", 6),
  ]);
  assert.equal(targets({ grids: [grid], all: drops(5) }).size, 0);
});

test("numbers and pairs of numbers name the cells of a board with as many", () => {
  const grid = gridOf(ROWS, ["...", "...", "..."]);
  const cells = Array.from({ length: 9 }, (_, place) => `put ${place}`);
  assert.deepEqual(targets({ grids: [grid], all: cells }).get("put 5"), [cellKey("rows", 1, 2)]);
  const pairs = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => `put ${row},${column}`));
  assert.deepEqual(targets({ grids: [grid], all: pairs }).get("put 3,1"), [cellKey("rows", 2, 0)]);
});

test("words name cards, numbers name dice, seats name seats", () => {
  const cards = { name: "cards", kind: "sets_by_seat", typescript: "", words: ["sail", "anchor"] };
  const dice = { name: "dice", kind: "dice", typescript: "", count: 2 };
  const all = ["play sail", "play anchor", "keep 1", "keep 2", "greet seat 1", "stop"];
  const found = targets({ fields: [cards, dice], all });
  assert.deepEqual(found.get("play sail"), [partKey("cards", "sail")]);
  assert.deepEqual(found.get("keep 2"), [partKey("dice", 2)]);
  assert.deepEqual(found.get("greet seat 1"), [seatKey(1)]);
  assert.equal(found.has("stop"), false);
});

test("moves between squares are found in several notations", () => {
  assert.deepEqual(squaresIn("move e2 e4"), [
    [4, 2],
    [4, 4],
  ]);
  assert.deepEqual(squaresIn("e2e4"), [
    [4, 2],
    [4, 4],
  ]);
  assert.deepEqual(squaresIn("take all 3"), []);
});

const MOVES = new Map([
  ["move a1 a2", ["a1", "a2"]],
  ["move a1 b1", ["a1", "b1"]],
  ["pass", []],
  ["move b1 b2", ["b1", "b2"]],
]);
const LEGAL = ["move a1 a2", "move a1 b1", "pass"];

test("a move with two places is pressed in two steps", () => {
  assert.deepEqual([...pressable(MOVES, LEGAL, [])], ["a1"]);
  assert.deepEqual(press(MOVES, LEGAL, [], "a1"), { chosen: ["a1"] });
  assert.deepEqual([...pressable(MOVES, LEGAL, ["a1"])], ["a2", "b1"]);
  assert.deepEqual(press(MOVES, LEGAL, ["a1"], "b1"), { play: "move a1 b1" });
});

test("the chosen thing pressed again takes the choice back", () => {
  assert.deepEqual(press(MOVES, LEGAL, ["a1"], "a1"), { chosen: [] });
});

test("a thing that may not be pressed sends its move, so that the server names the rule", () => {
  const marks = new Map([
    ["mark a1", ["a1"]],
    ["mark b1", ["b1"]],
  ]);
  assert.deepEqual(press(marks, ["mark b1"], [], "a1"), { play: "mark a1" });
});

test("a few moves stand alone, many are grouped by their first word", () => {
  assert.deepEqual(groupMoves(["hide 1", "hide 2", "stay"]), [
    { verb: "", moves: ["hide 1", "hide 2", "stay"] },
  ]);
  const drops = Array.from({ length: 7 }, (_, place) => `drop ${place + 1}`);
  const [group, rest] = groupMoves([...drops, "pass"]);
  assert.deepEqual([group.verb, group.moves, rest.moves], ["drop", drops, ["pass"]]);
});

test("moves that name squares are grouped as squares", () => {
  const [{ squares }] = groupMoves(SQUARES.slice(1).map((square) => `mark ${square}`));
  assert.deepEqual(squares[0], [null, "mark b3", "mark c3"]);
  assert.deepEqual(squares[2], ["mark a1", "mark b1", "mark c1"]);
});

test("very many moves are chosen word by word", () => {
  const moves = ["a", "b"].flatMap((verb) =>
    Array.from({ length: 30 }, (_, n) => `${verb} x ${n}`),
  );
  assert.ok(isTooMany(moves));
  assert.deepEqual([...branches(moves, "").keys()], ["a", "b"]);
  assert.deepEqual([...branches(moves, "a").keys()], ["a x"]);
});

test("facts go to seats, tracks, grids or stand alone", () => {
  const fields = [
    { name: "phase", kind: "phase", typescript: "", words: ["hide"] },
    { name: "turn", kind: "turn", typescript: "number" },
    { name: "isRolling", kind: "flag", typescript: "boolean", shown: false },
    { name: "shells", kind: "by_seat", typescript: "number[]", high: 15, goal: 12 },
    { name: "catch", kind: "by_seat", typescript: "number[]", high: 999 },
    { name: "secret", kind: "by_seat", typescript: "(number | null)[]", high: 12, goal: 12 },
    { name: "later", kind: "number", typescript: "number", optional: true },
    { name: "bank", kind: "number", typescript: "number", high: 9 },
    ROWS,
  ];
  const facts = {
    phase: "hide",
    turn: 0,
    isRolling: true,
    shells: [0, 3],
    catch: [0, 8],
    secret: [3, null],
    bank: 2,
    rows: ["x..", "...", "..."],
    extra: "?",
  };
  const names = (list) => list.map((field) => field.name);
  const found = arrange(fields, facts, 2);
  assert.equal(found.phase.name, "phase");
  assert.deepEqual(names(found.seats), ["shells", "catch", "secret"]);
  assert.deepEqual(names(found.tracks), ["shells"]);
  assert.deepEqual(names(found.grids.map((grid) => grid.field)), ["rows"]);
  assert.deepEqual(names(found.values), ["bank", "extra"]);
});

test("dice that are counted by their faces are drawn one by one", () => {
  assert.deepEqual(facesOf([0, 2, 0, 0, 1, 0]), [2, 2, 5]);
});

test("a move that names something out of sight is a plain button", () => {
  const cards = { name: "cards", kind: "sets_by_seat", typescript: "", words: ["sail", "anchor"] };
  const facts = { cards: [["sail"], ["anchor"]] };
  const found = targets({ fields: [cards], all: ["play sail", "play anchor"] });
  const view = { seat: 0, players: 2, facts };
  assert.deepEqual([...onBoard(found, arrange([cards], facts, 2), view).keys()], ["play sail"]);
});
