// @ts-check
/** A seat's (or watcher's) place at a live table: hears the news, sends once, resumes by number. */
import { chance, socketAddress } from "./wire.js";

/** @import * as Wire from "./types.js" */
/** @import { Pace } from "./pace.js" */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SHOWN_AT_FIRST = 4; // lines of the log that tell who joins what happened last
const UNANSWERED = 8000; // a line that brings no answer for so long is dead, though nobody closed it

/**
 * @typedef {object} Sent
 * @property {Wire.ClientMessage & { id: string }} message
 * @property {(answer: Wire.Ack | Wire.Refused) => void} done
 */

/**
 * @typedef {Live & { table: Wire.TableInfo, view: Wire.View }} Playing a line that has heard of a game
 */

export class Live {
  /**
   * @param {string} id of the table
   * @param {{ ticket?: string, invite?: string }} key
   * @param {Pace} pace which says when the news is shown
   */
  constructor(id, key, pace) {
    this.id = id;
    this.key = key;
    this.pace = pace;
    pace.join(this);
    /** @type {() => void} */ this.changed = () => {}; // called after every change
    this.number = 0;
    /** @type {Wire.TableInfo | null} */ this.table = null;
    /** @type {Wire.View | null} */ this.view = null;
    /** @type {Wire.View | null} */ this.before = null;
    /** @type {number | null} */ this.seat = null;
    /** @type {string[]} */ this.told = [];
    /** @type {Wire.Chat[]} */ this.chats = [];
    /** @type {Wire.Offer | null} */ this.offer = null;
    /** @type {Wire.Clock[]} */ this.clocks = [];
    this.clockedAt = 0;
    /** @type {string[]} */ this.channels = [];
    /** @type {number[]} */ this.here = [];
    this.canUndo = false;
    this.rewound = false; // whether the last news took something back
    /** @type {{ line: string } | null} */ this.takenBack = null; // the first line taken back by others
    this.still = false; // whether the View is only what chance did on the way to the next
    this.fresh = 0; // how many lines of the log came with the last news
    this.turn = 0; // how many lines the log had when the last turn began
    this.turned = false; // whether others are asked since the last line
    this.mine = 0; // how many lines the log had before the seat last acted
    /** @type {Wire.View | null} */ this.left = null; // the View when the seat had last acted
    /** @type {"joining" | "open" | "lost" | "refused"} */ this.connection = "joining";
    this.refusal = "";
    /** @type {Map<string, Sent>} */ this.outbox = new Map();
    /** @type {WebSocket | null} */ this.socket = null;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.cut = () => this.drop();
    this.mend = () => this.connection === "lost" && this.again();
    addEventListener("offline", this.cut);
    addEventListener("online", this.mend);
    this.connect();
  }

