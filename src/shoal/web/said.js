// @ts-check
/** What was said at the table and not yet read. */
import { html, useEffect, useState } from "./kit.js";
import { Notice } from "./frame.js";
import { remarked } from "./seats.js";
import { memory } from "./wire.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */

const say = words.table;

/**
 * @typedef {object} Talking
 * @property {string} tab what stands beside the board
 * @property {(tab: string) => void} choose
 * @property {Wire.Chat[]} unread what the others said since one last looked
 * @property {(tab: string) => void} open shows a tab
 * @property {() => void} hear counts all of it as read
 * @property {number | null} seat of who reads it
 */

const LONG_ENOUGH = 15000; // milliseconds that something about others stands over the board

/** Which tab is open beside the board, and what was said while it was not the talk. */
export function useTalk(/** @type {Playing} */ live) {
  const [tab, choose] = useState("log");
  const { length } = live.chats;
  const { id } = live;
  // What was said while one was away has not been read either; who comes new missed nothing.
  const [heard, setHeard] = useState(() => memory.table(id)?.heard ?? length);
  useEffect(() => {
    if (tab === "talk") setHeard(length);
  }, [tab, length]);
  useEffect(() => {
    memory.keep({ table: id, heard: Math.min(heard, length) });
  }, [id, heard]);
  return {
    tab,
    choose,
    unread: tab === "talk" ? [] : live.chats.slice(heard).filter((chat) => isNews(live, chat)),
    open(/** @type {string} */ wanted) {
      choose(wanted);
      requestAnimationFrame(() => document.querySelector(".tabs")?.scrollIntoView());
    },
    hear: () => setHeard(length),
    seat: live.seat,
  };
}

/** Whether something that was said tells more than the page does. */
function isNews(/** @type {Playing} */ { seat, table }, /** @type {Wire.Chat} */ chat) {
  if (chat.seat != null) return chat.seat !== seat;
  // What the house says is about a game that goes on; and who gave up reads it above the board.
  const gaveUp = seat !== null && table.seats[seat].resigned;
  return table.stage === "playing" && !(gaveUp && chat.text.startsWith(`Seat ${seat} `));
}

/** The last thing that was said, where nobody can miss it. */
export function Said(/** @type {{ talk: Talking, names: string[] }} */ { talk, names }) {
  const chat = talk.unread[talk.unread.length - 1];
  if (chat.seat == null) return html`<${Remark} key=${chat.text} talk=${talk} names=${names} />`;
  const name = names[chat.seat] ?? chat.name;
  return html`<${Notice} close=${talk.hear} text=${html`<b>${say.saidBy(name)}</b> ${chat.text}`}>
    ${" "}<button type="button" class="act small" onClick=${() => talk.open("talk")}>${say.answer}</button></${Notice}>`;
}

/** What the house says is no talk: nobody answers it, and what is about others goes by itself. */
function Remark(/** @type {{ talk: Talking, names: string[] }} */ { talk, names }) {
  const [gone, setGone] = useState(false);
  const { text } = talk.unread[talk.unread.length - 1];
  useEffect(() => {
    if (text.startsWith(`Seat ${talk.seat} `)) return;
    const timer = setTimeout(() => setGone(true), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, []);
  return gone
    ? null
    : html`<${Notice} close=${talk.hear} text=${remarked(text, talk.seat, names)} />`;
}
