// @ts-check
/** Opening a table: ask the server for it, sit down, put bots in, start. */
import { ask, chance, memory } from "./wire.js";

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
  const { table, host, invite } = await ask("/tables", { body: wanted });
  /** @type {Record<string, string>} */
  const tickets = {};
  for (const [seat, who] of seats.entries()) {
    if (who.kind === "me" || who.kind === "here") {
      tickets[seat] = await sit(table, seat, who.name || memory.called(), invite);
    } else if (who.kind === "bot") {
      await ask(`/tables/${table}/bots`, { body: { seat, level: who.level }, ticket: host });
    }
    memory.keep({ table, game: plan.game, host, invite, tickets });
  }
  if (!seats.some((who) => who.kind === "friend" || who.kind === "open"))
    await ask(`/tables/${table}/start`, { post: true, ticket: host });
  return table;
}

/** Take a seat under a name; tells the ticket. A salt goes with it, so that nobody can have chosen the dice. */
export async function sit(
  /** @type {string} */ table,
  /** @type {number | null} */ seat,
  /** @type {string} */ name,
  /** @type {string} */ invite,
) {
  const wish = {
    name: name.slice(0, 40),
    salt: chance(8),
    invite,
    ...(seat === null ? {} : { seat }),
  };
  const seated = await ask(`/tables/${table}/seats`, { body: wish });
  return /** @type {string} */ (seated.ticket);
}
