// @ts-check
/**
 * Fair dice, seen from this browser: it keeps the commitment it saw and the salts it gave before the
 * game, and compares them with what the table shows afterwards.
 */
import { randomId } from "./api.js";
import { storage } from "../settings/storage.js";

/** @import * as Wire from "../types.js" */
/** @import { KeptTable } from "../settings/storage.js" */

const SALT_BYTES = 16;

/** @typedef {{ seed: "fits" | "broken" | "unseen", salts: "fits" | "broken" | "none", wrong: number[] }} Verdict */

/**
 * A table was seen: keep the commitment that was shown first, and which seats bots have before the
 * game begins. A table could choose the salt of a bot as it likes, so bots give none. A commitment
 * that is first shown after this browser gave a salt proves nothing: the seed may fit that salt.
 */
export function keepCommitment(
  /** @type {string} */ id,
  /** @type {Pick<Wire.TableInfo, "game" | "commitment" | "stage" | "seats">} */ table,
) {
  const kept = storage.table(id);
  const hasSalted = Object.keys(kept?.salts ?? {}).length > 0;
  const commitment = kept?.commitment || (hasSalted ? undefined : table.commitment);
  const bots = table.stage === "waiting" ? botSeats(table.seats) : (kept?.bots ?? []);
  if (kept && kept.commitment === commitment && String(kept.bots ?? []) === String(bots)) return;
  storage.keep({ table: id, game: table.game, commitment, bots });
}

/** The seats that bots have. */
export function botSeats(/** @type {{ kind: string }[]} */ seats) {
  return seats.flatMap((seat, place) => (seat.kind === "bot" ? [place] : []));
}

/** Keep a seat of this browser, and the salt that it gave; "" if its game had already begun. */
export function keepSeat(
  /** @type {string} */ id,
  /** @type {number} */ seat,
  /** @type {string} */ ticket,
  /** @type {string} */ salt,
) {
  const { tickets = {}, salts = {} } = storage.table(id) ?? {};
  const { [seat]: _, ...others } = salts;
  storage.keep({
    table: id,
    tickets: { ...tickets, [seat]: ticket },
    salts: salt ? { ...others, [seat]: salt } : others,
  });
}

/**
 * The seats of this browser: those that the table names, and those that it kept itself, unless the
 * table no longer lets it in there.
 */
export function ownSeats(
  /** @type {KeptTable | undefined} */ kept,
  /** @type {{ credentials: { ticket?: string }, connection: string, seat: number | null }[]} */ lives,
) {
  const isRefused = (/** @type {string} */ ticket) =>
    lives.some((live) => live.credentials.ticket === ticket && live.connection === "refused");
  const named = lives.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const salted = Object.keys(kept?.salts ?? {}).filter(
    (seat) => !isRefused(kept?.tickets[seat] ?? ""),
  );
  return [...new Set([...named, ...salted.map(Number)])].sort((one, other) => one - other);
}

/**
 * Compare what was kept with what the table shows at the end.
 * @param {KeptTable | undefined} kept
 * @param {{ salts: string[] }} receipt
 * @param {string} commitment of the seed in the receipt
 * @param {number[]} seats of this browser
 * @returns {Verdict}
 */
export function checkReceipt(kept, receipt, commitment, seats) {
  const salted = seats.filter((seat) => kept?.salts?.[seat]);
  const wrong = [
    ...salted.filter((seat) => receipt.salts[seat] !== kept?.salts?.[seat]),
    ...(kept?.bots ?? []).filter((seat) => receipt.salts[seat]),
  ];
  return {
    seed: !kept?.commitment ? "unseen" : kept.commitment === commitment ? "fits" : "broken",
    salts: wrong.length ? "broken" : salted.length ? "fits" : "none",
    wrong,
  };
}

/** A salt for a seat; "" until the table has shown a commitment and this browser kept it. */
export function saltFor(/** @type {string} */ id) {
  return storage.table(id)?.commitment ? randomId(SALT_BYTES) : "";
}

/**
 * The `shoal verify` command that makes the same check of a record. The seed is part of it where the
 * record has none, because the game ended when a player resigned.
 */
export function verifyCommand(
  /** @type {string} */ file,
  /** @type {KeptTable | undefined} */ kept,
  /** @type {number[]} */ seats,
  /** @type {string} */ seed = "",
) {
  const salts = [
    ...seats.filter((seat) => kept?.salts?.[seat]).map((seat) => `${seat}=${kept?.salts?.[seat]}`),
    ...(kept?.bots ?? []).map((seat) => `${seat}=`),
  ];
  return [
    `shoal verify ${file}`,
    ...(kept?.commitment ? [`--commitment ${kept.commitment}`] : []),
    ...salts.map((salt) => `--salt ${salt}`),
    ...(seed ? [`--seed ${seed}`] : []),
  ].join(" ");
}
