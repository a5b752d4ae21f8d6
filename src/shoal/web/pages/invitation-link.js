// @ts-check
/** The invitation to a table: its link, as text and as a QR code. */
import { html, useEffect, useState } from "../ui/html.js";
import { copy } from "../ui/clipboard.js";
import { QrCode } from "../ui/qr-code.js";
import { publicOrigin } from "../net/network-hosts.js";
import { t } from "../model/messages/page-text.js";

/** @import { FieldEvent } from "../ui/html.js" */
/** @import { PublicOrigin } from "../net/network-hosts.js" */

const NETWORK_COMMAND = "shoal serve --host 0.0.0.0 --open";

export function Invitation(/** @type {{ id: string, invite: string }} */ { id, invite }) {
  const [found, setFound] = useState(/** @type {PublicOrigin | null} */ (null));
  useEffect(() => {
    publicOrigin().then(setFound);
  }, []);
  const link = found && `${found.origin}/table/${id}#${invite}`;
  return html`<section class="panel invitation">
    <h2>${t("invitation-title")}</h2>
    ${found && link ? html`<${Link} link=${link} local=${found.local} />` : null}
  </section>`;
}

/** The link; one that works on this computer only says so, and how to change that. */
function Link(/** @type {{ link: string, local: boolean }} */ { link, local }) {
  const [copied, setCopied] = useState(false);
  const share = () => navigator.share({ url: link, title: t("brand") }).catch(() => null);
  return html`<input
      class="link"
      readonly
      value=${link}
      aria-label=${t("invitation-title")}
      onFocus=${(/** @type {FieldEvent} */ e) => e.target.select()}
    />
    <div class="actions">
      <button type="button" class="button copy-button" onClick=${() => copy(link, setCopied)}>
        ${copied ? t("copied") : t("copy-link")}
      </button>
      ${"share" in navigator && !local ? html`<button type="button" class="button plain" onClick=${share}>${t("invitation-share")}</button>` : null}
    </div>
    ${
      local
        ? html`<p class="muted only-here">
            <b>${t("invitation-only-here")}</b> ${t("invitation-for-network")}
            <code>${NETWORK_COMMAND}</code> ${t("invitation-other-options")}
          </p>`
        : html`<${QrCode} text=${link} label=${t("invitation-qr")} />`
    }`;
}
