// @ts-check
/** Pressing things on the board: which can be pressed next, and what a press does. */

/** @typedef {Map<string, string[]>} Targets what each move names on the board */

/** The moves that name the chosen things first. */
export function matching(
  /** @type {Targets} */ targets,
  /** @type {string[]} */ moves,
  /** @type {string[]} */ chosen,
) {
  return moves.filter((move) => {
    const keys = targets.get(move) ?? [];
    return keys.length >= chosen.length && chosen.every((key, place) => keys[place] === key);
  });
}

/** The things that can be pressed next. */
export function pressable(
  /** @type {Targets} */ targets,
  /** @type {string[]} */ legal,
  /** @type {string[]} */ chosen,
) {
  return new Set(
    matching(targets, legal, chosen).flatMap(
      (move) => targets.get(move)?.slice(chosen.length, chosen.length + 1) ?? [],
    ),
  );
}

/**
 * What the press of a thing does: it plays a move, or adds to what is chosen.
 * @param {Targets} targets
 * @param {string[]} legal
 * @param {string[]} chosen
 * @param {string} key
 * @returns {{ play: string } | { chosen: string[] }}
 */
export function press(targets, legal, chosen, key) {
  const next = [...chosen, key];
  const found = matching(targets, legal, next);
  if (found.length === 1 && targets.get(found[0])?.length === next.length)
    return { play: found[0] };
  if (found.length) return { chosen: next };
  if (chosen.length) {
    // Another start, or the chosen thing once more: that takes the choice back.
    const again = chosen[chosen.length - 1] === key ? [] : [key];
    return { chosen: matching(targets, legal, again).length ? again : [] };
  }
  // Not allowed: the server's answer names the rule.
  const refused = [...targets].filter(([, keys]) => keys.length === 1 && keys[0] === key);
  return refused.length === 1 ? { play: refused[0][0] } : { chosen: [] };
}
