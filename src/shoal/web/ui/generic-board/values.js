// @ts-check
/** Facts that stand by themselves: figures, badges, chips, dice. */
import { classes, html } from "../html.js";
import { DiePicture, SignPicture } from "../art.js";
import { differs, facesOf } from "./arrange.js";
import { shownMembers } from "./moves/moves-on-board.js";
import { labelOf, labelOfField } from "./labels.js";
import { partKey } from "./moves/things-in-moves.js";
import { ThingButton } from "./thing-button.js";
import { t } from "../../model/messages/page-text.js";

/** @import { FieldDescription } from "../../types.js" */
/** @import { Things } from "./use-things.js" */

/** @typedef {{ field: FieldDescription, fact: any, old: any, things: Things, names: string[] }} ValueProps */

const HIGHEST_GOAL = 200; // a higher bound says nothing

const MAX_PIPS = 12;
const QUIET = new Set(["seat", "seats"]); // the cards show whose turn it is

/** Whether dice or lists have nothing to show. */
function isEmpty(/** @type {FieldDescription} */ field, /** @type {unknown} */ fact) {
  if (!Array.isArray(fact)) return false;
  return field.kind === "dice" ? !facesOf(fact).length : !fact.length;
}

/** A fact in its own frame, as its kind says. */
export function Value(/** @type {ValueProps} */ props) {
  const { field, fact, old } = props;
  const label = labelOfField(field);
  const isNew = !QUIET.has(field.kind) && !isEmpty(field, fact) && differs(fact, old);
  return html`<section class=${classes("generic-value", isNew && "new")} aria-label=${label}>
    <h3 class="generic-title">${label}</h3>
    <${Content} ...${props} />
  </section>`;
}

function Content(/** @type {ValueProps} */ props) {
  const { field, fact, names } = props;
  switch (field.kind) {
    case "number":
      return html`<${Figure} field=${field} fact=${fact} />`;
    case "flag":
      return html`<${Flag} isTrue=${fact} />`;
    case "word":
      return html`<${Badge} text=${fact} />`;
    case "seat":
      return html`<${SeatChip} seat=${fact} names=${names} />`;
    case "seats":
      return html`<${Chips}
        list=${fact}
        draw=${(/** @type {number} */ seat) => html`<${SeatChip} seat=${seat} names=${names} />`}
      />`;
    case "dice":
      return html`<${Dice} ...${props} faces=${facesOf(fact)} />`;
    case "faces":
      return html`<${Dice} ...${props} faces=${fact} />`;
    case "members":
    case "number_set":
      return html`<${Set_} ...${props} />`;
    case "sequence":
    case "number_list":
      return html`<${Chips}
        list=${fact}
        draw=${(/** @type {string} */ part) => html`<${Chip} ...${props} part=${part} isIn=${true} />`}
      />`;
    default:
      return html`<${Other} fact=${fact} />`;
  }
}

/** A large number, with its bound where that is a goal. */
export function Figure(
  /** @type {{ field: FieldDescription, fact: number | null }} */ { field, fact },
) {
  const { low = 0, high = 0 } = field;
  const isBounded = high > low && high <= HIGHEST_GOAL;
  return html`<p class="generic-figure">
      <b>${fact ?? "–"}</b>${isBounded ? html` <small>${t("generic-of", { high })}</small>` : null}
    </p>
    ${isBounded && high <= MAX_PIPS ? html`<${Pips} full=${fact ?? 0} count=${high} />` : null}`;
}

/** A small number as a row of dots. */
function Pips(/** @type {{ full: number, count: number }} */ { full, count }) {
  return html`<span class="generic-pips" aria-hidden="true"
    >${Array.from({ length: count }, (_, place) => html`<i key=${place} class=${place < full ? "full" : ""}></i>`)}</span
  >`;
}

/** A tick or a dash, with the word for screen readers. */
export function Flag(/** @type {{ isTrue: boolean }} */ { isTrue }) {
  return html`<span class=${classes("generic-flag", isTrue && "true")}>
    <svg viewBox="-8 -8 16 16" aria-hidden="true">
      <path d=${isTrue ? "M-5 0L-1.5 4L5-4" : "M-4 0H4"} />
    </svg>
    <span class="visually-hidden">${isTrue ? t("yes") : t("no")}</span>
  </span>`;
}

/** A word in a coloured pill. */
export function Badge(/** @type {{ text: string | null }} */ { text }) {
  const isNone = text === null || text === "-";
  return html`<span class=${classes("generic-badge", isNone && "none")}
    >${isNone ? t("generic-none") : labelOf(String(text))}</span
  >`;
}

