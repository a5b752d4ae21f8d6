// @ts-check
/** What frames every part of the page: the header, notices, drawers. */
import { html, useEffect, useRef } from "./kit.js";
import { words } from "./words.js";

/** The line on top of every page. */
export function Header(/** @type {{ title?: string, children?: unknown }} */ { title, children }) {
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${`${words.title}: ${words.home}`}>
      <${Mark} /><span>${words.title}</span></a
    >
    ${title ? html`<span class="top-title">${title}</span>` : null}
    <div class="top-more">
      ${children}
      <button
        type="button"
        class="icon-button"
        aria-label=${words.table.theme}
        title=${words.table.theme}
        onClick=${turnLight}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="9" fill="none" stroke="currentcolor" stroke-width="2" />
          <path d="M0-9A9 9 0 0 1 0 9Z" fill="currentcolor" />
        </svg>
      </button>
    </div>
  </header>`;
}

/** Two fish: the mark of the house, as in icon.svg. */
function Mark() {
  return html`<svg class="mark" viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
    <rect width="64" height="64" rx="14" />
    <path d="M54 22C46 12 30 11 21 19L12 13C15 19 15 25 12 31L21 25C30 33 46 32 54 22Z" />
    <path
      class="far"
      d="M42 45C36 37 25 37 19 43L12 38C14 43 14 47 12 52L19 47C25 53 36 53 42 45Z"
    />
    <circle cx="45" cy="20" r="2" />
  </svg>`;
}

/** From light to dark and back, whatever the system says. */
function turnLight() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("shoal.theme", root.dataset.theme);
}

/** Something that has to be told. */
export function Notice(
  /** @type {{ text: unknown, children?: unknown, close?: () => void }} */ {
    text,
    children,
    close,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return html`<div class="notice" role="alert" ref=${box}>
    <div>${text}${children}</div>
    ${close ? html`<button type="button" class="icon-button" aria-label=${words.close} onClick=${close}>×</button>` : null}
  </div>`;
}

/** A drawer that comes over the page; Escape closes it. */
export function Drawer(
  /** @type {{ title?: string, close: () => void, children?: unknown }} */ {
    title,
    close,
    children,
  },
) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return html`<dialog
    ref=${dialog}
    class="drawer"
    aria-label=${title}
    onClose=${close}
    onClick=${(/** @type {Event} */ event) => event.target === dialog.current && close()}
  >
    <div class="drawer-head">
      <h2>${title}</h2>
      <button type="button" class="icon-button" aria-label=${words.close} onClick=${close}>
        ×
      </button>
    </div>
    <div class="drawer-body">${children}</div>
  </dialog>`;
}

/** A question that comes over the page before something that cannot be taken back. */
export function Question(
  /** @type {{ text: string, yes: string, no: string, agree: () => void, close: () => void }} */ {
    text,
    yes,
    no,
    agree,
    close,
  },
) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return html`<dialog ref=${dialog} class="question" aria-label=${text} onClose=${close}>
    <p>${text}</p>
    <div class="actions">
      <button type="button" class="act" onClick=${close}>${no}</button>
      <button
        type="button"
        class="act plain grave"
        onClick=${() => {
          agree();
          close();
        }}
      >
        ${yes}
      </button>
    </div>
  </dialog>`;
}

/** Copy a text, and say so on the button. */
export async function copy(
  /** @type {string} */ text,
  /** @type {(done: boolean) => void} */ tell,
) {
  try {
    await navigator.clipboard.writeText(text);
    tell(true);
    setTimeout(() => tell(false), 2000);
  } catch {
    tell(false);
  }
}
