// @ts-check
/** Settings of this browser that are about hearing and being called: sound, notifications. */
import { html, useEffect, useState } from "../../ui/html.js";
import { storage } from "../../settings/storage.js";
import { hasNotifications, isCalled } from "../your-turn.js";
import { t } from "../../model/messages/page-text.js";

/** Whether sound is on, and a function that switches it. */
export function useSound() {
  const [, redraw] = useState(0);
  const isOn = storage.sound() === "on";
  const choose = (/** @type {boolean} */ on) => {
    storage.chooseSound(on ? "on" : "off");
    redraw((n) => n + 1);
  };
  return /** @type {[boolean, (on: boolean) => void]} */ ([isOn, choose]);
}

/** Says once that there are sounds, and that they are off; playing on keeps it quiet. */
export function SoundNotice() {
  const [, choose] = useSound();
  const isAsking = !storage.sound();
  useEffect(() => {
    const press = (/** @type {Event} */ { target }) => {
      if (/** @type {Element} */ (target).closest?.(".board-host")) choose(false);
    };
    if (isAsking) addEventListener("click", press);
    return () => removeEventListener("click", press);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- choose is a new function at every drawing
  }, [isAsking]);
  if (!isAsking) return null;
  return html`<div class="notice calm" role="status">
    <div>
      ${t("sound-first")}
      <div class="answers">
        <button type="button" class="button small" onClick=${() => choose(true)}>
          ${t("sound-turn-on")}
        </button>
        <button type="button" class="button small plain" onClick=${() => choose(false)}>
          ${t("sound-keep-off")}
        </button>
      </div>
    </div>
  </div>`;
}

/** Asks the browser for notifications when the player wants them; never before. */
export function NotifySwitch() {
  const [isOn, setOn] = useState(isCalled);
  const [isDenied, setDenied] = useState(false);
  if (!hasNotifications()) return null;
  const change = async () => {
    const wants = !isOn;
    const allowed = wants && (await Notification.requestPermission()) === "granted";
    storage.chooseNotify(wants && allowed);
    setDenied(wants && !allowed);
    setOn(isCalled());
  };
  return html`<p class="notify-switch">
    <label><input type="checkbox" checked=${isOn} onChange=${change} /> ${t("notify")}</label>
    ${isDenied ? html`<small role="alert">${t("notify-denied")}</small>` : null}
  </p>`;
}
