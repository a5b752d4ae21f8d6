// @ts-check
/** A game being played, or just over: the board and everything around it. */
import { html, lazy, useEffect, useMemo, useRef, useState } from "../ui/html.js";
import { useLayout } from "../ui/hooks.js";
import { Drawer } from "../ui/dialogs.js";
import { namesOf } from "../model/table-text.js";
import { fetchFields } from "../net/game-schema.js";
import { useCoachWanted } from "../coach/coach-wanted.js";
import { useBoard } from "./board-host.js";
import { roundOf } from "./frame/goal-bar.js";
import { TableFrame } from "./frame/table-frame.js";
import { QuestionTools, Tools } from "./frame/tools.js";
import { PassDeviceScreen, useHotseat } from "./hotseat.js";
import { Announcer, LastLine } from "./log/last-line.js";
import { LookBackControls, useLookBack } from "./look-back.js";
import {
  CannotNotice,
  ClockNotice,
  RefusalNotice,
  UndoneNotice,
  UndoRequestNotice,
} from "./notices.js";
import { Prompt } from "./prompt.js";
import { BesideName, isToMove } from "./seat-status.js";
import { followVisibility } from "../ui/motion/root-motion.js";
import { ThrowButton } from "./throw-button.js";
import { useYourTurn } from "./your-turn.js";
import { UnreadNotice } from "./side-panel/unread-notice.js";
import { usePanels } from "./side-panel/use-panels.js";
import { useActions } from "./use-actions.js";
import { useFormatter } from "./use-catalogue.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { BoardProps } from "../ui/board/board-hooks.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */
/** @import { Panels } from "./side-panel/use-panels.js" */

const Result = lazy(() => import("./result/result.js"), "Result");
const Rulebook = lazy(() => import("../pages/rulebook.js"), "Rulebook");
const RailPanels = lazy(() => import("./side-panel/side-panel.js"), "RailPanels");
const PanelDrawer = lazy(() => import("./side-panel/side-panel.js"), "PanelDrawer");
const Coach = lazy(() => import("../coach/coach.js"), "Coach");
const Hint = lazy(() => import("./hint.js"), "Hint");
const Drama = lazy(() => import("../ui/motion/use-drama.js"), "Drama");
const SoundNotice = lazy(() => import("./side-panel/comfort.js"), "SoundNotice");

