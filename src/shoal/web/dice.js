// @ts-check
/** Fair dice, computed again in the browser: docs/fair-dice.md says how, byte by byte. */
import { words } from "./words.js";

const WORD = 1n << 256n;

/** The browser's own cryptography, which it keeps from pages that came over plain HTTP. */
function subtle() {
  if (!crypto.subtle) throw new Error(words.receipt.insecure);
  return crypto.subtle;
}

export function bytesOf(/** @type {string} */ hex) {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

export function hexOf(/** @type {ArrayBuffer | Uint8Array} */ bytes) {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the 32 bytes of a seed. */
export async function commitmentOf(/** @type {string} */ seed) {
  return hexOf(await subtle().digest("SHA-256", bytesOf(seed)));
}

/** A thrower of the dice of this seed and these salts: outcome number `number` among so many. */
export async function diceOf(/** @type {string} */ seed, /** @type {string[]} */ salts) {
  const key = await subtle().importKey(
    "raw",
    bytesOf(seed),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const salted = new Uint8Array(
    await subtle().digest("SHA-256", new TextEncoder().encode(JSON.stringify(salts))),
  );
  return async (/** @type {number} */ number, /** @type {number} */ among) => {
    const fair = WORD - (WORD % BigInt(among));
    for (let attempt = 0; ; attempt++) {
      const message = new Uint8Array(48);
      message.set(salted);
      const numbers = new DataView(message.buffer);
      numbers.setBigUint64(32, BigInt(number));
      numbers.setBigUint64(40, BigInt(attempt));
      const word = BigInt(`0x${hexOf(await subtle().sign("HMAC", key, message))}`);
      if (word < fair) return Number(word % BigInt(among));
    }
  };
}
