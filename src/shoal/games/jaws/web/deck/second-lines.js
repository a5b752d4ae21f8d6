// @ts-check
/** The second line of a choice: what it brings, from the server, or what its card says. */
import { keyIn } from "../../../../web/ui/ui.js";
import { cardOf } from "../moves/places.js";
import { weaponPowers } from "../rail/gear.js";
import { cardText } from "../rail/options.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */

/** What a move brings in a few words; empty if its name says everything. */
export function bringsOf(
  /** @type {Text} */ t,
  /** @type {string} */ move,
  /** @type {BoardProps} */ props,
  /** @type {Record<string, any>} */ helpers,
) {
  const brought = helpers.brings?.[move];
  return brought ? props.formatter.text(brought) : onCard(t, move, props);
}

/** What a token, a card, an option or a weapon says. */
function onCard(
  /** @type {Text} */ t,
  /** @type {string} */ move,
  /** @type {BoardProps} */ { options, view },
) {
  const [verb, what] = move.split(" ");
  if (what === "none") return "";
  if (verb === "token") return t(keyIn("token-text", what));
  if (verb === "ability") return t(keyIn("ability-text", what));
  if (verb === "weapon") return weaponPowers(t, what, options.gear);
  if (verb !== "surface") return "";
  return cardText(t, cardOf(options.resurface, view.facts.options["ABC".indexOf(what)]));
}
