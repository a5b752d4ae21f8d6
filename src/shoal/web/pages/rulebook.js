// @ts-check
/** The rules of a game, drawn from the sections that the server sends; every rule has an address. */
import { html, useCallback, useEffect, useRef, useState } from "../ui/html.js";
import { RuleCards } from "../coach/cards-in-rulebook.js";
import { Citation } from "../ui/rule-links.js";
import { request } from "../net/api.js";
import { currentLanguage } from "../net/catalogues.js";
import { RULEBOOK_STYLE, loadStyle } from "../net/game-parts.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */

/** @typedef {(to: string) => void} Jump scrolls to a rule, or to a heading by its id */
/** @typedef {Wire.RuleParagraph["blocks"][number]} Block */

const headingId = (/** @type {number} */ place) => `on-${place}`;
const plainText = (/** @type {Wire.RuleSpan[]} */ spans) => spans.map(({ text }) => text).join("");
/** Below the page's own heading: the book's title is a second-level heading. */
const headingLevel = (/** @type {number} */ level) => Math.min(level + 1, 4);

/** The rules of a game, opened at one of them. */
export function Rulebook(/** @type {{ game: string, at?: string }} */ { game, at = "" }) {
  const [rules, setRules] = useState(/** @type {Wire.Rules | null} */ (null));
  const [marked, setMarked] = useState(at);
  const book = useRef(/** @type {HTMLElement | null} */ (null));
  const language = currentLanguage();
  useEffect(() => {
    const address = `/games/${game}/rules?language=${language}`;
    const found = Promise.all([request(address), loadStyle(RULEBOOK_STYLE)]);
    found.then(([rules]) => setRules(rules));
  }, [game, language]);
  const jump = useCallback((/** @type {string} */ to) => {
    setMarked(to);
    const block = to.startsWith(headingId(0).slice(0, -1)) ? "start" : "center";
    book.current?.querySelector(`#${to}`)?.scrollIntoView({ block });
  }, []);
  useEffect(() => {
    if (rules && at) jump(at);
  }, [rules, at, jump]);
  if (!rules) return html`<article class="rulebook">${t("loading")}</article>`;
  const { sections, is_in_english: isInEnglish } = rules;
  const foreign = isInEnglish ? marked : "";
  const [title, minute, ...others] = sections.map((section, place) => ({
    heading: html`<${Heading} section=${section} place=${place} jump=${jump} />`,
    text: section.paragraphs.map(
      (paragraph, nth) =>
        html`${foreign && paragraph.rule === foreign ? html`<p class="muted" lang=${language}>${t("rules-this-in-english")}</p>` : null}<${Paragraph}
            key=${nth}
            paragraph=${paragraph}
            marked=${marked}
            jump=${jump}
          />`,
    ),
  }));
  // The game in one minute comes first, with pictures; then who made it, and all the rest.
  return html`<article class="rulebook" ref=${book}>
    ${title.heading} ${minute?.heading}
    <${RuleCards} game=${game} />
    ${minute?.text} ${title.text}
    <${Contents} sections=${sections} jump=${jump} />
    <div class="all-rules" lang=${isInEnglish ? "en" : undefined}>
      ${others.map(({ heading, text }) => [heading, text])}
    </div>
  </article>`;
}

function Heading(
  /** @type {{ section: Wire.RuleSection, place: number, jump: Jump }} */ { section, place, jump },
) {
  if (!section.level) return null;
  const level = headingLevel(section.level);
  const tag = `h${level}`;
  return html`<${tag} id=${level < 4 ? headingId(place) : undefined}><${Spans} spans=${section.heading} jump=${jump} /></${tag}>`;
}

/** A list of the headings after the title, to jump to. */
function Contents(/** @type {{ sections: Wire.RuleSection[], jump: Jump }} */ { sections, jump }) {
  const headings = sections
    .map((section, place) => ({ ...section, id: headingId(place) }))
    .filter(({ level }) => level && headingLevel(level) < 4)
    .slice(1);
  return html`<details class="contents" open=${matchMedia("(min-width: 60rem)").matches}>
    <summary>${t("rules-contents")}</summary>
    <ul>
      ${headings.map(
        ({ level, heading, id }) =>
          html`<li key=${id} class=${`h${headingLevel(level)}`}>
            <button type="button" class="rule-link" onClick=${() => jump(id)}>
              ${plainText(heading)}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}

