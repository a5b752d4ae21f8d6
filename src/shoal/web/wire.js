// @ts-check
/** The way to the server: requests, and what a browser keeps between two visits. */
import { words } from "./words.js";

/** @typedef {import("./types.js").Games} Games */
/** @typedef {import("./types.js").TableInfo} TableFace */

const PREFIX = "/api/1";

/** Why the server said no: a sentence, and the number of the rule if it is one. */
export class Refusal extends Error {
  constructor(
    /** @type {string} */ sentence,
    /** @type {string} */ rule = "",
    /** @type {string} */ check = "",
  ) {
    super(sentence);
    this.rule = rule;
    this.check = check;
  }
}

/**
 * Ask the server something.
 * @param {string} path
 * @param {{ body?: object, ticket?: string, invite?: string, post?: boolean }} [with_]
 */
export async function ask(path, { body, ticket, invite, post } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (ticket) headers.authorization = `Bearer ${ticket}`;
  if (invite) headers["shoal-invite"] = invite;
  if (body) headers["content-type"] = "application/json";
  let answer;
  try {
    const method = body || post ? "POST" : "GET";
    answer = await fetch(PREFIX + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Refusal(words.unreached, "", "connection");
  }
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told.sentence, told.rule ?? "", told.check);
  return told;
}

/** @type {Promise<Games> | null} */
let asked = null;
/** @type {Games | null} */
let told = null;

/** What can be played here; asked until it is told. */
export function house() {
  asked ??= ask("/games").then(
    (games) => (told = games),
    (no) => {
      asked = null;
      throw no;
    },
  );
  return asked;
}

/** What can be played here, if it has been told already. */
export function houseNow() {
  return told;
}

/** All options of a game at a table: what was chosen, and the defaults. */
export function optionsOf(
  /** @type {Games} */ found,
  /** @type {{ game: string, options?: Record<string, string | number | boolean> }} */ table,
) {
  const face = found.games.find((game) => game.name === table.game);
  return Object.fromEntries(
    (face?.options ?? []).map((option) => [
      option.name,
      table.options?.[option.name] ?? option.default,
    ]),
  );
}

/** The address of a table's socket. */
export function socketAddress(/** @type {string} */ table) {
  return `${location.origin.replace(/^http/, "ws")}${PREFIX}/tables/${table}/live`;
}

// What the browser keeps.

/**
 * @typedef {object} Kept a table that this browser has to do with
 * @property {string} table
 * @property {string} game
 * @property {Record<string, string>} tickets by seat
 * @property {string} [host]
 * @property {string} [invite]
 * @property {string} [commitment] as it was shown first
 * @property {Record<string, string>} [salts] that this browser gave, by seat
 * @property {number[]} [bots] the seats that bots had when the game began
 * @property {number} [heard] how much of the talk was read
 * @property {boolean} [done] whether its game is over
 * @property {number} at when it was last looked at
 */

function read(/** @type {string} */ key, /** @type {any} */ missing) {
  try {
    return JSON.parse(localStorage.getItem(`shoal.${key}`) ?? "null") ?? missing;
  } catch {
    return missing;
  }
}

function write(/** @type {string} */ key, /** @type {any} */ value) {
  try {
    localStorage.setItem(`shoal.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

export const memory = {
  name: () => /** @type {string} */ (read("name", "")),
  rename: (/** @type {string} */ name) => write("name", name),
  /** What one is called; who has said nothing gets a name of the sea and keeps it. */
  called() {
    const { sea } = words.name;
    if (!memory.name().trim())
      memory.rename(sea[crypto.getRandomValues(new Uint8Array(1))[0] % sea.length]);
    return memory.name();
  },
  pace: () => /** @type {string} */ (read("pace", "")),
  choosePace: (/** @type {string} */ pace) => write("pace", pace),
  tables: () => /** @type {Kept[]} */ (read("tables", [])),
  /** @returns {Kept | undefined} */
  table: (/** @type {string} */ id) => memory.tables().find((kept) => kept.table === id),
  keep(/** @type {Partial<Kept> & { table: string }} */ news) {
    const old = memory.table(news.table);
    const kept = { game: "", tickets: {}, ...old, ...news, at: Date.now() };
    write(
      "tables",
      [kept, ...memory.tables().filter((other) => other.table !== news.table)].slice(0, 40),
    );
    return /** @type {Kept} */ (kept);
  },
  /** Its game is over: nobody need ask about it again. */
  mark: (/** @type {string} */ id) =>
    write(
      "tables",
      memory.tables().map((kept) => (kept.table === id ? { ...kept, done: true } : kept)),
    ),
  forget: (/** @type {string} */ id) =>
    write(
      "tables",
      memory.tables().filter((kept) => kept.table !== id),
    ),
};

/** A fresh id or salt: enough random letters that nobody else has them. */
export function chance(/** @type {number} */ bytes = 12) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");
}
