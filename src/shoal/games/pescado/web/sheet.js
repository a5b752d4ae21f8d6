// @ts-check
/** Everything that lies beside the lagoon, on request: caught tiles, the stack, and the colours. */
import { html, classes, earlier, useText } from "../../../web/ui/ui.js";
import { Legend, Picture } from "./lagoon/pictures.js";
import { tileLabel, tileWords } from "./tile-names.js";

/** @import { Facts } from "./facts.js" */
/** @import { Props } from "./turn.js" */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */

export function Sheet(/** @type {{ props: Props }} */ { props }) {
  const { facts } = props.view;
  const t = useText();
  return html`<details class="pescado-stack">
    <summary>${t("page-all-tiles")}</summary>
    <div class="pescado-sheet">
      ${props.names.map((name, seat) => html`<${Row} key=${seat} props=${props} name=${name} seat=${seat} />`)}
      <h4>${t("board-stack", { count: facts.stack.length })}</h4>
      ${facts.top?.length ? html`<p>${t("board-top", { tiles: tileWords(facts.top) })}</p>` : null}
      <ul class="pescado-won">
        ${facts.stack.map((tile) => html`<${Small} key=${tile} tile=${tile} />`)}
      </ul>
      <${Legend} />
    </div>
  </details>`;
}

/** The tiles in front of a player; those that can still be taken are ringed. */
function Row(/** @type {{ props: Props, name: string, seat: number }} */ { props, name, seat }) {
  const { facts } = props.view;
  const t = useText();
  const isOpen = (/** @type {string} */ tile) =>
    facts.prey.includes(tile) || facts.fresh.includes(tile);
  return html`<h4>${name}</h4>
    <ul class="pescado-won">
      ${facts.won[seat].map((tile) => html`<${Small} key=${tile} tile=${tile} isOpen=${isOpen(tile)} down=${facts.flipped.includes(tile)} changed=${!earlier(props, "won")[seat].includes(tile)} />`)}
    </ul>
    ${fingers(facts, seat, t)}`;
}

function Small(
  /** @type {{ tile: string, isOpen?: boolean, down?: boolean, changed?: boolean }} */ {
    tile,
    isOpen,
    down,
    changed,
  },
) {
  const t = useText();
  return html`<li class=${classes(isOpen && "open")}>
    <span class="visually-hidden">${tileLabel(t, tile)}</span
    ><${Picture} tile=${tile} down=${down} changed=${changed} />
  </li>`;
}

/** What a seat has claimed wrongly, or marked as far as it is seen. */
function fingers(/** @type {Facts} */ facts, /** @type {number} */ seat, /** @type {Text} */ t) {
  const tiles = (facts.marks ?? facts.claims)?.[seat];
  if (!tiles?.length) return null;
  const said = { seat, tiles: tileWords(tiles) };
  return html`<small>${t(facts.marks ? "board-marked" : "board-wrong", said)}</small>`;
}
