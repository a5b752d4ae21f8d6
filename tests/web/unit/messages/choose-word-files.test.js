import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chooseLanguage,
  partsOf,
  wordFiles,
} from "../../../../src/shoal/web/model/messages/choose-word-files.js";

const FILES = [
  "/games/reef/web/board.js",
  "/games/reef/words/de.ftl",
  "/games/reef/words/en.ftl",
  "/games/reef/words/page/en.ftl",
  "/games/reef/words/old/tlh.ftl",
];

test("each folder of words has one file for a language, English if it lacks the language", () => {
  assert.deepEqual(wordFiles(FILES, "de"), [
    "/games/reef/words/de.ftl",
    "/games/reef/words/page/en.ftl",
  ]);
});

test("the pseudo-language is made of English files", () => {
  assert.deepEqual(wordFiles(FILES, "pseudo"), [
    "/games/reef/words/en.ftl",
    "/games/reef/words/page/en.ftl",
  ]);
});

test("a game without words has no files", () => {
  assert.deepEqual(wordFiles(["/games/reef/web/board.js"], "en"), []);
});

test("the first language counts for which there are words", () => {
  const languages = ["en", "de", "fr"];
  assert.equal(chooseLanguage([null, "", "pt-BR", "de-AT", "fr"], languages), "de");
  assert.equal(chooseLanguage(["FR_ca"], languages), "fr");
  assert.equal(chooseLanguage(["pt"], languages), "en");
  assert.equal(chooseLanguage([], languages), "en");
});

test("errors and what is said about a game are parts of their own", () => {
  assert.deepEqual(partsOf("/games/reef/words/en.ftl"), ["table"]);
  assert.deepEqual(partsOf("/games/reef/words/page/en.ftl"), ["table"]);
  assert.deepEqual(partsOf("/games/reef/words/about/en.ftl"), ["about"]);
  assert.deepEqual(partsOf("/games/reef/words/errors/en.ftl"), ["errors"]);
  assert.deepEqual(partsOf("/server/words/en.ftl"), ["errors"]);
  assert.deepEqual(partsOf("/catalogue/words/errors/en.ftl"), ["errors"]);
  assert.deepEqual(partsOf("/catalogue/words/en.ftl"), ["page", "table"]);
  assert.deepEqual(partsOf("/web/words/en.ftl"), ["page"]);
  assert.deepEqual(partsOf("/games/reef/web/board.js"), []);
});
