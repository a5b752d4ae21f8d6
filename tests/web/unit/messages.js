/** Views, messages and seats for unit tests. */

export const view = (facts, { actors = [0], ...rest } = {}) => ({
  facts,
  actors,
  moves: [],
  seat: 0,
  ...rest,
});

/** A log entry with one message, as it is sent. */
export const entry = (key, args = {}, turn = 1) => [turn, [[key, args, "", 1]]];

/** The keys of a log. */
export const keysOf = (log) => log.flatMap(({ messages }) => messages.map(([key]) => key));

export const table = (rest = {}) => ({
  id: "abc",
  game: "lagoon",
  stage: "playing",
  players: 2,
  seats: [
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Bo" },
  ],
  ...rest,
});

export const welcome = (rest = {}) => ({
  type: "welcome",
  number: 3,
  seat: 0,
  table: table(),
  view: view({ tide: 0 }),
  log: [entry("waits", { seat: 0 }), entry("waits", { seat: 1 })],
  ...rest,
});

export const update = (number, rest = {}) => ({ type: "update", number, ...rest });
