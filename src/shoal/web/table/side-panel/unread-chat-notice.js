// @ts-check
/** The last chat message that was not read yet, where nobody can miss it. */
import { html, useEffect, useState } from "../../ui/html.js";
import { Notice } from "../../ui/frame.js";
import { isAbout } from "../../model/unread.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import * as Wire from "../../types.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Panels } from "./use-panels.js" */

const SYSTEM_NOTICE_TIME = 15000; // milliseconds that a system message about others is shown

export function UnreadNotice(
  /** @type {{ panels: Panels, names: string[], formatter: MessageFormatter }} */ {
    panels,
    names,
    formatter,
  },
) {
  const last = panels.unread[panels.unread.length - 1];
  if (last.message) {
    const text = formatter.text(last.message);
    return html`<${SystemNotice} key=${text} text=${text} last=${last} panels=${panels} />`;
  }
  if (last.seat == null) return null;
  const reader = spectatorOf(names);
  return html`<${Notice} close=${panels.markRead} text=${html`<b>${t("chat-said-by", { seat: last.seat }, reader)}</b> ${last.text}`}>
    ${" "}<button type="button" class="button small" onClick=${() => panels.open("talk")}>${t("chat-reply")}</button></${Notice}>`;
}

/** A system message: nobody answers it, and one about others goes by itself. */
function SystemNotice(
  /** @type {{ text: string, last: Wire.Chat, panels: Panels }} */ { text, last, panels },
) {
  const [isOver, setOver] = useState(false);
  const isMine = isAbout(last, panels.seat);
  useEffect(() => {
    if (isMine) return;
    const timer = setTimeout(() => setOver(true), SYSTEM_NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [isMine]);
  return isOver ? null : html`<${Notice} close=${panels.markRead} text=${text} />`;
}
