// @ts-check
/** A hint: the best moves as a strong player weighs them, with their chances and the reason. */
import { html, Sentence, useEffect, useFocusAfter, useRef, useState } from "./kit.js";
import { isDesk } from "./bar.js";
import { spoken } from "./seats.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */

const say = words.hint;
const PROMPT_STICKS = 64; // pixels below the top of the screen, under the head

/** Moves that promise the same for the same reason stand together. */
function grouped(/** @type {Wire.MoveAdvice[]} */ moves) {
  /** @type {Wire.MoveAdvice[][]} */
  const groups = [];
  const isLike = (/** @type {Wire.MoveAdvice} */ one, /** @type {Wire.MoveAdvice} */ other) =>
    say.chance(one.chance) === say.chance(other.chance) && one.reason === other.reason;
  for (const one of moves) {
    const group = groups.find(([first]) => isLike(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** A move as one would say it: what is done, without the rule. */
function deed(/** @type {Wire.MoveAdvice} */ one, /** @type {string[]} */ names) {
  return spoken(one.deed || one.move, names).replace(/ \([A-Z]{2}-\d+\)[.!]$/, "");
}

export function Hint(
  /** @type {{ hint: Wire.Hint, names: string[], play: (move: string) => void, open: (rule: string) => void, close: () => void }} */ {
    hint,
    names,
    play,
    open,
    close,
  },
) {
  const { others = [], chance = 0, ...best } = hint;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [all, setAll] = useState(isDesk);
  useFocusAfter(box);
  useEffect(() => {
    if (box.current && !isDesk()) uncover(box.current);
  }, []);
  const groups = all ? grouped([{ ...best, chance }, ...others]) : [[{ ...best, chance }]];
  return html`<section ref=${box} class="panel counsel" aria-label=${say.title}>
    <div class="counsel-head">
      <h2>${say.title}</h2>
      <button type="button" class="icon-button" aria-label=${words.close} onClick=${close}>
        ×
      </button>
    </div>
    <p class=${all ? "soft" : "unseen"} role="status">${say.meaning(names.length)}</p>
    <ol>
      ${groups.map(
        ([first, ...like]) =>
          html`<li key=${first.move}>
            <div class="counsel-chance">
              <meter
                min="0"
                max="1"
                value=${first.chance}
                aria-label=${say.chance(first.chance)}
              ></meter>
              <b>${say.chance(first.chance)}</b>
            </div>
            ${[first, ...like].map(
              (one) =>
                html`<div class="counsel-move" key=${one.move}>
                  <span>${deed(one, names)}</span>
                  <button
                    type="button"
                    class="act small"
                    onClick=${() => play(one.move)}
                    aria-label=${say.playOf(deed(one, names))}
                  >
                    ${say.play}
                  </button>
                </div>`,
            )}
            ${first.reason ? html`<small><${Sentence} text=${spoken(first.reason, names)} open=${open} /></small>` : null}
          </li>`,
      )}
    </ol>
    ${
      all || !others.length
        ? null
        : html`<button type="button" class="quiet-link" onClick=${() => setAll(true)}>
            ${say.others(others.length)}
          </button>`
    }
  </section>`;
}

/** Push the page so that the greatest picture of the board is seen above the sheet. */
function uncover(/** @type {HTMLElement} */ sheet) {
  const area = (/** @type {Element} */ one) => one.clientWidth * one.clientHeight;
  const pictures = [...document.querySelectorAll(".stage svg")];
  const [greatest] = pictures.sort((one, other) => area(other) - area(one));
  const prompt = document.querySelector(".tells")?.getBoundingClientRect();
  const isBeside = sheet.offsetWidth < innerWidth * 0.9;
  if (!greatest || !prompt || isBeside) return;
  const { top, bottom } = greatest.getBoundingClientRect();
  const covered = bottom - sheet.getBoundingClientRect().top;
  // No further than to the prompt, which stays.
  if (covered > 0) scrollBy(0, Math.min(covered, top - prompt.height - PROMPT_STICKS));
}
