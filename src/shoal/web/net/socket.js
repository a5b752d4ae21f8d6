// @ts-check
/** A table's WebSocket: connects, notices a dead connection, and reconnects with a growing delay. */

/** @import * as Wire from "../types.js" */

const FIRST_DELAY = 400;
const MAX_DELAY = 8000;
const DELAY_GROWTH = 1.7;
/** Milliseconds without an answer after which a connection is dead, though it was never closed. */
export const ANSWER_TIMEOUT = 8000;
const CONNECTING = 0;
const OPEN = 1;

/** @typedef {"joining" | "open" | "lost" | "refused"} ConnectionState */

/**
 * @typedef {object} SocketOwner
 * @property {() => Wire.ClientMessage} hello the first message on every new connection
 * @property {(message: Wire.ServerMessage) => void} receive
 * @property {() => void} lost called when a connection broke, before the next attempt
 */

export class TableSocket {
  /**
   * @param {string} address
   * @param {SocketOwner} owner
   * @param {{ make?: (address: string) => WebSocket, network?: EventTarget }} [environment]
   */
  constructor(
    address,
    owner,
    { make = (to) => new WebSocket(to), network = /** @type {EventTarget} */ (globalThis) } = {},
  ) {
    this.address = address;
    this.owner = owner;
    this.make = make;
    this.network = network;
    /** @type {ConnectionState} */ this.state = "joining";
    /** @type {WebSocket | null} */ this.socket = null;
    this.delay = FIRST_DELAY;
    this.closed = false;
    this.wentOffline = () => this.drop();
    this.wentOnline = () => this.state === "lost" && this.reconnect();
    network.addEventListener("offline", this.wentOffline);
    network.addEventListener("online", this.wentOnline);
  }

  connect() {
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => this.send(this.owner.hello());
    socket.onmessage = (event) => this.owner.receive(JSON.parse(event.data));
    socket.onclose = () => this.lost();
    setTimeout(() => {
      if (this.socket === socket && this.state !== "open") this.drop();
    }, ANSWER_TIMEOUT);
  }

  /** The server has welcomed us: the next break starts again with a short delay. */
  welcomed() {
    this.state = "open";
    this.delay = FIRST_DELAY;
  }

  /** The server does not let us in: do not try again. */
  refused() {
    this.state = "refused";
  }

  /** Send a message if the connection is open; returns the connection. */
  send(/** @type {Wire.ClientMessage} */ message) {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
    return this.socket;
  }

  /** Give up a connection that is dead, though it was never closed; by default the present one. */
  drop(/** @type {WebSocket | null} */ connection = this.socket) {
    if (!this.socket || connection !== this.socket) return;
    this.disconnect();
    this.lost();
  }

  disconnect() {
    const { socket } = this;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // Browsers log an error for a socket that is closed before it was open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** The connection broke: say so, and try again later. */
  lost() {
    if (this.closed || this.state === "refused") return;
    this.socket = null;
    this.state = "lost";
    this.owner.lost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.reconnect(), this.delay);
    this.delay = Math.min(this.delay * DELAY_GROWTH, MAX_DELAY);
  }

  reconnect() {
    clearTimeout(this.timer);
    this.disconnect();
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.network.removeEventListener("offline", this.wentOffline);
    this.network.removeEventListener("online", this.wentOnline);
    this.disconnect();
  }
}
