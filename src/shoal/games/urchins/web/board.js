// @ts-check
/** The board of Sea Urchins: a reef of squares, the pile, everybody's piece. */
import { html, Button, Actions, Part, Spot, classes, earlier } from "../../../web/ui/ui.js";
import { useChoice, useEffect, useRef } from "../../../web/ui/ui.js";
import { Count, Seats, Sign, Water } from "../../../web/ui/art.js";
import { words } from "./words.js";

/** @import { Facts } from "./facts.js" */
/** @import { Message } from "../../../web/model/messages/messages.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").View<Facts>} View */

const CELL = 60;
const LETTERS = "abcdefgh";

/** The board of a View. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const [chosen, choose] = useChoice(view);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // A move that was started is finished on the reef: bring it into view.
  useEffect(() => {
    if (chosen) box.current?.querySelector(".urchins-reef")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const picked = chosen ?? onlyChoice(view.moves);
  const press = (/** @type {string} */ square) => {
    const move = moveTo(view.moves, picked, square);
    const meant = meanings(view.moves, square);
    if (move) play(move);
    else if (meant.length === 1) begin(meant[0], props, choose);
    else if (meant.length) choose(`on ${square}`);
    else play(unlikely(view, picked, square));
  };
  return html`<div class="urchins" ref=${box}>
    <div class="urchins-side pushed">
      <${Steps} view=${view} />
      <${Seats}
        props=${{ ...props, you: words.you }}
        mark=${(/** @type {number} */ seat) => marks(view.facts, seat)}
      />
      <${Pile} view=${view} play=${play} picked=${picked} choose=${choose} />
    </div>
    <div class="urchins-main">
      <${Reef} props=${props} picked=${picked} press=${press} />
      <${Choices} props=${props} chosen=${chosen} choose=${choose} />
    </div>
  </div>`;
}

/** What a press on a square means before anything was picked: the piece, or the only colour left. */
function onlyChoice(/** @type {string[]} */ moves) {
  if (moves.some((move) => move.startsWith("piece "))) return "piece";
  return null;
}

/** The moves that can start on a square: add a token, or move the token there. */
function meanings(/** @type {string[]} */ moves, /** @type {string} */ square) {
  const adds = moves.filter((move) => move.startsWith("add ") && move.endsWith(` ${square}`));
  const slides = moves.some((move) => move.startsWith(`move ${square} `));
  return [...adds, ...(slides ? [`move ${square}`] : [])];
}

function moveTo(
  /** @type {string[]} */ moves,
  /** @type {string | null} */ picked,
  /** @type {string} */ square,
) {
  return picked ? moves.find((move) => move === `${picked} ${square}`) : undefined;
}

/** The move that a tap outside the legal moves stands for: the server refuses it and names the rule. */
function unlikely(
  /** @type {View} */ view,
  /** @type {string | null} */ picked,
  /** @type {string} */ square,
) {
  if (picked && !picked.startsWith("on ")) return `${picked} ${square}`;
  return view.facts.step === "3" ? `piece ${square}` : `add red ${square}`;
}

function Steps(/** @type {{ view: View }} */ { view }) {
  const now = view.moves.length ? Number(view.facts.step) : 0; // only for the player to move
  return html`<ol class="urchins-steps">
    ${words.steps.map(
      (step, place) =>
        html` <li
          class=${classes(place + 1 === now && "now", place + 1 < now && "done")}
          aria-current=${place + 1 === now ? "step" : undefined}
        >
          <b>${place + 1}</b> <span>${step}</span>
        </li>`,
    )}
  </ol>`;
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  return html`<${Count} icon="token" n=${facts.won[seat]} label=${words.won(facts.won[seat])} />
    <${Count}
      icon="hand"
      n=${facts.pieces[seat] === "hand" ? words.hand : facts.pieces[seat]}
      label=${words.pieceOn(facts.pieces[seat])}
    />`;
}

function Pile(
  /** @type {{ view: View, play: (move: string) => void, picked: string | null, choose: (what: string | null) => void }} */ {
    view,
    play,
    picked,
    choose,
  },
) {
  const { facts, moves } = view;
  const colours = /** @type {("red" | "yellow")[]} */ (["red", "yellow"]);
  return html`<${Part} title=${words.pile} class="urchins-pile">
    <div class="urchins-stacks">${colours.map((colour, place) => {
      const highlighted = moves.some((/** @type {string} */ move) =>
        move.startsWith(`add ${colour} `),
      );
      return html`<button
        type="button"
        class=${classes("urchins-stack", highlighted && "highlighted", picked === `add ${colour}` && "on")}
        aria-pressed=${picked === `add ${colour}` ? "true" : "false"}
        aria-disabled=${highlighted ? undefined : "true"}
        onClick=${() => (highlighted ? choose(`add ${colour}`) : moves.length && play(`add ${colour} a1`))}
      >
        <svg viewBox="-30 -30 60 60" aria-hidden="true"><${Urchin} colour=${colour} /></svg>
        <span
          ><b>${highlighted ? words.add(words.colours[colour]) : words.colours[colour]}</b>
          <small>${words.inPile(words.colours[colour], facts.pile[place])}</small></span
        >
      </button>`;
    })}</div>
    <p class="urchins-calm">${facts.due ? words.due : words.calm(facts.calm, facts.lull)}</p>
  </${Part}>`;
}

