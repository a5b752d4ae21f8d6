// @ts-check
/** Requests that wait for an answer. Each has an id: it may be sent twice, the server carries it out once. */

/** @import * as Wire from "../types.js" */

/** @typedef {Wire.ClientMessage & { id: string }} Message */
/** @typedef {Wire.Ack | Wire.Refused} Answer */

/**
 * A request before it has an id.
 * @typedef {Wire.ClientMessage extends infer One ? One extends { id: string } ? Omit<One, "id"> : never : never} Request
 */

/** @template Connection */
export class Outbox {
  /**
   * @param {(message: Message) => Connection} send puts a message on the connection and returns it
   * @param {{ newId: () => string, timeout: number, unanswered: (on: Connection) => void }} how
   */
  constructor(send, { newId, timeout, unanswered }) {
    this.send = send;
    this.newId = newId;
    this.timeout = timeout;
    this.unanswered = unanswered;
    /** @type {Map<string, { message: Message, resolve: (answer: Answer) => void }>} */
    this.waiting = new Map();
  }

  get size() {
    return this.waiting.size;
  }

  /**
   * Send a request; the promise resolves with the server's answer, however often it is sent.
   * @param {Request} request
   * @returns {Promise<Answer>}
   */
  add(request) {
    const message = /** @type {Message} */ ({ ...request, id: this.newId() });
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      this.put(message);
    });
  }

  put(/** @type {Message} */ message) {
    const connection = this.send(message);
    setTimeout(() => {
      if (this.waiting.has(message.id)) this.unanswered(connection);
    }, this.timeout);
  }

  /** Send again what is still unanswered, in the same order. */
  resend() {
    for (const { message } of this.waiting.values()) this.put(message);
  }

  /** Resolve the request that this answers; false if none waits for it. */
  settle(/** @type {Answer} */ answer) {
    const id = answer.id ?? "";
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    sent?.resolve(answer);
    return Boolean(sent);
  }
}
