// @ts-check
/** How strong the bots are, before a game against them: each level in one sentence. */
import { html, useState } from "../ui/html.js";
import { Drawer } from "../ui/dialogs.js";
import { keyIn } from "../model/messages/messages.js";
import { levelName } from "../model/table-text.js";
import { hasText, t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */

/** What a level plays like; empty for one that is no opponent for people. */
function levelAbout(/** @type {string} */ level) {
  return hasText(keyIn("opponent", level)) ? t(keyIn("opponent", level)) : "";
}

export function OpponentChoice(
  /** @type {{ game: Wire.GameSummary, levels: string[], choose: (level: string) => Promise<void>, close: () => void }} */ {
    game,
    levels,
    choose,
    close,
  },
) {
  const [isBusy, setBusy] = useState(false);
  const press = async (/** @type {string} */ level) => {
    setBusy(true);
    await choose(level);
    setBusy(false);
  };
  return html`<${Drawer} title=${t("opponents-of", { game: game.title })} close=${close}>
    <div class="opponents">
      ${levels
        .filter((level) => levelAbout(level))
        .map(
          (level) =>
            html`<button
              key=${level}
              type="button"
              class="button"
              disabled=${isBusy}
              onClick=${() => press(level)}
            >
              ${levelName(level)}<small>${levelAbout(level)}</small>
            </button>`,
        )}
    </div>
    <h3 class="opponents-else">${t("opponents-else")}</h3>
    <div class="actions">
      <a class="button plain" href=${`/new/${game.name}`}>${t("lobby-invite")}</a>
      ${game.lesson ? html`<a class="button plain" href=${`/lesson/${game.name}`}>${t("lesson-link")}</a>` : null}
      <a class="button plain" href=${`/rules/${game.name}`}>${t("rules")}</a>
    </div>
  </${Drawer}>`;
}
