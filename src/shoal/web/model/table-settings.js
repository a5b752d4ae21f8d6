// @ts-check
/** The terms of a table: its options, its clock, and how they read. */
import { choiceTitle, optionTitle } from "./game-wording.js";
import { words } from "../ui/words.js";

/** @import * as Wire from "../types.js" */

const say = words.terms;
const DAY = 86400;

/** All options of a game at a table: what was chosen, and the defaults. */
export function optionsOf(
  /** @type {Wire.Games} */ serverInfo,
  /** @type {{ game: string, options?: Record<string, string | number | boolean> }} */ table,
) {
  const info = serverInfo.games.find((game) => game.name === table.game);
  return Object.fromEntries(
    (info?.options ?? []).map((option) => [
      option.name,
      table.options?.[option.name] ?? option.default,
    ]),
  );
}

/** A bot level of medium strength. */
export function defaultBotLevel(/** @type {string[]} */ levels) {
  return levels[Math.floor(levels.length / 2)];
}

/** The time control; '' where there is no clock. */
function clockText(/** @type {Wire.TimeControl | undefined} */ pace) {
  const seconds = pace?.seconds ?? 0;
  if (pace?.kind === "move") return say.move(seconds);
  if (pace?.kind === "game") return say.game(seconds, pace.increment ?? 0);
  if (pace?.kind === "days") return say.days(Math.round(seconds / DAY));
  return "";
}

/** The options that differ from the defaults. */
function rulesText(/** @type {Wire.TableInfo} */ table) {
  return Object.entries(table.options ?? {}).map(([name, value]) => {
    const choice = typeof value === "boolean" ? say.flag(value) : String(value);
    return say.rule(optionTitle(table.game, name), choiceTitle(table.game, name, choice));
  });
}

/** Clock and options in one line. */
export function termsText(/** @type {Wire.TableInfo} */ table) {
  return [clockText(table.pace), ...rulesText(table)].filter(Boolean).join(" · ");
}
