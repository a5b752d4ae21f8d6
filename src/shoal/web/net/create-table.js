// @ts-check
/** Opening a table: create it on the server, sit down, add bots, start. */
import { botSeats, keepCommitment, keepSeat, saltFor } from "./dice-commitment.js";
import { Refusal, request } from "./api.js";
import { storage } from "../settings/storage.js";

/** @import * as Wire from "../types.js" */

const MAX_NAME = 40;

/** @typedef {{ kind: string, name?: string, level?: string }} PlannedSeat me, here, friend, open or bot */

/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {number} players
 * @property {PlannedSeat[]} seats
 * @property {Record<string, string | number | boolean>} [options]
 * @property {object} [time_control]
 * @property {string} [timeout]
 * @property {string} [leavers]
 * @property {boolean} [listed]
 * @property {string} [watch]
 * @property {string} [hints] "free", "told" or "alone"
 */

/** Open a table as planned and return its id. It starts at once if nobody else has to join. */
export async function openTable(/** @type {Plan} */ plan) {
  const { seats, ...terms } = plan;
  const opened = /** @type {Wire.TableOpened} */ (await request("/tables", { body: terms }));
  const { table, host, invite, commitment } = opened;
  storage.keep({ table, game: plan.game, host, invite, commitment, bots: botSeats(seats) });
  try {
    await fillSeats(opened, seats);
  } catch (error) {
    // For example, a name was refused: leave no empty table behind.
    await request(`/tables/${table}/close`, { post: true, ticket: host }).catch(() => null);
    storage.forget(table);
    throw error;
  }
  if (!seats.some((seat) => seat.kind === "friend" || seat.kind === "open"))
    await request(`/tables/${table}/start`, { post: true, ticket: host });
  return table;
}

/** Seat everybody who shares this device, and the bots. */
async function fillSeats(
  /** @type {Wire.TableOpened} */ { table, host, invite },
  /** @type {PlannedSeat[]} */ seats,
) {
  for (const [seat, planned] of seats.entries()) {
    if (planned.kind === "me" || planned.kind === "here")
      await sit(table, seat, planned.name || storage.nameOrDefault(), invite);
    else if (planned.kind === "bot")
      await request(`/tables/${table}/bots`, {
        body: { seat, level: planned.level },
        ticket: host,
      });
  }
}

/**
 * Take a seat under a name, and keep its ticket. A salt goes with it, but only after the commitment
 * was seen and kept: so nobody can have chosen the dice.
 */
export async function sit(
  /** @type {string} */ table,
  /** @type {number | null} */ seat,
  /** @type {string} */ name,
  /** @type {string} */ invite,
) {
  const body = {
    name: name.slice(0, MAX_NAME),
    salt: saltFor(table),
    invite,
    ...(seat === null ? {} : { seat }),
  };
  const seated = /** @type {Wire.Seated} */ (await request(`/tables/${table}/seats`, { body }));
  keepSeat(table, seated.seat, seated.ticket, seated.salted ? body.salt : "");
}

/** Join the table of a rematch, with a fresh salt for each seat that this browser had before. */
export async function joinRematch(/** @type {string} */ id, /** @type {string} */ from) {
  const { game, tickets = {}, host, invite } = storage.table(from) ?? {};
  storage.keep({ table: id, game: game ?? "", host, invite });
  for (const ticket of Object.values(tickets)) await saltAgain(id, ticket);
}

async function saltAgain(/** @type {string} */ id, /** @type {string} */ ticket) {
  const table = await fetchWithTicket(id, ticket);
  if (!table || table.your_seat === undefined || table.your_seat === null) return;
  keepCommitment(id, table);
  const salt = storage.table(id)?.salts?.[table.your_seat] ?? saltFor(id);
  keepSeat(id, table.your_seat, ticket, table.stage === "waiting" ? salt : "");
  if (table.stage !== "waiting" || !salt) return;
  try {
    await request(`/tables/${id}/salt`, { body: { salt }, ticket });
  } catch (error) {
    if (!(error instanceof Refusal) || error.check !== "stage") throw error;
    keepSeat(id, table.your_seat, ticket, ""); // the game has started without it
  }
}

/** The table as a ticket shows it; null for a ticket that opens no seat there. */
async function fetchWithTicket(/** @type {string} */ id, /** @type {string} */ ticket) {
  try {
    return /** @type {Wire.TableInfo} */ (await request(`/tables/${id}`, { ticket }));
  } catch (error) {
    if (error instanceof Refusal && error.check === "ticket") return null;
    throw error;
  }
}
