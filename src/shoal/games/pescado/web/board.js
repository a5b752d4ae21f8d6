// @ts-check
/** The board of Pescado: the pool, the dice, and the tiles of every player. */
import {
  html,
  Button,
  Actions,
  Part,
  argumentsOf,
  classes,
  earlier,
  useChoice,
} from "../../../web/ui/ui.js";
import { Count, Fish, Seats } from "../../../web/ui/art.js";
import { words } from "./words.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").View<Facts>} View */

/** The board of a View. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const { facts, moves } = view;
  const [kept, keep] = useChoice(view, /** @type {number[]} */ ([]));
  const [flipping, setFlipping] = useChoice(view, facts.flips % 2 === 1);
  const verbs = flipping ? ["flip"] : ["take", "claim", "mark"];
  const press = (/** @type {string} */ tile) => {
    const verb =
      verbs.find((word) => moves.includes(`${word} ${tile}`)) ?? likely(facts.phase, flipping);
    play(`${verb} ${tile}`);
  };
  const highlighted = (/** @type {string} */ tile) =>
    verbs.some((verb) => moves.includes(`${verb} ${tile}`));
  const before = ((facts.turn ?? 0) + view.players - 1) % view.players;
  return html`<div class="pescado">
    <${Seats} props=${{ ...props, you: words.you }} mark=${(/** @type {number} */ seat) => marks(facts, seat)} />
    <div class="pescado-water">
      <${Part} title=${words.pool} class="pescado-pool fills">
        <div class="pescado-tiles" style=${`--rows: ${Math.ceil(facts.pool.length / 3)}`}>${facts.pool.map(
          (/** @type {string} */ tile) =>
            html` <${Tile}
              key=${tile}
              tile=${tile}
              highlighted=${highlighted(tile)}
              down=${facts.flipped.includes(tile)}
              changed=${!earlier(props, "pool").includes(tile) || earlier(props, "flipped").includes(tile) !== facts.flipped.includes(tile)}
              marked=${marked(facts, view.seat, tile)}
              press=${() => press(tile)}
            />`,
        )}</div>
      </${Part}>
      ${
        facts.prey.length
          ? html`<${Part} title=${preyTitle(props, before)} class="pescado-prey">
        <div class="pescado-tiles">${facts.prey.map(
          (/** @type {string} */ tile) =>
            html` <${Tile}
              key=${tile}
              tile=${tile}
              highlighted=${highlighted(tile)}
              press=${() => press(tile)}
            />`,
        )}</div></${Part}>`
          : null
      }
    </div>
    <div class="pescado-beach">
      <${Dice} view=${view} names=${props.names} flipping=${flipping} play=${play} kept=${kept} keep=${keep} />
      <${Choices} props=${props} kept=${kept} flipping=${flipping} setFlipping=${setFlipping} />
    </div>
    <${Catches} props=${props} />
  </div>`;
}

/** Whose fresh catch lies open, and who may steal it. */
function preyTitle(/** @type {Props} */ { view, names }, /** @type {number} */ owner) {
  const turn = view.facts.turn ?? 0;
  if (turn === view.seat) return words.prey(names[owner]);
  return owner === view.seat
    ? words.preyYours(names[turn])
    : words.preyOf(names[owner], names[turn]);
}

/** What a press on a tile means where it is not allowed: the server answers with the rule. */
function likely(/** @type {string} */ phase, /** @type {boolean} */ flipping) {
  if (flipping) return "flip";
  return (
    /** @type {Record<string, string>} */ ({ snatch: "claim", secret: "mark" })[phase] ?? "take"
  );
}

function marked(
  /** @type {Facts} */ facts,
  /** @type {number | null} */ seat,
  /** @type {string} */ tile,
) {
  const fingers = (facts.marks ?? facts.claims ?? [])[seat ?? -1];
  return Boolean(fingers?.includes(tile));
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  const finished = facts.done ?? facts.sealed ?? [];
  return html`<${Count}
      icon="cup"
      n=${facts.points[seat]}
      label=${words.points(facts.points[seat])}
    />
    <${Count}
      icon="tile"
      n=${facts.won[seat].length}
      label=${words.tiles(facts.won[seat].length)}
    />
    ${finished.includes(seat) ? html`<b>${facts.sealed ? words.hasSealed : words.isDone}</b>` : null}`;
}

/** A tile's three fish as words, and the points printed on it: the fewer colours, the more. */
function inWords(/** @type {string} */ tile) {
  return [...tile.slice(0, 3)].map((letter) => words.colours[letter]).join("-");
}

