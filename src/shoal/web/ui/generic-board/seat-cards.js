// @ts-check
/** A card for every seat: name, whose turn it is, and the facts with a value for each seat. */
import { classes, html } from "../html.js";
import { SignPicture } from "../art.js";
import { differs } from "./arrange.js";
import { labelOfField } from "./labels.js";
import { seatKey } from "./moves/things-in-moves.js";
import { Badge, Chip, FaceDown, Flag } from "./values.js";
import { ThingButton } from "./thing-button.js";
import { t } from "../../model/messages/page-text.js";

/** @import { FieldDescription } from "../../types.js" */
/** @import { BoardProps } from "../board/board-hooks.js" */
/** @import { Things } from "./use-things.js" */

/** @typedef {{ props: BoardProps, fields: FieldDescription[], things: Things }} CardsProps */

export function SeatCards(/** @type {CardsProps} */ { props, fields, things }) {
  return html`<ol class="generic-seats">
    ${props.names.map(
      (_, seat) =>
        html`<${SeatCard}
          key=${seat}
          props=${props}
          fields=${fields}
          things=${things}
          seat=${seat}
        />`,
    )}
  </ol>`;
}

function SeatCard(/** @type {CardsProps & { seat: number }} */ { props, fields, things, seat }) {
  const { view, before, names, beside } = props;
  const isTurn = view.actors.includes(seat);
  const key = seatKey(seat);
  const hasHand = view.seat === seat && fields.some(({ kind }) => kind === "sets_by_seat");
  const ordered = [...fields].sort((a, b) => Number(isSet(a)) - Number(isSet(b)));
  const head = html`<${SignPicture} seat=${seat} name=${names[seat]} />
    <span class="generic-seat-name">${names[seat]}</span>`;
  return html`<li
    class=${classes("generic-seat", isTurn && "turn", hasHand && "hand")}
    style=${`--seat: var(--seat${seat % 8})`}
  >
    <div class="generic-seat-head">
      ${
        things.isNamed(key)
          ? html`<${ThingButton} things=${things} id=${key} label=${names[seat]} look="generic-seat-button"
              >${head}</${ThingButton}>`
          : head
      }
      ${view.seat === seat ? html`<small>${t("you")}</small>` : null}
      ${isTurn ? html`<small class="generic-turn">${t("generic-turn")}</small>` : null}
      <span class="generic-beside">${beside(seat)}</span>
    </div>
    ${
      fields.length
        ? html`<dl class="generic-seat-values">
            ${ordered.map((field) => {
              const fact = view.facts[field.name][seat];
              const old = (before?.facts ?? view.facts)[field.name]?.[seat];
              return html`<div
                key=${field.name}
                class=${classes(shapeOf(field, fact), differs(fact, old) && "new")}
              >
                <dt>${labelOfField(field)}</dt>
                <dd>
                  <${SeatValue}
                    field=${field}
                    fact=${fact}
                    things=${own(things, view.seat === seat)}
                  />
                </dd>
              </div>`;
            })}
          </dl>`
        : null
    }
  </li>`;
}

const isSet = (/** @type {FieldDescription} */ { kind }) => kind === "sets_by_seat";

/** How a value stands beside its label. */
function shapeOf(/** @type {FieldDescription} */ field, /** @type {unknown} */ fact) {
  if (isSet(field)) return fact === null ? "named" : "named wide";
  return field.kind === "words_by_seat" ? "named" : "";
}

/** Only the viewer's own cards can be pressed. */
function own(/** @type {Things} */ things, /** @type {boolean} */ isOwn) {
  return isOwn ? things : { ...things, isNamed: () => false };
}

/** The value of one seat. */
function SeatValue(
  /** @type {{ field: FieldDescription, fact: any, things: Things }} */ { field, fact, things },
) {
  if (fact === null) return html`<${FaceDown} />`;
  if (field.kind === "words_by_seat") return html`<${Badge} text=${fact} />`;
  if (field.kind === "sets_by_seat")
    return fact.length
      ? html`<span class="generic-chips"
          >${fact.map((/** @type {string} */ part, /** @type {number} */ place) => html`<${Chip} key=${`${part} ${place}`} field=${field} things=${things} part=${part} isIn=${true} />`)}</span
        >`
      : html`<span class="generic-none">${t("generic-none")}</span>`;
  if (!field.low && field.high === 1) return html`<${Flag} isTrue=${fact === 1} />`;
  return html`<b>${fact}</b>`;
}
