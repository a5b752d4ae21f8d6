// @ts-check
/** Hosts a game's board: loads it, and gives it keys and a focus ring. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../ui/html.js";
import { GameText } from "../ui/board/game-text.js";
import { moveFocus } from "../ui/board/arrow-keys.js";
import { useFocusRing } from "../ui/board/focus-ring.js";
import { boardOf, loadBoard } from "../net/game-parts.js";
import { useActionBar, useChoiceKeys } from "./use-floating-action-bar.js";
import { t } from "../model/messages/page-text.js";

/** @import { BoardProps } from "../ui/board/board-hooks.js" */

/**
 * @typedef {object} HostProps
 * @property {string} game
 * @property {boolean} [isBusy] whether a move is on its way
 * @property {() => void} [onDrawn] called once the board has been painted
 * @property {() => void} [onPress] called at every press on it
 */

/** What a game's board.js exports; null until it is loaded. */
export function useBoard(/** @type {string} */ game) {
  const [parts, setParts] = useState(() => boardOf(game));
  useLayoutEffect(() => {
    loadBoard(game).then(setParts);
  }, [game]);
  return parts;
}

export function BoardHost(/** @type {HostProps & BoardProps} */ props) {
  const { game, formatter, isBusy, onDrawn, onPress } = props;
  const Board = useBoard(game)?.Board;
  const isLoaded = Boolean(Board);
  useEffect(() => {
    if (!isLoaded) return;
    // Marked once, to measure how long the first board takes.
    if (!performance.getEntriesByName("shoal:board").length) performance.mark("shoal:board");
    onDrawn?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, however often onDrawn changes
  }, [isLoaded]);
  const host = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {SVGSVGElement | null} */ (null));
  useFocusRing(host, ring);
  useActionBar(host, Board);
  useChoiceKeys(host, Board);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    moveFocus(event);
    if (/^(Enter| )$/.test(event.key)) onPress?.();
  };
  return html`<div
    ref=${host}
    class=${isBusy ? "board-host busy" : "board-host"}
    onKeyDown=${onKeyDown}
    onClick=${() => onPress?.()}
  >
    <svg class="focus-over" ref=${ring} aria-hidden="true"></svg>
    ${Board ? html`<${GameText.Provider} value=${formatter.t}><${Board} ...${props} /></${GameText.Provider}>` : html`<p class="muted">${t("loading")}</p>`}
  </div>`;
}
