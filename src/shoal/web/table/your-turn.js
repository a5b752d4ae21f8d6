// @ts-check
/** Calls a player back to a hidden tab: by its title and icon, and by a notification if they want one. */
import { useEffect } from "../ui/html.js";
import { storage } from "../settings/storage.js";
import { t } from "../model/messages/page-text.js";

const ICON = "/web/icon.svg";
const TURN_ICON = "/web/icon-turn.svg";

/** Whether this browser has notifications at all. */
export const hasNotifications = () => "Notification" in globalThis;

/** Whether the player wants to be called, and the browser allows it. */
export const isCalled = () =>
  hasNotifications() && Notification.permission === "granted" && storage.notify();

/** While it is this player's turn and the tab is hidden, its title and icon say so. */
export function useYourTurn(
  /** @type {string} */ id,
  /** @type {string} */ title,
  /** @type {boolean} */ isToMove,
) {
  useEffect(() => {
    const show = () => showTurn(title, isToMove && document.hidden);
    show();
    if (isToMove && document.hidden && isCalled()) notify(id, title);
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      showTurn(title, false);
    };
  }, [id, title, isToMove]);
}

function showTurn(/** @type {string} */ title, /** @type {boolean} */ isCalling) {
  if (title) document.title = isCalling ? t("turn-title", { title }) : t("page-title", { title });
  document.querySelector("link[rel=icon]")?.setAttribute("href", isCalling ? TURN_ICON : ICON);
}

function notify(/** @type {string} */ id, /** @type {string} */ title) {
  try {
    const note = new Notification(t("turn-notification"), { body: title, tag: id, icon: ICON });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}
