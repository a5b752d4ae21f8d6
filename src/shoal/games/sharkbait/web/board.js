// @ts-check
/** SharkBait's table: the ocean mat, the throw, the token mat and the scoring track. */
import {
  html,
  Act,
  Actions,
  Part,
  Spot,
  classes,
  earlier,
  useBoardHelpers,
  useChoice,
} from "../../../web/kit.js";
import { Count, DiePicture, Fish, Seats, Shark, Sign, Water } from "../../../web/art.js";
import { words } from "./words.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/kit.js").Table<Facts>} Table */
/** @typedef {import("../../../web/kit.js").View<Facts>} View */

const COLUMNS = [1, 2, 3, 4, 5, 6];

/** The board of a View; while a choice is open only that is lit. */
export function board(/** @type {Table} */ table) {
  const { view, play } = table;
  const [open, setOpen] = useChoice(view);
  const press = (/** @type {string} */ what, /** @type {number} */ column) => {
    const moves = movesAt(view.moves, what, column);
    if (moves.length > 1) setOpen(moves);
    else play(moves[0] ?? unlikely(what, column));
  };
  const shown = open ?? view.moves;
  const isHome = view.facts.sharks.length === 2 && view.moves.length > 0;
  const { worths = [], token = -1 } = useBoardHelpers(table, isHome);
  return html`<div class="sharkbait">
    <${Seats}
      table=${{ ...table, you: words.you }}
      mark=${(/** @type {number} */ seat) => marks(view.facts, seat)}
    />
    <div class="sharkbait-sea">
      <${Ocean} table=${table} shown=${shown} press=${press} worths=${worths} />
      <${Throw} view=${view} shown=${shown} press=${press} />
      <${Choices} table=${table} token=${token} open=${open} setOpen=${setOpen} />
    </div>
    <div class="sharkbait-side pushed" tabindex="0">
      <${Tokens} table=${table} /><${Track} table=${table} />
    </div>
  </div>`;
}

/** The legal moves that pressing a school, a black die or a column can mean. */
function movesAt(
  /** @type {string[]} */ moves,
  /** @type {string} */ what,
  /** @type {number} */ column,
) {
  const school = moves.filter((move) => move.startsWith(`fish ${column}x`));
  const sharks = moves.filter((move) => move === `shark ${column}` || move === `sharks ${column}`);
  if (what === "fish") return school;
  if (what === "shark") return sharks;
  return [...school, ...sharks, ...moves.filter((move) => move === `lose ${column}`)];
}

/** What was meant where nothing is allowed: the house answers with the rule. */
function unlikely(/** @type {string} */ what, /** @type {number} */ column) {
  return what === "shark" ? `shark ${column}` : `fish ${column}x2`;
}

/** Whether a seat holds a token of this round: a 0 is token 0 once its turn is over. */
function holdsToken(/** @type {Facts} */ { won, first, turn }, /** @type {number} */ seat) {
  const place = (/** @type {number} */ other) => (other - first + won.length) % won.length;
  return won[seat] > 0 || place(seat) < place(turn);
}

/** The seat that has won a token this round, -1 for none. */
function ownerOf(/** @type {Facts} */ facts, /** @type {number} */ token) {
  return facts.won.findIndex((number, seat) => number === token && holdsToken(facts, seat));
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  const token = facts.won[seat];
  return html`<${Count}
      icon="flag"
      n=${facts.pawns[seat]}
      label=${words.space(facts.pawns[seat])}
    />
    <${Count} icon="cup" n=${facts.trophies[seat]} label=${words.trophies(facts.trophies[seat])} />
    <${Count} icon="hook" n=${facts.baits[seat]} label=${words.baits(facts.baits[seat])} />
    ${holdsToken(facts, seat) ? html`<${Count} icon="token" n=${token} label=${words.hasToken(token)} />` : null}
    ${facts.first === seat ? html`<span>${words.first}</span>` : null}`;
}

