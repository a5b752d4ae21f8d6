import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { AnimationQueue } from "../../../../src/shoal/web/model/motion/animation-queue.js";
import { setAbout } from "../../../../src/shoal/web/model/about-game.js";
import { TableState } from "../../../../src/shoal/web/model/table-state.js";
import { tumbleTime } from "../../../../src/shoal/web/model/motion/throws.js";
import { entry, keysOf, table, update, view, welcome } from "../messages.js";

const MINE = 0;
const THEIRS = 1;
const DICE = [3, 5];
let now, watching, queue;

/** A seat of this browser that keeps what it is shown, and at which part. */
function seatAt(seat, shownView = view({ dice: null, tide: 0 }, { actors: [THEIRS] })) {
  const live = new TableState();
  live.answered = () => {};
  live.parts = [];
  live.show = (message, at, part) => {
    live.parts.push(part);
    live.applyUpdate(message, at, true, part);
  };
  live.seat = seat;
  live.table = table();
  live.view = shownView;
  live.number = 1;
  queue.join(live);
  return live;
}

/** An update in which another player's turn ends and this one's dice are thrown. */
const myTurn = (rest = {}) =>
  update(2, {
    view: view(
      { dice: DICE, tide: 1 },
      { actors: [MINE], moves: ["keep 3"], prompt: ["ask", {}, "", 1] },
    ),
    log: [entry("log-stop", { seat: THEIRS }, 1), entry("log-roll", { seat: MINE, dice: DICE }, 2)],
    ...rest,
  });

function wait(milliseconds) {
  for (let passed = 0; passed < milliseconds; passed++) {
    now += 1;
    mock.timers.tick(1);
  }
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  now = 10_000;
  mock.method(performance, "now", () => now);
  watching = { speed: "calm", hidden: false, still: false, thrown: -1 };
  queue = new AnimationQueue({
    speed: () => watching.speed,
    isHidden: () => watching.hidden,
    isStill: () => watching.still,
    thrown: () => watching.thrown,
    noteThrow: (_table, place) => (watching.thrown = place),
  });
  setAbout("lagoon", {
    throws: { keys: ["log-roll"], hide: (facts) => ({ ...facts, dice: null }) },
  });
});

afterEach(() => {
  queue.throwDice();
  queue.skip();
  mock.restoreAll();
  mock.timers.reset();
});

test("dice that begin one's own turn wait until they are thrown, and nothing of them is shown", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  wait(60_000);
  assert.equal(live.isHolding, true);
  assert.deepEqual(live.view.facts, { dice: null, tide: 1 });
  assert.deepEqual([live.view.moves, live.view.prompt], [[], null]);
  assert.deepEqual(keysOf(live.log), ["log-stop"]);
});

test("thrown dice tumble, and the log, the moves and the prompt come when the last one lies", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  queue.throwDice();
  assert.equal(live.part, "tumbling");
  assert.deepEqual(live.view.facts.dice, DICE);
  assert.deepEqual([live.view.moves, live.view.prompt], [[], null]);
  assert.deepEqual(keysOf(live.log), ["log-stop"]);
  wait(tumbleTime(DICE.length) - 1);
  assert.equal(live.part, "tumbling");
  wait(1);
  assert.equal(live.part, "");
  assert.deepEqual(live.view.moves, ["keep 3"]);
  assert.deepEqual(keysOf(live.log), ["log-stop", "log-roll"]);
});

test("what has changed is compared with the view before the throw was held", () => {
  const live = seatAt(MINE);
  const before = live.view;
  queue.take(live, myTurn());
  queue.throwDice();
  wait(2000);
  assert.equal(live.before, before);
  assert.deepEqual(keysOf(live.newEntries), ["log-stop", "log-roll"]);
});

test("tumbling is faster at a fast speed, and left out where nothing may move", () => {
  watching.speed = "quick";
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  queue.throwDice();
  wait(tumbleTime(DICE.length) / 2);
  assert.equal(live.part, "");
  watching.still = true;
  const other = seatAt(MINE);
  queue.take(other, myTurn({ first_line: 2 }));
  queue.throwDice();
  assert.deepEqual(other.parts, ["held", ""]);
});

test("a throw that reaches another seat of the browser after the press does not wait there", () => {
  const [mine, late] = [seatAt(MINE), seatAt(THEIRS)];
  queue.take(mine, myTurn());
  queue.throwDice();
  wait(tumbleTime(DICE.length));
  queue.take(late, myTurn());
  assert.deepEqual(queue.held, []);
  assert.equal(late.isHolding, false);
});