function worth(/** @type {string} */ tile) {
  return 4 - new Set(tile.slice(0, 3)).size;
}

function Tile(
  /** @type {{ tile: string, highlighted: boolean, down?: boolean, marked?: boolean, changed?: boolean, press: () => void }} */ {
    tile,
    highlighted,
    down,
    marked,
    changed,
    press,
  },
) {
  return html`<button
    type="button"
    class=${classes("pescado-tile", highlighted && "highlighted", down && "down", marked && "on")}
    aria-disabled=${highlighted ? undefined : "true"}
    aria-label=${words.named(tile, words.tile(inWords(tile), worth(tile), down ? words.faceDown : ""))}
    onClick=${press}
  >
    <${Picture} tile=${tile} down=${down} changed=${changed} />
  </button>`;
}

function Picture(
  /** @type {{ tile: string, down?: boolean, changed?: boolean }} */ { tile, down, changed },
) {
  if (down)
    return html`<svg viewBox="0 0 64 84" aria-hidden="true">
      <rect class="paper back" x="2" y="2" width="60" height="80" rx="10" />
      <path
        class="swell"
        d="M10 32q7-8 14 0t14 0t14 0M10 46q7-8 14 0t14 0t14 0M10 60q7-8 14 0t14 0t14 0"
      />
      ${changed ? html`<rect class="changed" x="2" y="2" width="60" height="80" rx="10" />` : null}
    </svg>`;
  return html`<svg viewBox="0 0 64 84" aria-hidden="true">
    <rect class="paper" x="2" y="2" width="60" height="80" rx="10" />
    ${[...tile.slice(0, 3)].map((letter, place) => html`<g transform=${`translate(30 ${17 + place * 22})`}><${Swimmer} letter=${letter} /></g>`)}
    ${Array.from({ length: worth(tile) }, (_, place) => html`<circle class="pip" cx=${32 + (place - (worth(tile) - 1) / 2) * 9} cy="77" r="2.8" />`)}
    ${changed ? html`<rect class="changed" x="2" y="2" width="60" height="80" rx="10" />` : null}
  </svg>`;
}

function Swimmer(/** @type {{ letter: string }} */ { letter }) {
  return html`<g class=${`pescado-fish ${letter}`}
    ><g transform="scale(1.12 0.98)"><${Fish} tone="var(--scale)" /></g>
    <text x="-1" y="4">${letter}</text></g
  >`;
}

function Dice(
  /** @type {{ view: View, names: string[], flipping: boolean, play: (move: string) => void, kept: number[], keep: (kept: number[]) => void }} */ {
    view,
    names,
    flipping,
    play,
    kept,
    keep,
  },
) {
  const { facts, moves } = view;
  const choosing = !flipping && argumentsOf(moves, "keep").length > 0;
  const toggle = (/** @type {number} */ place) =>
    keep(
      kept.includes(place)
        ? kept.filter((/** @type {number} */ other) => other !== place)
        : [...kept, place],
    );
  const title =
    facts.phase === "snatch"
      ? words.snatch
      : facts.phase === "secret"
        ? words.secret
        : facts.turn === null || facts.turn === view.seat
          ? words.dice
          : words.diceOf(names[facts.turn]);
  return html`<${Part} title=${title} class="pescado-dice">
    <div class="pescado-tray" key=${facts.thrown + facts.phase.slice(0, 4) + facts.dice.length}>
      ${[...facts.dice].map(
        (letter, place) =>
          html`<button
            type="button"
            key=${place}
            class=${classes("pescado-die tumble", choosing && "highlighted", kept.includes(place) && "on")}
            aria-disabled=${choosing ? undefined : "true"}
            aria-pressed=${choosing ? String(kept.includes(place)) : undefined}
            style=${`animation-delay:${place * 50}ms`}
            aria-label=${words.die(words.colours[letter], kept.includes(place))}
            onClick=${() => (choosing ? toggle(place) : view.moves.length && play(`keep ${letter}`))}
          >
            <svg viewBox="0 0 52 52" aria-hidden="true">
              <rect class="cube" x="2" y="2" width="48" height="48" rx="12" />
              <g transform="translate(25 26) scale(0.92)"><${Swimmer} letter=${letter} /></g>
            </svg>
          </button>`,
      )}
      ${
        facts.grey
          ? Array.from({ length: facts.grey }, (_, place) =>
              facts.phase === "fish"
                ? html`<svg
                    key=${`g${place}`}
                    class="pescado-grey"
                    viewBox="0 0 52 52"
                    aria-hidden="true"
                  >
                    <rect x="2" y="2" width="48" height="48" rx="12" />
                    <text x="26" y="33">?</text>
                  </svg>`
                : null,
            )
          : null
      }
    </div>
    <p class="pescado-note">${facts.dice ? (choosing ? words.keepHint : "") : words.toFish}
      ${choosing && moves.includes("take all") ? ` ${words.leaves}` : ""}
      ${facts.flips ? ` ${words.grey(facts.grey, facts.flips % 2 === 1)}` : ""}</p>
  </${Part}>`;
}

