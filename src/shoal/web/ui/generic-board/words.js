// @ts-check
/** The texts of the board of a game that has none of its own. */

const either = (/** @type {string[]} */ verbs) =>
  verbs.length < 2
    ? verbs.join("")
    : `${verbs.slice(0, -1).join(", ")} or ${verbs[verbs.length - 1].toLowerCase()}`;

export const words = {
  you: "you",
  turn: "to move",
  phase: "Now:",
  none: "none",
  hidden: "hidden",
  yes: "yes",
  no: "no",
  empty: "empty",
  of: (/** @type {number} */ high) => `of ${high}`,
  track: (/** @type {string} */ label, /** @type {number} */ high) => `${label}, up to ${high}`,
  position: (/** @type {string} */ name, /** @type {number} */ at, /** @type {number} */ goal) =>
    `${name}: ${at} of ${goal}`,
  value: (/** @type {string} */ label, /** @type {string} */ value) => `${label}: ${value}`,
  dice: (/** @type {number[]} */ faces) => faces.join(", ") || "none",
  place: (/** @type {number} */ row, /** @type {number} */ column) =>
    `Row ${row}, column ${column}`,
  column: (/** @type {number} */ column, /** @type {string[]} */ pieces) =>
    `Column ${column}: ${pieces.join(", ") || "empty"}`,
  more: (/** @type {string} */ label, /** @type {number} */ n) => `${label} (${n})`,
  press: {
    cell: (/** @type {string[]} */ verbs) => `${either(verbs)}: tap a highlighted square.`,
    column: (/** @type {string[]} */ verbs) => `${either(verbs)}: tap a column.`,
    other: (/** @type {string[]} */ verbs) => `${either(verbs)}: tap what is highlighted.`,
  },
  asButtons: "Show as buttons",
  onBoard: "Hide buttons",
};