function Ocean(
  /** @type {{ table: Table, shown: string[], press: (what: string, column: number) => void, worths: number[] }} */ {
    table,
    shown,
    press,
    worths,
  },
) {
  const { facts } = table.view;
  const title = words.ocean(table.names[facts.turn]);
  const was = earlier(table, "ocean");
  const home = earlier(table, "sharks");
  // A turn begins with an empty ocean: what lay there in the turn before is no news.
  const begun = facts.ocean.some(Boolean) || facts.sharks.length > 0;
  const mine = begun && earlier(table, "turn") === facts.turn;
  const sharksIn = (/** @type {number[]} */ homes, /** @type {number} */ column) =>
    homes.filter((one) => one === column).length;
  return html`<${Part} title=${title} class="sharkbait-ocean fills">
    <svg viewBox="0 0 372 300" role="group" aria-label=${title}>
      <${Water} width="372" height="300" />
      <path class="sharkbait-depth" d="M0 228Q31 220 62 228T124 228T186 228T248 228T310 228T372 228V286Q372 300 358 300H14Q0 300 0 286Z" />
      ${COLUMNS.map(
        (column) =>
          html`<${Column}
            key=${column}
            column=${column}
            fish=${facts.ocean[column - 1]}
            sharks=${sharksIn(facts.sharks, column)}
            placed=${facts.placed.includes(column)}
            changed=${mine && (was[column - 1] !== facts.ocean[column - 1] || sharksIn(home, column) !== sharksIn(facts.sharks, column))}
            worth=${worths[column - 1]}
            lit=${movesAt(shown, "column", column).length > 0}
            hinted=${movesAt(table.hinted ? [table.hinted] : [], "column", column).length > 0}
            press=${() => press("column", column)}
          />`,
      )}
      ${COLUMNS.filter((column) => facts.ocean[column - 1] && worths.length).map((column) => html`<${Sum} key=${`w${column}`} column=${column} worth=${worths[column - 1]} />`)}
    </svg></${Part}>`;
}

/** What a column's fish are worth now; its label tells it as well. */
function Sum(/** @type {{ column: number, worth: number }} */ { column, worth }) {
  return html`<text
    class=${classes("sharkbait-sum", !worth && "eaten")}
    x=${middleOf(column)}
    y="30"
    aria-hidden="true"
  >
    ${words.sum(worth)}
  </text>`;
}

/** Where a column lies. */
function middleOf(/** @type {number} */ column) {
  return 36 + (column - 1) * 60;
}

function Column(
  /** @type {{ column: number, fish: number, sharks: number, placed: boolean, lit: boolean, changed?: boolean, hinted?: boolean, worth?: number, press: () => void }} */ {
    column,
    fish,
    sharks,
    placed,
    lit,
    changed,
    hinted,
    worth,
    press,
  },
) {
  const label = words.column(column, fish, sharks, placed, worth);
  return html`<${Spot} label=${label} lit=${lit} press=${press} transform=${`translate(${middleOf(column)} 0)`}>
    <rect class="sharkbait-lane shape" x="-27" y="8" width="54" height="284" rx="16" />
    ${lit ? html`<rect class="lit-ring" x="-27" y="8" width="54" height="284" rx="16" />` : null}
    ${range(fish).map(
      (place) =>
        html`<g key=${place} transform=${`translate(0 ${198 - place * 23})`}>
          <g class="arrives"><${Fish} /></g
        ></g>`,
    )}
    ${hinted ? html`<rect class="hinted" x="-25" y="10" width="50" height="280" rx="14" />` : null}
    ${changed ? html`<rect class="changed" x="-23" y="12" width="46" height="276" rx="13" />` : null}
    <circle class=${classes("sharkbait-buoy", placed && "placed")} cy="228" r="15" /><text class="sharkbait-number" y="234">${column}</text>
    ${range(sharks).map(
      (place) =>
        html`<g key=${`s${place}`} transform=${`translate(0 ${258 + place * 21}) scale(0.78)`}>
          <g class="arrives"><${Shark} /></g
        ></g>`,
    )}
  </${Spot}>`;
}

