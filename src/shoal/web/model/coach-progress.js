// @ts-check
/** How far the coach is with a person: what was shown in the first game of each kind. */

/** @typedef {{ cards?: boolean, tips?: string[], done?: boolean }} GameProgress whether the cards were read, which tips were, and whether the coach is finished */
/** @typedef {{ off?: boolean, games?: Record<string, GameProgress> }} Progress `off`: the person wants no coach at all */

/** @returns {GameProgress} */
export function progressIn(/** @type {Progress} */ progress, /** @type {string} */ game) {
  return progress.games?.[game] ?? {};
}

/** Whether the coach has something to say in this game. */
export function isCoached(/** @type {Progress} */ progress, /** @type {string} */ game) {
  return !progress.off && !progressIn(progress, game).done;
}

/** @returns {Progress} */
function change(
  /** @type {Progress} */ progress,
  /** @type {string} */ game,
  /** @type {GameProgress} */ changes,
) {
  const changed = { ...progressIn(progress, game), ...changes };
  return { ...progress, games: { ...progress.games, [game]: changed } };
}

export function withCardsRead(/** @type {Progress} */ progress, /** @type {string} */ game) {
  return change(progress, game, { cards: true });
}

export function withTipRead(
  /** @type {Progress} */ progress,
  /** @type {string} */ game,
  /** @type {string} */ tip,
) {
  const { tips = [] } = progressIn(progress, game);
  return tips.includes(tip) ? progress : change(progress, game, { tips: [...tips, tip] });
}

/** The person knows the game: no more cards and tips. */
export function withGameDone(/** @type {Progress} */ progress, /** @type {string} */ game) {
  return change(progress, game, { done: true });
}

/** From the beginning, in this game. */
export function withRestart(/** @type {Progress} */ progress, /** @type {string} */ game) {
  const { [game]: _, ...games } = progress.games ?? {};
  return { ...progress, off: false, games };
}

/** @typedef {{ on: string[], tip: string, at: string[] }} Tip shown when one of these prompts is asked for the first time; `at` are selectors of what it is about, the first that is visible counts */

/** The tip for a prompt, unless it was read; null if there is none. */
export function tipFor(
  /** @type {Tip[]} */ tips,
  /** @type {GameProgress} */ progress,
  /** @type {string | undefined} */ prompt,
) {
  const found = tips.find(({ on }) => prompt !== undefined && on.includes(prompt));
  return found && !progress.tips?.includes(found.tip) ? found : null;
}
