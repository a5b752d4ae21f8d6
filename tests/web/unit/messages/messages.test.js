import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  firstSound,
  isolated,
  marked,
} from "../../../../src/shoal/web/model/messages/names-in-sentences.js";
import { Catalogue, LINE, keyIn, say } from "../../../../src/shoal/web/model/messages/messages.js";

const ROOT = new URL("../../../../", import.meta.url);
const FOLDERS = ["tests/catalogue/toy/words", "src/shoal/core/catalogue/words"];
const NAMES = ["Ada", "Kai", "Iris"];

const texts = FOLDERS.map((folder) => readFileSync(new URL(`${folder}/en.ftl`, ROOT), "utf8"));
const english = new Catalogue("en", texts);

test("a message of the page is data like those of the server", () => {
  assert.deepEqual(say("ask-again", { count: 2 }), ["ask-again", { count: 2 }, "", LINE]);
  assert.equal(keyIn("card", "boat"), "card-boat");
});

test("the reader is you, others have names", () => {
  const dive = say("log-dive", { seat: 1, metres: 2 });
  assert.equal(english.format(dive, { seat: 1, names: NAMES }), "You dive 2 metres deep.");
  assert.equal(english.format(dive, { seat: 0, names: NAMES }), "Kai dives 2 metres deep.");
  assert.equal(
    english.format(dive, { seat: null, names: ["", "you"] }),
    "you dives 2 metres deep.",
  );
  assert.equal(english.format(dive), "Player 2 dives 2 metres deep.");
});

test("the reader comes last in a list", () => {
  const won = say("won-most", { seats: [0, 1, 2], points: 1 });
  assert.match(english.format(won, { seat: 0, names: NAMES }), /^Kai, Iris and you win together/);
});

test("parts tell whose name a part is", () => {
  const dive = say("log-dive", { seat: 1, metres: 2 });
  assert.deepEqual(english.parts(dive, { seat: 0, names: NAMES }), [
    { text: "Kai", seat: 1 },
    { text: " dives 2 metres deep.", seat: null },
  ]);
});

test("a name cannot pretend to be another player's", () => {
  const names = [`Bo\ue0ff${marked("Kai", 1)}`, "Kai"];
  const [part] = english.parts(say("log-dive", { seat: 0, metres: 2 }), { seat: 1, names });
  assert.deepEqual(part, { text: "BoKai", seat: 0 });
});

test("names that run from right to left are isolated", () => {
  assert.equal(isolated("שלום"), "\u2068שלום\u2069");
  assert.equal(isolated("Kai"), "Kai");
});

test("the first sound of a name", () => {
  assert.deepEqual(["Iris", "Élise", "Hielo", "Kai", ""].map(firstSound), [
    "i",
    "vowel",
    "other",
    "other",
    "other",
  ]);
});

test("words have forms and numbers", () => {
  const steal = say("log-steal", { seat: 0, other: 1, card: "card-octopus" });
  const sentence = english.format(steal, { seat: null, names: NAMES });
  assert.equal(sentence, "Ada steals an octopus from Kai.");
  const find = say("log-find", { seat: 0, count: 1234, thing: "thing-pearl" });
  assert.equal(english.format(find, { seat: 0, names: NAMES }), "You find 1,234 pearls.");
});

test("what is missing is English, or its key", () => {
  const german = new Catalogue("de", ["one = Eins"], new Catalogue("en", ["one = x\ntwo = Two"]));
  assert.equal(german.format(say("one")), "Eins");
  assert.equal(german.format(say("two")), "Two");
  assert.equal(german.format(say("three")), "three");
});

test("an unknown variable shows, and stops nothing", () => {
  assert.equal(new Catalogue("en", ["key = { $x } swims"]).format(say("key")), "{$x} swims");
});

test("the pseudo-language is English in strange letters", () => {
  const pseudo = new Catalogue("pseudo", texts);
  assert.equal(pseudo.format(say("ask-again")), "[!! Åğåîñ? !!]");
  assert.equal(pseudo.format(say("no-such-key")), "no-such-key");
});

test("words can be added, but not replaced", () => {
  const catalogue = new Catalogue("en", ["one = One"]);
  assert.equal(catalogue.has("two"), false);
  catalogue.add(["one = Another\ntwo = Two"]);
  assert.deepEqual([catalogue.format(say("one")), catalogue.format(say("two"))], ["One", "Two"]);
});

test("a missing key is noticed", () => {
  const catalogue = new Catalogue("de", ["one = Eins"]);
  let missing = 0;
  catalogue.onMissing = () => missing++;
  catalogue.format(say("one"));
  assert.equal(missing, 0);
  catalogue.format(say("two"));
  assert.equal(missing, 1);
});
