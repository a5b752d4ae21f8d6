// @ts-check
/** A game being played, or just over: the board and everything around it. */
import { html, lazy, useMemo, useState } from "../ui/html.js";
import { useDesk } from "../ui/hooks.js";
import { Drawer } from "../ui/dialogs.js";
import { namesOf } from "../model/table-text.js";
import { fetchFields } from "../net/game-schema.js";
import { BoardHost } from "./board-host.js";
import { PassDeviceScreen, useHotseat } from "./hotseat.js";
import { LookBackControls, useLookBack } from "./look-back.js";
import {
  CannotNotice,
  ClockNotice,
  RefusalNotice,
  UndoneNotice,
  UndoRequestNotice,
} from "./notices.js";
import { Announcer, RecentLog } from "./log/recent-log.js";
import { BesideName } from "./seat-status.js";
import { StatusLine } from "./status-line.js";
import { Toolbar } from "./side-panel/toolbar.js";
import { UnreadNotice, useChat } from "./side-panel/unread-chat.js";
import { useActions } from "./use-actions.js";
import { useFormatter } from "./use-catalogue.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */
/** @import { Chat } from "./side-panel/unread-chat.js" */

const Result = lazy(() => import("./result/result.js"), "Result");
const Rulebook = lazy(() => import("../pages/rulebook.js"), "Rulebook");
const SidePanel = lazy(() => import("./side-panel/side-panel.js"), "SidePanel");
const Hint = lazy(() => import("./hint.js"), "Hint");

/**
 * @typedef {object} GameScreenProps
 * @property {string} id of the table
 * @property {Playing[]} lives one for each seat of this browser
 * @property {Wire.Games} serverInfo
 * @property {Catalogue} catalogue
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string} [title] of the game
 */

/** The seat that is shown, or the screen that asks to pass the device. */
export function GameScreen(/** @type {GameScreenProps} */ { lives, ...props }) {
  const hotseat = useHotseat(lives);
  const { live, nextPlayer } = hotseat;
  const names = namesOf(live.table);
  // Several people read a shared device: nobody there is "you".
  const formatter = useFormatter(props.catalogue, lives.length > 1 ? null : live.seat, names);
  return html`<${SeatScreen}
    ...${props}
    live=${live}
    names=${names}
    formatter=${formatter}
    nextPlayer=${nextPlayer}
    deviceIsPassed=${hotseat.deviceIsPassed}
  />`;
}

/**
 * @typedef {Omit<GameScreenProps, "lives"> & { live: Playing, names: string[], formatter: MessageFormatter, nextPlayer: Playing | null, deviceIsPassed: () => void }} SeatScreenProps
 */

