// @ts-check
/** The board of Shark Tank: the water with its sharks, and the fish in front of the players. */
import { html, Act, Actions, Part, after, useAid, useState } from "../../../web/kit.js";
import { Count, Seats, SignPicture } from "../../../web/art.js";
import { SUITS, Suit, Token } from "./suits.js";
import { Tank } from "./tank.js";
import { words } from "./words.js";

/** @import { Table } from "../../../web/kit.js" */

/** The board of a View. */
export function board(/** @type {import("../../../web/kit.js").Table} */ table) {
  const { view } = table;
  const [whole, setWhole] = useState(true);
  const { routes } = useAid(table, after(view.moves, "tile").length > 0);
  return html`<div class="sharktank">
    <${Seats} table=${{ ...table, you: words.you }} mark=${(/** @type {number} */ seat) => marks(view.facts, seat)} />
    <div class="sharktank-main">
      <${Part} title=${heading(view.facts)} class="sharktank-tank"><${Tank} table=${table} routes=${whole ? routes : undefined} /></${Part}>
      <${Choices} table=${table} whole=${whole} setWhole=${setWhole} routed=${Boolean(routes)} />
    </div>
    <div class="sharktank-side">
      ${view.facts.sheet.length ? html`<${Sheet} table=${table} />` : null}
      <${Tokens} table=${table} />
    </div>
  </div>`;
}

function heading(/** @type {any} */ facts) {
  const parts = [words.tank];
  if (facts.tasty !== "-") parts.push(words.tasty(words.suits[facts.tasty]));
  if (facts.sharks.length)
    parts.push(words.turn(Math.min(facts.turn + 1, facts.turns), facts.turns));
  if (facts.last !== null) parts.push(words.last(facts.last));
  return parts.join(" · ");
}

function marks(/** @type {any} */ facts, /** @type {number} */ seat) {
  const fish = facts.drafted[seat].length + facts.gobbled[seat].length;
  return html`<${Count} icon="token" n=${fish} label=${words.fishCount(fish)} />
    <${Count} icon="tile" n=${facts.tiles[seat]} label=${words.tilesCount(facts.tiles[seat])} />
    <${Count}
      icon="cup"
      n=${facts.points[seat] ?? "?"}
      label=${words.points(facts.points[seat] ?? "?")}
    />`;
}

/** What is decided beside the water: the draft, what is spent, and how the way is shown. */
function Choices(
  /** @type {{ table: Table, whole: boolean, setWhole: (whole: boolean) => void, routed: boolean }} */ {
    table,
    whole,
    setWhole,
    routed,
  },
) {
  const { view, play } = table;
  const { facts, moves } = view;
  const value = facts.drafting === "null" ? words.null : facts.drafting;
  const laying = after(moves, "tile").length > 0;
  return html`<${Actions}>
    ${after(moves, "take").map((suit) => html`<${Act} key=${suit} press=${() => play(`take ${suit}`)}><${Mark} suit=${suit} />${words.take(value, words.suits[suit])}</${Act}>`)}
    ${after(moves, "spend").map(
      (
        token,
      ) => html`<${Act} key=${token} plain=${token !== "nothing"} press=${() => play(`spend ${token}`)}>
      ${token === "nothing" ? words.spendNothing(facts.length) : html`<${Mark} suit=${token.split(" ")[1]} />${words.spend(spoken(token))}`}</${Act}>`,
    )}
    ${after(moves, "extra").map((n) => html`<${Act} key=${n} press=${() => play(`extra ${n}`)}>${words.extra(Number(n))}</${Act}>`)}
    ${laying ? html`<span class="sharktank-question">${words.length(facts.trail.length, facts.length)}. ${whole && routed ? words.wholeHint : words.byTileHint}</span>` : null}
    ${laying && routed ? html`<${Act} plain press=${() => setWhole(!whole)}>${whole ? words.byTile : words.whole}</${Act}>` : null}
  </${Actions}>`;
}

function spoken(/** @type {string} */ token) {
  const [value, suit] = token.split(" ");
  return words.take(value === "null" ? words.null : value, words.suits[suit]);
}

function Mark(/** @type {{ suit: string }} */ { suit }) {
  return html`<svg class="suit-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="12" class="paper" />
    <g transform="scale(0.85)"><${Suit} suit=${suit} /></g>
  </svg>`;
}

function Tokens(/** @type {{ table: Table }} */ { table }) {
  const { facts } = table.view;
  const rows = [
    ...table.names.map((/** @type {string} */ name, /** @type {number} */ seat) => [
      name,
      [...facts.drafted[seat], ...facts.gobbled[seat]],
      false,
    ]),
    [words.spent, facts.spent, true],
    [words.unseen, facts.unseen, true],
  ];
  return html`<${Part} title=${words.tokens} class="sharktank-tokens">
    ${rows.map(
      ([name, tokens, quiet]) =>
        html`<div class="sharktank-row" key=${name}>
          <b>${name}</b>
          <span class="sharktank-hand"
            >${bySuit(tokens).map((token, place) => html`<${Token} key=${place + token} token=${token} quiet=${quiet} />`)}</span
          >
        </div>`,
    )}
    <p class="sharktank-note">${words.stack(facts.stack)}</p>
  </${Part}>`;
}

function bySuit(/** @type {string[]} */ tokens) {
  const suit = (/** @type {string} */ token) => SUITS.indexOf(token.split(" ")[1]);
  return [...tokens].sort((one, other) => suit(one) - suit(other));
}

function Sheet(/** @type {{ table: Table }} */ { table }) {
  const { facts } = table.view;
  return html`<${Part} title=${`${words.sheet}. ${words.nullWorth(facts.die)}`} class="sharktank-sheet">
    <table><thead><tr><td></td>${table.names.map((name, seat) => html`<th scope="col" title=${name}><${SignPicture} seat=${seat} name=${name} /><span>${name}</span></th>`)}</tr></thead>
      <tbody>${words.sheetRows.map(
        (word, row) =>
          html`<tr>
            <th scope="row">${word}</th>
            ${facts.sheet.map((/** @type {number[]} */ points) => html`<td>${points[row]}</td>`)}
          </tr>`,
      )}</tbody></table></${Part}>`;
}
