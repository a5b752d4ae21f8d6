// @ts-check
/** The dice, what to know about them, and what the kept ones could still bring. */
import { html, argumentsOf, classes, useText } from "../../../web/ui/ui.js";
import { COLOURS } from "./lagoon/colours.js";
import { Picture, Swimmer } from "./lagoon/pictures.js";
import { diceWords, tileLabel, tileWords } from "./tile-names.js";

/** @import { Facts } from "./facts.js" */
/** @import { Props, Turn } from "./turn.js" */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */

export function Dice(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { facts } = props.view;
  const t = useText();
  const title = diceTitle(facts, t);
  const isTurn = facts.phase !== "snatch" && facts.phase !== "secret";
  const unthrown = facts.phase === "fish" ? facts.grey : 0;
  const count = facts.dice.length + unthrown;
  const hinted = hintedDice(facts.dice, props.hinted);
  return html`<section
    class=${classes("pescado-dice", turn.flipping && "flipping")}
    aria-label=${title}
  >
    <h3 class="part-title">
      <span>${turn.choosing ? t("page-keep-hint") : isTurn ? title : t("page-dice")}</span
      >${turn.kept.length ? html` <b class="pescado-kept">${t("page-kept", { count: turn.kept.length })}</b>` : null}
    </h3>
    <div
      class=${classes("pescado-tray", count > 5 && "many")}
      key=${facts.thrown + facts.phase.slice(0, 4) + facts.dice.length}
    >
      ${[...facts.dice].map((letter, place) => html`<${Die} key=${place} letter=${letter} place=${place} props=${props} turn=${turn} hinted=${hinted.includes(place)} />`)}
      ${Array.from({ length: unthrown }, (_, place) => html`<${GreyDie} key=${`g${place}`} />`)}
    </div>
    <p class="pescado-note">${notes(props, turn, t).join(" ")}</p>
    ${leaves(turn, t)}
  </section>`;
}

function Die(
  /** @type {{ letter: string, place: number, props: Props, turn: Turn, hinted: boolean }} */ {
    letter,
    place,
    props,
    turn,
    hinted,
  },
) {
  const t = useText();
  const { choosing, kept, toggle } = turn;
  const isKept = kept.includes(place);
  const press = () =>
    choosing ? toggle(place) : props.view.moves.length && props.play(`keep ${letter}`);
  return html`<button
    type="button"
    class=${classes("pescado-die tumble", choosing && "highlighted", isKept && "on", hinted && "hint")}
    aria-disabled=${choosing ? undefined : "true"}
    aria-pressed=${choosing ? String(isKept) : undefined}
    style=${`animation-delay:${place * 60}ms`}
    aria-label=${t(isKept ? "page-die-kept" : "page-die", { colour: COLOURS.get(letter) ?? "" })}
    onClick=${press}
  >
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <rect class="edge" x="3" y="5" width="50" height="50" rx="12" />
      <rect class="cube" x="3" y="2" width="50" height="50" rx="12" />
      <g transform="translate(29.5 27)"><${Swimmer} letter=${letter} /></g>
      ${isKept ? html`<g class="tick" transform="translate(46 10)"><circle r="9" /><path d="M-4 0l3 3 5-6" /></g>` : null}
    </svg>
  </button>`;
}

/** A die that was bought, and is thrown next. */
function GreyDie() {
  return html`<svg class="pescado-grey" viewBox="0 0 56 56" aria-hidden="true">
    <rect x="3" y="2" width="50" height="50" rx="12" />
    <text x="28" y="35">?</text>
  </svg>`;
}

/** The places of the dice that a hint would keep. */
function hintedDice(/** @type {string} */ dice, hinted = "") {
  const left = hinted.startsWith("keep ") && hinted !== "keep none" ? [...hinted.slice(5)] : [];
  return [...dice].flatMap((letter, place) => {
    const at = left.indexOf(letter);
    return at < 0 ? [] : (left.splice(at, 1), [place]);
  });
}

/** Whose dice these are, or what to do with those of a snatch round. */
function diceTitle(/** @type {Facts} */ facts, /** @type {Text} */ t) {
  if (facts.phase === "snatch") return t("page-snatch");
  if (facts.phase === "secret") return t("page-secret");
  return facts.turn === null ? t("page-dice") : t("page-dice-of", { seat: facts.turn });
}

/** What to know about the dice: what a press does, what a throw leaves, what was flipped. */
function notes(
  /** @type {Props} */ { view: { facts, moves } },
  /** @type {Turn} */ { choosing, flipping, helpers },
  /** @type {Text} */ t,
) {
  const flip = flipping ? helpers.flip : undefined;
  return [
    ...(facts.dice ? [] : [t("board-dice", { dice: [] })]),
    ...(choosing && argumentsOf(moves, "take").length ? [t("page-leaves")] : []),
    ...(flip ? [t("page-flip-more", { tiles: flip.tiles })] : []),
    ...(facts.flips ? [t("board-grey", { flips: facts.flips, count: facts.grey })] : []),
  ];
}

/** The caught tiles that a flip gives up. */
function leaves(/** @type {Turn} */ { flipping, helpers }, /** @type {Text} */ t) {
  const tiles = flipping ? (helpers.flip?.leaves ?? []) : [];
  if (!tiles.length) return null;
  return html`<p class="pescado-leaves">${t("page-flip-leaves", { tiles: tileWords(tiles) })}</p>`;
}

/** What the dice that are thrown could still bring: on the rail, and on the tiles themselves. */
export function Consequence(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { keeping, kept, letters, helpers } = turn;
  const t = useText();
  if (!keeping || !kept.length || !keeping.thrown) return null;
  const near = Object.entries(keeping.needs)
    .filter(([tile, needs]) => needs.length < 3 && !props.view.moves.includes(`take ${tile}`))
    .sort(([, one], [, other]) => one.length - other.length);
  const said = { dice: diceWords(letters), thrown: keeping.thrown };
  return html`<section class="pescado-could">
    <h3>${t(near.length ? "page-could" : "page-could-none", said)}</h3>
    <ul>
      ${near.map(
        ([tile, needs]) =>
          html`<li key=${tile}>
            <span class="visually-hidden">${tileLabel(t, tile)}</span>
            <${Picture} tile=${tile} />
            <span
              >${needs ? t("page-needs", { dice: diceWords(needs), count: needs.length }) : t("page-shown")}
              <b>${t("page-gain", { points: helpers.worths?.[tile] ?? 0 })}</b></span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