function Throw(
  /** @type {{ view: View, shown: string[], press: (what: string, column: number) => void }} */ {
    view,
    shown,
    press,
  },
) {
  const { facts } = view;
  const sharksInHand = 2 - facts.sharks.length;
  const isPlacing = view.moves.length > 0 && facts.phase !== "prize";
  const fades = COLUMNS.some(
    (column) =>
      (facts.thrown[column - 1] && !movesAt(shown, "fish", column).length) ||
      (facts.black[column - 1] && !movesAt(shown, "shark", column).length),
  );
  return html`<${Part} title=${words.hand} class="sharkbait-throw">
    ${
      facts.phase === "prize"
        ? null
        : html`<div class="sharkbait-tray" key=${facts.thrown.join("") + facts.black.join("")}>
            ${facts.thrown.some(Boolean) || facts.black.some(Boolean) ? null : html`<${InHand} fish=${facts.dice} sharks=${sharksInHand} />`}
            ${COLUMNS.filter((column) => facts.thrown[column - 1]).map(
              (column) =>
                html` <${Dice}
                  label=${words.school(facts.thrown[column - 1], column)}
                  face=${column}
                  count=${facts.thrown[column - 1]}
                  lit=${movesAt(shown, "fish", column).length > 0}
                  press=${() => press("fish", column)}
                />`,
            )}
            ${COLUMNS.filter((column) => facts.black[column - 1]).map(
              (column) =>
                html` <${Dice}
                  label=${words.blackDie(column)}
                  face=${column}
                  count=${facts.black[column - 1]}
                  dark
                  lit=${movesAt(shown, "shark", column).length > 0}
                  press=${() => press("shark", column)}
                />`,
            )}
          </div>`
    }
    <p class="sharkbait-note">${
      facts.phase === "prize"
        ? words.score(facts.score, facts.prize)
        : words.inHand(facts.dice, sharksInHand)
    }${facts.aside ? ` · ${words.aside(facts.aside)}` : ""}${isPlacing && fades ? ` · ${words.faded}` : ""}</p>
  </${Part}>`;
}

/** Dice that nobody has thrown yet. */
function InHand(/** @type {{ fish: number, sharks: number }} */ { fish, sharks }) {
  return html`<span class="sharkbait-waiting" aria-hidden="true"
    >${range(fish + sharks).map((nth) => html`<${Unthrown} key=${nth} dark=${nth >= fish} />`)}</span
  >`;
}

function Unthrown(/** @type {{ dark: boolean }} */ { dark }) {
  return html`<svg class="die-picture" viewBox="-18 -18 36 36">
    <g class=${dark ? "die dark" : "die"}>
      <rect x="-17" y="-17" width="34" height="34" rx="8" />
      <text y="7">?</text>
    </g>
  </svg>`;
}

function Dice(
  /** @type {{ label?: string, face: number, count: number, dark?: boolean, lit: boolean, press: () => void }} */ {
    label,
    face,
    count,
    dark,
    lit,
    press,
  },
) {
  return html`<button
    type="button"
    class=${classes("sharkbait-school", lit && "lit")}
    aria-label=${label}
    aria-disabled=${lit ? undefined : "true"}
    onClick=${press}
  >
    ${range(count).map(
      (place) =>
        html`<span
          class="tumble"
          style=${`animation-delay:${((face * 7 + place * 3) % 20) * 10}ms`}
        >
          <${DiePicture} face=${face} dark=${dark}
        /></span>`,
    )}
  </button>`;
}

/** What can be done now that lies on no die: and the parts of a choice that was opened. */
function Choices(
  /** @type {{ table: Table, token: number, open: string[] | null, setOpen: (open: any) => void }} */ {
    table,
    token,
    open,
    setOpen,
  },
) {
  const { view, play } = table;
  if (open) {
    const column = Number(open[0].match(/ (\d)/)?.[1]);
    const question = open[0].startsWith("fish")
      ? words.howMany(column)
      : words.howManySharks(column);
    return html`<${Actions}><span class="sharkbait-question">${question}</span>
      ${open.map((/** @type {string} */ move) => html`<${Act} key=${move} press=${() => play(move)}>${named(move, table)}</${Act}>`)}
      <${Act} back press=${() => setOpen(null)}>${words.back}</${Act}></${Actions}>`;
  }
  const plain = view.moves.filter((/** @type {string} */ move) =>
    /^(roll|stop|take|bait|lose)/.test(move),
  );
  const won = tokenTable(table.options.tokens).find((one) => one.number === token);
  const brings = won
    ? html`<small class="sharkbait-brings">${words.takes(won.number, words.brings(won))}</small>`
    : null;
  return html`<${Actions}>${plain.map(
    (/** @type {string} */ move) => html`
    <${Act} key=${move} press=${() => play(move)}>${named(move, table)}${move === "stop" ? brings : null}</${Act}>`,
  )}</${Actions}>`;
}

