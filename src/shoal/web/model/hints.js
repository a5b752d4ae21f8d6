// @ts-check
/** Who may get hints, and how their moves are shown. */

/** @import * as Wire from "../types.js" */

/** Whether a table's host allows hints: between people they may be off. */
export function hasHints(/** @type {Pick<Wire.TableInfo, "hints" | "seats">} */ { hints, seats }) {
  const people = seats.filter(({ kind, resigned }) => kind === "person" && !resigned).length;
  return hints !== "alone" || people <= 1;
}

/** Moves with the same chance (as it is shown) and the same reason form one group. */
export function groupMoves(
  /** @type {Wire.MoveHint[]} */ moves,
  /** @type {(chance: number) => string} */ format,
) {
  /** @type {Wire.MoveHint[][]} */
  const groups = [];
  const isLike = (/** @type {Wire.MoveHint} */ one, /** @type {Wire.MoveHint} */ other) =>
    format(one.chance) === format(other.chance) &&
    JSON.stringify(one.reason) === JSON.stringify(other.reason);
  for (const one of moves) {
    const group = groups.find(([first]) => isLike(first, one));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
