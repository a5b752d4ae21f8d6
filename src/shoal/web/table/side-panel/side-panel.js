// @ts-check
/** Beside the board: log, chat, the board as text, and the menu of the table. */
import { html, lazy, useRef, useState } from "../../ui/html.js";
import { Drawer } from "../../ui/dialogs.js";
import { scrollToEnd, useDesk, useFit } from "../../ui/hooks.js";
import { MessageText } from "../../ui/message-text.js";
import { boardText } from "../../model/board-text.js";
import { startOfLastTurn } from "../../model/log-entries.js";
import { channelTitle, EVERYONE } from "../../model/table-text.js";
import { keyIn } from "../../model/messages/messages.js";
import { isToMove } from "../seat-status.js";
import { TurnLog } from "../log/turn-log.js";
import { DRAWER_PANELS, RAIL_PANELS } from "./use-panels.js";
import { t } from "../../model/messages/page-text.js";

/** @import { FieldEvent } from "../../ui/html.js" */
/** @import * as Wire from "../../types.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { LookBack } from "../look-back.js" */
/** @import { Panel, Panels } from "./use-panels.js" */

const TableTab = lazy(() => import("./table-tab.js"), "TableTab");
const MAX_LISTED = 200; // moves that a field suggests
const MAX_MOVES = 400; // moves that are shown as buttons

/**
 * @typedef {object} SidePanelProps
 * @property {string} id of the table
 * @property {Playing} live
 * @property {string[]} names
 * @property {MessageFormatter} formatter
 * @property {LookBack} past
 * @property {Panels} panels
 * @property {(what: "undo" | "past") => void} cannot
 * @property {(move: string) => void} play
 * @property {(rule: string) => void} openRules
 * @property {Wire.Games} serverInfo
 */

/** @type {Record<Panel, unknown>} */
const CONTENTS = { log: Log, talk: ChatTab, board: BoardText, more: TableTab };

/** The panels of the rail, one at a time. */
export function RailPanels(/** @type {SidePanelProps} */ props) {
  return html`<${Tabbed} ...${props} tabs=${RAIL_PANELS} tab=${props.panels.inRail} />`;
}

/** The menu in a drawer; where there is no rail, with its panels too. */
export function PanelDrawer(/** @type {SidePanelProps & { title: string }} */ props) {
  const { panels, title } = props;
  const hasRail = useDesk();
  const tabs = hasRail ? DRAWER_PANELS : [...DRAWER_PANELS, ...RAIL_PANELS];
  if (!panels.inDrawer) return null;
  return html`<${Drawer} title=${title} close=${panels.close}>
    <${Tabbed} ...${props} tabs=${tabs} tab=${panels.inDrawer} />
  </${Drawer}>`;
}

/** Some panels, one of them open. */
function Tabbed(
  /** @type {SidePanelProps & { tabs: readonly Panel[], tab: Panel }} */ { tabs, tab, ...props },
) {
  const { panels } = props;
  const { unread } = panels;
  return html`<div class="tabs" role="tablist">
      ${tabs.map(
        (name) =>
          html`<button
            key=${name}
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-selected=${String(tab === name)}
            aria-controls=${`panel-${tabs[0]}`}
            onClick=${() => panels.open(name)}
          >
            ${t(keyIn("tab", name))}${name === "talk" && unread.length ? html`<b class="badge">${unread.length}</b>` : null}
          </button>`,
      )}
    </div>
    <div class="tab-panel" role="tabpanel" id=${`panel-${tabs[0]}`} aria-labelledby=${`tab-${tab}`}>
      <${CONTENTS[tab]} key=${tab} ...${props} />
    </div>`;
}

