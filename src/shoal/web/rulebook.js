// @ts-check
/** RULES.md on the page: a small reader of Markdown, with every numbered rule an address of its own. */
import { html, useEffect, useMemo, useRef, useState } from "./kit.js";
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

/** @typedef {(rule: string) => void} Jump goes to a rule, or to a heading by its id */

/** Bold, emphasis, code, links and the numbers of rules inside a line. */
function inline(/** @type {string} */ line, /** @type {Jump} */ jump) {
  const parts = line.split(
    /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\(?\b[A-Z]{2}-\d+\b[),.;:]*)/,
  );
  return parts.map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 1) return html`<i>${part.slice(1, -1)}</i>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    const cited = part.match(/^(\(?)([A-Z]{2}-\d+)([),.;:]*)$/);
    if (cited) return html`<${Cited} cited=${cited} jump=${jump} />`;
    const link = part.match(/^\[([^\]]+)\]\((https?:[^)]+)\)$/);
    return link ? html`<a href=${link[2]} rel="noreferrer">${link[1]}</a>` : part;
  });
}

/** A rule's number with what stands around it, which no line end may tear off. */
function Cited(/** @type {{ cited: string[], jump: Jump }} */ { cited, jump }) {
  const [, ahead, rule, behind] = cited;
  return html`<span class="cited"
    >${ahead}<button type="button" class="rule-link" onClick=${() => jump(rule)}>${rule}</button
    >${behind}</span
  >`;
}

/** @typedef {{ kind: string, lines: string[], id?: string }} Read a block of the text; a heading has an id */

/** What the rules are about, to go there at once. */
function Contents(/** @type {{ found: Read[], jump: Jump }} */ { found, jump }) {
  const headings = found.filter(({ id }) => id).slice(1);
  return html`<details class="contents" open=${matchMedia("(min-width: 60rem)").matches}>
    <summary>${words.rules.contents}</summary>
    <ul>
      ${headings.map(
        ({ kind, lines, id }) =>
          html`<li key=${id} class=${kind}>
            <button type="button" class="rule-link" onClick=${() => jump(id ?? "")}>
              ${lines[0]}
            </button>
          </li>`,
      )}
    </ul>
  </details>`;
}

function Block(/** @type {{ block: Read, at: string, jump: Jump }} */ { block, at, jump }) {
  if (block.kind === "table") {
    const rows = block.lines.map((/** @type {string} */ line) => line.split("|").slice(1, -1));
    return html`<div class="scrolls" tabindex="0" role="group" aria-label=${words.rules.table}>
      <table>
        <thead>
          <tr>
            ${rows[0].map((/** @type {string} */ cell) => html`<th scope="col">${inline(cell.trim(), jump)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(1).map(
            (/** @type {string[]} */ row) =>
              html`<tr>
                ${row.map((cell) => html`<td>${inline(cell.trim(), jump)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
  if (block.kind === "ul")
    return html`<ul>
      ${block.lines.map((/** @type {string} */ line) => html`<li>${inline(line, jump)}</li>`)}
    </ul>`;
  const rule = block.lines[0].match(/^\*\*([A-Z]{2}-\d+)\*\*/)?.[1];
  if (rule)
    return html`<p id=${rule} class=${rule === at ? "rule at" : "rule"}>
      ${inline(block.lines[0], jump)}
    </p>`;
  return html`<${block.kind} id=${block.id}>${inline(block.lines[0], jump)}</${block.kind}>`;
}

/** The rules of a game, opened at one of them. */
export function Rulebook(/** @type {{ game: string, at?: string }} */ { game, at = "" }) {
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(at);
  const book = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    ask(`/games/${game}/rules`).then((told) => setText(told.text));
  }, [game]);
  const jump = (/** @type {string} */ to) => {
    setMarked(to);
    const block = to.startsWith("on-") ? "start" : "center";
    book.current?.querySelector(`#${to}`)?.scrollIntoView({ block });
  };
  useEffect(() => {
    if (text && at) jump(at);
  }, [text, at]);
  const found = useMemo(() => numbered(blocks(text)), [text]);
  if (!text) return html`<article class="rulebook">${words.loading}</article>`;
  const [title, ...others] = found.map(
    (block, place) => html`<${Block} key=${place} block=${block} at=${marked} jump=${jump} />`,
  );
  return html`<article class="rulebook" ref=${book}>
    ${title}<${Contents} found=${found} jump=${jump} />${others}
  </article>`;
}

/** The blocks, with an address for each heading. */
function numbered(/** @type {Read[]} */ found) {
  return found.map((block, place) =>
    /^h[23]$/.test(block.kind) ? { ...block, id: `on-${place}` } : block,
  );
}
