// @ts-check
/** Dialogs over the page: drawers and questions. */
import { html, useLayoutEffect, useRef } from "./html.js";
import { t } from "../model/messages/page-text.js";

/** @typedef {{ current: HTMLDialogElement | null }} DialogRef */

/** What the Tab key reaches in a dialog. */
const FOCUSABLE =
  "button:not(:disabled), a[href], input, select, textarea, summary, [tabindex='0']";

/** Open a dialog over everything else; when it closes, the focus returns to where it was. */
function useModal(/** @type {DialogRef} */ dialog) {
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      opened?.close(); // while it is open, nothing outside it can have the focus
      if (opener?.isConnected) opener.focus();
    };
  }, [dialog]);
}

/** Keep Tab inside a dialog; the browser alone would let it out to its own buttons. */
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

/** A drawer over the page; Escape or a click beside it closes it. */
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
      <button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button>
    </div>
    <div class="drawer-body">${children}</div>
  </dialog>`;
}

/** Anything over the page that has to be answered first; Escape closes it. */
export function Modal(
  /** @type {{ label: string, class: string, close: () => void, children?: unknown }} */ {
    label,
    close,
    children,
    ...rest
  },
) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useModal(dialog);
  return html`<dialog
    ref=${dialog}
    class=${rest.class}
    aria-label=${label}
    onClose=${close}
    onKeyDown=${stayInside}
  >
    ${children}
  </dialog>`;
}

/** A question before something that cannot be undone. */
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
        <button type="button" class="button" onClick=${close}>${no}</button>
        <button
          type="button"
          class="button plain danger"
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
