// @ts-check
/** Choosing the language: each is named as those who speak it name it. */
import { html } from "./html.js";
import { currentLanguage, switchLanguage } from "../net/catalogues.js";
import { LANGUAGE_NAMES } from "../net/language.js";
import { t } from "../model/messages/page-text.js";

/** @import { FieldEvent } from "./html.js" */

/** A small button in the header that opens the list of languages. */
export function LanguageMenu() {
  const current = currentLanguage();
  return html`<span class="icon-button language-menu">
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d="M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-9C5-5 5 5 0 9C-5 5-5-5 0-9ZM-8.5-3H8.5M-8.5 3H8.5"
      />
    </svg>
    <select
      aria-label=${t("language")}
      title=${t("language")}
      value=${current}
      onChange=${(/** @type {FieldEvent} */ e) => choose(e.target.value)}
    >
      ${Object.entries(LANGUAGE_NAMES).map(([language, name]) => html`<option key=${language} value=${language} lang=${language} selected=${language === current}>${name}</option>`)}
    </select>
  </span>`;
}

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
