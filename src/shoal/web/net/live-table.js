// @ts-check
/** A seat's (or spectator's) connection to a table: what it knows, its socket and its outbox. */
import { Refusal, randomId, socketAddress } from "./api.js";
import { loadAbout } from "./game-parts.js";
import { Outbox } from "./outbox.js";
import { ANSWER_TIMEOUT, TableSocket } from "./socket.js";
import { isAboutLoaded } from "../model/about-game.js";
import { TableState } from "../model/table-state.js";

/** @import * as Wire from "../types.js" */
/** @import { AnimationQueue } from "../model/motion/animation-queue.js" */
/** @import { PartName } from "../model/motion/update-parts.js" */
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
    /** @type {Wire.ServerMessage[]} */ this.early = []; // a welcome to a game that is not loaded yet, and what followed
    this.socket = new TableSocket(socketAddress(id), {
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      lost: () => {
        this.early = [];
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

  /** Only what a game says about its throws tells which dice wait for their player: until it is loaded, messages wait. */
  receive(/** @type {Wire.ServerMessage} */ message) {
    const isEarly = message.type === "welcome" && !isAboutLoaded(message.table.game);
    if (isEarly) loadAbout(message.table.game).then(() => this.catchUp());
    if (isEarly || (this.early.length && message.type !== "ping")) this.early.push(message);
    else this.take(message);
  }

  catchUp() {
    const early = this.early;
    this.early = [];
    early.forEach((message) => this.take(message));
  }

  take(/** @type {Wire.ServerMessage} */ message) {
    if (message.type === "welcome") this.welcomed(message);
    else if (message.type === "update") this.queue.take(this, message);
    else if (message.type === "connected") this.connected = message.seats;
    else if (message.type === "ping") this.socket.send({ type: "pong", mark: message.mark });
    else this.answered(message);
    this.changed();
  }

  welcomed(/** @type {Wire.Welcome} */ message) {
    this.socket.welcomed();
    const { message: shown, part } = this.queue.welcome(this, message);
    this.applyWelcome(shown, performance.now(), this.isAlone, part);
    this.outbox.resend();
  }

  /** Apply an update and redraw; the animation queue calls this when it is time. */
  show(/** @type {Wire.Update} */ message, /** @type {number} */ at, /** @type {PartName} */ part) {
    this.applyUpdate(message, at, this.isAlone, part);
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