/** A value that is hidden from the viewer: the back of a chip. */
export function FaceDown() {
  return html`<span class="generic-back"
    ><svg viewBox="-14 -14 28 28" aria-hidden="true">
      <path d="M-8-3q4-5 8 0t8 0M-8 4q4-5 8 0t8 0" /></svg
    ><span class="visually-hidden">${t("generic-hidden")}</span></span
  >`;
}

function SeatChip(/** @type {{ seat: number | null, names: string[] }} */ { seat, names }) {
  if (seat === null) return html`<span class="generic-badge none">${t("generic-none")}</span>`;
  return html`<span class="generic-of-seat"
    ><${SignPicture} seat=${seat} name=${names[seat]} /> ${names[seat]}</span
  >`;
}

function Chips(
  /** @type {{ list: unknown[] | null, draw: (part: any) => unknown }} */ { list, draw },
) {
  if (!list) return html`<${FaceDown} />`;
  if (!list.length) return html`<p class="generic-none">${t("generic-none")}</p>`;
  return html`<ul class="generic-chips">
    ${list.map((part, place) => html`<li key=${`${part} ${place}`}>${draw(part)}</li>`)}
  </ul>`;
}

/** A set: all that may be in it, if they are few, and what is in it filled. */
function Set_(/** @type {ValueProps} */ props) {
  const { field, fact } = props;
  const inside = fact.map(String);
  return html`<${Chips}
    list=${shownMembers(field, fact)}
    draw=${(/** @type {string} */ part) => html`<${Chip} ...${props} part=${part} isIn=${inside.includes(part)} />`}
  />`;
}

/** A part of a set, a hand or a list; a button if any move names it. */
export function Chip(
  /** @type {{ field: FieldDescription, things: Things, part: string | number, isIn: boolean }} */ {
    field,
    things,
    part,
    isIn,
  },
) {
  const key = partKey(field.name, part);
  const text = labelOf(String(part));
  const label = t("label-value", { label: text, value: isIn ? t("yes") : t("no") });
  const look = classes("generic-chip", !isIn && "out");
  if (!things.isNamed(key))
    return html`<span class=${look}
      >${text}${isIn ? null : html`<span class="visually-hidden"> ${t("no")}</span>`}</span
    >`;
  return html`<${ThingButton} things=${things} id=${key} label=${label} look=${look}
    >${text}</${ThingButton}>`;
}

/** Dice, each a button where moves name its face. */
function Dice(/** @type {ValueProps & { faces: number[] }} */ { field, faces, things }) {
  if (!faces.length) return html`<p class="generic-none">${t("generic-none")}</p>`;
  return html`<div class="generic-dice">
    ${faces.map((face, place) => {
      const key = partKey(field.name, face);
      const die = html`<${DieFace} face=${face} />`;
      return things.isNamed(key)
        ? html`<${ThingButton} key=${place} things=${things} id=${key} label=${String(face)} look="generic-die"
            >${die}</${ThingButton}>`
        : html`<span key=${place} class="generic-die" role="img" aria-label=${face}>${die}</span>`;
    })}
  </div>`;
}

/** A die with pips, or with a number that has none. */
function DieFace(/** @type {{ face: number }} */ { face }) {
  return face >= 1 && face <= 6
    ? html`<${DiePicture} face=${face} />`
    : html`<span class="generic-number-die" aria-hidden="true">${face}</span>`;
}

/** A value of another shape: its parts as labelled texts. */
function Other(/** @type {{ fact: any }} */ { fact }) {
  if (fact === null) return html`<${FaceDown} />`;
  if (typeof fact === "boolean") return html`<${Flag} isTrue=${fact} />`;
  if (typeof fact === "number") return html`<p class="generic-figure"><b>${fact}</b></p>`;
  if (typeof fact === "string") return html`<${Badge} text=${fact} />`;
  if (Array.isArray(fact))
    return html`<${Chips}
      list=${fact}
      draw=${(/** @type {unknown} */ part) => html`<span class="generic-chip">${textOf(part)}</span>`}
    />`;
  return html`<dl class="generic-parts">
    ${Object.entries(fact).map(
      ([name, part]) =>
        html`<div key=${name}>
          <dt>${labelOf(name)}</dt>
          <dd>${textOf(part)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Anything as a short text. */
function textOf(/** @type {unknown} */ part) {
  if (part === null) return "–";
  return typeof part === "object" ? JSON.stringify(part).replace(/["[\]{}]/g, "") : String(part);
}