test("a late seat does not cut short what chance did", () => {
  watching.still = true;
  setAbout("lagoon", {
    throws: { keys: ["log-roll"], hide: (facts) => ({ ...facts, dice: null }) },
    moment: (_before, { facts }) => facts.tide === 5 && { lines: 1, facts: { tide: "rolled" } },
  });
  const [mine, late] = [seatAt(MINE), seatAt(THEIRS)];
  queue.take(mine, myTurn());
  queue.throwDice();
  const nothing = update(3, {
    view: view({ dice: null, tide: 5 }, { actors: [THEIRS] }),
    log: [entry("log-again", {}, 2), entry("log-stop", { seat: MINE }, 3)],
    first_line: 2,
  });
  queue.take(mine, nothing);
  queue.take(late, myTurn());
  queue.take(late, nothing);
  wait(1000);
  assert.deepEqual([mine.part, late.part], ["moment", "moment"]);
});

test("a press on roll throws at once: these dice do not wait again", () => {
  const live = seatAt(MINE, view({ dice: null, tide: 0 }, { actors: [MINE] }));
  const log = [
    entry("log-again", { seat: MINE }, 2),
    entry("log-roll", { seat: MINE, dice: DICE }, 2),
  ];
  queue.take(live, myTurn({ id: "mine", log }));
  assert.deepEqual(live.parts, ["tumbling"]);
  wait(tumbleTime(DICE.length));
  assert.deepEqual(live.parts, ["tumbling", ""]);
});

test("one's own move that ends a turn and begins the next does not throw the next dice", () => {
  const live = seatAt(MINE, view({ dice: null, tide: 0 }, { actors: [MINE] }));
  queue.take(live, myTurn({ id: "mine" }));
  assert.deepEqual(live.parts, ["held"]);
});

test("nothing waits with a running clock, in a race, for other players, for spectators, or without animation", () => {
  const clocks = [{ left_ms: 9000, running: true }];
  const race = view({ dice: DICE, tide: 1 }, { actors: [MINE, THEIRS] });
  const cases = [
    [MINE, myTurn({ clocks }), "calm"],
    [MINE, myTurn({ view: race }), "calm"],
    [2, myTurn(), "calm"],
    [null, myTurn(), "calm"],
    [MINE, myTurn(), "instant"],
  ];
  for (const [seat, message, speed] of cases) {
    watching.speed = speed;
    const live = seatAt(seat);
    queue.take(live, message);
    wait(5000);
    assert.deepEqual([live.parts.includes("held"), live.view.facts.dice], [false, DICE]);
    queue.leave(live);
  }
});

test("a skipped animation and a hidden page do not throw a player's dice", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  queue.skip();
  watching.hidden = true;
  queue.skip();
  assert.equal(live.isHolding, true);
});

test("the chat goes on while dice wait, and no later number is lost", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  queue.take(live, update(3, { chat: { channel: "table", text: "Come on!", seat: THEIRS } }));
  assert.equal(live.chats.length, 1);
  assert.equal(live.isHolding, true);
  queue.throwDice();
  wait(2000);
  assert.equal(live.number, 3);
});

test("an update that changes the game throws the dice that waited", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  queue.take(
    live,
    update(4, {
      view: view({ dice: DICE, tide: 9 }, { actors: [THEIRS] }),
      log: [],
      first_line: 2,
    }),
  );
  wait(5000);
  assert.equal(live.view.facts.tide, 9);
  assert.deepEqual(queue.held, []);
});

test("the first throw of a game waits too, and after a reload only if it was not thrown", () => {
  const { view: seen, log } = myTurn();
  const hello = welcome({ number: 2, view: seen, log });
  const first = queue.welcome(seatAt(MINE), hello);
  assert.equal(first.part, "held");
  assert.deepEqual(first.message.view.facts.dice, null);
  assert.deepEqual(first.message.log, log.slice(0, 1));
  queue.throwDice();
  assert.equal(watching.thrown, 1);
  assert.deepEqual(queue.welcome(seatAt(MINE), hello), { message: hello, part: "" });
});

test("after a break dice that waited still wait", () => {
  const live = seatAt(MINE);
  queue.take(live, myTurn());
  const { view: seen } = myTurn();
  const again = queue.welcome(live, welcome({ number: 2, view: seen, log: [], first_line: 2 }));
  live.applyWelcome(again.message, now, true, again.part);
  assert.deepEqual([live.isHolding, live.view.facts.dice], [true, null]);
  queue.throwDice();
  wait(2000);
  assert.deepEqual(live.view.facts.dice, DICE);
});

test("a throw of somebody else is seen tumbling before its result", () => {
  const live = seatAt(MINE);
  const log = [entry("log-roll", { seat: THEIRS, dice: DICE }, 1)];
  const seen = view({ dice: DICE, tide: 1 }, { actors: [THEIRS] });
  queue.take(live, update(2, { view: seen, log }));
  assert.deepEqual(live.parts, ["tumbling"]);
  assert.deepEqual(live.log, []);
  wait(tumbleTime(DICE.length));
  assert.deepEqual(live.parts, ["tumbling", ""]);
});
