// @ts-check
/** What the player is choosing: dice to keep, tiles to take or to flip, and what the server says of it. */
import { argumentsOf, useBoardHelpers, useChoice } from "../../../web/ui/ui.js";
import { COLOURS } from "./lagoon/colours.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */

/** @typedef {{ thrown: number, needs: Record<string, string> }} Keeping what is thrown after a keep, and what each tile needs then */
/** @typedef {{ tiles: number, ends: Record<string, "pool" | "stack" | "safe">, leaves: string[] }} FlipCost */
/** @typedef {{ worths?: Record<string, number>, all?: number, keeps?: Record<string, Keeping>, flip?: FlipCost }} Helpers */

/**
 * @typedef {object} Turn
 * @property {Helpers} helpers
 * @property {boolean} choosing whether dice can be kept now
 * @property {number[]} kept places of the dice that are to be kept
 * @property {string} letters of these dice, in the order of moves
 * @property {Keeping | undefined} keeping what this keep leaves possible
 * @property {boolean} flipping
 * @property {(flipping: boolean) => void} setFlipping
 * @property {(place: number) => void} toggle keeps a die, or not
 * @property {(tile: string) => void} press
 */

const ORDER = [...COLOURS.keys()].join("");

/** @returns {Turn} */
export function useTurn(/** @type {Props} */ props) {
  const { view, play } = props;
  const { facts, moves } = view;
  const [kept, keep] = useChoice(view, /** @type {number[]} */ ([]));
  const [flipping, setFlipping] = useChoice(view, facts.flips % 2 === 1);
  const isFishing = facts.phase === "fish" || facts.phase === "fish-again";
  const helpers = /** @type {Helpers} */ (useBoardHelpers(props, moves.length > 0 && isFishing));
  const choosing = !flipping && argumentsOf(moves, "keep").length > 0;
  const letters = kept
    .map((/** @type {number} */ place) => facts.dice[place])
    .sort((/** @type {string} */ a, /** @type {string} */ b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join("");
  const toggle = (/** @type {number} */ place) =>
    keep(
      kept.includes(place)
        ? kept.filter((/** @type {number} */ other) => other !== place)
        : [...kept, place],
    );
  const press = (/** @type {string} */ tile) =>
    play(`${verbFor(moves, tile, flipping) ?? likely(facts.phase, flipping)} ${tile}`);
  const keeping = choosing ? helpers.keeps?.[letters] : undefined;
  return { helpers, choosing, kept, letters, keeping, flipping, setFlipping, toggle, press };
}

/** What a press on a tile does, where it is allowed. */
export function verbFor(
  /** @type {string[]} */ moves,
  /** @type {string} */ tile,
  /** @type {boolean} */ flipping,
) {
  const verbs = flipping ? ["flip"] : ["take", "claim", "mark"];
  return verbs.find((verb) => moves.includes(`${verb} ${tile}`));
}

/** What a press on a tile means where it is not allowed: the server answers with the rule. */
function likely(/** @type {string} */ phase, /** @type {boolean} */ flipping) {
  if (flipping) return "flip";
  return (
    /** @type {Record<string, string>} */ ({ snatch: "claim", secret: "mark" })[phase] ?? "take"
  );
}
