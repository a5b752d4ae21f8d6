// @ts-check
/** The table as one seat sees it: the board, and everything around it in its place. */
import { html, lazy } from "../ui/html.js";
import { Drawer } from "../ui/dialogs.js";
import { t } from "../model/messages/page-text.js";
import { roundOf } from "./frame/goal-bar.js";
import { TableFrame } from "./frame/table-frame.js";
import { QuestionTools, Tools } from "./frame/tools.js";
import { Announcer, LastLine } from "./log/last-line.js";
import { LookBackControls } from "./look-back.js";
import {
  CannotNotice,
  ClockNotice,
  RefusalNotice,
  UndoneNotice,
  UndoRequestNotice,
} from "./notices.js";
import { Prompt } from "./prompt.js";
import { UnreadNotice } from "./side-panel/unread-chat-notice.js";
import { ThrowButton } from "./throw-button.js";

/** @import * as Wire from "../types.js" */
/** @import { SeatParts } from "./use-seat-screen.js" */

const Result = lazy(() => import("./result/result.js"), "Result");
const Rulebook = lazy(() => import("../pages/rulebook.js"), "Rulebook");
const RailPanels = lazy(() => import("./side-panel/side-panel.js"), "RailPanels");
const PanelDrawer = lazy(() => import("./side-panel/side-panel.js"), "PanelDrawer");
const Coach = lazy(() => import("../coach/coach.js"), "Coach");
const Hint = lazy(() => import("./hint.js"), "Hint");
const Drama = lazy(() => import("../ui/motion/use-drama.js"), "Drama");
const SoundNotice = lazy(() => import("./side-panel/sound-and-notifications.js"), "SoundNotice");

/** The table with everything in its place. */
export function SeatTable(/** @type {SeatParts & { status?: unknown }} */ { status, ...screen }) {
  const { live, past, names, formatter, title, layout, board, parts, actions, setRule } = screen;
  const round = layout === "low" ? roundOf(parts, board) : "";
  return html`<${TableFrame}
    class=${screen.isOver ? "over" : undefined}
    game=${live.table.game}
    title=${title}
    board=${board}
    status=${status}
    tools=${html`<${Tools} ...${toolProps(screen)} />`}
    prompt=${html`<${Prompt} live=${live} past=${past} names=${names} formatter=${formatter} open=${setRule} round=${round} />`}
    instead=${live.isHolding && !past.step ? html`<${ThrowButton} live=${live} />` : undefined}
    foot=${html`<${Foot} ...${screen} />`}
    notices=${html`<${Notices} ...${screen} />`}
    rail=${html`<${Rail} ...${screen} />`}
    isBusy=${live.outbox.size > 0}
    onDrawn=${() => screen.setBoardDrawn(true)}
    onPress=${actions.dismiss}
  >
    <${Overlays} ...${screen} />
  </${TableFrame}>`;
}

/** What the tools in the goal bar and beside the question need. */
function toolProps(
  /** @type {SeatParts} */ { live, past, names, formatter, panels, layout, actions, openRules },
) {
  const { askHint, setImpossible: cannot } = actions;
  return { live, past, names, formatter, panels, layout, askHint, cannot, openRules };
}

/** What the rail and the drawer with its panels need. */
function panelProps(
  /** @type {SeatParts} */ {
    id,
    live,
    past,
    names,
    formatter,
    panels,
    actions,
    openRules,
    serverInfo,
  },
) {
  const { play, setImpossible: cannot } = actions;
  return { id, live, past, names, formatter, panels, play, cannot, openRules, serverInfo };
}

/** Below the choices, except on a desktop: the result, the last line of the log, tools. */
function Foot(/** @type {SeatParts} */ screen) {
  const { past, layout } = screen;
  const controls = past.step ? html`<${LookBackControls} past=${past} />` : null;
  if (layout === "desk") return controls;
  return html`${controls}<${GameResult} ...${screen} />
    <div class="deck-foot">
      ${layout === "phone" ? html`<${LogLine} ...${screen} />` : null}<${QuestionTools}
        ...${toolProps(screen)}
      />
    </div>`;
}

