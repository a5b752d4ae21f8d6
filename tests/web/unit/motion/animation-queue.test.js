import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { AnimationQueue } from "../../../../src/shoal/web/model/motion/animation-queue.js";
import { setAbout } from "../../../../src/shoal/web/model/about-game.js";
import { table, update, view } from "../messages.js";

const MOMENT = 1300;
let now, watching, queue;

/** A seat of this browser that notes what it is shown. */
function seatAt(seat) {
  const live = {
    seat,
    table: table(),
    view: view({ tide: 0 }, { actors: [1] }),
    shown: [],
    answers: [],
    answered: (ack) => live.answers.push(ack),
    show(message, _at, part) {
      live.shown.push(part ? `${part} ${message.number}` : message.number);
      live.lastMessage = message;
      if (message.view) live.view = message.view;
    },
  };
  queue.join(live);
  return live;
}

const othersMove = (number) => update(number, { view: view({ tide: number }, { actors: [1] }) });

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
  watching = { speed: "calm", hidden: false };
  queue = new AnimationQueue({ speed: () => watching.speed, isHidden: () => watching.hidden });
  setAbout("lagoon", {});
});

afterEach(() => {
  queue.skip();
  mock.restoreAll();
  mock.timers.reset();
});

test("the first move of others is shown at once, the next after a moment", () => {
  const live = seatAt(0);
  queue.take(live, othersMove(1));
  queue.take(live, othersMove(2));
  assert.deepEqual(live.shown, [1]);
  wait(MOMENT - 1);
  assert.deepEqual(live.shown, [1]);
  wait(1);
  assert.deepEqual(live.shown, [1, 2]);
});

test("one's own move is shown at once and acknowledged", () => {
  const live = seatAt(0);
  queue.take(live, othersMove(1));
  queue.take(live, update(2, { id: "mine", view: view({ tide: 2 }) }));
  assert.deepEqual(live.shown, [1, 2]);
  assert.deepEqual(live.answers, [{ type: "ack", id: "mine", number: 2 }]);
});

test("a race that this seat is in waits for nothing", () => {
  const live = seatAt(0);
  queue.take(live, othersMove(1));
  queue.take(live, update(2, { view: view({ tide: 2 }, { actors: [0, 1] }) }));
  assert.deepEqual(live.shown, [1, 2]);
});

test("many waiting events share the time that all may take", () => {
  const live = seatAt(0);
  for (let number = 1; number <= 15; number++) queue.take(live, othersMove(number));
  wait(500);
  assert.deepEqual(live.shown, [1, 2]);
  wait(7000);
  assert.equal(live.shown.length, 15);
});

test("while one's own clock runs little time may pass", () => {
  const live = seatAt(0);
  const clocks = [{ left_ms: 9000, running: true }];
  queue.take(live, othersMove(1));
  for (const number of [2, 3]) queue.take(live, { ...othersMove(number), clocks });
  wait(600);
  assert.deepEqual(live.shown, [1, 2]);
  wait(600);
  assert.deepEqual(live.shown, [1, 2, 3]);
});

test("skip shows everything", () => {
  const live = seatAt(0);
  for (let number = 1; number <= 5; number++) queue.take(live, othersMove(number));
  queue.skip();
  assert.deepEqual(live.shown, [1, 2, 3, 4, 5]);
});

test("a hidden page and the speed 'instant' wait for nothing", () => {
  const live = seatAt(0);
  watching.hidden = true;
  for (let number = 1; number <= 3; number++) queue.take(live, othersMove(number));
  assert.deepEqual(live.shown, [1, 2, 3]);
  watching = { speed: "instant", hidden: false };
  for (let number = 4; number <= 6; number++) queue.take(live, othersMove(number));
  assert.deepEqual(live.shown, [1, 2, 3, 4, 5, 6]);
});

test("two seats of a browser show a waiting event together", () => {
  const [one, other] = [seatAt(0), seatAt(2)];
  queue.take(one, othersMove(1));
  queue.take(one, othersMove(2));
  queue.take(other, othersMove(2));
  assert.deepEqual([one.shown, other.shown], [[1], []]);
  wait(MOMENT);
  assert.deepEqual([one.shown, other.shown], [[1, 2], [2]]);
});

test("a roll that ended a turn is shown by itself before the rest", () => {
  setAbout("lagoon", { moment: () => ({ lines: 1, facts: { tide: "rolled" } }) });
  const live = seatAt(0);
  queue.take(live, { ...othersMove(1), log: ["The dice fall.", "Seat 1 stops."], first_line: 4 });
  assert.deepEqual(live.shown, ["moment 1"]);
  assert.deepEqual(live.lastMessage.log, ["The dice fall."]);
  wait(1.6 * MOMENT);
  assert.deepEqual(live.shown, ["moment 1", 1]);
  assert.deepEqual(live.lastMessage.log, ["Seat 1 stops."]);
  assert.equal(live.lastMessage.first_line, 5);
});

test("a seat that leaves takes its waiting updates with it", () => {
  const live = seatAt(0);
  for (const number of [1, 2]) queue.take(live, othersMove(number));
  queue.leave(live);
  wait(MOMENT);
  assert.deepEqual(live.shown, [1]);
});
