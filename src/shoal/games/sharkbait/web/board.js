// @ts-check
/** The board of SharkBait: one scene with the race and the lanes, the tokens, and dice that lie in the choices. */
import {
  html,
  Deck,
  Facts,
  BoardArea,
  useBoardHelpers,
  useChoice,
  useRef,
  useSize,
  useText,
} from "../../../web/ui/ui.js";
import { Choices, choicesOf } from "./choices.js";
import { columnOf, Lanes } from "./lanes.js";
import { Backdrop, placesOf, Race } from "./scene.js";
import { holdsToken, Hook, Tokens } from "./tokens.js";

/** @import { Brings } from "./choices.js" */
/** @import { Props } from "./scene.js" */

/** @typedef {import("../../../web/ui/ui.js").View<import("./facts.js").Facts>} View */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/** The number at the end of a player's row: how far the boat is; below the name what else counts. */
export function playerInfo(
  /** @type {Props} */ { view },
  /** @type {number} */ seat,
  /** @type {Text} */ t,
) {
  const { facts } = view;
  const [baits, trophies, token] = [facts.baits[seat], facts.trophies[seat], facts.won[seat]];
  const hasToken = holdsToken(facts, seat);
  const more = hasToken
    ? t("page-fact-won", { trophies, token })
    : t("page-trophies", { trophies });
  const fact = html`<span class="sharkbait-brief" aria-hidden="true"
      >${hasToken ? html`<i>${token}</i>` : html`<${Hook} />${baits}`}</span
    ><span class="sharkbait-full">${t("page-baits", { baits })} · ${more}</span>`;
  return { score: facts.pawns[seat], fact };
}

export function roundText(/** @type {View} */ { facts }, /** @type {Text} */ t) {
  return t("page-round", { round: facts.round });
}

/** The board of a View; while a choice is open, only the choice is highlighted. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const t = useText();
  const [open, setOpen] = useChoice(view);
  const [preview, setPreview] = useChoice(view);
  const helpers = useBoardHelpers(props, !view.over);
  const after = /** @type {Record<string, Partial<Brings>>} */ (helpers.after ?? {});
  const standing = (preview && after[preview]?.each ? after[preview] : helpers) ?? {};
  const shown = open ?? view.moves;
  const movesIn = (/** @type {number} */ column) =>
    shown.filter((/** @type {string} */ move) => columnOf(move) === column);
  const press = (/** @type {number} */ column) => {
    const moves = movesIn(column);
    const [choice, ...others] = choicesOf(moves, view.facts);
    if (moves.length > 1) setOpen(others.length ? moves : choice.moves);
    // A press outside the legal moves: the server refuses it and names the rule.
    else play(moves[0] ?? `fish ${column}x2`);
  };
  return html`<div class="sharkbait">
    <${Scene} props=${props} movesIn=${movesIn} press=${press} preview=${preview} standing=${standing} />
    <${Facts} label=${t("page-tokens")}>
      <${Score} props=${props} standing=${standing} />
      <${Tokens} props=${props} wins=${standing.token} />
    </${Facts}>
    <${Deck} label=${t("page-throw")}>
      <${Choices} props=${props} after=${after} open=${open} setOpen=${setOpen} preview=${preview} setPreview=${setPreview} />
    </${Deck}>
  </div>`;
}

/**
 * @typedef {object} SceneProps
 * @property {Props} props
 * @property {(column: number) => string[]} movesIn
 * @property {(column: number) => void} press
 * @property {string | null} preview
 * @property {Partial<Brings>} standing
 */

function Scene(/** @type {SceneProps} */ scene) {
  const { props } = scene;
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const { width, height } = useSize(svg);
  const t = useText();
  const places = placesOf(width, height);
  return html`<${BoardArea} label=${t("page-ocean", { seat: props.view.facts.turn })} class="sharkbait-ocean">
    <svg ref=${svg} viewBox=${`0 0 ${width} ${height}`}>
      <${Backdrop} places=${places} />
      <${Lanes} ...${scene} places=${places} />
      <${Race} props=${props} places=${places} />
    </svg>
  </${BoardArea}>`;
}

/** The score so far, and what is still in the hand. */
function Score(/** @type {{ props: Props, standing: Partial<Brings> }} */ { props, standing }) {
  const { facts } = props.view;
  const t = useText();
  const { score, token = 0, steps = 0, bait = 0, lifted } = standing;
  return html`<p class="sharkbait-score">
    <span
      >${score === undefined ? t("page-sharks-out", { sharks: 2 - facts.sharks.length }) : t("page-score-now", { score, token, steps, bait })}</span
    >
    ${lifted ? html`<span class="muted lifted"><${Hook} />${t("page-lifted", lifted)}</span>` : null}
    <span class="muted hand"
      >${t("page-in-hand", { fish: facts.dice, sharks: 2 - facts.sharks.length })}</span
    >
  </p>`;
}
