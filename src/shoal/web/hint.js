// @ts-check
/** A hint: the best moves as a strong player weighs them, with their chances and the reason. */
import { html, Sentence } from "./kit.js";
import { Notice } from "./frame.js";
import { spoken } from "./seats.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */

const say = words.hint;

export function Hint(
  /** @type {{ hint: Wire.Hint, names: string[], play: (move: string) => void, open: (rule: string) => void, close?: () => void }} */ {
    hint,
    names,
    play,
    open,
    close,
  },
) {
  /** @type {import("./types.js").Counsel[]} */
  const moves = [{ ...hint, chance: hint.chance ?? 0 }, ...(hint.others ?? [])];
  return html`<${Notice} close=${close} text=${say.title}>
    <ol class="counsel">${moves.map(
      (one, place) =>
        html`<li key=${one.move} class=${place ? "" : "best"}>
          <b>${one.move}</b>
          <meter
            min="0"
            max="1"
            value=${one.chance ?? 0}
            aria-label=${say.chance(one.chance ?? 0)}
          ></meter>
          <span>${say.chance(one.chance ?? 0)}</span>
          <button
            type="button"
            class="act small"
            onClick=${() => play(one.move)}
            aria-label=${say.playOf(one.move)}
          >
            ${say.play}
          </button>
          ${one.reason ? html`<small><${Sentence} text=${spoken(one.reason, names)} open=${open} /></small>` : null}
        </li>`,
    )}</ol></${Notice}>`;
}
