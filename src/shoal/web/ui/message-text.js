// @ts-check
/** Messages on the page: a sentence with its names marked, and a button that opens its rule. */
import { html } from "./html.js";
import { ruleOf } from "../model/message-formatter.js";
import { words } from "./words.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/message-formatter.js" */

/** A message; with `open`, its rule follows as a small button. */
export function MessageText(
  /** @type {{ message: Wire.Message, formatter: MessageFormatter, open?: (rule: string) => void }} */ {
    message,
    formatter,
    open,
  },
) {
  const rule = open ? ruleOf(message) : "";
  return html`${formatter.parts(message).map(({ text, seat }) => (seat === null ? text : html`<${Name} name=${text} seat=${seat} />`))}${rule ? html`<${RuleButton} rule=${rule} open=${open} />` : null}`;
}

/** A player's name, underlined in the colour of the seat. */
function Name(/** @type {{ name: string, seat: number }} */ { name, seat }) {
  return html`<b class="player-name" style=${`--seat: var(--seat-${seat % 8})`}>${name}</b>`;
}

/** A small "i" that opens a rule. */
function RuleButton(/** @type {{ rule: string, open: (rule: string) => void }} */ { rule, open }) {
  // No line break before it.
  return html`${"\u00a0"}<button
      type="button"
      class="rule-button"
      aria-label=${words.table.rule(rule)}
      title=${words.table.rule(rule)}
      onClick=${() => open(rule)}
    ></button>`;
}
