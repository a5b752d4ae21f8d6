/** Views, messages and seats for unit tests. */

export const view = (facts, { actors = [0], ...rest } = {}) => ({
  facts,
  actors,
  moves: [],
  seat: 0,
  ...rest,
});

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
  log: ["Seat 0 waits.", "Seat 1 waits."],
  ...rest,
});

export const update = (number, rest = {}) => ({ type: "update", number, ...rest });
