// @ts-check
/** Chat messages that were not read yet. */
import { html, useEffect, useState } from "../../ui/html.js";
import { Notice } from "../../ui/frame.js";
import { isAbout, unreadOf } from "../../model/unread.js";
import { storage } from "../../net/storage.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import * as Wire from "../../types.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Playing } from "../../net/live-table.js" */

const SYSTEM_NOTICE_TIME = 15000; // milliseconds that a system message about others is shown

/** @typedef {"log" | "talk" | "board" | "more"} Tab */

/**
 * @typedef {object} Chat
 * @property {Tab} tab the open tab of the side panel
 * @property {(tab: Tab) => void} choose
 * @property {Wire.Chat[]} unread what the others said since the chat was last open
 * @property {(tab: Tab) => void} open shows a tab, and scrolls to it
 * @property {() => void} markRead
 * @property {number | null} seat of the reader
 */

/** The open tab of the side panel, and the messages that came while it was not the chat. */
export function useChat(/** @type {Playing} */ live) {
  const [tab, choose] = useState(/** @type {Tab} */ ("log"));
  const { length } = live.chats;
  const { id } = live;
  // Messages from while the player was away are unread; a new player has missed none.
  const [read, setRead] = useState(() => storage.table(id)?.heard ?? length);
  const known = Math.min(read, length);
  useEffect(() => {
    if (tab === "talk") setRead(length);
  }, [tab, length]);
  useEffect(() => {
    storage.keep({ table: id, heard: known });
  }, [id, known]);
  return {
    tab,
    choose,
    unread: tab === "talk" ? [] : unreadOf(live, read),
    open(/** @type {Tab} */ wanted) {
      choose(wanted);
      requestAnimationFrame(() => document.querySelector(".tabs")?.scrollIntoView());
    },
    markRead: () => setRead(length),
    seat: live.seat,
  };
}

/** The last unread message, where nobody can miss it. */
export function UnreadNotice(
  /** @type {{ chat: Chat, names: string[], formatter: MessageFormatter }} */ {
    chat,
    names,
    formatter,
  },
) {
  const last = chat.unread[chat.unread.length - 1];
  if (last.message) {
    const text = formatter.text(last.message);
    return html`<${SystemNotice} key=${text} text=${text} last=${last} chat=${chat} />`;
  }
  if (last.seat == null) return null;
  const reader = spectatorOf(names);
  return html`<${Notice} close=${chat.markRead} text=${html`<b>${t("chat-said-by", { seat: last.seat }, reader)}</b> ${last.text}`}>
    ${" "}<button type="button" class="button small" onClick=${() => chat.open("talk")}>${t("chat-reply")}</button></${Notice}>`;
}

/** A system message: nobody answers it, and one about others goes by itself. */
function SystemNotice(
  /** @type {{ text: string, last: Wire.Chat, chat: Chat }} */ { text, last, chat },
) {
  const [isOver, setOver] = useState(false);
  const isMine = isAbout(last, chat.seat);
  useEffect(() => {
    if (isMine) return;
    const timer = setTimeout(() => setOver(true), SYSTEM_NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [isMine]);
  return isOver ? null : html`<${Notice} close=${chat.markRead} text=${text} />`;
}
