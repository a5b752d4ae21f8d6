// @ts-check
/** What decides the move besides the tank: what a plan would bring, what is left, and the score sheet. */
import { html, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { SignPicture } from "../../../web/ui/art.js";
import { isDrafting } from "./draft.js";
import { PaperPill, rangeOf } from "./pill.js";
import { mealAt, outcomeOf } from "./plan.js";
import { numberOf, SUITS, SuitPicture, suitWord, Token, tokenName } from "./tank/suits.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Helpers, Outcome, Plan } from "./plan.js" */
/** @import { Facts } from "./facts.js" */

/** From this many turns before the turn limit, players are warned. */
const FEW_TURNS = 12;

/** The rows of the score sheet. */
const PARTS = ["fish", "tasty", "values", "sets", "single", "total"];

/** What the plan would bring: fish, points, and which bonus it makes or breaks. */
export function Consequence(
  /** @type {{ props: BoardProps, helpers: Helpers, plan: Plan }} */ { props, helpers, plan },
) {
  const t = useText();
  const eaten = mealAt(plan, plan.cell).length;
  const outcome = plan.shark ? outcomeOf(helpers, plan.shark, plan.choice, eaten) : undefined;
  const isRoll = plan.choice.startsWith("spend null");
  if (!outcome || !(plan.cell || isRoll)) return null;
  const suit = suitWord(plan.shark);
  const hasSingle = (helpers.collections?.[props.view.seat ?? 0]?.single ?? 0) > 0;
  const why = whyOf(t, outcome, { eaten, hasSingle });
  const isChanged = outcome.points.some((points) => points !== 0);
  const scores = outcome.points.map((points) => String(outcome.score + points));
  const { score } = outcome;
  const sentences = [
    eaten
      ? html`<span class="card-values"
          >${t("page-values", { values: unseenOf(props, plan.shark) })}
        </span>`
      : null,
    spentOf(t, plan, isRoll),
    isChanged
      ? t("page-becomes", { score, range: rangeOf(t, scores) })
      : t("page-stays", { score }),
    why,
  ];
  return html`<div class="tank-card picked" aria-live="polite">
    <b class="card-title">${plan.cell ? t("page-if", { suit }) : t("page-if-spent")}</b>
    <p class="card-main">
      ${eaten ? html`<${Token} token=${`? ${plan.shark}`} />` : null}
      <span
        ><b
          >${plan.cell ? t("page-eats", { fish: eaten, suit }) : tokenName(t, plan.choice.slice(6))}</b
        ><small>${sentences.filter(Boolean).flatMap((sentence) => [sentence, " "])}</small></span
      >
      ${isChanged ? html`<${PaperPill} outcome=${outcome} />` : null}
    </p>
  </div>`;
}

/** The values of a suit that this player has not seen. */
function unseenOf(/** @type {BoardProps} */ { view }, /** @type {string} */ suit) {
  return /** @type {Facts} */ (view.facts).unseen
    .map((token) => token.split(" "))
    .filter(([, name]) => name === suit)
    .map(([value]) => numberOf(value))
    .join(", ");
}

/** Which fish is spent, unless the die decides and the card is about it anyway. */
function spentOf(
  /** @type {Text} */ t,
  /** @type {Plan} */ { choice },
  /** @type {boolean} */ isRoll,
) {
  const match = /^spend (\S+) (\S+)$/.exec(choice);
  if (!match || isRoll) return "";
  return t("page-spends", { suit: suitWord(match[2]), value: numberOf(match[1]) });
}

/** Which bonus is made, broken or kept. */
function whyOf(
  /** @type {Text} */ t,
  /** @type {Outcome} */ { single, sets, tasty },
  /** @type {{ eaten: number, hasSingle: boolean }} */ { eaten, hasSingle },
) {
  if (single < 0) return html`<b>${t("page-why-breaks", { points: -single })}</b>`;
  if (single > 0) return t("page-why-single", { points: single });
  if (sets < 0) return html`<b>${t("page-why-set-lost", { points: -sets })}</b>`;
  if (sets > 0) return t("page-why-set", { points: sets });
  if (hasSingle && eaten) return t("page-why-keeps");
  return tasty > 0 ? t("page-why-tasty", { points: tasty }) : "";
}

/** What the draft is about. */
export function DraftCard(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  return html`<div class="tank-card">
    <b class="card-title">${t("page-draft-title")}</b>
    <p>${t("page-draft")}</p>
    ${facts.tasty === "-" ? null : html`<p class="tasty-line"><${SuitPicture} suit=${facts.tasty} /> ${t("board-tasty", { suit: suitWord(facts.tasty) })}</p>`}
  </div>`;
}

/** What is left in the tank by suit, and the values that this player has not seen. */
export function Left(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  if (isDrafting(facts) || facts.sheet.length) return null;
  const left = facts.turns - facts.turn;
  return html`<div class="tank-left">
    <b class="card-title">${t("page-left", { fish: facts.fish.flat().length })}</b>
    <ul>
      ${SUITS.map((suit, row) => html`<${LeftRow} key=${suit} props=${props} suit=${suit} fish=${facts.fish[row].length} />`)}
    </ul>
    <small
      >${facts.last === null ? t("page-last-at") : t("board-last", { turns: facts.last })}${left <= FEW_TURNS ? html` ${t("page-turns-left", { turns: left })}` : null}</small
    >
  </div>`;
}

function LeftRow(
  /** @type {{ props: BoardProps, suit: string, fish: number }} */ { props, suit, fish },
) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  const values = unseenOf(props, suit);
  const isAll = values.split(", ").length === fish;
  return html`<li class=${classes(facts.tasty === suit && "tasty")}>
    <${SuitPicture} suit=${suit} /><b>${fish}</b>
    <span class="visually-hidden">${t("page-left-suit", { suit: suitWord(suit) })}</span>
    <span>${!fish ? t("page-left-none") : isAll ? values : t("page-left-some", { values })}</span>
    ${facts.tasty === suit ? html`<em><span>${t("page-tasty")}</span><span aria-hidden="true">${t("page-tasty-short")}</span></em>` : null}
  </li>`;
}

export function Sheet(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  if (!facts.sheet.length) return null;
  return html`<div class="tank-sheet">
    <b class="card-title">${t("page-sheet", { value: numberOf(facts.die) })}</b>
    <table>
      <thead>
        <tr>
          <td></td>
          ${props.names.map((name, seat) => html`<th scope="col" title=${name}><${SignPicture} seat=${seat} name=${name} /><span>${name}</span></th>`)}
        </tr>
      </thead>
      <tbody>
        ${PARTS.map(
          (part, row) =>
            html`<tr>
              <th scope="row">${t("board-part", { part: keyIn("part", part) })}</th>
              ${facts.sheet.map((/** @type {number[]} */ points) => html`<td>${points[row]}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
