// @ts-check
/** Numbers of rules inside a text: each opens its rule. */
import { rulesIn, splitAtRules } from "../model/messages/english-sentence.js";
import { html } from "./html.js";
import { RuleButton } from "./message-text.js";

/** An English sentence in which every rule's number is a button: the explanation of an option. */
export function Sentence(
  /** @type {{ text: string, open: (rule: string) => void }} */ { text, open },
) {
  return html`<span lang="en"
    >${splitAtRules(text).map(({ text, rule }) => (rule ? html`<${Citation} text=${text} rule=${rule} open=${open} />` : text))}</span
  >`;
}

/** A rule's number with the marks around it, kept on one line. */
export function Citation(
  /** @type {{ text: string, rule: string, open: (rule: string) => void }} */ { text, rule, open },
) {
  const place = text.indexOf(rule);
  return html`<span class="cited"
    >${text.slice(0, place)}<button type="button" class="rule-link" onClick=${() => open(rule)}>
      ${rule}</button
    >${text.slice(place + rule.length)}</span
  >`;
}

/** A small button for the rule of an option, or for each that its English sentence cites. */
export function CitedRules(
  /** @type {{ option: { sentence: string, rule?: string }, open: (rule: string) => void }} */ {
    option,
    open,
  },
) {
  const rules = option.rule ? [option.rule] : rulesIn(option.sentence);
  return rules.map((rule) => html`<${RuleButton} key=${rule} rule=${rule} open=${open} />`);
}
