// @ts-check
/** The room's board. */
import { html, arrows, useEffect, useLayoutEffect, useRef, useState } from "./kit.js";
import { useBar, useChoiceKeys } from "./bar.js";
import { useFocusRing } from "./focus-ring.js";
import { loadRoom, roomOf } from "./rooms.js";
import { words } from "./words.js";

/** A View on its board; `drawn` is called when it has been painted, `pressed` at every press on it. */
export function Stage(/** @type {any} */ props) {
  const [board, setBoard] = useState(() => roomOf(props.game));
  useLayoutEffect(() => {
    loadRoom(props.game).then((found) => setBoard(() => found));
  }, [props.game]);
  useEffect(() => {
    if (!board) return;
    // Marked once, for who wants to know how long the first board took.
    if (!performance.getEntriesByName("shoal:board").length) performance.mark("shoal:board");
    props.drawn?.();
  }, [board]);
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {SVGSVGElement | null} */ (null));
  useFocusRing(stage, ring);
  useBar(stage, board);
  useChoiceKeys(stage, board);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    arrows(event);
    if (/^(Enter| )$/.test(event.key)) props.pressed?.();
  };
  return html`<div
    ref=${stage}
    class=${props.busy ? "stage busy" : "stage"}
    onKeyDown=${keys}
    onClick=${() => props.pressed?.()}
  >
    <svg class="focus-over" ref=${ring} aria-hidden="true"></svg>
    ${props.ask ? html`<p class="banner mine">${props.ask}</p>` : null}
    ${board ? html`<${board} ...${props} />` : html`<p class="soft">${words.loading}</p>`}
  </div>`;
}
