// @ts-check
/** The invitation to a table: its link, as text and as a QR code. */
import { html, useEffect, useState } from "../ui/html.js";
import { copy } from "../ui/clipboard.js";
import { QrCode } from "../ui/qr-code.js";
import { publicOrigin } from "../net/network-hosts.js";
import { words } from "../ui/words.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { PublicOrigin } from "../net/network-hosts.js" */

const say = words.waitingRoom;

export function Invitation(/** @type {{ id: string, invite: string }} */ { id, invite }) {
  const [found, setFound] = useState(/** @type {PublicOrigin | null} */ (null));
  useEffect(() => {
    publicOrigin().then(setFound);
  }, []);
  const link = found && `${found.origin}/table/${id}#${invite}`;
  return html`<section class="panel invitation">
    <h2>${say.invite}</h2>
    ${found && link ? html`<${Link} link=${link} local=${found.local} />` : null}
  </section>`;
}

/** The link; one that works on this computer only says so, and how to change that. */
function Link(/** @type {{ link: string, local: boolean }} */ { link, local }) {
  const [copied, setCopied] = useState(false);
  const share = () => navigator.share({ url: link, title: words.title }).catch(() => null);
  return html`<input
      class="link"
      readonly
      value=${link}
      aria-label=${say.invite}
      onFocus=${(/** @type {FieldEvent} */ e) => e.target.select()}
    />
    <div class="actions">
      <button type="button" class="button copy-button" onClick=${() => copy(link, setCopied)}>
        ${copied ? say.copied : say.copy}
      </button>
      ${"share" in navigator && !local ? html`<button type="button" class="button plain" onClick=${share}>${say.share}</button>` : null}
    </div>
    ${
      local
        ? html`<p class="muted only-here">
            <b>${say.onlyHere}</b> ${say.forNetwork}
            <code>${say.networkCommand}</code> ${say.networkOptions}
          </p>`
        : html`<${QrCode} text=${link} label=${say.qr} />`
    }`;
}
