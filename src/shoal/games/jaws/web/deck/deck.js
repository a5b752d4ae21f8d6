// @ts-check
/** The choices of the player to move, each with what it brings. */
import { html, Button, Deck, keyIn, useText } from "../../../../web/ui/ui.js";
import { named } from "../moves/move-names.js";
import { here } from "../moves/places.js";
import { gearInWords } from "../rail/gear.js";
import { MemberActions } from "./member-actions.js";
import { Maul } from "./maul.js";
import { bringsOf } from "./second-lines.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */
/** @import { Facts } from "../facts.js" */

/**
 * @typedef {object} Choosing
 * @property {BoardProps} props
 * @property {Record<string, any>} helpers what the server works out from the view
 * @property {{ moves: string[], question: string } | null} open a choice that was opened
 * @property {(open: { moves: string[], question: string, place?: string } | null) => void} setOpen
 * @property {string} mode the kind of move that the map offers alone; "" for all
 * @property {(mode: string) => void} setMode
 */

/** Moves that are made on the map or the boat, and need no button. */
const ON_BOARD = /^(to|start|beach|dock|close|launch|go|place) /;
/** So many zones to aim at have a button each, with what that covers; more are only tapped. */
const MOST_TARGETS = 3;
/** Moves that undo nothing and decline something. */
const QUIET = /^(halt|hold|keep|no|stay|dive|discard|bite nobody|token none|ability none)/;
/** The phases in which something on the board can be tapped. */
const TAPPED = new Set(["start", "hunt", "rush", "event", "place", "move", "target"]);

/** The deck of any decision. */
export function JawsDeck(/** @type {Choosing} */ choosing) {
  const { props, open } = choosing;
  const { view } = props;
  const facts = /** @type {Facts} */ (view.facts);
  const t = useText();
  const content = open
    ? html`<${Opened} ...${choosing} />`
    : view.moves.some((move) => move.startsWith("maul "))
      ? html`<${Maul} props=${props} helpers=${choosing.helpers} />`
      : facts.phase === "crew" && view.moves.length
        ? html`<${MemberActions} ...${choosing} />`
        : html`<${Loose} ...${choosing} />`;
  return html`<${Deck} label=${t("page-choices")} class=${`jaws-deck phase-${facts.phase}`}>${content}</${Deck}>`;
}

/** The parts of a choice that was opened: one is already shown, and is committed; several are a choice. */
function Opened(/** @type {Choosing} */ { props, helpers, open, setOpen }) {
  const t = useText();
  const { moves, question } = /** @type {NonNullable<Choosing["open"]>} */ (open);
  return html`<span class="jaws-question">${question}</span>
    ${moves.map((move) => html`<${Button} key=${move} filled=${moves.length === 1} press=${() => props.play(move)}>${named(t, move, props)}<${Second} text=${bringsOf(t, move, props, helpers)} /></${Button}>`)}
    <${Button} back press=${() => setOpen(null)} />`;
}

/** The moves of a phase that belong to no place. */
function Loose(/** @type {Choosing} */ { props, helpers }) {
  const t = useText();
  const { view, play, options } = props;
  const facts = /** @type {Facts} */ (view.facts);
  const isFar = view.moves.length > MOST_TARGETS;
  const isOnBoard = (/** @type {string} */ move) =>
    ON_BOARD.test(move) || (isFar && move.startsWith("target "));
  const loose = endLast(view.moves.filter((move) => !isOnBoard(move)));
  const [dealt] = facts.phase === "divide" ? (facts.gear?.pool ?? []) : [];
  const isTapped = TAPPED.has(facts.phase) && !loose.length && view.moves.length > 0;
  return html`
    ${dealt ? html`<span class="jaws-question">${gearInWords(t, dealt, options.gear)}</span>` : null}
    ${isTapped ? html`<span class="jaws-tap">${tapText(t, facts)}</span>` : null}
    ${view.moves.length || facts.phase === "over" ? null : html`<span class="jaws-tap">${t(keyIn("board-phase", facts.phase))}</span>`}
    <${Blocked} props=${props} helpers=${helpers} />
    ${loose.map((move) => html`<${Button} key=${move} plain=${QUIET.test(move) || (move === "end" && facts.phase !== "hunt")} filled=${isReport(facts, move)} press=${() => play(move)}>${named(t, move, props)}<${Second} text=${bringsOf(t, move, props, helpers)} /></${Button}>`)}
  `;
}

/** What ends a turn stands last. */
const endLast = (/** @type {string[]} */ moves) => [
  ...moves.filter((move) => move !== "end"),
  ...moves.filter((move) => move === "end"),
];

/** What cannot be done now, with the reason. */
function Blocked(
  /** @type {{ props: BoardProps, helpers: Record<string, any> }} */ { props, helpers },
) {
  const t = useText();
  if (props.view.facts.phase === "crew") return null;
  return html`${Object.entries(helpers.blocked ?? {}).map(
    ([move, why]) =>
      html`<${Button} key=${move} forbidden press=${() => props.play(move)}>${named(t, move, props)}<${Second} text=${props.formatter.text(why)} /></${Button}>`,
  )}`;
}

/** Whether a move ends the shark's turn: it commits what the page has shown. */
const isReport = (/** @type {Facts} */ facts, /** @type {string} */ move) =>
  facts.phase === "hunt" && move === "end";

function tapText(/** @type {Text} */ t, /** @type {Facts} */ facts) {
  const tap = t(keyIn("page-tap", facts.phase));
  return facts.phase === "hunt" && here(/** @type {any} */ (facts)) === "" ? "" : tap;
}

/** The second line of a button. */
export function Second(/** @type {{ text: string }} */ { text }) {
  return text ? html`<small>${text}</small>` : null;
}
