// @ts-check
/** The terms of a table in words: its clock, and the house rules that differ from the usual ones. */
import { choiceWords, optionTitle } from "./about.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */

const say = words.terms;

/** How long one may think; '' where nobody minds. */
export function paceWords(/** @type {Wire.Pace | undefined} */ pace) {
  const seconds = pace?.seconds ?? 0;
  if (pace?.kind === "move") return say.move(seconds);
  if (pace?.kind === "game") return say.game(seconds, pace.increment ?? 0);
  if (pace?.kind === "days") return say.days(Math.round(seconds / 86400));
  return "";
}

/** The house rules that were chosen, each in words. */
export function rulesWords(/** @type {Wire.TableInfo} */ table) {
  return Object.entries(table.options ?? {}).map(([name, value]) => {
    const told = typeof value === "boolean" ? say.flag(value) : String(value);
    return say.rule(optionTitle(table.game, name), choiceWords(table.game, name, told));
  });
}

/** All of it in one line. */
export function termsWords(/** @type {Wire.TableInfo} */ table) {
  return [paceWords(table.pace), ...rulesWords(table)].filter(Boolean).join(" · ");
}
