// @ts-check
/**
 * Fair dice, computed again in the browser: docs/fair-dice.md says how, byte by byte. With a library,
 * because browsers offer their own cryptography only to pages that come over HTTPS.
 */
import { hmac } from "../vendor/noble-hashes/hmac.js";
import { sha256 } from "../vendor/noble-hashes/sha2.js";

/** @import * as Wire from "../types.js" */

const WORD = 1n << 256n;

export function bytesOf(/** @type {string} */ hex) {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

export function hexOf(/** @type {Uint8Array} */ bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the 32 bytes of a seed. */
export function commitmentOf(/** @type {string} */ seed) {
  return hexOf(sha256(bytesOf(seed)));
}

/** The dice of this seed and these salts: a function that gives outcome `number` among so many. */
export function diceOf(/** @type {string} */ seed, /** @type {string[]} */ salts) {
  const key = bytesOf(seed);
  const salted = sha256(new TextEncoder().encode(JSON.stringify(salts)));
  return (/** @type {number} */ number, /** @type {number} */ among) => {
    const fair = WORD - (WORD % BigInt(among));
    for (let attempt = 0; ; attempt++) {
      const message = new Uint8Array(48);
      message.set(salted);
      const numbers = new DataView(message.buffer);
      numbers.setBigUint64(32, BigInt(number));
      numbers.setBigUint64(40, BigInt(attempt));
      const word = BigInt(`0x${hexOf(hmac(sha256, key, message))}`);
      if (word < fair) return Number(word % BigInt(among));
    }
  };
}

const MAX_OUTCOMES = Number.MAX_SAFE_INTEGER; // numbers above this are not exact

/** The throws of a receipt that do not follow from its seed and salts. */
export function wrongThrows(/** @type {Required<Wire.Receipt>} */ receipt) {
  const throwDie = diceOf(receipt.seed, receipt.salts);
  return receipt.throws.flatMap(({ outcomes, outcome }, place) => {
    const possible = Number.isInteger(outcomes) && outcomes > 0 && outcomes <= MAX_OUTCOMES;
    return possible && throwDie(place + 1, outcomes) === outcome ? [] : [place + 1];
  });
}
