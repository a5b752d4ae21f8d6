// @ts-check
/** The language that this browser's reader wants: chosen here before, or set in the browser. */
import { LANGUAGES, PSEUDO } from "../model/messages/messages.js";
import { chooseLanguage } from "../model/messages/choose-word-files.js";
import { storage } from "./storage.js";

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES = /** @type {Record<string, string>} */ ({
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
});

/** `?language=` in the address, then the choice on this device, then the browser's languages. */
export function wantedLanguage() {
  const asked = new URLSearchParams(location.search).get("language");
  return chooseLanguage(
    [asked, storage.language(), ...navigator.languages],
    [...LANGUAGES, PSEUDO], // the pseudo-language is for tests, and is offered nowhere
  );
}
