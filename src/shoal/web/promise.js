// @ts-check
/** What this browser saw and gave before the dice were thrown, held against what the table tells. */
import { chance, memory } from "./wire.js";

/** @import * as Wire from "./types.js" */
/** @import { Live } from "./live.js" */
/** @import { Kept } from "./wire.js" */

const SALT_BYTES = 16;

/** @typedef {{ seed: "fits" | "broken" | "unseen", salts: "fits" | "broken" | "none", wrong: number[] }} Verdict */

/**
 * A table was seen: keep the commitment that was shown first, and which seats bots have before the
 * game begins. A table could choose the salt of a bot as it likes, so bots give none. A commitment
 * that is first shown after this browser gave a salt proves nothing: the seed may fit that salt.
 */
export function witness(
  /** @type {string} */ id,
  /** @type {Pick<Wire.TableInfo, "game" | "commitment" | "stage" | "seats">} */ face,
) {
  const kept = memory.table(id);
  const hasSalted = Object.keys(kept?.salts ?? {}).length > 0;
  const commitment = kept?.commitment || (hasSalted ? undefined : face.commitment);
  const bots = face.stage === "gathering" ? botsOf(face.seats) : (kept?.bots ?? []);
  if (kept && kept.commitment === commitment && String(kept.bots ?? []) === String(bots)) return;
  memory.keep({ table: id, game: face.game, commitment, bots });
}

/** The seats that bots have. */
export function botsOf(/** @type {{ kind: string }[]} */ seats) {
  return seats.flatMap((seat, place) => (seat.kind === "bot" ? [place] : []));
}

/** Keep a seat of this browser, and the salt that it gave; "" if its game had begun already. */
export function keepSeat(
  /** @type {string} */ id,
  /** @type {number} */ seat,
  /** @type {string} */ ticket,
  /** @type {string} */ salt,
) {
  const { tickets = {}, salts = {} } = memory.table(id) ?? {};
  const { [seat]: _, ...others } = salts;
  memory.keep({
    table: id,
    tickets: { ...tickets, [seat]: ticket },
    salts: salt ? { ...others, [seat]: salt } : others,
  });
}

/**
 * The seats of this browser: those that the table says, and those that it kept itself, unless the
 * table no longer lets it in there.
 */
export function seatsOf(/** @type {Kept | undefined} */ kept, /** @type {Live[]} */ lines) {
  const isOut = (/** @type {string} */ ticket) =>
    lines.some((line) => line.key.ticket === ticket && line.connection === "refused");
  const told = lines.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const own = Object.keys(kept?.salts ?? {}).filter((seat) => !isOut(kept?.tickets[seat] ?? ""));
  return [...new Set([...told, ...own.map(Number)])].sort((one, other) => one - other);
}

/**
 * Hold what was kept against what the table tells at the end.
 * @param {Kept | undefined} kept
 * @param {{ salts: string[] }} told
 * @param {string} commitment of the seed that is told
 * @param {number[]} seats that this browser has
 * @returns {Verdict}
 */
export function judge(kept, told, commitment, seats) {
  const salts = seats.filter((seat) => kept?.salts?.[seat]);
  const wrong = [
    ...salts.filter((seat) => told.salts[seat] !== kept?.salts?.[seat]),
    ...(kept?.bots ?? []).filter((seat) => told.salts[seat]),
  ];
  return {
    seed: !kept?.commitment ? "unseen" : kept.commitment === commitment ? "fits" : "broken",
    salts: wrong.length ? "broken" : salts.length ? "fits" : "none",
    wrong,
  };
}

/** A salt for a seat at a table; "" until the table has shown a commitment and this browser kept it. */
export function saltFor(/** @type {string} */ id) {
  return memory.table(id)?.commitment ? chance(SALT_BYTES) : "";
}

/**
 * How `shoal verify` holds the record against the same; the seed is told where the record has none,
 * since its game was broken off.
 */
export function command(
  /** @type {string} */ file,
  /** @type {Kept | undefined} */ kept,
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