function Reef(
  /** @type {{ props: Props, picked: string | null, press: (square: string) => void }} */ {
    props,
    picked,
    press,
  },
) {
  const { view, before, names } = props;
  const { rows, pieces } = view.facts;
  const rowsBefore = before?.facts.rows ?? rows;
  const fished = fishedOf(props.entries ?? []);
  const size = rows.length;
  const edge = size * CELL;
  return html`<${Part} title=${words.board} class="urchins-reef fills">
    <svg viewBox=${`-26 -6 ${edge + 34} ${edge + 32}`} role="group" aria-label=${words.board}>
      <g><${Water} width=${edge} height=${edge} /></g>
      ${[...LETTERS.slice(0, size)].map(
        (letter, column) =>
          html`<text class="urchins-name" x=${column * CELL + 30} y=${edge + 18}>${letter}</text>
            <text class="urchins-name" x="-13" y=${edge - column * CELL - 25}>${column + 1}</text>`,
      )}
      ${rows.flatMap((/** @type {string} */ row, /** @type {number} */ down) =>
        [...row].map((mark, column) => {
          const name = `${LETTERS[column]}${size - down}`;
          const owner = pieces.indexOf(name);
          return html`<${Square}
            key=${name}
            name=${name}
            mark=${mark}
            owner=${owner < 0 ? "" : names[owner]}
            x=${column * CELL}
            y=${down * CELL}
            highlighted=${isHighlighted(view.moves, picked, name)}
            on=${picked === `move ${name}` || picked === `on ${name}`}
            fresh=${rowsBefore[down]?.[column] !== mark || fished.has(name)}
            hinted=${props.hinted?.split(" ").includes(name)}
            press=${() => press(name)}
          />`;
        }),
      )}
      ${pieces.map((/** @type {string} */ place, /** @type {number} */ seat) => {
        const from = earlier(props, "pieces")[seat];
        if (from === place || from === "hand" || place === "hand") return null;
        return html`<${Came}
          key=${`from${seat}`}
          seat=${seat}
          from=${from}
          to=${place}
          size=${size}
        />`;
      })}
      ${pieces.map(
        (/** @type {string} */ place, /** @type {number} */ seat) =>
          html`<${Piece}
            key=${`piece${seat}`}
            seat=${seat}
            name=${names[seat]}
            place=${place}
            size=${size}
            seats=${view.players}
          />`,
      )}
    </svg></${Part}>`;
}

/** The squares that were emptied by fishing since the last view, even if filled again. */
export function fishedOf(/** @type {{ messages: Message[] }[]} */ entries) {
  const catches = entries
    .flatMap(({ messages }) => messages)
    .filter(([key]) => key === "log-catch")
    .map(([, { squares }]) => /** @type {string[]} */ (squares));
  return new Set(catches.flat());
}

/** Squares where a press does something: the end of a picked move, or a token that can be picked. */
function isHighlighted(
  /** @type {string[]} */ moves,
  /** @type {string | null} */ picked,
  /** @type {string} */ name,
) {
  if (picked && !picked.startsWith("on ")) return moves.includes(`${picked} ${name}`);
  return meanings(moves, name).length > 0;
}

function Square(
  /** @type {{ name: string, mark: string, owner: string, x: number, y: number, highlighted: boolean, on?: boolean, fresh: boolean, hinted?: boolean, press: () => void }} */ {
    name,
    mark,
    owner,
    x,
    y,
    highlighted,
    on,
    fresh,
    hinted,
    press,
  },
) {
  const colour = /[rR]/.test(mark) ? "red" : "yellow";
  const stack = /[RY]/.test(mark);
  return html`<${Spot} label=${words.square(name, words.lying[mark], owner)} highlighted=${highlighted} on=${on} press=${press} class=${mark === "." ? "may" : ""}
    transform=${`translate(${x} ${y})`}>
    <rect class="urchins-square shape" x="2" y="2" width="56" height="56" rx="10" />
    ${highlighted ? html`<rect class="highlight-ring" x="3.5" y="3.5" width="53" height="53" rx="9" />` : null}
    ${hinted ? html`<rect class="hinted" x="4" y="4" width="52" height="52" rx="9" />` : null}
    ${fresh ? html`<rect class="changed" x="5" y="5" width="50" height="50" rx="8" />` : null}
    ${stack ? html`<g transform="translate(27 35) scale(0.92)"><${Urchin} colour=${colour === "red" ? "yellow" : "red"} /></g>` : null}
    ${
      mark !== "."
        ? html`<g transform=${stack ? "translate(33 25) scale(0.92)" : "translate(30 30)"}>
            <g class="arrives" key=${mark}><${Urchin} colour=${colour} /></g
          ></g>`
        : null
    }
  </${Spot}>`;
}