/** The last line of the log, which opens the whole. */
function LogLine(/** @type {SeatParts} */ { live, past, formatter, panels }) {
  return html`<${LastLine}
    entries=${past.step?.log ?? live.log}
    formatter=${formatter}
    open=${() => panels.open("log")}
  />`;
}

/** Beside the board: the hint; on a desktop the result and the panels too. */
function Rail(/** @type {SeatParts} */ screen) {
  const { past, names, formatter, layout, actions, setRule, isBoardDrawn } = screen;
  const isDesk = layout === "desk";
  return html`<aside class="side-panel" aria-label=${t("log-all")}>
    ${
      actions.hint && !past.step
        ? html`<${Hint}
            hint=${actions.hint}
            players=${names.length}
            formatter=${formatter}
            play=${actions.play}
            open=${setRule}
            close=${actions.closeHint}
          />`
        : null
    }${isDesk ? html`<${GameResult} ...${screen} />` : null}
    ${isBoardDrawn && isDesk ? html`<${RailPanels} ...${panelProps(screen)} />` : null}
  </aside>`;
}

/** The result of a game that is over. */
function GameResult(/** @type {SeatParts} */ screen) {
  const { id, live, names, formatter, title, parts, board, isOver, isFresh, setRule } = screen;
  if (!isOver) return null;
  return html`<${Result}
    id=${id}
    live=${live}
    names=${names}
    formatter=${formatter}
    title=${title}
    factOf=${(/** @type {number} */ seat) => parts?.playerInfo?.(board, seat, formatter.t)?.fact ?? null}
    isFresh=${isFresh}
    open=${setRule}
  />`;
}

/** Over everything: movements, the coach, drawers. */
function Overlays(/** @type {SeatParts} */ screen) {
  const { live, past, formatter, title, panels, actions, rule, setRule, isBoardDrawn } = screen;
  return html`${isBoardDrawn ? html`<${Drama} live=${live} formatter=${formatter} isToMove=${screen.isMyTurn} isRefused=${Boolean(actions.refusal)} isLookingBack=${Boolean(past.step)} />` : null}
  ${screen.isCoached && isBoardDrawn ? html`<${GameCoach} ...${screen} />` : null}
  ${panels.inDrawer ? html`<${PanelDrawer} ...${panelProps(screen)} title=${title} />` : null}
  ${rule !== null ? html`<${Drawer} title=${t("rules")} close=${() => setRule(null)}><${Rulebook} game=${live.table.game} at=${rule} /></${Drawer}>` : null}`;
}

/** The coach, in a first game. */
function GameCoach(/** @type {SeatParts} */ screen) {
  const { id, live, past, formatter, title, view, serverInfo, isOver } = screen;
  return html`<${Coach}
    game=${live.table.game}
    title=${title}
    lesson=${lessonOf(serverInfo, live.table.game)}
    table=${id}
    view=${view}
    isToMove=${!past.step && live.isActor(live.view) && !live.still}
    isOver=${isOver}
    formatter=${formatter}
  />`;
}

/** Everything that pops up over the board area. */
function Notices(/** @type {SeatParts} */ screen) {
  const { live, names, formatter, panels, actions, setRule, isBoardDrawn, layout } = screen;
  const { refusal, impossible, dismiss } = actions;
  return html`<${Announcer} live=${live} formatter=${formatter} />
    ${refusal ? html`<${RefusalNotice} refusal=${refusal} game=${live.table.game} formatter=${formatter} openRule=${setRule} close=${dismiss} />` : null}
    ${live.undoRequest ? html`<${UndoRequestNotice} live=${live} names=${names} formatter=${formatter} />` : null}
    <${UndoneNotice} live=${live} formatter=${formatter} /><${ClockNotice} live=${live} />
    ${impossible ? html`<${CannotNotice} what=${impossible} requestUndo=${actions.requestUndo} close=${dismiss} />` : null}
    ${panels.unread.length ? html`<${UnreadNotice} panels=${panels} names=${names} formatter=${formatter} />` : null}
    ${isBoardDrawn ? html`<${SoundNotice} />` : null}
    ${layout === "low" ? html`<${LogLine} ...${screen} />` : null}`;
}

/** The number of steps of a game's lesson. */
function lessonOf(/** @type {Wire.Games} */ { games }, /** @type {string} */ game) {
  return games.find(({ name }) => name === game)?.lesson ?? 0;
}
