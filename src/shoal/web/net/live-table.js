// @ts-check
/** A seat's (or spectator's) connection to a table: what it knows, its socket and its outbox. */
import { Refusal, randomId, socketAddress } from "./api.js";
import { Outbox } from "./outbox.js";
import { ANSWER_TIMEOUT, TableSocket } from "./socket.js";
import { TableState } from "../model/table-state.js";

/** @import * as Wire from "../types.js" */
/** @import { AnimationQueue } from "../model/motion/animation-queue.js" */
/** @import { Stage } from "../model/motion/update-parts.js" */
/** @import { Request } from "./outbox.js" */

/**
 * @typedef {LiveTable & { table: Wire.TableInfo, view: Wire.View }} Playing a connection that knows a game
 */

export class LiveTable extends TableState {
  /**
   * @param {string} id of the table
   * @param {{ ticket?: string, invite?: string }} credentials
   * @param {AnimationQueue} queue which decides when updates are shown
   */
  constructor(id, credentials, queue) {
    super();
    this.id = id;
    this.credentials = credentials;
    this.queue = queue;
    /** @type {Refusal | null} */ this.refusal = null;
    /** @type {() => void} */ this.changed = () => {}; // called after every change
    this.socket = new TableSocket(socketAddress(id), {
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      lost: () => {
        queue.skip();
        this.changed();
      },
    });
    this.outbox = new Outbox((message) => this.socket.send(message), {
      newId: randomId,
      timeout: ANSWER_TIMEOUT,
      unanswered: (connection) => this.socket.drop(connection),
    });
    queue.join(this);
    this.socket.connect();
  }

  get connection() {
    return this.socket.state;
  }

  /** Whether this browser has no other seat at the table. */
  get isAlone() {
    return this.queue.lives.length === 1;
  }

  close() {
    this.queue.leave(this);
    this.socket.close();
  }

  /** @returns {Wire.ClientMessage} */
  hello() {
    const { ticket = "", invite = "" } = this.credentials;
    return { type: "hello", ticket, invite, since: this.number, board: true };
  }

  /** Throw the dice that waited for this seat. */
  throwDice() {
    this.queue.throwDice();
  }

  /** Send a request; resolves with an ack or a refusal. */
  send(/** @type {Request} */ request) {
    const answered = this.outbox.add(request);
    this.changed();
    return answered;
  }

  play(/** @type {string} */ move) {
    return this.send({ type: "play", move, number: this.number });
  }

  undo() {
    return this.send({ type: "undo", number: this.number });
  }

  receive(/** @type {Wire.ServerMessage} */ message) {
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "update") this.queue.take(this, message);
    else if (message.type === "connected") this.connected = message.seats;
    else if (message.type === "ping") this.socket.send({ type: "pong", mark: message.mark });
    else this.answered(message);
    this.changed();
  }

  welcomed(/** @type {Wire.Welcome} */ message) {
    this.socket.welcomed();
    const { message: shown, stage } = this.queue.welcome(this, message);
    this.applyWelcome(shown, performance.now(), this.isAlone, stage);
    this.outbox.resend();
  }

  /** Apply an update and redraw; the animation queue calls this when it is time. */
  show(/** @type {Wire.Update} */ message, /** @type {number} */ at, /** @type {Stage} */ stage) {
    this.applyUpdate(message, at, this.isAlone, stage);
    this.changed();
  }

  answered(/** @type {Wire.Ack | Wire.Refused} */ message) {
    if (this.outbox.settle(message)) return;
    if (message.type === "refused" && this.connection === "joining") {
      this.socket.refused();
      this.refusal = new Refusal(message);
    }
  }
}
