// @ts-check
/** What frames every page: the header, and notices. */
import { html, useEffect, useRef } from "./html.js";
import { useReturnFocus } from "./hooks.js";
import { LanguageButtons } from "./language-choice.js";
import { SettingsButton } from "./settings-button.js";
import { t } from "../model/messages/page-text.js";

/** The bar on top of every page. */
export function Header(/** @type {{ title?: string, children?: unknown }} */ { title, children }) {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("brand-home")}>
      <${Logo} /><span>${t("brand")}</span></a
    >
    ${title ? html`<span class="top-title">${title}</span>` : null}
    <div class="top-more">
      ${children}
      <${SettingsButton} />
    </div>
  </header>`;
}

/** Below every page that leaves space for it: the languages. */
export function Footer() {
  return html`<footer class="bottom"><${LanguageButtons} /></footer>`;
}

/** Two fish: the logo, as in icon.svg. */
export function Logo() {
  return html`<svg class="logo" viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
    <rect width="64" height="64" rx="14" />
    <path d="M54 22C46 12 30 11 21 19L12 13C15 19 15 25 12 31L21 25C30 33 46 32 54 22Z" />
    <path
      class="far"
      d="M42 45C36 37 25 37 19 43L12 38C14 43 14 47 12 52L19 47C25 53 36 53 42 45Z"
    />
    <circle cx="45" cy="20" r="2" />
  </svg>`;
}

/** A message that pops up. */
export function Notice(
  /** @type {{ text: unknown, children?: unknown, close?: () => void }} */ {
    text,
    children,
    close,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  useReturnFocus(box);
  return html`<div class="notice" role="alert" ref=${box}>
    <div>${text}${children}</div>
    ${close ? html`<button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button>` : null}
  </div>`;
}
