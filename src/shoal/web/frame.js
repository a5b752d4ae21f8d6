// @ts-check
/** What frames every part of the page: the header, notices, drawers. */
import { html, useEffect, useFocusAfter, useLayoutEffect, useRef } from "./kit.js";
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
  useFocusAfter(box);
  return html`<div class="notice" role="alert" ref=${box}>
    <div>${text}${children}</div>
    ${close ? html`<button type="button" class="icon-button" aria-label=${words.close} onClick=${close}>×</button>` : null}
  </div>`;
}

/** @typedef {{ current: HTMLDialogElement | null }} DialogRef */

/** What a dialog lets the keys reach. */
const FOCUSABLE =
  "button:not(:disabled), a[href], input, select, textarea, summary, [tabindex='0']";

/** Opens a dialog over everything else; when it goes, the focus is where it was before. */
function useModal(/** @type {DialogRef} */ dialog) {
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      opened?.close(); // while it is open, nothing outside it can have the focus
      if (opener?.isConnected) opener.focus();
    };
  }, []);
}

/** Tab goes round inside a dialog; the browser alone would let it out to its own buttons. */
function stayInside(/** @type {KeyboardEvent} */ event) {
  if (event.key !== "Tab") return;
  const dialog = /** @type {HTMLElement} */ (event.currentTarget);
  const found = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll(FOCUSABLE)]).filter(
    (one) => one.checkVisibility(),
  );
  const [first, last] = [found[0], found[found.length - 1]];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** A drawer that comes over the page; Escape, or a press beside it, closes it. */
export function Drawer(
  /** @type {{ title?: string, close: () => void, children?: unknown }} */ {
    title,
    close,
    children,
  },
) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useModal(dialog);
  return html`<dialog
    ref=${dialog}
    class="drawer"
    aria-label=${title}
    onClose=${close}
    onKeyDown=${stayInside}
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

/** A question in the middle of the screen before something that cannot be taken back. */
export function Question(
  /** @type {{ title: string, text: string, yes: string, no: string, agree: () => void, close: () => void }} */ {
    title,
    text,
    yes,
    no,
    agree,
    close,
  },
) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useModal(dialog);
  return html`<dialog
    ref=${dialog}
    class="question"
    role="alertdialog"
    aria-labelledby="question-title"
    aria-describedby="question-text"
    onClose=${close}
    onKeyDown=${stayInside}
    onClick=${(/** @type {Event} */ event) => event.target === dialog.current && close()}
  >
    <div class="question-body">
      <h2 id="question-title">${title}</h2>
      <p id="question-text">${text}</p>
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
    </div>
  </dialog>`;
}

/** Copy a text, and say so on the button. */
export async function copy(
  /** @type {string} */ text,
  /** @type {(done: boolean) => void} */ tell,
) {
  const done = await write(text);
  tell(done);
  if (done) setTimeout(() => tell(false), 2000);
}

/** Put a text on the clipboard; tells whether that worked. */
async function write(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page that came over plain HTTP from another machine has no clipboard, but can copy what is marked.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
