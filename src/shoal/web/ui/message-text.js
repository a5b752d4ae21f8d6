// @ts-check
/** Messages on the page: a sentence with its names marked, and a button that opens its rule. */
import { html } from "./html.js";
import { ruleOf } from "../model/messages/message-formatter.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { Part } from "../model/messages/names-in-sentences.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */

/** A message; with `open`, its rule follows as a small button. */
export function MessageText(
  /** @type {{ message: Wire.Message, formatter: MessageFormatter, open?: (rule: string) => void }} */ {
    message,
    formatter,
    open,
  },
) {
  const parts = formatter.parts(message);
  const rule = ruleOf(message);
  if (!open || !rule) return parts.map(drawPart);
  // The button stays on the line of the last word.
  const last = parts.at(-1) ?? { text: "", seat: null };
  const place = last.text.lastIndexOf(" ") + 1;
  const [begin, end] = [last.text.slice(0, place), last.text.slice(place)];
  return html`${parts.slice(0, -1).map(drawPart)}${drawPart({ ...last, text: begin })}<span
      class="last-word"
      >${drawPart({ ...last, text: end })} <${RuleButton} rule=${rule} open=${open}
    /></span>`;
}

/** A part of a message; a player's name is underlined in the colour of the seat. */
function drawPart(/** @type {Part} */ { text, seat }) {
  if (seat === null || !text) return text;
  return html`<b class="player-name" style=${`--seat: var(--seat${seat % 8})`}>${text}</b>`;
}

/** A small "i" that opens a rule. */
export function RuleButton(
  /** @type {{ rule: string, open: (rule: string) => void }} */ { rule, open },
) {
  return html`<button
    type="button"
    class="rule-button"
    aria-label=${t("rule-of", { rule })}
    title=${t("rule-of", { rule })}
    onClick=${() => open(rule)}
  ></button>`;
}
