// @ts-check
/** The choices of SharkBait: dice lie in them, and each says what it brings. */
import { Button, html, useText } from "../../../web/ui/ui.js";
import { DiePicture } from "../../../web/ui/art.js";
import { COLUMNS, columnOf } from "./lanes.js";
import { range } from "./scene.js";

/** @import { Facts } from "./facts.js" */
/** @import { Props } from "./scene.js" */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */

/**
 * @typedef {object} Brings how the dice stand after a move, as board_helpers.py says
 * @property {number[]} each what a fish in each column is worth
 * @property {number} score
 * @property {number} token the token for the score, and what it brings
 * @property {number} steps
 * @property {number} bait
 * @property {number} space where it leads
 * @property {{ token: number, steps: number }} lifted the token to which one bait would lift it
 */

/** @typedef {{ moves: string[], face: number, fish: number, sharks: number }} Choice one button: several moves if a number is to be chosen */

/** The choices on one level: schools and sharks by column, then everything else. */
export function choicesOf(/** @type {string[]} */ moves, /** @type {Facts} */ facts) {
  /** @type {Choice[]} */
  const dice = COLUMNS.flatMap((column) => {
    const sharks = moves.filter((move) => /^sharks? /.test(move) && columnOf(move) === column);
    const fish = moves.filter((move) => move.startsWith("fish ") && columnOf(move) === column);
    return [
      { moves: sharks, face: column, fish: 0, sharks: facts.black[column - 1] },
      { moves: fish, face: column, fish: facts.thrown[column - 1], sharks: 0 },
    ];
  });
  const others = moves.filter((move) => !/^(sharks?|fish) /.test(move));
  return [
    ...dice.filter((choice) => choice.moves.length),
    ...others.map((move) => ({ moves: [move], face: 0, fish: 0, sharks: 0 })),
  ];
}

/**
 * @typedef {object} ChoicesProps
 * @property {Props} props
 * @property {Record<string, Partial<Brings>>} after what each move brings
 * @property {string[] | null} open the moves of an opened choice
 * @property {(moves: string[] | null) => void} setOpen
 * @property {string | null} preview
 * @property {(move: string | null) => void} setPreview
 */

export function Choices(
  /** @type {ChoicesProps} */ { props, after, open, setOpen, preview, setPreview },
) {
  const { view, play, hinted } = props;
  const t = useText();
  const choices = open
    ? open.map((move) => ({ ...diceOf(move), moves: [move] }))
    : choicesOf(view.moves, view.facts);
  return html`${choices.map((choice) => {
    const [move] = choice.moves;
    const isOne = choice.moves.length === 1;
    const look = () => setPreview(isOne ? move : null);
    return html`<${Button}
        key=${choice.moves.join()}
        class="sharkbait-choice"
        on=${preview === move || undefined}
        hinted=${choice.moves.some((one) => one === hinted)}
        press=${() => (isOne ? play(move) : setOpen(choice.moves))}
        onPointerEnter=${look}
        onPointerLeave=${() => setPreview(null)}
        onFocus=${look}
        onBlur=${() => setPreview(null)}
      >
        <${ChoiceDice} ...${choice} />
        <span class="sharkbait-said">${isOne ? named(move, props, t) : several(choice, t)}<small>${isOne ? said(move, after[move] ?? {}, props, t) : t("page-choose-number")}</small></span>
      </${Button}>`;
  })}
  ${open ? html`<${Button} back press=${() => setOpen(null)} />` : html`<${Leftover} facts=${view.facts} moves=${view.moves} />`}`;
}

function diceOf(/** @type {string} */ move) {
  const [verb, rest = ""] = move.split(" ");
  const face = columnOf(move);
  if (verb === "fish") return { face, fish: Number(rest.slice(2)), sharks: 0 };
  return { face, fish: 0, sharks: verb === "shark" ? 1 : verb === "sharks" ? 2 : 0 };
}