/** The game as one seat (or a spectator) sees it. */
function SeatScreen(/** @type {SeatScreenProps} */ props) {
  const { id, live, names, formatter, serverInfo, options, title, nextPlayer, deviceIsPassed } =
    props;
  const [rule, setRule] = useState(/** @type {string | null} */ (null)); // open in the rulebook
  const [isBoardDrawn, setBoardDrawn] = useState(false); // the board first, then what is beside it
  const isDesk = useDesk();
  const past = useLookBack(id, live);
  const chat = useChat(live);
  const actions = useActions(id, live, Boolean(past.step));
  const view = useShownView(live, past);
  if (nextPlayer)
    return html`<${PassDeviceScreen}
      seat=${nextPlayer.seat ?? 0}
      names=${names}
      ready=${deviceIsPassed}
    />`;
  const isOver = live.table.stage === "over";
  const result =
    isOver && !past.step
      ? html`<${Result}
          id=${id}
          live=${live}
          names=${names}
          formatter=${formatter}
          open=${setRule}
        />`
      : null;
  const steps = past.step ? html`<${LookBackControls} past=${past} />` : null;
  const undo = live.canUndo && !past.step ? () => live.undo() : null;
  // On a desk nothing that comes and goes moves the board.
  return html`<main class="game-screen">
    <h1 class="visually-hidden">${title}</h1>
    <div class="game-main">
      <${Announcer} live=${live} formatter=${formatter} />
      ${isDesk ? null : result}
      <${StatusLine} live=${live} past=${past} names=${names} formatter=${formatter} open=${setRule}>
        <${Notices} live=${live} names=${names} formatter=${formatter} chat=${chat} actions=${actions} openRule=${setRule} />
      </${StatusLine}>
      <${RecentLog} live=${live} past=${past} names=${names} formatter=${formatter} openLog=${() => chat.open("log")} />
      <${BoardHost}
        game=${live.table.game}
        formatter=${formatter}
        view=${view}
        before=${past.step ? past.step.before : live.before}
        entries=${past.step ? newEntries(past.step) : live.newEntries}
        options=${options}
        names=${names}
        askHelpers=${actions.askHelpers}
        askFields=${() => fetchFields(id, live.credentials)}
        last=${null}
        hinted=${past.step ? undefined : actions.hint?.move}
        play=${actions.play}
        playAll=${actions.playAll}
        undo=${undo}
        isBusy=${live.outbox.size > 0}
        onDrawn=${() => setBoardDrawn(true)}
        onPress=${actions.dismiss}
        beside=${(/** @type {number} */ seat) => html`<${BesideName} live=${live} seat=${seat} />`}
      />
      ${isDesk ? null : steps}
    </div>
    <aside class="side-panel" aria-label=${t("tab-more")}>
      <${Toolbar}
        live=${live}
        past=${past}
        chat=${chat}
        askHint=${actions.askHint}
        cannot=${actions.setImpossible}
        openRules=${setRule}
      />
      ${isDesk ? steps : null} ${isDesk ? result : null}
      ${actions.hint && !past.step ? html`<${Hint} hint=${actions.hint} players=${names.length} formatter=${formatter} play=${actions.play} open=${setRule} close=${actions.closeHint} />` : null}
      ${
        isBoardDrawn
          ? html`<${SidePanel}
              id=${id}
              live=${live}
              names=${names}
              formatter=${formatter}
              past=${past}
              chat=${chat}
              play=${actions.play}
              openRules=${setRule}
              serverInfo=${serverInfo}
            />`
          : null
      }
    </aside>
    ${rule !== null ? html`<${Drawer} title=${t("rules")} close=${() => setRule(null)}><${Rulebook} game=${live.table.game} at=${rule} /></${Drawer}>` : null}
  </main>`;
}

/** Everything that pops up below the status line. */
function Notices(
  /** @type {{ live: Playing, names: string[], formatter: MessageFormatter, chat: Chat, actions: ReturnType<typeof useActions>, openRule: (rule: string) => void }} */ {
    live,
    names,
    formatter,
    chat,
    actions,
    openRule,
  },
) {
  const { refusal, impossible, dismiss } = actions;
  return html`${refusal ? html`<${RefusalNotice} refusal=${refusal} game=${live.table.game} formatter=${formatter} openRule=${openRule} close=${dismiss} />` : null}
    ${live.undoRequest ? html`<${UndoRequestNotice} live=${live} names=${names} formatter=${formatter} />` : null}
    <${UndoneNotice} live=${live} formatter=${formatter} /><${ClockNotice} live=${live} />
    ${impossible ? html`<${CannotNotice} what=${impossible} requestUndo=${actions.requestUndo} close=${dismiss} />` : null}
    ${chat.unread.length ? html`<${UnreadNotice} chat=${chat} names=${names} formatter=${formatter} />` : null}`;
}

/** The view on the board: no moves in the past, after the game, or for a player who resigned. */
function useShownView(/** @type {Playing} */ live, /** @type {LookBack} */ past) {
  const view = past.step?.view ?? live.view;
  const { game, stage, seats } = live.table;
  const isOver = stage === "over";
  const hasResigned = live.seat !== null && seats[live.seat].resigned;
  const isReadOnly = Boolean(past.step) || isOver || hasResigned;
  return useMemo(
    () => ({
      ...view,
      game,
      ...(isReadOnly ? { moves: [] } : {}),
      ...(isOver ? { actors: [] } : {}),
    }),
    [view, game, isReadOnly, isOver],
  );
}

/** The log entries that a step added. */
function newEntries(/** @type {{ log: LogEntry[], fresh: number }} */ { log, fresh }) {
  return log.slice(log.length - fresh);
}
