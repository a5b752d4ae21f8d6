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
  keyIn,
  useChoice,
  useText,
} from "../../../web/ui/ui.js";
import { Count, Seats } from "../../../web/ui/art.js";
import { COLOURS, Legend, Picture, Swimmer, worth } from "./pictures.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").View<Facts>} View */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/** The board of a View. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const { facts, moves } = view;
  const t = useText();
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
  const turn = facts.turn ?? 0;
  const before = (turn + view.players - 1) % view.players;
  return html`<div class="pescado">
    <${Seats} props=${props} mark=${(/** @type {number} */ seat) => marks(facts, seat, t)} />
    <div class="pescado-water">
      <${Part} title=${t("page-pool")} class="pescado-pool fills">
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
          ? html`<${Part} title=${t("page-prey", { seat: turn, other: before })} class="pescado-prey">
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
      <${Dice} view=${view} flipping=${flipping} play=${play} kept=${kept} keep=${keep} />
      <${Choices} props=${props} kept=${kept} flipping=${flipping} setFlipping=${setFlipping} />
    </div>
    <${Catches} props=${props} />
  </div>`;
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

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat, /** @type {Text} */ t) {
  const finished = facts.done ?? facts.sealed ?? [];
  const [points, count] = [facts.points[seat], facts.won[seat].length];
  return html`<${Count} icon="cup" n=${points} label=${t("part-points", { points })} />
    <${Count} icon="tile" n=${count} label=${t("part-count", { count })} />
    ${finished.includes(seat) ? html`<b>${t(facts.sealed ? "page-sealed" : "page-done")}</b>` : null}`;
}

/** The words of tiles: each is called by its three fish. */
function tileWords(/** @type {string[]} */ tiles) {
  return tiles.map((tile) => keyIn("tile", tile.slice(0, 3)));
}

/** A tile in words: its fish, its points, and whether it is flipped. */
function tileLabel(/** @type {Text} */ t, /** @type {string} */ tile, /** @type {boolean} */ down) {
  const [word] = tileWords([tile]);
  return t(down ? "page-tile-down" : "page-tile", { tile: word, points: worth(tile) });
}

/** The words of dice, one for each colour: `dice-yy` are two yellow ones. */
function diceWords(/** @type {string} */ letters) {
  return [...COLOURS.keys()]
    .map((letter) => [...letters].filter((other) => other === letter).join(""))
    .filter((alike) => alike)
    .map((alike) => keyIn("dice", alike));
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
  const t = useText();
  return html`<button
    type="button"
    class=${classes("pescado-tile", highlighted && "highlighted", down && "down", marked && "on")}
    aria-disabled=${highlighted ? undefined : "true"}
    aria-label=${tileLabel(t, tile, Boolean(down))}
    onClick=${press}
  >
    <${Picture} tile=${tile} down=${down} changed=${changed} />
  </button>`;
}