function ChoiceDice(/** @type {Choice} */ { face, fish, sharks }) {
  const count = fish + sharks;
  if (!count) return null;
  return html`<span
    class=${count > 3 ? "sharkbait-dice many" : "sharkbait-dice"}
    key=${`${face}.${count}`}
  >
    ${range(count).map((nth) => html`<${DiePicture} key=${nth} face=${face} dark=${sharks > 0} />`)}
  </span>`;
}

/** The dice that somebody throws, as they tumble. */
function Thrown(/** @type {{ facts: Facts }} */ { facts }) {
  const dice = COLUMNS.flatMap((face) => [
    ...range(facts.thrown[face - 1]).map(() => ({ face, dark: false })),
    ...range(facts.black[face - 1]).map(() => ({ face, dark: true })),
  ]);
  return html`<span class="sharkbait-dice thrown" aria-hidden="true"
    >${dice.map(
      (die, nth) =>
        html`<span key=${nth} class="tumble" style=${`--nth: ${nth}`}
          ><${DiePicture} ...${die}
        /></span>`,
    )}</span
  >`;
}

/** Dice of the throw that cannot be placed: they keep their place, and say why. */
function Leftover(/** @type {{ facts: Facts, moves: string[] }} */ { facts, moves }) {
  const t = useText();
  if (facts.phase === "prize") return null;
  if (!moves.length)
    return html`<${Thrown} key=${facts.thrown.join() + facts.black.join()} facts=${facts} />`;
  const single = COLUMNS.filter(
    (column) =>
      facts.thrown[column - 1] && !moves.some((move) => move.startsWith(`fish ${column}x`)),
  );
  const dice = single.flatMap((column) => range(facts.thrown[column - 1]).map(() => column));
  if (!dice.length) return null;
  return html`<span
    class="sharkbait-leftover"
    role="img"
    aria-label=${t("page-leftover", { fish: dice })}
  >
    <span>${dice.map((face, nth) => html`<${DiePicture} key=${nth} face=${face} />`)}</span>
    <small aria-hidden="true">${t("page-no-pair")}</small>
  </span>`;
}

/** A choice of a number, in a few words. */
function several(/** @type {Choice} */ { face, fish }, /** @type {Text} */ t) {
  return t(fish ? "page-fish-into" : "page-sharks-into", { column: face });
}

/** A move in a few words. */
function named(/** @type {string} */ move, /** @type {Props} */ { view }, /** @type {Text} */ t) {
  const [verb, rest = ""] = move.split(" ");
  const { prize, bigger, dice, sharks } = view.facts;
  const column = Number(rest[0]);
  if (verb === "fish") return t("page-fish", { count: Number(rest.slice(2)), column });
  if (verb === "shark") return t("page-shark", { column });
  if (verb === "sharks") return t("page-both-sharks", { column });
  if (verb === "lose") return t("page-lose", { column });
  if (verb === "take") return t("move-take", { token: prize });
  if (verb === "bait") return bigger ? t("page-bait-token", { token: bigger }) : t("page-bait");
  if (verb === "stop") return t("page-stop");
  return sharks.length < 2 ? t("move-roll") : t("page-roll-fish", { fish: dice });
}

/** What a move brings, in one line. */
function said(
  /** @type {string} */ move,
  /** @type {Partial<Brings>} */ { score = -1, token = 0, steps = 0, bait = 0, space = 0 },
  /** @type {Props} */ { view },
  /** @type {Text} */ t,
) {
  if (/^(take|bait)/.test(move))
    return space || bait ? t("page-brings", { steps, bait, space }) : "";
  if (move === "stop") return t("page-stop-brings", { token, steps, bait, space });
  if (move === "roll")
    return view.facts.sharks.length < 2 ? t("page-shark-out") : t("page-no-pair-costs");
  if (score >= 0) return t("page-score-so-far", { score, token, steps });
  return t("page-shark-out");
}