/** A red urchin has long spines and a star, a yellow one short lobes and a ring. */
function Urchin(/** @type {{ colour: string }} */ { colour }) {
  return colour === "red"
    ? html`<g class="urchin red"
        ><path d=${burst(14, 23, 13)} /><circle r="12.5" /><path
          class="core"
          d=${burst(5, 7.5, 3.2)}
      /></g>`
    : html`<g class="urchin yellow"
        ><path d=${burst(9, 21, 15.5)} /><circle r="14" /><circle class="core" r="5.5"
      /></g>`;
}

function burst(
  /** @type {number} */ points,
  /** @type {number} */ outer,
  /** @type {number} */ inner,
) {
  const corners = [];
  for (let step = 0; step < 2 * points; step++) {
    const angle = (Math.PI * step) / points;
    const far = step % 2 ? inner : outer;
    corners.push(`${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`);
  }
  return `M${corners.join("L")}Z`;
}

/** Where a piece stood before its last step. */
function Came(
  /** @type {{ seat: number, from: string, to: string, size: number }} */ { seat, from, to, size },
) {
  const at = (/** @type {string} */ name) => ({
    x: LETTERS.indexOf(name[0]) * CELL + 44,
    y: (size - Number(name.slice(1))) * CELL + 16,
  });
  return html`<g class="came" style=${`--seat: var(--seat-${seat % 8})`}
    ><polyline points=${`${at(from).x},${at(from).y} ${at(to).x},${at(to).y}`} /><circle
      cx=${at(from).x}
      cy=${at(from).y}
      r="12"
  /></g>`;
}

/** A piece on its square; in hand it waits below the board. */
function Piece(
  /** @type {{ seat: number, name: string, place: string, size: number, seats: number }} */ {
    seat,
    name,
    place,
    size,
    seats,
  },
) {
  const inHand = place === "hand";
  const x = inHand ? size * CELL * ((seat + 0.5) / seats) : LETTERS.indexOf(place[0]) * CELL + 44;
  const y = inHand ? size * CELL + 60 : (size - Number(place.slice(1))) * CELL + 16;
  return html`<g
    class="glides urchins-piece"
    style=${`transform: translate(${x}px, ${y}px); opacity: ${inHand ? 0 : 1}`}
    aria-hidden="true"
  >
    <circle r="14.5" /><${Sign} seat=${seat} name=${name}
  /></g>`;
}

function Choices(
  /** @type {{ props: Props, chosen: string | null, choose: (what: string | null) => void }} */ {
    props,
    chosen,
    choose,
  },
) {
  const { moves } = props.view;
  const [verb, what = ""] = (chosen ?? "").split(" ");
  /** @type {Record<string, (what: string) => string>} */
  const questions = { move: words.whereTo, add: words.whereAdd, on: words.whatOn };
  const begun = verb === "on" ? meanings(moves, what) : [];
  return html`<${Actions}>
    ${questions[verb] ? html`<span class="urchins-question">${questions[verb](what)}</span>` : null}
    ${begun.map((one) => html`<${Button} key=${one} press=${() => begin(one, props, choose)}>${named(one)}</${Button}>`)}
    ${chosen ? html`<${Button} back press=${() => choose(null)}>${words.back}</${Button}>` : null}
    ${moves.includes("hold") && !chosen ? html`<${Button} press=${() => props.play("hold")}>${words.hold}</${Button}>` : null}
  </${Actions}>`;
}

/** A token that is added on a square is a whole move; one that moves still needs its end. */
function begin(
  /** @type {string} */ one,
  /** @type {Props} */ props,
  /** @type {(what: string) => void} */ choose,
) {
  if (one.startsWith("add ")) props.play(one);
  else choose(one);
}

function named(/** @type {string} */ one) {
  const [verb, what] = one.split(" ");
  return verb === "add"
    ? words.add(words.colours[/** @type {"red" | "yellow"} */ (what)])
    : words.moveToken;
}
