// @ts-check
/** Numbers of rules inside the rules: each opens its rule. */
import { html } from "./html.js";

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