/** A field for a move in notation, and all moves as a list. */
function MoveInput(
  /** @type {{ moves: string[], isMyTurn: boolean, play: (move: string) => void }} */ {
    moves,
    isMyTurn,
    play,
  },
) {
  const [text, setText] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) play(text.trim());
    setText("");
  };
  return html`<details class="move-input">
    <summary>${t("typed-title")}</summary>
    ${isMyTurn ? null : html`<p class="muted">${t("typed-not-now")}</p>`}
    <form onSubmit=${submit}>
      <label
        ><span class="visually-hidden">${t("typed-label")}</span>
        <input
          list="moves"
          value=${text}
          disabled=${!isMyTurn}
          placeholder=${moves[0] ?? ""}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${false}
          onInput=${(/** @type {FieldEvent} */ e) => setText(e.target.value)}
      /></label>
      <datalist id="moves">
        ${moves.slice(0, MAX_LISTED).map((move) => html`<option value=${move}></option>`)}
      </datalist>
      <button class="button small" type="submit" disabled=${!isMyTurn}>${t("typed-play")}</button>
    </form>
    <div class="all-moves" role="group" aria-label=${t("typed-moves")}>
      ${moves.slice(0, MAX_MOVES).map((move) => html`<button key=${move} type="button" onClick=${() => play(move)}>${move}</button>`)}
    </div>
  </details>`;
}

function Log(/** @type {SidePanelProps} */ { live, formatter, past, openRules }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const entries = past.step ? past.step.log : live.log;
  const freshFrom = past.step ? Infinity : startOfLastTurn(entries);
  useFit(box, scrollToEnd, entries.length);
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("log-all")}>
    ${entries.length ? null : html`<p class="muted">${t("log-nothing")}</p>`}
    <${TurnLog}
      entries=${entries}
      freshFrom=${freshFrom}
      formatter=${formatter}
      open=${openRules}
    />
  </div>`;
}

function ChatTab(/** @type {SidePanelProps} */ { live, names, formatter }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(box, scrollToEnd, live.chats.length);
  return html`<div class="log" ref=${box} role="log" tabindex="0" aria-label=${t("tab-talk")}>
      <ol>
        ${live.chats.map(
          (chat, place) =>
            html` <li key=${place} class=${`chat ${chat.channel}`}>
              <b>${chat.seat == null ? t("chat-server") : (names[chat.seat] ?? chat.name)}</b>
              ${chat.channel === EVERYONE ? null : html`<small>${channelTitle(chat.channel, formatter)}</small>`}
              ${chat.message ? html`<${MessageText} message=${chat.message} formatter=${formatter} />` : chat.text}
            </li>`,
        )}
      </ol>
    </div>
    ${live.channels.length ? html`<${ChatForm} live=${live} formatter=${formatter} />` : null}`;
}

function ChatForm(
  /** @type {{ live: Playing, formatter: MessageFormatter }} */ { live, formatter },
) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(EVERYONE);
  const channel = live.channels.includes(chosen) ? chosen : EVERYONE;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) live.send({ type: "say", text: text.trim(), channel });
    setText("");
  };
  const choose = (/** @type {FieldEvent} */ e) => setChosen(e.target.value);
  return html`<form class="message-form" onSubmit=${submit}>
    ${
      live.channels.length > 1
        ? html`<label
            ><span class="visually-hidden">${t("chat-to")}</span
            ><select value=${channel} onChange=${choose}>
              ${live.channels.map((one) => html`<option value=${one} selected=${one === channel}>${channelTitle(one, formatter)}</option>`)}
            </select></label
          >`
        : null
    }
    <label class="grow"
      ><span class="visually-hidden">${t("chat-write")}</span
      ><input
        value=${text}
        maxlength="500"
        placeholder=${t("chat-write")}
        onInput=${(/** @type {FieldEvent} */ e) => setText(e.target.value)}
    /></label>
    <button class="button small" type="submit">${t("chat-send")}</button>
  </form>`;
}

/** The board as text, which a screen reader has for a board, and moves in notation. */
function BoardText(/** @type {SidePanelProps} */ { live, formatter, past, play }) {
  const isPlaying = live.seat !== null && live.table.stage === "playing";
  const isMyTurn = isToMove(live) && !past.step;
  return html`<h2 class="visually-hidden">${t("board-as-text")}</h2>
    <pre class="board-text" tabindex="0" role="region" aria-label=${t("board-as-text")}>
${boardText((past.step?.view ?? live.view).board ?? [], formatter)}</pre>
    ${isPlaying ? html`<${MoveInput} moves=${isMyTurn ? live.view.moves : []} isMyTurn=${isMyTurn} play=${play} />` : null}`;
}
