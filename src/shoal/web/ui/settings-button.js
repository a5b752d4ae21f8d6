// @ts-check
/** A button that opens the settings, which are fetched when it is pressed. */
import { html, lazy, useState } from "./html.js";
import { Drawer } from "./dialogs.js";
import { Icon } from "./icons.js";
import { t } from "../model/messages/page-text.js";

const loadSettings = () => import("./settings.js");
const Settings = lazy(loadSettings, "Settings");

export function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  // The drawer is never seen empty: it opens once they are there.
  const open = () => loadSettings().then(() => setOpen(true));
  return html`<button type="button" class="tool tool-settings" onClick=${open}>
      <${Icon} name="settings" /><span>${t("settings")}</span>
    </button>
    ${
      isOpen
        ? html`<${Drawer} title=${t("settings")} close=${() => setOpen(false)}><${Settings} /></${Drawer}>`
        : null
    }`;
}