  connect() {
    const socket = new WebSocket(socketAddress(this.id));
    this.socket = socket;
    socket.onopen = () => {
      this.put({
        type: "hello",
        ticket: this.key.ticket ?? "",
        invite: this.key.invite ?? "",
        since: this.number,
        board: true,
      });
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => this.lost();
    setTimeout(() => {
      if (this.socket === socket && this.connection !== "open") this.drop();
    }, UNANSWERED);
  }

  /** Give up a line that is dead, though it was never closed. */
  drop() {
    if (!this.socket) return;
    this.hangUp();
    this.lost();
  }

  hangUp() {
    const { socket } = this;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // A browser complains of a line that is closed before it was open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** The line broke: say so, and try again, each time a little later. */
  lost() {
    if (this.closed || this.connection === "refused") return;
    this.socket = null;
    this.pace.skip();
    this.connection = "lost";
    this.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.again(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  again() {
    clearTimeout(this.timer);
    this.hangUp();
    this.connect();
  }

  close() {
    this.closed = true;
    this.pace.leave(this);
    clearTimeout(this.timer);
    removeEventListener("offline", this.cut);
    removeEventListener("online", this.mend);
    this.hangUp();
  }

  put(/** @type {Wire.ClientMessage} */ message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Put an act on the line; if nothing is heard of it, the line is given up. */
  putAct(/** @type {Wire.ClientMessage & { id: string }} */ message) {
    const { socket } = this;
    this.put(message);
    setTimeout(() => {
      if (this.outbox.has(message.id) && this.socket === socket) this.drop();
    }, UNANSWERED);
  }

  /**
   * Send an act; the answer is an ack or a refusal. Sent again after a break, carried out once.
   * @param {Wire.ClientMessage extends infer One ? One extends { id: string } ? Omit<One, "id"> : never : never} act
   * @returns {Promise<Wire.Ack | Wire.Refused>}
   */
  send(act) {
    const message = { ...act, id: chance() };
    return new Promise((done) => {
      this.outbox.set(message.id, { message, done });
      this.putAct(message);
      this.changed();
    });
  }

  play(/** @type {string} */ move) {
    return this.send({ type: "play", move, number: this.number });
  }

  take(/** @type {Wire.ServerMessage} */ message) {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "news") this.pace.take(this, message);
    else if (message.type === "here") this.here = message.seats;
    else if (message.type === "ping") this.put({ type: "pong", mark: message.mark });
    else this.answer(message);
    this.changed();
  }

  welcome(/** @type {Wire.Welcome} */ message) {
    this.connection = "open";
    this.wait = FIRST_WAIT;
    this.seat = message.seat ?? null;
    this.hear(message);
    if (!this.number) {
      this.mine = Math.max(0, this.told.length - SHOWN_AT_FIRST);
      this.turn = Math.max(0, this.told.length - 1);
    }
    const chats = message.chats ?? [];
    this.chats = this.number === 0 ? chats : [...this.chats, ...chats];
    this.number = message.number;
    this.here = message.here ?? [];
    this.table = message.table;
    for (const { message: unheard } of this.outbox.values()) this.putAct(unheard);
  }

  /** Take in news that came at some time. */
  news(/** @type {Wire.News} */ message, /** @type {number} */ at) {
    this.number = message.number;
    this.hear(message, at);
    if (message.table) this.table = message.table;
    if (message.chat) this.chats = [...this.chats, message.chat];
    if (message.id && message.view) this.acted();
  }

  /** What follows is what the others do; what one's own act brought stays in sight. */
  acted() {
    this.mine = this.told.length - this.fresh;
    this.left = this.view;
  }

  /** Whether a View asks this seat. */
  isAsked(/** @type {Wire.View | null} */ view) {
    return this.seat !== null && Boolean(view?.actors.includes(this.seat));
  }

  /** What welcome and news have in common; lines from first_line on replace what stood there. */
  hear(/** @type {Wire.Welcome | Wire.News} */ message, at = performance.now()) {
    const first = message.first_line ?? 0;
    this.rewound = false;
    if (message.told && (message.told.length || first < this.told.length)) {
      this.back(first, "id" in message && message.id !== "");
      this.fresh = message.told.length;
      this.mine = Math.min(this.mine, first);
      this.turn = this.turned ? first : Math.min(this.turn, first);
      this.turned = false;
      this.told = [...this.told.slice(0, first), ...message.told];
    }
    // A new name, or somebody who comes or goes, changes nothing on the board.
    if (message.view && JSON.stringify(message.view) !== JSON.stringify(this.view)) {
      // Whose turn comes sees all that changed since they last acted, not the last of it only.
      this.turned ||= String(this.view?.actors) !== String(message.view.actors);
      const back = this.rewound;
      const returns = this.left && this.isAsked(message.view) && !this.isAsked(this.view);
      this.before = back ? null : returns ? this.left : this.view;
      this.view = message.view;
    }
    this.offer = message.offer ?? null;
    this.clocks = message.clocks ?? [];
    this.clockedAt = at;
    if (message.channels) this.channels = message.channels;
    this.canUndo = message.can_undo ?? false;
  }

  /** Lines from this one on are void: what they did is not shown as changed, and the others are told. */
  back(/** @type {number} */ first, /** @type {boolean} */ mine) {
    this.rewound = this.number > 0 && first < this.told.length;
    const isNotice = this.rewound && !mine && this.pace.lines.length === 1;
    this.takenBack = isNotice ? { line: this.told[first] } : null;
    if (this.rewound) this.left = null;
  }

  answer(/** @type {Wire.Ack | Wire.Refused} */ message) {
    const sent = this.outbox.get(message.id ?? "");
    if (sent) {
      this.outbox.delete(message.id ?? "");
      sent.done(message);
    } else if (message.type === "refused" && this.connection === "joining") {
      this.connection = "refused";
      this.refusal = message.sentence;
    }
  }
}
