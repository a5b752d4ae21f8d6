// @ts-check
/** The setting of the coach: on or off in all games, or at a table in its game; on starts it again. */
import { html, useState } from "../ui/html.js";
import { isCoached, withGameDone, withRestart } from "../model/coach-progress.js";
import { storage } from "../settings/storage.js";
import { COACH_CHANGE } from "./coach-wanted.js";
import { t } from "../model/messages/page-text.js";

export function CoachSetting(/** @type {{ game?: string }} */ { game }) {
  const [progress, setProgress] = useState(storage.coach);
  const save = (/** @type {typeof progress} */ next) => {
    storage.saveCoach(next);
    setProgress(next);
    dispatchEvent(new Event(COACH_CHANGE));
  };
  const isOn = game ? isCoached(progress, game) : !progress.off;
  const choose = (/** @type {boolean} */ on) => {
    const now = storage.coach();
    if (!game) save({ ...now, off: !on });
    else save(on ? withRestart(now, game) : withGameDone(now, game));
  };
  return html`<fieldset class="coach-setting">
    <legend>${t(game ? "coach-setting-game" : "coach-setting")}</legend>
    <div class="pills">
      ${[true, false].map(
        (on) =>
          html`<label class="pill" key=${on}
            ><input
              type="radio"
              name="setting-coach"
              checked=${on === isOn}
              onChange=${() => choose(on)}
            /><span>${t(on ? "coach-on" : "coach-off")}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
