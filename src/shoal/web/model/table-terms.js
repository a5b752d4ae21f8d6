// @ts-check
/** The terms of a table: its options, its clock, and how they read. */
import { choiceTitle, optionTitle } from "./about-game.js";
import { t } from "./messages/page-text.js";

/** @import * as Wire from "../types.js" */

const DAY = 86400;
const MINUTE = 60;
const MAX_TEXT = 90; // letters of the terms in a list of tables

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

/** How many minutes a game takes: one number, or the least and the most. */
export function minutesOf(/** @type {{ minutes: string }} */ { minutes }) {
  return (minutes.match(/\d+/g) ?? []).map(Number);
}

/** A bot level of medium strength. */
export function defaultBotLevel(/** @type {string[]} */ levels) {
  return levels[Math.floor(levels.length / 2)];
}

/** The time control; '' where there is no clock. */
function clockText(/** @type {Wire.TimeControl | undefined} */ timeControl) {
  const { kind, seconds = 0, increment: more = 0 } = timeControl ?? {};
  const minutes = seconds / MINUTE;
  if (kind === "days") return t("terms-days", { days: Math.round(seconds / DAY) });
  if (kind === "move")
    return Number.isInteger(minutes)
      ? t("terms-move-minutes", { minutes })
      : t("terms-move-seconds", { seconds });
  if (kind === "game")
    return Number.isInteger(minutes)
      ? t("terms-game-minutes", { minutes, more })
      : t("terms-game-seconds", { seconds, more });
  return "";
}

/** The options that differ from the defaults. */
function rulesText(/** @type {Wire.TableInfo} */ table) {
  return Object.entries(table.options ?? {}).map(([name, value]) => {
    const choice = typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
    const label = optionTitle(table.game, name);
    return t("label-value", { label, value: choiceTitle(table.game, name, choice) });
  });
}

/** Clock and options in one line. */
export function termsText(/** @type {Wire.TableInfo} */ table) {
  return [clockText(table.time_control), ...rulesText(table)].filter(Boolean).join(" · ");
}

/** The terms, cut off where they are long. */
export function shortTermsText(/** @type {Wire.TableInfo} */ table) {
  const text = termsText(table);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 2)} …` : text;
}