function Dice(
  /** @type {{ view: View, flipping: boolean, play: (move: string) => void, kept: number[], keep: (kept: number[]) => void }} */ {
    view,
    flipping,
    play,
    kept,
    keep,
  },
) {
  const { facts, moves } = view;
  const t = useText();
  const choosing = !flipping && argumentsOf(moves, "keep").length > 0;
  const toggle = (/** @type {number} */ place) =>
    keep(
      kept.includes(place)
        ? kept.filter((/** @type {number} */ other) => other !== place)
        : [...kept, place],
    );
  const title = diceTitle(facts, t);
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
            aria-label=${t(kept.includes(place) ? "page-die-kept" : "page-die", { colour: COLOURS.get(letter) ?? "" })}
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
    <p class="pescado-note">${notes(view, choosing, t).join(" ")}</p>
  </${Part}>`;
}

/** Whose dice these are, or what to do with those of a snatch round. */
function diceTitle(/** @type {Facts} */ facts, /** @type {Text} */ t) {
  if (facts.phase === "snatch") return t("page-snatch");
  if (facts.phase === "secret") return t("page-secret");
  return facts.turn === null ? t("page-dice") : t("page-dice-of", { seat: facts.turn });
}

/** What to know about the dice: what a press does, what a throw leaves, what was flipped. */
function notes(
  /** @type {View} */ { facts, moves },
  /** @type {boolean} */ choosing,
  /** @type {Text} */ t,
) {
  return [
    ...(facts.dice ? [] : [t("board-dice", { dice: [] })]),
    ...(facts.dice && choosing ? [t("page-keep-hint")] : []),
    ...(choosing && moves.includes("take all") ? [t("page-leaves")] : []),
    ...(facts.flips ? [t("board-grey", { flips: facts.flips, count: facts.grey })] : []),
  ];
}

const ORDER = [...COLOURS.keys()].join("");

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
  const t = useText();
  const canFlip = argumentsOf(moves, "flip").length > 0;
  const letters = kept
    .map((/** @type {number} */ place) => facts.dice[place])
    .sort((/** @type {string} */ a, /** @type {string} */ b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .join("");
  const keeping = `keep ${letters || "none"}`;
  const thrown = facts.dice.length - kept.length + facts.grey;
  const isMixed = kept.length > 0 && thrown > 0;
  // One tile is flipped already: offer to flip it back, where undo allows it.
  const back = facts.flips % 2 ? props.undo : () => setFlipping(false);
  if (flipping && canFlip) {
    return html`<${Actions}>${facts.flips % 2 ? null : html`<span class="pescado-question">${t("page-flip-ask")}</span>`}
      ${back ? html`<${Button} back press=${back} />` : null}</${Actions}>`;
  }
  return html`<${Actions}>
    ${moves.includes("take all") ? html`<${Button} press=${() => play("take all")}>${t("move-take-all", { count: argumentsOf(moves, "take").length - 1 })}</${Button}>` : null}
    ${moves.includes(keeping) ? html`<${Button} press=${() => play(keeping)}>${t(isMixed ? "page-keep" : "move-keep", { dice: diceWords(letters), count: kept.length, thrown })}</${Button}>` : null}
    ${canFlip ? html`<${Button} plain press=${() => setFlipping(true)}>${t("page-flip")}</${Button}>` : null}
    ${moves.includes("done") ? html`<${Button} plain press=${() => play("done")}>${t(facts.phase === "snatch" ? "move-done" : "move-stop")}</${Button}>` : null}
    ${moves.includes("seal") ? html`<${Button} press=${() => play("seal")}>${t("move-seal")}</${Button}>` : null}
  </${Actions}>`;
}

function Catches(/** @type {{ props: Props }} */ { props }) {
  const { facts } = props.view;
  const t = useText();
  return html`<${Part} title=${t("page-catches")} class="pescado-catches pushed">
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
                  <span class="visually-hidden">${tileLabel(t, tile, false)}</span
                  ><${Picture}
                    tile=${tile}
                    down=${facts.flipped.includes(tile)}
                    changed=${!earlier(props, "won")[seat].includes(tile)}
                  />
                </li>`,
            )}
          </ul>
          ${fingers(facts, seat, t)}
        </div>`,
    )}
    <details class="pescado-stack"><summary>${t("board-stack", { count: facts.stack.length })}</summary>
      ${facts.top?.length ? html`<p>${t("board-top", { tiles: tileWords(facts.top) })}</p>` : null}
      <ul class="pescado-won">${facts.stack.map(
        (/** @type {string} */ tile) =>
          html`<li key=${tile}>
            <span class="visually-hidden">${tileLabel(t, tile, false)}</span
            ><${Picture} tile=${tile} />
          </li>`,
      )}</ul></details>
    <${Legend} />
  </${Part}>`;
}

/** What a seat has claimed wrongly, or marked as far as it is seen. */
function fingers(/** @type {Facts} */ facts, /** @type {number} */ seat, /** @type {Text} */ t) {
  const tiles = (facts.marks ?? facts.claims)?.[seat];
  if (!tiles?.length) return null;
  const said = { seat, tiles: tileWords(tiles) };
  return html`<small>${t(facts.marks ? "board-marked" : "board-wrong", said)}</small>`;
}
