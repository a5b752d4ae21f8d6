// @ts-check
/** What frames every page: the header, and notices. */
import { html, useEffect, useRef } from "./html.js";
import { useReturnFocus } from "./hooks.js";
import { LanguageButtons, LanguageMenu } from "./language-choice.js";
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
      <${LanguageMenu} />
      <button
        type="button"
        class="icon-button"
        aria-label=${t("theme")}
        title=${t("theme")}
        onClick=${switchTheme}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="9" fill="none" stroke="currentcolor" stroke-width="2" />
          <path d="M0-9A9 9 0 0 1 0 9Z" fill="currentcolor" />
        </svg>
      </button>
    </div>
  </header>`;
}

/** Below every page that leaves space for it: the languages. */
export function Footer() {
  return html`<footer class="bottom"><${LanguageButtons} /></footer>`;
}

/** Two fish: the logo, as in icon.svg. */
function Logo() {
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

/** Switch between light and dark, whatever the system's setting. */
function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("shoal.theme", root.dataset.theme);
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
