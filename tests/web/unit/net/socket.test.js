import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { ANSWER_TIMEOUT, TableSocket } from "../../../../src/shoal/web/net/socket.js";

class FakeWebSocket {
  constructor() {
    this.readyState = 0;
    this.sent = [];
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  breakDown() {
    this.readyState = 3;
    this.onclose?.();
  }
}

let made, received, losses, network, socket;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  made = [];
  received = [];
  losses = 0;
  network = new EventTarget();
  const owner = {
    hello: () => ({ type: "hello", since: 0 }),
    receive: (message) => received.push(message),
    lost: () => losses++,
  };
  const make = () => {
    made.push(new FakeWebSocket());
    return made.at(-1);
  };
  socket = new TableSocket("ws://shoal.test", owner, { make, network });
  socket.connect();
});

afterEach(() => {
  socket.close();
  mock.timers.reset();
});

test("a connection says hello first", () => {
  made[0].open();
  assert.deepEqual(made[0].sent, [{ type: "hello", since: 0 }]);
});

test("messages are read as JSON", () => {
  made[0].open();
  made[0].onmessage({ data: '{"type":"ping"}' });
  assert.deepEqual(received, [{ type: "ping" }]);
});

test("nothing is sent before the connection is open", () => {
  socket.send({ type: "resign" });
  assert.deepEqual(made[0].sent, []);
});

test("a broken connection is tried again, each time later", () => {
  made[0].breakDown();
  assert.equal(socket.state, "lost");
  mock.timers.tick(399);
  assert.equal(made.length, 1);
  mock.timers.tick(1);
  assert.equal(made.length, 2);
  made[1].breakDown();
  mock.timers.tick(400);
  assert.equal(made.length, 2);
  mock.timers.tick(280);
  assert.equal(made.length, 3);
  assert.equal(losses, 2);
});

test("a welcome makes the next delay short again", () => {
  made[0].breakDown();
  mock.timers.tick(400);
  made[1].open();
  socket.welcomed();
  made[1].breakDown();
  mock.timers.tick(400);
  assert.equal(made.length, 3);
});

test("a connection without a welcome is given up", () => {
  made[0].open();
  mock.timers.tick(ANSWER_TIMEOUT);
  assert.equal(losses, 1);
});

test("a device that goes offline drops the connection, and reconnects at once when online", () => {
  made[0].open();
  socket.welcomed();
  network.dispatchEvent(new Event("offline"));
  assert.equal(socket.state, "lost");
  network.dispatchEvent(new Event("online"));
  assert.equal(made.length, 2);
});

test("an old connection that stayed silent does not end the present one", () => {
  const old = made[0];
  old.breakDown();
  mock.timers.tick(400);
  made[1].open();
  socket.welcomed();
  socket.drop(old);
  assert.equal(socket.state, "open");
});

test("a refused connection is not tried again", () => {
  made[0].open();
  socket.refused();
  made[0].breakDown();
  mock.timers.tick(60_000);
  assert.equal(made.length, 1);
  assert.equal(socket.state, "refused");
});

test("a closed socket stays closed", () => {
  socket.close();
  mock.timers.tick(60_000);
  assert.equal(made.length, 1);
});