/** A move in a few words. */
function named(/** @type {string} */ move, /** @type {Table} */ { view, options }) {
  const [verb, rest = ""] = move.split(" ");
  const brings = (/** @type {number} */ prize) =>
    words.brings(tokenTable(options.tokens).find((token) => token.number === prize));
  if (verb === "fish") return words.moves.fish(Number(rest.slice(2)), Number(rest[0]));
  if (verb === "take") return words.moves.take(view.facts.prize) + brings(view.facts.prize);
  if (verb === "bait" && view.facts.bigger)
    return words.baitFor(view.facts.bigger) + brings(view.facts.bigger);
  if (verb === "stop" && view.facts.score) return words.stopFor(view.facts.score);
  const said = /** @type {any} */ (words.moves)[verb];
  return typeof said === "function" ? said(Number(rest)) : said;
}

/** What each token brings, as the option `tokens` tells it: `9-11:2,4-5:1b`. */
export function tokenTable(/** @type {string} */ text) {
  /** @type {{ number: number, steps: number, bait: boolean }[]} */
  const tokens = [];
  for (const entry of text.split(",")) {
    const [numbers, worth] = entry.split(":");
    const [low, high = low] = numbers.split("-").map(Number);
    for (let number = low; number <= high; number++) {
      tokens.push({ number, steps: parseInt(worth), bait: worth.endsWith("b") });
    }
  }
  return tokens.sort((one, other) => one.number - other.number);
}

function Tokens(/** @type {{ table: Table }} */ { table }) {
  const { facts } = table.view;
  return html`<${Part} title=${words.tokens} class="sharkbait-tokens">
    <ul class="sharkbait-mat">${tokenTable(table.options.tokens).map(
      (token) =>
        html` <${Token}
          key=${token.number}
          token=${token}
          facts=${facts}
          names=${table.names}
          changed=${ownerOf(facts, token.number) >= 0 && earlier(table, "mat").includes(token.number)}
        />`,
    )}</ul>
    <p class="sharkbait-note">${words.hold}: ${facts.hold.join(", ") || "–"} · ${words.supply(facts.supply)}</p>
  </${Part}>`;
}

function Token(
  /** @type {{ token: { number: number, steps: number, bait: boolean }, facts: Facts, names: string[], changed?: boolean }} */ {
    token,
    facts,
    names,
    changed,
  },
) {
  const owner = ownerOf(facts, token.number);
  const held = facts.hold.includes(token.number);
  const offered = facts.phase === "prize" && facts.prize === token.number;
  const where =
    owner >= 0 ? words.wonBy(names[owner]) : held ? words.onHold : offered ? words.onOffer : "";
  return html`<li
    class=${classes("sharkbait-token", held && "held", offered && "offered", owner >= 0 && "won")}
  >
    <span class="unseen">${words.token(token.number, token.steps, token.bait, where)}</span>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle class="disc" r="22" />
      ${changed ? html`<circle class="changed" r="19.5" />` : null}
      <text class="sharkbait-worth" y=${token.steps || token.bait ? 1 : 6}>${token.number}</text>
      <g transform="translate(0 12)">
        ${
          token.bait
            ? html`<path
                class="hook"
                transform=${`translate(${token.steps ? 13 : 4} -1)`}
                d="M0-6V2A3.5 3.5 0 0 1-7 2"
              />`
            : null
        }
        ${token.steps ? html`<text class="sharkbait-steps" x=${token.bait ? -5 : 0} y="4">+${token.steps}</text>` : null}
      </g>
      ${owner >= 0 ? html`<g transform="translate(14 -14) scale(0.8)"><${Sign} seat=${owner} name=${names[owner]} /></g>` : null}
    </svg>
  </li>`;
}

