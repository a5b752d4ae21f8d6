// @ts-check
/** Gear cards in words: dice and powers, from the option `gear`. */
import { keyIn } from "../../../../web/ui/ui.js";
import { gearWord, wordText } from "../moves/word-keys.js";

/** @import { Text } from "../../../../web/ui/ui.js" */

/** Dice and powers of each kind of gear. */
export function gearOf(/** @type {string} */ text) {
  return Object.fromEntries(
    text.split(",").map((/** @type {string} */ entry) => {
      const [, name, , dice, powers] = entry.split(":");
      return [name, { dice: Number(dice), powers: powers === "-" ? [] : powers.split("&") }];
    }),
  );
}

/** What a card does, in a few words. */
export function powersOf(
  /** @type {Text} */ t,
  /** @type {{ dice: number, powers: string[] } | undefined} */ kind,
) {
  const dice = kind?.dice ? [t("page-dice", { count: kind.dice })] : [];
  const powers = (kind?.powers ?? []).map((power) => t(keyIn("power", power)));
  return [...dice, ...powers].join(", ");
}

/** A gear card by its name, with what it does. */
export function gearInWords(
  /** @type {Text} */ t,
  /** @type {string} */ name,
  /** @type {string} */ text,
) {
  const powers = powersOf(t, gearOf(text)[name]);
  const gear = gearWord(t, name);
  return powers ? t("page-gear", { gear, powers }) : wordText(t, gear);
}

/** What the weapon in a move does; moves write its name in lower case. */
export function weaponPowers(
  /** @type {Text} */ t,
  /** @type {string} */ weapon,
  /** @type {string} */ text,
) {
  const kind = Object.entries(gearOf(text)).find(([name]) => name.toLowerCase() === weapon);
  return powersOf(t, kind?.[1]);
}
