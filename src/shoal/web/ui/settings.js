// @ts-check
/** All settings of this browser in one place: language, sound, animation, day or night, colours of players. */
import { html, useState } from "./html.js";
import { CoachSetting } from "../coach/coach-setting.js";
import { LanguageButtons } from "./language-choice.js";
import { chosenSpeed } from "../settings/playback.js";
import { COLOURS, SOUNDS, storage, THEMES } from "../settings/storage.js";
import { showAppearance } from "../settings/appearance.js";
import { SPEEDS } from "../model/motion/animation-queue.js";
import { keyIn } from "../model/messages/messages.js";
import { t } from "../model/messages/page-text.js";

/** The settings; `onSpeed` is told when another speed of animation was chosen, `game` is that of a table. */
export function Settings(
  /** @type {{ onSpeed?: (speed: string) => void, game?: string }} */ { onSpeed, game },
) {
  const [, redraw] = useState(0);
  const change = (/** @type {() => void} */ choose) => () => {
    choose();
    showAppearance();
    redraw((n) => n + 1);
  };
  return html`<div class="settings">
    <fieldset>
      <legend>${t("language")}</legend>
      <${LanguageButtons} />
    </fieldset>
    <${Choice}
      name="settings-sound"
      word=${(/** @type {string} */ value) => t(keyIn("settings-sound", value))}
      title=${t("settings-sound")}
      values=${SOUNDS}
      chosen=${storage.sound() || "off"}
      choose=${(/** @type {string} */ sound) => change(() => storage.chooseSound(sound))()}
    />
    <${Choice}
      name="speed"
      word=${(/** @type {string} */ value) => t(keyIn("speed", value))}
      title=${t("speed-title")}
      values=${SPEEDS}
      chosen=${chosenSpeed()}
      choose=${(/** @type {string} */ speed) =>
        change(() => {
          storage.chooseAnimationSpeed(speed);
          onSpeed?.(speed);
        })()}
    />
    <${Choice}
      name="theme"
      word=${(/** @type {string} */ value) => t(keyIn("theme", value))}
      title=${t("theme-title")}
      values=${THEMES}
      chosen=${storage.theme()}
      choose=${(/** @type {string} */ theme) => change(() => storage.chooseTheme(theme))()}
    />
    <${Choice}
      name="colours"
      word=${(/** @type {string} */ value) => t(keyIn("colours", value))}
      title=${t("colours-title")}
      values=${COLOURS}
      chosen=${storage.colours()}
      choose=${(/** @type {string} */ colours) => change(() => storage.chooseColours(colours))()}
    />
    <${CoachSetting} game=${game} />
  </div>`;
}

function Choice(
  /** @type {{ name: string, word: (value: string) => string, title: string, values: readonly string[], chosen: string, choose: (value: string) => void }} */ {
    name,
    word,
    title,
    values,
    chosen,
    choose,
  },
) {
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="pills">
      ${values.map(
        (value) =>
          html`<label class="pill" key=${value}
            ><input
              type="radio"
              name=${`setting-${name}`}
              checked=${value === chosen}
              onChange=${() => choose(value)}
            /><span>${word(value)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
