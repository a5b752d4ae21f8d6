// @ts-check
/** What can be pressed in the water of Shark Tank, from the legal moves and the routes of the server. */
import { argumentsOf } from "../../../web/ui/ui.js";
import { suitWord } from "./suits.js";

/** @import { Text } from "../../../web/ui/ui.js" */

/** @typedef {{ shark: string, tiles: number, choices: string[], ends: Record<string, string[]>, meals: Record<string, string[]> }} Route */
/** @typedef {{ cell: string, size: number, label: string, moves: string[], meal: number }} Target */

/**
 * The cells and places that can be pressed: ends of whole movements where the server knows them.
 * @param {string[]} moves
 * @param {Route[] | undefined} routes
 * @param {string} mover the suit of the shark that swims
 * @param {Text} t
 * @returns {Target[]}
 */
export function targetsOf(moves, routes, mover, t) {
  const route = routes?.length && wanted(moves, routes);
  if (route)
    return Object.entries(route.ends).map(([cell, way]) => {
      const meal = route.meals[cell]?.length ?? 0;
      return { cell, size: 1, label: t("page-swim", { cell, fish: meal }), moves: way, meal };
    });
  const plain = { meal: 0 };
  return [
    ...argumentsOf(moves, "stand").map((cell) => ({
      ...plain,
      cell,
      size: 1,
      label: t("move-stand", { suit: suitWord(mover), cell }),
      moves: [`stand ${cell}`],
    })),
    ...argumentsOf(moves, "tile").map((cell) => ({
      ...plain,
      cell,
      size: 2,
      label: t("move-lay", { cell }),
      moves: [`tile ${cell}`],
    })),
  ];
}

/** The route whose ends are highlighted: the one that costs nothing while a fish may be spent. */
function wanted(/** @type {string[]} */ moves, /** @type {Route[]} */ routes) {
  if (moves.some((move) => /^(tile|stand) /.test(move))) return routes[0];
  return routes.find((route) => route.choices[0] === "spend nothing");
}

/** How many tiles the shark swims for a choice of what to spend, if the server knows. */
export function tilesFor(/** @type {Route[] | undefined} */ routes, /** @type {string} */ choice) {
  return routes?.find((route) => route.choices.includes(choice))?.tiles;
}
