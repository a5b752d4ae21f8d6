// @ts-check
/** The texts of the board of a game that has none of its own. */

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
  race: (/** @type {string} */ label, /** @type {number} */ goal) => `${label}: race to ${goal}`,
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
    cell: (/** @type {string} */ verb) => `${verb}: tap a highlighted square.`,
    column: (/** @type {string} */ verb) => `${verb}: tap a column.`,
    other: (/** @type {string} */ verb) => `${verb}: tap what is highlighted.`,
  },
  asButtons: "Show as buttons",
  onBoard: "Hide buttons",
};
