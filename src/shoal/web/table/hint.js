// @ts-check
/** A hint: the best moves as a strong bot rates them, with their chances and reasons. */
import { html, useEffect, useRef, useState } from "../ui/html.js";
import { isDesk, useReturnFocus } from "../ui/hooks.js";
import { MessageText } from "../ui/message-text.js";
import { groupMoves } from "../model/hints.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */

const HEADER_HEIGHT = 64; // pixels; the status line sticks below the header

/** A move in words. */
function moveText(
  /** @type {Wire.MoveHint} */ { description, move },
  /** @type {MessageFormatter} */ formatter,
) {
  return description ? formatter.text(description) : move;
}

/** A chance as it is shown. */
function chanceText(/** @type {number} */ chance) {
  return t("percent", { percent: Math.round(100 * chance) });
}

export function Hint(
  /** @type {{ hint: Wire.Hint, players: number, formatter: MessageFormatter, play: (move: string) => void, open: (rule: string) => void, close: () => void }} */ {
    hint,
    players,
    formatter,
    play,
    open,
    close,
  },
) {
  const { others = [], chance = 0, ...best } = hint;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [all, setAll] = useState(isDesk);
  useReturnFocus(box);
  useEffect(() => {
    if (box.current && !isDesk()) uncover(box.current);
  }, []);
  const groups = all
    ? groupMoves([{ ...best, chance }, ...others], chanceText)
    : [[{ ...best, chance }]];
  return html`<section ref=${box} class="panel hint" aria-label=${t("hint-title")}>
    <div class="hint-head">
      <h2>${t("hint-title")}</h2>
      <button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button>
    </div>
    <p class=${all ? "muted" : "visually-hidden"} role="status">
      ${t(players > 2 ? "hint-meaning-of-many" : "hint-meaning")}
    </p>
    <ol>
      ${groups.map(
        ([first, ...like]) =>
          html`<li key=${first.move}>
            <div class="hint-chance">
              <meter
                min="0"
                max="1"
                value=${first.chance}
                aria-label=${chanceText(first.chance)}
              ></meter>
              <b>${chanceText(first.chance)}</b>
            </div>
            ${[first, ...like].map(
              (one) =>
                html`<div class="hint-move" key=${one.move}>
                  <span>${moveText(one, formatter)}</span>
                  <button
                    type="button"
                    class="button small"
                    onClick=${() => play(one.move)}
                    aria-label=${t("hint-play-of", { move: moveText(one, formatter) })}
                  >
                    ${t("hint-play")}
                  </button>
                </div>`,
            )}
            ${first.reason ? html`<small><${MessageText} message=${first.reason} formatter=${formatter} open=${open} /></small>` : null}
          </li>`,
      )}
    </ol>
    ${
      all || !others.length
        ? null
        : html`<button type="button" class="quiet-link" onClick=${() => setAll(true)}>
            ${t("hint-others", { moves: others.length })}
          </button>`
    }
  </section>`;
}

/** Scroll so that the largest drawing of the board is seen above the hint, which covers the bottom. */
function uncover(/** @type {HTMLElement} */ sheet) {
  const area = (/** @type {Element} */ one) => one.clientWidth * one.clientHeight;
  const pictures = [...document.querySelectorAll(".board-host svg")];
  const [largest] = pictures.sort((one, other) => area(other) - area(one));
  const prompt = document.querySelector(".status-line")?.getBoundingClientRect();
  const isBeside = sheet.offsetWidth < innerWidth * 0.9;
  if (!largest || !prompt || isBeside) return;
  const { top, bottom } = largest.getBoundingClientRect();
  const covered = bottom - sheet.getBoundingClientRect().top;
  // No further than to the status line, which stays.
  if (covered > 0) scrollBy(0, Math.min(covered, top - prompt.height - HEADER_HEIGHT));
}