const ORDER = "yorbgk";

function Choices(
  /** @type {{ props: Props, kept: number[], flipping: boolean, setFlipping: (flipping: boolean) => void }} */ {
    props,
    kept,
    flipping,
    setFlipping,
  },
) {
  const { view, play } = props;
  const { facts, moves } = view;
  const canFlip = argumentsOf(moves, "flip").length > 0;
  const letters = kept
    .map((/** @type {number} */ place) => facts.dice[place])
    .sort((/** @type {string} */ a, /** @type {string} */ b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join("");
  const keeping = `keep ${letters || "none"}`;
  const thrown = facts.dice.length - kept.length + facts.grey;
  // One tile is flipped already: offer to flip it back, where undo allows it.
  const back = facts.flips % 2 ? props.undo : () => setFlipping(false);
  if (flipping && canFlip) {
    return html`<${Actions}>${facts.flips % 2 ? null : html`<span class="pescado-question">${words.flipAsk}</span>`}
      ${back ? html`<${Button} back press=${back}>${words.back}</${Button}>` : null}</${Actions}>`;
  }
  return html`<${Actions}>
    ${moves.includes("take all") ? html`<${Button} press=${() => play("take all")}>${words.takeAll}</${Button}>` : null}
    ${moves.includes(keeping) ? html`<${Button} press=${() => play(keeping)}>${thrown ? words.keepThrow(kept.length, thrown) : words.keepAll}</${Button}>` : null}
    ${canFlip ? html`<${Button} plain press=${() => setFlipping(true)}>${words.flip}</${Button}>` : null}
    ${moves.includes("done") ? html`<${Button} plain press=${() => play("done")}>${words.done}</${Button}>` : null}
    ${moves.includes("seal") ? html`<${Button} press=${() => play("seal")}>${words.seal}</${Button}>` : null}
  </${Actions}>`;
}

function Catches(/** @type {{ props: Props }} */ { props }) {
  const { facts } = props.view;
  return html`<${Part} title=${words.catches} class="pescado-catches pushed">
    ${props.names.map(
      (/** @type {string} */ name, /** @type {number} */ seat) =>
        html`<div key=${seat} class="pescado-row">
          <b>${name}</b>
          <ul class="pescado-won">
            ${facts.won[seat].map(
              (/** @type {string} */ tile) =>
                html`<li
                  key=${tile}
                  class=${classes((facts.prey.includes(tile) || facts.fresh.includes(tile)) && "open")}
                >
                  <span class="visually-hidden">${words.tile(inWords(tile), worth(tile), "")}</span
                  ><${Picture}
                    tile=${tile}
                    down=${facts.flipped.includes(tile)}
                    changed=${!earlier(props, "won")[seat].includes(tile)}
                  />
                </li>`,
            )}
          </ul>
          ${fingers(facts, seat)}
        </div>`,
    )}
    <details class="pescado-stack"><summary>${words.stack(facts.stack.length)}</summary>
      ${facts.top?.length ? html`<p>${words.stackTop(facts.top.map(inWords).join(", "))}</p>` : null}
      <p class="visually-hidden">${words.stackSeen}</p>
      <ul class="pescado-won">${facts.stack.map(
        (/** @type {string} */ tile) =>
          html`<li key=${tile}>
            <span class="visually-hidden">${inWords(tile)}</span><${Picture} tile=${tile} />
          </li>`,
      )}</ul></details>
  </${Part}>`;
}

function fingers(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  const tiles = (facts.marks ?? facts.claims)?.[seat];
  if (!tiles?.length) return null;
  return html`<small
    >${facts.marks ? words.marked(tiles.map(inWords).join(", ")) : words.wrong(tiles.map(inWords).join(", "))}</small
  >`;
}
