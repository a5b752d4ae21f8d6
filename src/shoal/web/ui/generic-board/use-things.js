// @ts-check
/** The things on the board that moves name: which can be pressed, and what a press does. */
import { useChoice } from "../board/board-hooks.js";
import { classes } from "../html.js";
import { argumentOf, moveLabel } from "./labels.js";
import { matching, press, pressable } from "./moves/selection.js";

/** @import { BoardProps } from "../board/board-hooks.js" */
/** @import { Targets } from "./moves/selection.js" */

/** @typedef {{ isHighlighted: boolean, isOn: boolean, name: string, press: () => void }} Described */

/**
 * @typedef {object} Things
 * @property {string[]} chosen the things that were pressed in this turn
 * @property {() => void} back takes the choice back
 * @property {string[]} moves the legal moves that begin with what is chosen
 * @property {(key: string) => boolean} isNamed whether any move of the game names it
 * @property {(key: string) => boolean} isHighlighted whether it can be pressed now
 * @property {(key: string) => string} nameOf what moves call it; "" if they do not agree
 * @property {(key: string) => string} stateOf its class names
 * @property {(key: string, label: string) => Described} describe what its button needs to know
 */

/** @returns {Things} */
export function useThings(/** @type {BoardProps} */ props, /** @type {Targets} */ targets) {
  const { view, names, play } = props;
  const [chosen, choose] = useChoice(view, /** @type {string[]} */ ([]));
  const highlighted = pressable(targets, view.moves, chosen);
  const named = namesByKey(targets);
  const hinted = new Set(props.hinted ? targets.get(props.hinted) : []);
  const isActor = view.seat !== null && view.actors.includes(view.seat);
  const pressKey = (/** @type {string} */ key) => {
    const result = press(targets, view.moves, chosen, key);
    if ("chosen" in result) choose(result.chosen);
    else play(result.play);
  };
  return {
    chosen,
    back: () => choose([]),
    moves: matching(targets, view.moves, chosen),
    isNamed: (key) => named.has(key),
    isHighlighted: (key) => highlighted.has(key),
    nameOf: (key) => named.get(key) ?? "",
    stateOf: (key) =>
      classes(
        highlighted.has(key) && "highlighted",
        chosen.includes(key) && "on",
        hinted.has(key) && "recommended",
      ),
    describe(key, label) {
      const [isHighlighted, isOn] = [highlighted.has(key), chosen.includes(key)];
      const moves = matching(targets, view.moves, [...chosen, key]);
      return {
        isHighlighted,
        isOn,
        name: moves.length === 1 ? `${moveLabel(moves[0], names)}. ${label}` : label,
        press: () => (isHighlighted || isOn || isActor ? pressKey(key) : undefined),
      };
    },
  };
}

/** What the moves with one thing call it: "a3", "4". */
function namesByKey(/** @type {Targets} */ targets) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [move, keys] of targets) {
    const parts = keys.length === 1 ? [argumentOf(move)] : argumentOf(move).split(" ");
    keys.forEach((key, place) => {
      const name = parts.length === keys.length ? parts[place] : "";
      found.set(key, (found.get(key) ?? name) === name ? name : "");
    });
  }
  return found;
}