const ROW = 11;

/** Where a space of the track lies: rows run to and fro. */
function place(/** @type {number} */ space) {
  const row = Math.floor(space / ROW);
  const along = row % 2 ? ROW - 1 - (space % ROW) : space % ROW;
  return { x: 20 + along * 33, y: 22 + row * 40 };
}

/** The spaces of a size as one line of rings: every tenth is larger. */
function rings(/** @type {number} */ length, /** @type {number} */ size) {
  return range(length + 1)
    .filter((space) => (space % 10 ? 10 : 13) === size)
    .map((space) => `M${place(space).x - size} ${place(space).y}${half(size)}${half(-size)}Z`)
    .join("");
}

function half(/** @type {number} */ size) {
  return `a${Math.abs(size)} ${Math.abs(size)} 0 0 1 ${2 * size} 0`;
}

/** The spaces that a pawn passed, as points of a line. */
function way(/** @type {number} */ from, /** @type {number} */ to) {
  return range(to - from + 1)
    .map((step) => `${place(from + step).x},${place(from + step).y}`)
    .join(" ");
}

function Track(/** @type {{ table: Table }} */ { table }) {
  const length = table.options.track;
  const height = 44 + Math.floor(length / ROW) * 40;
  const { pawns } = table.view.facts;
  return html`<${Part} title=${`${words.track} · ${words.round(table.view.facts.round)}`} class="sharkbait-track">
    <svg viewBox=${`0 0 370 ${height}`} role="img" aria-label=${pawns
      .map(
        (/** @type {number} */ space, /** @type {number} */ seat) =>
          `${table.names[seat]}: ${words.space(space)}`,
      )
      .join(", ")}>
      <${Water} width="370" height=${height} />
      <polyline class="sharkbait-way" points=${range(length + 1)
        .map((space) => `${place(space).x},${place(space).y}`)
        .join(" ")} />
      <path class="sharkbait-space" d=${rings(length, 10)} /><path class="sharkbait-space ten" d=${rings(length, 13)} />
      <text class="sharkbait-count">${range(length + 1).map((space) => html`<tspan x=${place(space).x} y=${place(space).y + 3.5}>${space}</tspan>`)}</text>
      ${pawns.map((/** @type {number} */ space, /** @type {number} */ seat) => {
        const from = earlier(table, "pawns")[seat];
        return from === space
          ? null
          : html`<g key=${`w${seat}`} class="came" style=${`--seat: var(--seat-${seat % 8})`}
              ><polyline points=${way(from, space)} /><circle
                cx=${place(from).x}
                cy=${place(from).y}
                r="12"
            /></g>`;
      })}
      ${pawns.map(
        (/** @type {number} */ space, /** @type {number} */ seat) =>
          html`<${Pawn}
            key=${`p${seat}`}
            seat=${seat}
            space=${space}
            pawns=${pawns}
            name=${table.names[seat]}
          />`,
      )}
    </svg></${Part}>`;
}

/** Pawns on one space stand in a small circle. */
function Pawn(
  /** @type {{ seat: number, space: number, pawns: number[], name: string }} */ {
    seat,
    space,
    pawns,
    name,
  },
) {
  const { x, y } = place(space);
  const here = pawns
    .map((/** @type {number} */ other, /** @type {number} */ who) => (other === space ? who : -1))
    .filter((/** @type {number} */ who) => who >= 0);
  const turn = (2 * Math.PI * here.indexOf(seat)) / here.length;
  const off = here.length > 1 ? 8 + here.length : 0;
  return html`<g
    class="glides"
    style=${`transform: translate(${x + off * Math.sin(turn)}px, ${y - off * Math.cos(turn)}px) scale(${here.length > 1 ? 0.75 : 0.95})`}
  >
    <${Sign} seat=${seat} name=${name}
  /></g>`;
}

function range(/** @type {number} */ count) {
  return Array.from({ length: count }, (_, place) => place);
}