/** A numbered rule with an address, or a block without one. */
function Paragraph(
  /** @type {{ paragraph: Wire.RuleParagraph, marked: string, jump: Jump }} */ {
    paragraph,
    marked,
    jump,
  },
) {
  const { rule = "" } = paragraph;
  const blocks = rule ? withNumber(rule, paragraph.blocks) : paragraph.blocks;
  const className = rule === marked ? "rule at" : "rule";
  const [first] = blocks;
  if (rule && blocks.length === 1 && first.type === "text")
    return html`<p id=${rule} class=${className}>
      <${Spans} spans=${first.spans} jump=${jump} />
    </p>`;
  const content = blocks.map(
    (block, place) => html`<${BlockOf} key=${place} block=${block} jump=${jump} />`,
  );
  return rule ? html`<div id=${rule} class=${className}>${content}</div>` : content;
}

/** The blocks of a rule, with its number in front of the first text. */
function withNumber(/** @type {string} */ rule, /** @type {Block[]} */ [first, ...others]) {
  /** @type {Wire.RuleSpan[]} */
  const number = [{ text: rule, kind: "strong" }, { text: " " }];
  if (first?.type !== "text") return [{ type: "text", spans: number }, first, ...others];
  return [{ ...first, spans: [...number, ...first.spans] }, ...others];
}

function BlockOf(/** @type {{ block: Block, jump: Jump }} */ { block, jump }) {
  if (block.type === "text") return html`<p><${Spans} spans=${block.spans} jump=${jump} /></p>`;
  if (block.type === "table") return html`<${Table} table=${block} jump=${jump} />`;
  if (block.type === "code") return html`<pre>${block.text}</pre>`;
  if (block.type === "quote")
    return html`<blockquote><${Blocks} blocks=${block.blocks} jump=${jump} /></blockquote>`;
  const items = block.items.map(
    (item, place) => html`<li key=${place}><${Blocks} blocks=${item} jump=${jump} /></li>`,
  );
  return block.start == null
    ? html`<ul>
        ${items}
      </ul>`
    : html`<ol start=${block.start}>
        ${items}
      </ol>`;
}

/** The blocks of a list item or a quotation; a single text stands without a paragraph. */
function Blocks(/** @type {{ blocks: Block[], jump: Jump }} */ { blocks, jump }) {
  const [only, ...others] = blocks;
  if (only?.type === "text" && !others.some(({ type }) => type === "text"))
    return html`<${Spans}
        spans=${only.spans}
        jump=${jump}
      />${others.map((block) => html`<${BlockOf} block=${block} jump=${jump} />`)}`;
  return blocks.map((block) => html`<${BlockOf} block=${block} jump=${jump} />`);
}

function Table(/** @type {{ table: Wire.RuleTable, jump: Jump }} */ { table, jump }) {
  return html`<div class="scrolls" tabindex="0" role="group" aria-label=${t("rules-table")}>
    <table>
      <thead>
        <tr>
          ${table.head.map((cell) => html`<th scope="col"><${Spans} spans=${cell} jump=${jump} /></th>`)}
        </tr>
      </thead>
      <tbody>
        ${table.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td><${Spans} spans=${cell} jump=${jump} /></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Text with emphasis, links and rules that can be opened. */
function Spans(/** @type {{ spans: Wire.RuleSpan[], jump: Jump }} */ { spans, jump }) {
  return spans.map(({ text, kind = "text", target = "" }) => {
    if (kind === "strong") return html`<b>${text}</b>`;
    if (kind === "emphasis") return html`<i>${text}</i>`;
    if (kind === "code") return html`<code>${text}</code>`;
    if (kind === "rule") return html`<${Citation} text=${text} rule=${target} open=${jump} />`;
    if (kind === "link" && /^https?:/.test(target))
      return html`<a href=${target} rel="noreferrer">${text}</a>`;
    return kind === "break" ? html`<br />` : text;
  });
}
