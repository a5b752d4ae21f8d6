// @ts-check
/** What the parts of a game's screen share, for the seat (or spectator) that looks at it. */
import { html, useMemo, useRef, useState } from "../ui/html.js";
import { useLayout } from "../ui/hooks.js";
import { useCoachWanted } from "../coach/coach-wanted.js";
import { fetchFields } from "../net/game-schema.js";
import { useBoard } from "./board-host.js";
import { useLookBack } from "./look-back.js";
import { BesideName, isToMove } from "./seat-status.js";
import { usePanels } from "./side-panel/use-panels.js";
import { useActions } from "./use-actions.js";

/** @import * as Wire from "../types.js" */
/** @import { LogEntry } from "../model/log-entries.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { BoardProps } from "../ui/board/board-hooks.js" */
/** @import { LookBack } from "./look-back.js" */

/** @typedef {ReturnType<typeof useActions>} Actions */

/**
 * @typedef {object} SeatProps
 * @property {string} id of the table
 * @property {Playing} live
 * @property {string[]} names
 * @property {MessageFormatter} formatter
 * @property {Wire.Games} serverInfo
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string} [title] of the game
 */

/** Everything that the parts of the screen share: what is shown, what can be done, and what is open. */
export function useSeatScreen(/** @type {SeatProps} */ props) {
  const { id, live, names, formatter, serverInfo, title = "" } = props;
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
  return {
    ...{
      id,
      live,
      names,
      formatter,
      serverInfo,
      title,
      layout,
      past,
      panels,
      actions,
      view,
      parts,
    },
    ...{ rule, setRule, isBoardDrawn, setBoardDrawn, isCoached },
    board: boardProps(props, { past, actions, view }),
    isFresh: sawPlay.current,
    isMyTurn: isToMove(live) || live.isHolding,
    isOver: live.table.stage === "over" && !past.step,
    openRules(/** @type {string} */ at) {
      panels.close();
      setRule(at);
    },
  };
}

/** @typedef {ReturnType<typeof useSeatScreen>} SeatParts */

/** What the board is given: the present, or a step of the past. */
function boardProps(
  /** @type {SeatProps} */ { id, live, names, formatter, options },
  /** @type {{ past: LookBack, actions: Actions, view: BoardProps["view"] }} */ {
    past,
    actions,
    view,
  },
) {
  return /** @type {BoardProps} */ ({
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
