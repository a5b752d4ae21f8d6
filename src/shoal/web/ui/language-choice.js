// @ts-check
/** Choosing the language: each is named as those who speak it name it. */
import { html } from "./html.js";
import { currentLanguage, switchLanguage } from "../net/catalogues.js";
import { LANGUAGE_NAMES } from "../settings/language.js";
import { t } from "../model/messages/page-text.js";

/** A button for each language. */
export function LanguageButtons() {
  const current = currentLanguage();
  return html`<div class="languages" role="group" aria-label=${t("language")}>
    ${Object.entries(LANGUAGE_NAMES).map(
      ([language, name]) =>
        html`<button
          key=${language}
          type="button"
          class="quiet-link"
          lang=${language}
          aria-pressed=${String(language === current)}
          onClick=${() => choose(language)}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}

/** Without a connection the words cannot be fetched: then everything stays as it is. */
function choose(/** @type {string} */ language) {
  switchLanguage(language).catch(() => null);
}
