// @ts-check
/** Buttons that are always at hand: hint, undo, look back, rules, chat. */
import { html } from "../../ui/html.js";
import { isToMove } from "../seat-status.js";
import { t } from "../../model/messages/page-text.js";

/** @import { Playing } from "../../net/live-table.js" */
/** @import { LookBack } from "../look-back.js" */
/** @import { Chat } from "./unread-chat.js" */

export function Toolbar(
  /** @type {{ live: Playing, past: LookBack, chat: Chat, askHint: () => void, cannot: (what: "undo" | "past") => void, openRules: (rule: string) => void }} */ {
    live,
    past,
    chat,
    askHint,
    cannot,
    openRules,
  },
) {
  const isPlaying = live.seat !== null && live.table.stage === "playing";
  const isLookingBack = Boolean(past.step);
  return html`<div class="toolbar">
    <button
      type="button"
      class="button plain small"
      disabled=${!isToMove(live) || isLookingBack}
      onClick=${askHint}
    >
      ${t("toolbar-hint")}
    </button>
    <button
      type="button"
      class="button plain small"
      aria-disabled=${live.canUndo && !isLookingBack ? undefined : "true"}
      disabled=${!isPlaying || isLookingBack}
      onClick=${() => (live.canUndo ? live.undo() : cannot("undo"))}
    >
      ${t("toolbar-undo")}
    </button>
    <button
      type="button"
      class="button plain small look-back"
      onClick=${async () => (await past.go("previous")) || cannot("past")}
      disabled=${isLookingBack}
      aria-label=${t("toolbar-look-back-how")}
      title=${t("toolbar-look-back-how")}
    >
      ${t("toolbar-look-back")}
    </button>
    <button type="button" class="button plain small" onClick=${() => openRules("")}>
      ${t("rules")}
    </button>
    <button type="button" class="button plain small chat-button" onClick=${() => chat.open("talk")}>
      ${t("tab-talk")}${chat.unread.length ? html`<b class="badge">${chat.unread.length}</b>` : null}
    </button>
  </div>`;
}
