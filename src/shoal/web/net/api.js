// @ts-check
/** Requests to the server. */
import { say } from "../model/messages/messages.js";

/** @import * as Wire from "../types.js" */

const PREFIX = "/api/1";
const ID_BYTES = 12;

/** Why something was not done: a message, or else an English sentence of the server. */
export class Refusal extends Error {
  /** @param {{ sentence?: string, check?: string, message?: Wire.Message | null }} answer */
  constructor({ sentence = "", check = "", message = null }) {
    super(sentence);
    this.check = check;
    this.told = message;
  }
}

/**
 * Send a request and return the JSON of the answer.
 * @param {string} path
 * @param {{ body?: object, ticket?: string, invite?: string, post?: boolean }} [with_]
 */
export async function request(path, { body, ticket, invite, post } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (ticket) headers.authorization = `Bearer ${ticket}`;
  if (invite) headers["shoal-invite"] = invite;
  if (body) headers["content-type"] = "application/json";
  let response;
  try {
    const method = body || post ? "POST" : "GET";
    response = await fetch(PREFIX + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Refusal({ check: "connection", message: say("unreached") });
  }
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer);
  return answer;
}

/** @type {Promise<Wire.Games> | null} */
let fetching = null;
/** @type {Wire.Games | null} */
let known = null;

/** The games and bot levels of this server; fetched once. */
export function fetchServerInfo() {
  fetching ??= request("/games").then(
    (serverInfo) => (known = serverInfo),
    (error) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}

/** The games and bot levels, if they have been fetched already. */
export function knownServerInfo() {
  return known;
}

/** The address of a table's socket. */
export function socketAddress(/** @type {string} */ table) {
  return `${location.origin.replace(/^http/, "ws")}${PREFIX}/tables/${table}/live`;
}

/** A random id or salt, long enough to be unique. */
export function randomId(/** @type {number} */ bytes = ID_BYTES) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");
}
