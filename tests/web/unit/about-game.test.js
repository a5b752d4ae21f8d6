import assert from "node:assert/strict";
import { test } from "node:test";
import * as wording from "../../../src/shoal/web/model/about-game.js";
import { Catalogue } from "../../../src/shoal/web/model/messages/messages.js";

const WORDS = `
game-pitch = Im Riff.
side-0 = die Fische
side-1 = die Haie
role-shark = Hai
option-reef_size = Größe
option-reef_size-about = Wie groß das Riff ist.
option-crew-ann-bo = Ann, Bo
`;

wording.setAbout("reef", {
  roles: (players, chosen, t) => Array.from({ length: players }, () => t("role-shark")),
  options: { depth: { title: "Depth", choices: { low: "Shallow" } } },
});
wording.setWords("reef", new Catalogue("de", [WORDS]));

test("a game's catalogue says what it and its options are called", () => {
  assert.equal(wording.pitchOf({ name: "reef", pitch: "In the reef." }), "Im Riff.");
  assert.equal(wording.optionTitle("reef", "reef_size"), "Größe");
  assert.equal(wording.optionExplanation("reef", "reef_size"), "Wie groß das Riff ist.");
  assert.equal(wording.choiceTitle("reef", "crew", "ann,bo"), "Ann, Bo");
});

test("what the catalogue lacks comes from about.js, or is the name itself", () => {
  assert.equal(wording.optionTitle("reef", "depth"), "Depth");
  assert.equal(wording.choiceTitle("reef", "depth", "low"), "Shallow");
  assert.equal(wording.choiceTitle("reef", "depth", "high"), "high");
  assert.equal(wording.optionExplanation("reef", "depth"), undefined);
  assert.equal(wording.optionTitle("lagoon", "shark_wounds"), "Shark wounds");
  assert.equal(wording.pitchOf({ name: "lagoon", pitch: "In the lagoon." }), "In the lagoon.");
});

test("sides and roles are in the words of the game", () => {
  assert.deepEqual(wording.sidesOf({ name: "reef", sides: [0, 1, 1] }), ["die Fische", "die Haie"]);
  assert.deepEqual(wording.sidesOf({ name: "reef", sides: [0, 1] }), []);
  assert.deepEqual(wording.rolesOf("reef", 2, {}), ["Hai", "Hai"]);
  assert.deepEqual(wording.rolesOf("lagoon", 2, {}), []);
});
