import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Outbox } from "../../../../src/shoal/web/net/outbox.js";

const TIMEOUT = 1000;

function outbox() {
  const sent = [];
  const silent = [];
  let ids = 0;
  const box = new Outbox(
    (message) => {
      sent.push(message);
      return `connection ${sent.length}`;
    },
    { newId: () => `id${++ids}`, timeout: TIMEOUT, unanswered: (on) => silent.push(on) },
  );
  return { box, sent, silent };
}

test("an action is sent with an id and resolves with its answer", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { box, sent } = outbox();
  const answered = box.add({ type: "play", move: "a1", number: 3 });
  assert.deepEqual(sent, [{ type: "play", move: "a1", number: 3, id: "id1" }]);
  assert.equal(box.size, 1);
  assert.equal(box.settle({ type: "ack", id: "id1", number: 4 }), true);
  assert.equal((await answered).type, "ack");
  assert.equal(box.size, 0);
  mock.timers.reset();
});

test("an answer to an unknown message is ignored", () => {
  const { box } = outbox();
  assert.equal(box.settle({ type: "refused", id: "other", sentence: "No." }), false);
});

test("everything unanswered is sent again in order, with the same ids", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { box, sent } = outbox();
  box.add({ type: "say", text: "one" });
  box.add({ type: "say", text: "two" });
  box.settle({ type: "ack", id: "id1", number: 4 });
  box.add({ type: "say", text: "three" });
  sent.length = 0;
  box.resend();
  assert.deepEqual(
    sent.map(({ id, text }) => [id, text]),
    [
      ["id2", "two"],
      ["id3", "three"],
    ],
  );
  mock.timers.reset();
});

test("a message without an answer reports the connection that it was sent on", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { box, silent } = outbox();
  box.add({ type: "resign" });
  mock.timers.tick(TIMEOUT - 1);
  assert.deepEqual(silent, []);
  mock.timers.tick(1);
  assert.deepEqual(silent, ["connection 1"]);
  mock.timers.reset();
});

test("an answered message reports nothing", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { box, silent } = outbox();
  box.add({ type: "resign" });
  box.settle({ type: "ack", id: "id1", number: 4 });
  mock.timers.tick(2 * TIMEOUT);
  assert.deepEqual(silent, []);
  mock.timers.reset();
});
