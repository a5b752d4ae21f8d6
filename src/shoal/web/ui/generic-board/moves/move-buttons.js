// @ts-check
/** The action bar: every legal move as a button, those that are on the board on demand. */
import { classes, html, useState } from "../../html.js";
import { Actions, Button } from "../../board/board-controls.js";
import { useChoice } from "../../board/board-hooks.js";
import { keyIn } from "../../../model/messages/messages.js";
import { t } from "../../../model/messages/page-text.js";
import { argumentOf, labelOf, moveLabel, verbOf } from "../labels.js";
import { kindOf } from "./things-in-moves.js";
import { branches, groupMoves, isTooMany } from "./move-groups.js";

/** @import { BoardProps } from "../../board/board-hooks.js" */
/** @import { Group } from "./move-groups.js" */
/** @import { Things } from "../use-things.js" */
/** @import { Targets } from "./selection.js" */

/** @typedef {{ props: BoardProps, targets: Targets, things: Things }} BarProps */

export function MoveButtons(/** @type {BarProps} */ { props, targets, things }) {
  const [isShowing, setShowing] = useState(false);
  const isOnBoard = (/** @type {string} */ move) =>
    things.isHighlighted(targets.get(move)?.[things.chosen.length] ?? "");
  const onBoard = things.moves.filter(isOnBoard);
  const others = things.moves.filter((move) => !isOnBoard(move));
  const shown = isShowing ? things.moves : others;
  const back = things.chosen.length
    ? html`<${Button} back=${true} press=${things.back}></${Button}>`
    : null;
  if (!things.moves.length) return html`<${Actions} />`;
  return html`<${Actions}>
    <${AllMoves} props=${props} moves=${shown} />
    ${
      onBoard.length
        ? html`<div class="generic-on-board">
            <p>${sentences(onBoard, targets)}</p>
            <button
              type="button"
              class="quiet-link"
              aria-expanded=${isShowing ? "true" : "false"}
              onClick=${() => setShowing(!isShowing)}
            >
              ${isShowing ? t("generic-on-board") : t("generic-as-buttons")}
            </button>
          </div>`
        : null
    }
    ${back}
  </${Actions}>`;
}

/** What to press on the board for which move. */
function sentences(/** @type {string[]} */ moves, /** @type {Targets} */ targets) {
  /** @type {Record<"cell" | "column" | "other", Set<string>>} */
  const verbs = { cell: new Set(), column: new Set(), other: new Set() };
  for (const move of moves) verbs[kindOf(targets.get(move)?.[0] ?? "")].add(labelOf(verbOf(move)));
  return /** @type {const} */ (["cell", "column", "other"])
    .filter((kind) => verbs[kind].size)
    .map((kind) => t(keyIn("generic-press", kind), { verbs: [...verbs[kind]] }))
    .join(" ");
}

/** All moves in groups, or one word after the other where there are very many. */
function AllMoves(/** @type {{ props: BoardProps, moves: string[] }} */ { props, moves }) {
  const [begin, setBegin] = useChoice(props.view, "");
  const left = begin ? moves.filter((move) => move.startsWith(`${begin} `)) : moves;
  if (!isTooMany(left))
    return html`${groupMoves(left).map((group) => html`<${MoveGroup} key=${group.verb} props=${props} group=${group} />`)}
    ${begin ? html`<${Button} back=${true} press=${() => setBegin("")}></${Button}>` : null}`;
  return html`${[...branches(left, begin)].map(([next, found]) =>
    found.length === 1
      ? html`<${MoveButton}
          key=${next}
          props=${props}
          move=${found[0]}
          text=${moveLabel(found[0], props.names)}
        />`
      : html`<${Button} key=${next} press=${() => setBegin(next)}>${t("generic-more", { label: moveLabel(next, props.names), moves: found.length })}</${Button}>`,
  )}
  ${begin ? html`<${Button} back=${true} press=${() => setBegin("")}></${Button}>` : null}`;
}

/** Moves that begin with the same word: the word, and a small button for each argument. */
function MoveGroup(/** @type {{ props: BoardProps, group: Group }} */ { props, group }) {
  const { verb, moves, squares } = group;
  if (!verb)
    return moves.map(
      (move) =>
        html`<${MoveButton}
          key=${move}
          props=${props}
          move=${move}
          text=${moveLabel(move, props.names)}
        />`,
    );
  const button = (/** @type {string} */ move) =>
    html`<${MoveButton}
      key=${move}
      props=${props}
      move=${move}
      text=${labelOf(argumentOf(moveWithNames(move, props.names)))}
      isPart=${true}
    />`;
  return html`<div class="generic-group" role="group" aria-label=${labelOf(verb)}>
    <span class="generic-verb" aria-hidden="true">${labelOf(verb)}</span>
    ${
      squares
        ? html`<div class="generic-squares" style=${`--columns: ${squares[0].length}`}>
            ${squares.flat().map((move, place) => (move ? button(move) : html`<i key=${place}></i>`))}
          </div>`
        : html`<div class="generic-arguments">${moves.map(button)}</div>`
    }
  </div>`;
}

/** A move with names in place of seats, its first word as it is. */
function moveWithNames(/** @type {string} */ move, /** @type {string[]} */ names) {
  return `${verbOf(move)} ${moveLabel(argumentOf(move), names)}`;
}

function MoveButton(
  /** @type {{ props: BoardProps, move: string, text: string, isPart?: boolean }} */ {
    props,
    move,
    text,
    isPart,
  },
) {
  return html`<button
    type="button"
    class=${classes("button highlighted generic-move", isPart && "part-of-group", props.hinted === move && "recommended")}
    aria-label=${isPart ? moveLabel(move, props.names) : undefined}
    onClick=${() => props.play(move)}
  >
    ${text}
  </button>`;
}
