import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { messagesWith, pieceEffects } from "../../../../src/shoal/web/model/motion/drama.js";
import { readLog } from "../../../../src/shoal/web/model/log-entries.js";
import { endSound, soundsOf } from "../../../../src/shoal/web/model/motion/sound-choice.js";
import { entry } from "../messages.js";

const GAMES = new URL("../../../../src/shoal/games/", import.meta.url);
const parts = (part) =>
  readdirSync(GAMES)
    .map((game) => ({ game, file: new URL(`${game}/web/${part}.js`, GAMES) }))
    .filter(({ file }) => existsSync(file));

/** The keys of what a game says. */
function keysOf(game) {
  const words = readFileSync(new URL(`${game}/words/en.ftl`, GAMES), "utf8");
  return new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));
}

test("sounds are chosen by keys, in the order of the log, and repeated as often as an argument says", () => {
  const table = { "log-catch": { sound: "tile", times: "tiles" }, "log-bite": "bite" };
  const log = readLog([
    entry("log-bite", {}),
    entry("log-other", {}),
    entry("log-catch", { tiles: ["a", "b"] }),
    entry("log-bite", {}),
  ]);
  assert.deepEqual(soundsOf(table, log), [
    { sound: "bite", times: 2 },
    { sound: "tile", times: 2 },
  ]);
});

test("a game without a table of sounds is silent, and a crowd of messages is no noise", () => {
  assert.deepEqual(soundsOf({}, readLog([entry("log-bite", {})])), []);
  const table = { a: "tile", b: "bite", c: "swim", d: "splash" };
  const log = readLog(["a", "b", "c", "d", ...Array(9).fill("a")].map((key) => entry(key, {})));
  const heard = soundsOf(table, log);
  assert.deepEqual(
    heard.map(({ sound }) => sound),
    ["tile", "bite", "swim"],
  );
  assert.equal(heard[0].times, 6);
});

test("the end sounds like a win for winners and spectators, and like a loss for others", () => {
  const ranking = [[0, 2], [1]];
  assert.deepEqual(
    [0, 1, 2, null].map((seat) => endSound(ranking, seat)),
    ["win", "loss", "win", "win"],
  );
});

test("messages are found by their keys, with their arguments", () => {
  const log = readLog([entry("log-take", { seat: 1, token: 9 }), entry("log-stop", { seat: 1 })]);
  assert.deepEqual(messagesWith(log, "log-take", "log-none"), [
    { key: "log-take", args: { seat: 1, token: 9 } },
  ]);
});

test("what a seat owns newly flies there", () => {
  const effects = pieceEffects([["a"], []], [["a", "b"], ["c"]], "tile");
  assert.deepEqual(effects, [
    { effect: "fly", piece: "tile-b", owner: 0 },
    { effect: "fly", piece: "tile-c", owner: 1 },
  ]);
});

test("every key for which a game has a sound is one that it says", async () => {
  const found = parts("drama");
  assert.ok(found.length > 0);
  for (const { game, file } of found) {
    const { drama } = await import(file);
    const known = keysOf(game);
    const unknown = Object.keys(drama.sounds ?? {}).filter((key) => !known.has(key));
    assert.deepEqual(unknown, [], game);
  }
});

test("every key that tells a throw of dice is one that its game says", async () => {
  for (const { game, file } of parts("about")) {
    const { about } = await import(file);
    const known = keysOf(game);
    const unknown = (about.throws?.keys ?? []).filter((key) => !known.has(key));
    assert.deepEqual(unknown, [], game);
  }
});
