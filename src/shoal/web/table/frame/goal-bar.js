// @ts-check
/** The bar above the board: the game, its goal, the round, and tools. */
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Logo } from "../../ui/frame.js";
import { t } from "../../model/messages/page-text.js";

/** @import { BoardParts } from "../../net/game-parts.js" */
/** @import { BoardProps } from "../../ui/board/board-hooks.js" */

const GOAL_KEYS = /** @type {[string, string]} */ (["page-goal", "page-goal-short"]);

/** The goal of a game as it is played now, long and short; empty where its words say nothing of it. */
export function goalOf(
  /** @type {BoardParts | null} */ parts,
  /** @type {BoardProps} */ { view, formatter },
) {
  const [long, short] = parts?.goalKeys?.(view) ?? GOAL_KEYS;
  const text = (/** @type {string} */ key) =>
    formatter.catalogue.has(key) ? formatter.t(key) : "";
  return { long: text(long) || text(short), short: text(short) || text(long) };
}

/** How far the game is: "Round 2 of 7"; empty for a game that does not say. */
export function roundOf(
  /** @type {BoardParts | null} */ parts,
  /** @type {BoardProps} */ { view, formatter },
) {
  return parts?.roundText?.(view, formatter.t) ?? "";
}

export function GoalBar(
  /** @type {{ title: string, parts: BoardParts | null, board: BoardProps, back?: unknown, tools?: unknown, status?: unknown }} */ {
    title,
    parts,
    board,
    back,
    tools,
    status,
  },
) {
  const goal = goalOf(parts, board);
  const round = roundOf(parts, board);
  return html`<header class="goal-bar">
    ${
      back ??
      html`<a class="bar-back" href="/" aria-label=${t("brand-home")}><${Icon} name="back" /></a>`
    }
    <${Logo} />
    <p class="bar-title">
      <b>${title}</b>${round ? html`<span class="bar-round">${round}</span>` : null}
    </p>
    ${goal.long ? html`<p class="bar-goal"><${Icon} name="flag" /><span class="goal-long">${goal.long}</span><span class="goal-short" aria-hidden="true">${goal.short}</span></p>` : null}
    <div class="bar-end">${status}${tools}</div>
  </header>`;
}
