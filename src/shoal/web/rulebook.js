// @ts-check
/** RULES.md on the page: a small reader of Markdown, with every numbered rule an address of its own. */
import { html, useEffect, useRef, useState } from "./kit.js";
import { ask } from "./wire.js";
import { words } from "./words.js";

/** The blocks of a Markdown text: headings, paragraphs, lists, tables. */
export function blocks(/** @type {string} */ text) {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const heading = block.match(/^(#+) (.*)/);
      if (heading) return { kind: `h${Math.min(heading[1].length + 1, 4)}`, lines: [heading[2]] };
      const lines = block.split("\n");
      if (lines[0].startsWith("|"))
        return { kind: "table", lines: lines.filter((line) => !/^\|[\s|:-]+$/.test(line)) };
      if (/^[-*] /.test(lines[0]))
        return {
          kind: "ul",
          lines: block
            .replace(/\n +/g, " ")
            .split("\n")
            .map((line) => line.slice(2)),
        };
      return { kind: "p", lines: [lines.join(" ")] };
    });
}

/** Bold, emphasis, code and links inside a line. */
function inline(/** @type {string} */ line) {
  const parts = line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 1) return html`<i>${part.slice(1, -1)}</i>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    const link = part.match(/^\[([^\]]+)\]\((https?:[^)]+)\)$/);
    return link ? html`<a href=${link[2]} rel="noreferrer">${link[1]}</a>` : part;
  });
}

function Block(
  /** @type {{ block: { kind: string, lines: string[] }, at: string }} */ { block, at },
) {
  if (block.kind === "table") {
    const rows = block.lines.map((/** @type {string} */ line) => line.split("|").slice(1, -1));
    return html`<div class="scrolls" tabindex="0" role="group" aria-label=${words.rules.table}>
      <table>
        <thead>
          <tr>
            ${rows[0].map((/** @type {string} */ cell) => html`<th scope="col">${inline(cell.trim())}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(1).map(
            (/** @type {string[]} */ row) =>
              html`<tr>
                ${row.map((cell) => html`<td>${inline(cell.trim())}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
  if (block.kind === "ul")
    return html`<ul>
      ${block.lines.map((/** @type {string} */ line) => html`<li>${inline(line)}</li>`)}
    </ul>`;
  const rule = block.lines[0].match(/^\*\*([A-Z]{2}-\d+)\*\*/)?.[1];
  if (rule)
    return html`<p id=${rule} class=${rule === at ? "rule at" : "rule"}>
      ${inline(block.lines[0])}
    </p>`;
  return html`<${block.kind}>${inline(block.lines[0])}</${block.kind}>`;
}

/** The rules of a game, opened at one of them. */
export function Rulebook(/** @type {{ game: string, at?: string }} */ { game, at }) {
  const [text, setText] = useState("");
  const book = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    ask(`/games/${game}/rules`).then((told) => setText(told.text));
  }, [game]);
  useEffect(() => {
    if (text && at) book.current?.querySelector(`#${at}`)?.scrollIntoView({ block: "center" });
  }, [text, at]);
  return html`<article class="rulebook" ref=${book}>
    ${text ? blocks(text).map((block, place) => html`<${Block} key=${place} block=${block} at=${at} />`) : words.loading}
  </article>`;
}
