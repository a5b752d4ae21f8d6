// @ts-check
/** Opening a table: ask the server for it, sit down, put bots in, start. */
import { botsOf, keepSeat, saltFor, witness } from "./promise.js";
import { Refusal, ask, memory } from "./wire.js";

/** @import * as Wire from "./types.js" */

/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {number} players
 * @property {{ kind: string, name?: string, level?: string }[]} seats me, here, friend, open or bot
 * @property {Record<string, string | number | boolean>} [options]
 * @property {object} [pace]
 * @property {string} [timeout]
 * @property {string} [leavers]
 * @property {boolean} [listed]
 * @property {string} [watch]
 */

/** Open a table as planned; tells its id. It starts at once if nobody is waited for. */
export async function open(/** @type {Plan} */ plan) {
  const { seats, ...wanted } = plan;
  const opened = /** @type {Wire.TableOpened} */ (await ask("/tables", { body: wanted }));
  const { table, host, invite, commitment } = opened;
  memory.keep({ table, game: plan.game, host, invite, commitment, bots: botsOf(seats) });
  try {
    await fill(opened, seats);
  } catch (no) {
    // Perhaps a name was refused: nobody needs a table at which nobody sits.
    await ask(`/tables/${table}/close`, { post: true, ticket: host }).catch(() => null);
    memory.forget(table);
    throw no;
  }
  if (!seats.some((who) => who.kind === "friend" || who.kind === "open"))
    await ask(`/tables/${table}/start`, { post: true, ticket: host });
  return table;
}

/** Sit down with all who share this device, and put the bots in. */
async function fill(
  /** @type {Wire.TableOpened} */ { table, host, invite },
  /** @type {Plan["seats"]} */ seats,
) {
  for (const [seat, who] of seats.entries()) {
    if (who.kind === "me" || who.kind === "here")
      await sit(table, seat, who.name || memory.called(), invite);
    else if (who.kind === "bot")
      await ask(`/tables/${table}/bots`, { body: { seat, level: who.level }, ticket: host });
  }
}

/**
 * Take a seat under a name, and keep it. A salt goes with it, but only after the commitment was seen
 * and kept: so nobody can have chosen the dice.
 */
export async function sit(
  /** @type {string} */ table,
  /** @type {number | null} */ seat,
  /** @type {string} */ name,
  /** @type {string} */ invite,
) {
  const wish = {
    name: name.slice(0, 40),
    salt: saltFor(table),
    invite,
    ...(seat === null ? {} : { seat }),
  };
  const seated = /** @type {Wire.Seated} */ (await ask(`/tables/${table}/seats`, { body: wish }));
  keepSeat(table, seated.seat, seated.ticket, seated.salted ? wish.salt : "");
}

/** Come to the table of a rematch, with a fresh salt for each seat that this browser had before. */
export async function sitAgain(/** @type {string} */ id, /** @type {string} */ from) {
  const { game, tickets = {}, host, invite } = memory.table(from) ?? {};
  memory.keep({ table: id, game: game ?? "", host, invite });
  for (const ticket of Object.values(tickets)) await saltAgain(id, ticket);
}

async function saltAgain(/** @type {string} */ id, /** @type {string} */ ticket) {
  const face = await seen(id, ticket);
  if (!face || face.you === undefined || face.you === null) return;
  witness(id, face);
  const salt = memory.table(id)?.salts?.[face.you] ?? saltFor(id);
  keepSeat(id, face.you, ticket, face.stage === "gathering" ? salt : "");
  if (face.stage !== "gathering" || !salt) return;
  try {
    await ask(`/tables/${id}/salt`, { body: { salt }, ticket });
  } catch (no) {
    if (!(no instanceof Refusal) || no.check !== "stage") throw no;
    keepSeat(id, face.you, ticket, ""); // the game has begun without it
  }
}

/** The table as a ticket shows it; null for a ticket that opens no seat there. */
async function seen(/** @type {string} */ id, /** @type {string} */ ticket) {
  try {
    return /** @type {Wire.TableInfo} */ (await ask(`/tables/${id}`, { ticket }));
  } catch (no) {
    if (no instanceof Refusal && no.check === "ticket") return null;
    throw no;
  }
}