/**
 * @typedef {object} GameScreenProps
 * @property {string} id of the table
 * @property {Playing[]} lives one for each seat of this browser
 * @property {Wire.Games} serverInfo
 * @property {Catalogue} catalogue
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string} [title] of the game
 * @property {unknown} [header] for the screen that asks to pass the device
 * @property {unknown} [status] of the connection
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
  const { id, live, names, formatter, options, title = "", nextPlayer } = props;
  const [rule, setRule] = useState(/** @type {string | null} */ (null)); // open in the rulebook
  const [isBoardDrawn, setBoardDrawn] = useState(false); // the board first, then what is beside it
  const layout = useLayout();
  const past = useLookBack(id, live);
  const panels = usePanels(live);
  const actions = useActions(id, live, Boolean(past.step));
  const view = useShownView(live, past);
  const isCoached = useCoachWanted(live.table.game) && live.seat !== null;
  const parts = useBoard(live.table.game);
  const sawPlay = useRef(live.table.stage === "playing"); // whether the end comes on this screen
  const isMyTurn = isToMove(live) || live.isHolding;
  useYourTurn(id, title, isMyTurn);
  useEffect(followVisibility, []);
  if (nextPlayer)
    return html`${props.header}<${PassDeviceScreen}
        seat=${nextPlayer.seat ?? 0}
        names=${names}
        ready=${props.deviceIsPassed}
      />`;
  const board = /** @type {BoardProps} */ ({
    formatter,
    view,
    before: past.step ? past.step.before : live.before,
    entries: past.step ? newEntries(past.step) : live.newEntries,
    options,
    names,
    askHelpers: actions.askHelpers,
    askFields: () => fetchFields(id, live.credentials),
    last: null,
    hinted: past.step ? undefined : actions.hint?.move,
    play: actions.play,
    playAll: actions.playAll,
    undo: live.canUndo && !past.step ? () => live.undo() : null,
    beside: (/** @type {number} */ seat) => html`<${BesideName} live=${live} seat=${seat} />`,
  });
  const openRules = (/** @type {string} */ at) => {
    panels.close();
    setRule(at);
  };
  const shared = { live, past, names, formatter, panels };
  const toolbox = {
    ...shared,
    layout,
    askHint: actions.askHint,
    cannot: actions.setImpossible,
    openRules,
  };
  const sidePanel = {
    ...shared,
    id,
    play: actions.play,
    cannot: actions.setImpossible,
    openRules,
    serverInfo: props.serverInfo,
  };
  const isOver = live.table.stage === "over" && !past.step;
  const result = isOver
    ? html`<${Result}
        id=${id}
        live=${live}
        names=${names}
        formatter=${formatter}
        title=${title}
        factOf=${(/** @type {number} */ seat) => parts?.playerInfo?.(board, seat, formatter.t)?.fact ?? null}
        isFresh=${sawPlay.current}
        open=${setRule}
      />`
    : null;
  const hint =
    actions.hint && !past.step
      ? html`<${Hint}
          hint=${actions.hint}
          players=${names.length}
          formatter=${formatter}
          play=${actions.play}
          open=${setRule}
          close=${actions.closeHint}
        />`
      : null;
  const round = layout === "low" ? roundOf(parts, board) : "";
  const lastLine =
    layout === "desk"
      ? null
      : html`<${LastLine}
          entries=${past.step?.log ?? live.log}
          formatter=${formatter}
          open=${() => panels.open("log")}
        />`;
  return html`<${TableFrame}
    class=${isOver ? "over" : undefined}
    game=${live.table.game}
    title=${title}
    board=${board}
    status=${props.status}
    tools=${html`<${Tools} ...${toolbox} />`}
    prompt=${html`<${Prompt} live=${live} past=${past} names=${names} formatter=${formatter} open=${setRule} round=${round} />`}
    instead=${live.isHolding && !past.step ? html`<${ThrowButton} live=${live} />` : undefined}
    foot=${html`${past.step ? html`<${LookBackControls} past=${past} />` : null}${layout === "desk" ? null : result}${layout === "desk" ? null : html`<div class="deck-foot">${layout === "phone" ? lastLine : null}<${QuestionTools} ...${toolbox} /></div>`}`}
    notices=${html`<${Announcer} live=${live} formatter=${formatter} />
      <${Notices}
        live=${live}
        names=${names}
        formatter=${formatter}
        panels=${panels}
        actions=${actions}
        openRule=${setRule}
      />
      ${isBoardDrawn ? html`<${SoundNotice} />` : null} ${layout === "low" ? lastLine : null}`}
    rail=${html`<aside class="side-panel" aria-label=${t("log-all")}>
      ${hint}${layout === "desk" ? result : null}
      ${isBoardDrawn && layout === "desk" ? html`<${RailPanels} ...${sidePanel} />` : null}
    </aside>`}
    isBusy=${live.outbox.size > 0}
    onDrawn=${() => setBoardDrawn(true)}
    onPress=${actions.dismiss}
  >
    ${isBoardDrawn ? html`<${Drama} live=${live} formatter=${formatter} isToMove=${isMyTurn} isRefused=${Boolean(actions.refusal)} isLookingBack=${Boolean(past.step)} />` : null}
    ${
      isCoached && isBoardDrawn
        ? html`<${Coach}
            game=${live.table.game}
            title=${title}
            lesson=${lessonOf(props.serverInfo, live.table.game)}
            table=${id}
            view=${view}
            isToMove=${!past.step && live.isActor(live.view) && !live.still}
            isOver=${isOver}
            formatter=${formatter}
          />`
        : null
    }
    ${panels.inDrawer ? html`<${PanelDrawer} ...${sidePanel} title=${title} />` : null}
    ${rule !== null ? html`<${Drawer} title=${t("rules")} close=${() => setRule(null)}><${Rulebook} game=${live.table.game} at=${rule} /></${Drawer}>` : null}
  </${TableFrame}>`;
}

/** Everything that pops up over the stage. */
function Notices(
  /** @type {{ live: Playing, names: string[], formatter: MessageFormatter, panels: Panels, actions: ReturnType<typeof useActions>, openRule: (rule: string) => void }} */ {
    live,
    names,
    formatter,
    panels,
    actions,
    openRule,
  },
) {
  const { refusal, impossible, dismiss } = actions;
  return html`${refusal ? html`<${RefusalNotice} refusal=${refusal} game=${live.table.game} formatter=${formatter} openRule=${openRule} close=${dismiss} />` : null}
    ${live.undoRequest ? html`<${UndoRequestNotice} live=${live} names=${names} formatter=${formatter} />` : null}
    <${UndoneNotice} live=${live} formatter=${formatter} /><${ClockNotice} live=${live} />
    ${impossible ? html`<${CannotNotice} what=${impossible} requestUndo=${actions.requestUndo} close=${dismiss} />` : null}
    ${panels.unread.length ? html`<${UnreadNotice} panels=${panels} names=${names} formatter=${formatter} />` : null}`;
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

/** The number of steps of a game's lesson. */
function lessonOf(/** @type {Wire.Games} */ { games }, /** @type {string} */ game) {
  return games.find(({ name }) => name === game)?.lesson ?? 0;
}
