// @ts-check
/** What the player is about to do: a shark, a fish to spend, and a place; nothing of it is played before they say so. */
import { argumentsOf, useChoice, useEffect, useState } from "../../../web/ui/ui.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Facts } from "./facts.js" */

/** @typedef {{ score: number, points: number[], fish: number, tasty: number, sets: number, single: number }} Outcome */
/** @typedef {{ shark: string, tiles: number, choices: string[], ends: Record<string, string>, ways: Record<string, string>, meals: Record<string, string[]> }} Route */
/** @typedef {{ fish: number, tasty: number, values: number[], sets: number, single: number, points: number[] }} Collection */

/**
 * @typedef {object} Helpers what the server works out from the view; empty until it is there
 * @property {Route[]} [routes] of the sharks that can be chosen
 * @property {Record<string, Record<string, Outcome[]>>} [outcomes] by shark, by what is spent, by the number of fish eaten
 * @property {Record<string, Outcome>} [takes] by suit, in the draft
 * @property {Collection[]} [collections] by seat
 * @property {number | null} [most] who has more fish than anybody else
 */

/** @typedef {{ shark?: string, choice?: string, cell?: string, tile?: string, isSpending?: boolean, isOff?: boolean }} Chosen */

/**
 * @typedef {object} Plan
 * @property {string} shark that swims, or ""
 * @property {boolean} isOwn whether the player can still choose another shark
 * @property {string} choice the move that spends, or ""
 * @property {Route | undefined} route
 * @property {string} cell where the shark would stop, or ""
 * @property {string} tile the last tile
 * @property {string[]} tiles on the way
 * @property {string[]} moves that do all of it; empty while something is missing
 */

/** @type {Map<unknown, Helpers>} */
const answers = new Map();

/** What an answer of the server depends on: a view with choices is asked about by itself. */
function keyOf(/** @type {import("../../../web/ui/ui.js").View<any>} */ view) {
  const { drafted, gobbled, unseen, tasty, sharks } = /** @type {Facts} */ (view.facts);
  return view.moves.length
    ? view
    : JSON.stringify([view.seat, drafted, gobbled, unseen, tasty, sharks.length]);
}

/** What the server works out from the view; every part of the board may ask, the server is asked once. */
export function useHelpers(/** @type {BoardProps} */ { view, askHelpers }) {
  const key = keyOf(view);
  const [, redraw] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const told = () => isWanted && redraw((n) => n + 1);
    if (answers.has(key)) told();
    else ask(key, askHelpers).then(told, () => null);
    return () => {
      isWanted = false;
    };
    // Asked once for each key: askHelpers is a new function every time the page is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answers.get(key) ?? /** @type {Helpers} */ ({});
}

/** @type {Map<unknown, Promise<void>>} */
const asked = new Map();

function ask(
  /** @type {unknown} */ key,
  /** @type {() => Promise<Record<string, any>>} */ askHelpers,
) {
  if (!asked.has(key)) {
    const answer = askHelpers().then((facts) => {
      if (answers.size > 4) answers.clear();
      answers.set(key, facts);
    });
    asked.set(
      key,
      answer.finally(() => asked.delete(key)),
    );
  }
  return /** @type {Promise<void>} */ (asked.get(key));
}

/** The plan of the player to move, and how to change it; it starts again with every view. */
export function usePlan(/** @type {BoardProps} */ { view }, /** @type {Helpers} */ helpers) {
  const [chosen, choose] = /** @type {[Chosen, (chosen: Chosen) => void]} */ (useChoice(view, {}));
  return { chosen, choose, plan: planOf(view, helpers, chosen) };
}

/** @returns {Plan} */
export function planOf(
  /** @type {import("../../../web/ui/ui.js").View<any>} */ view,
  /** @type {Helpers} */ helpers,
  /** @type {Chosen} */ chosen,
) {
  const facts = /** @type {Facts} */ (view.facts);
  const isOwn = argumentsOf(view.moves, "shark").length > 0;
  const shark = isOwn ? (chosen.shark ?? "") : facts.mover === "-" ? "" : facts.mover;
  const routes = (helpers.routes ?? []).filter((route) => route.shark === shark);
  const choice = chosen.choice ?? routes[0]?.choices.find((one) => one === "spend nothing") ?? "";
  const route = routes.find(({ choices }) =>
    choices.length ? choices.includes(choice) : choice === "",
  );
  const cell = route && chosen.cell && chosen.cell in route.ends ? chosen.cell : "";
  const last = facts.trail.at(-1) ?? "";
  const isLaid = route?.tiles === 0; // only the cell is open
  const tile = (cell && route && (chosen.tile ?? route.ends[cell])) || (isLaid ? last : "");
  const tiles = route?.ways[tile]?.split(" ") ?? [];
  const before = [...(isOwn && shark ? [`shark ${shark}`] : []), ...(choice ? [choice] : [])];
  const moves = cell
    ? [...before, ...tiles.map((one) => `tile ${one}`), `stand ${cell}`]
    : choice.startsWith("spend null")
      ? before
      : [];
  return { shark, isOwn, choice, route, cell, tile, tiles, moves };
}

/** The fish that would be eaten at a cell. */
export function mealAt(/** @type {Plan} */ { route }, /** @type {string} */ cell) {
  return route?.meals[cell] ?? [];
}

/** How the score would change with a number of fish eaten; undefined while the server has not said. */
export function outcomeOf(
  /** @type {Helpers} */ helpers,
  /** @type {string} */ shark,
  /** @type {string} */ choice,
  /** @type {number} */ eaten,
) {
  const byChoice = helpers.outcomes?.[shark];
  return (byChoice?.[choice] ?? byChoice?.[""])?.[eaten];
}

/** The moves that spend a fish for this shark. */
export function spendsOf(/** @type {Helpers} */ helpers, /** @type {string} */ shark) {
  const choices = Object.keys(helpers.outcomes?.[shark] ?? {});
  return choices.filter((choice) => /^spend (?!nothing)/.test(choice));
}

/** How many tiles the shark swims for a choice of what to spend, if the server knows. */
export function tilesFor(
  /** @type {Helpers} */ helpers,
  /** @type {string} */ shark,
  /** @type {string} */ choice,
) {
  return helpers.routes?.find((one) => one.shark === shark && one.choices.includes(choice))?.tiles;
}

/** Fish that a shark would eat at the end of a way that costs nothing, each with that end. */
export function freeMeals(/** @type {Helpers} */ helpers, /** @type {Plan} */ plan) {
  const routes = plan.shark
    ? plan.route
      ? [plan.route]
      : []
    : (helpers.routes ?? []).filter(
        ({ choices }) => !choices.length || choices[0] === "spend nothing",
      );
  return routes.flatMap((route) => {
    /** @type {Map<string, { fish: string, cell: string, eaten: number, shark: string, choice: string }>} */
    const found = new Map();
    const choice = plan.shark ? plan.choice : (route.choices[0] ?? "");
    for (const [cell, eaten] of Object.entries(route.meals))
      for (const fish of eaten)
        if ((found.get(fish)?.eaten ?? 0) < eaten.length)
          found.set(fish, { fish, cell, eaten: eaten.length, shark: route.shark, choice });
    return [...found.values()];
  });
}
