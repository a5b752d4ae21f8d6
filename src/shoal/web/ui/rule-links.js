// @ts-check
/** Sentences in which a rule's number opens the rule. */
import { citedRules, withoutRules } from "../model/log-text.js";
import { html } from "./html.js";

const RULE = /(\(?\b[A-Z]{2}-\d+\b\)?[.,!?]*)/;

/** A sentence; with `open`, the rules that it cites follow it as small buttons. */
export function Line(
  /** @type {{ text: string, open?: (rule: string) => void }} */ { text, open },
) {
  const rules = open ? citedRules(text) : [];
  return html`${withoutRules(text)}${
    open && rules.length
      ? html`<span class="rules-cited"
          >${rules.map((rule) => html`${" "}<button type="button" key=${rule} class="rule-link" onClick=${() => open(rule)}>${rule}</button>`)}</span
        >`
      : null
  }`;
}

/** A sentence in which every rule's number is a button. */
export function Sentence(
  /** @type {{ text: string, open: (rule: string) => void }} */ { text, open },
) {
  return html`${text.split(RULE).map((part, place) => (place % 2 ? html`<${Citation} part=${part} open=${open} />` : part))}`;
}

/** A rule's number with the brackets around it, kept on one line. */
export function Citation(
  /** @type {{ part: string, open: (rule: string) => void }} */ { part, open },
) {
  const [before, rule, after] = part.split(/([A-Z]{2}-\d+)/);
  return html`<span class="cited"
    >${before}<button type="button" class="rule-link" onClick=${() => open(rule)}>${rule}</button
    >${after}</span
  >`;
}
