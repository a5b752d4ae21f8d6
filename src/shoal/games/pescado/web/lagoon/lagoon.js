// @ts-check
/** The lagoon with its six rafts, and the neighbour's fresh catch on the sand below. */
import { html, classes, earlier, keyIn, useRef, useText } from "../../../../web/ui/ui.js";
import { SignPicture } from "../../../../web/ui/art.js";
import { Cloth, Picture, Shore, SmallFish, Water } from "./pictures.js";
import { Sheet } from "../sheet.js";
import { slotsOf } from "./slots.js";
import { verbFor } from "../turn.js";
import { diceWords, tileLabel } from "../tile-names.js";

/** @import { Facts } from "../facts.js" */
/** @import { Props, Turn } from "../turn.js" */

/** @typedef {import("../../../../web/ui/ui.js").Text} Text */
/** @typedef {{ kind: "gain" | "needs" | "ends" | "marked" | "wrong", text: string, brief?: unknown }} Pill what a tile says */

export function Lagoon(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { facts } = props.view;
  const t = useText();
  const slots = useRef(/** @type {string[]} */ ([]));
  slots.current = slotsOf(slots.current, facts.pool);
  return html`<div class="pescado-pool" role="group" aria-label=${t("page-pool")}>
      <${Water} />
      ${slots.current.map(
        (tile, place) =>
          html`<div key=${place} class=${`pescado-raft at${place}`}>
            ${tile ? html`<${Tile} key=${tile} tile=${tile} props=${props} turn=${turn} />` : null}
          </div>`,
      )}
    </div>
    <${Shore} /><${Beach} props=${props} turn=${turn} />`;
}

/** What the player before took last: it can be stolen now. */
function Beach(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { facts, players } = props.view;
  const t = useText();
  const seat = facts.turn ?? 0;
  const other = (seat + players - 1) % players;
  const isOpen = facts.prey.length > 0;
  return html`<section class="pescado-beach">
    <${Cloth} />
    ${
      isOpen
        ? html`<div class="pescado-prey">
            <${SignPicture} seat=${other} name=${props.names[other]} />
            <h3 class="part-title">${t("page-prey", { seat, other })}</h3>
            <p class="pescado-safe">${t("page-prey-safe")}</p>
          </div>`
        : html`<p class="pescado-prey none">${t("page-prey-none")}</p>`
    }
    <div class="pescado-catch" style=${`--many: ${Math.max(3, facts.prey.length)}`}>
      ${facts.prey.map((tile) => html`<${Tile} key=${tile} tile=${tile} props=${props} turn=${turn} isPrey />`)}
    </div>
    <${Sheet} props=${props} />
  </section>`;
}

function Tile(
  /** @type {{ tile: string, props: Props, turn: Turn, isPrey?: boolean }} */ {
    tile,
    props,
    turn,
    isPrey = false,
  },
) {
  const { view, hinted } = props;
  const { facts, moves } = view;
  const t = useText();
  const verb = verbFor(moves, tile, turn.flipping);
  const down = facts.flipped.includes(tile);
  const label = tileLabel(t, tile, down);
  const pill = pillOf(tile, { facts, seat: view.seat, turn, verb, isPrey }, t);
  const isNew = !isPrey && !earlier(props, "pool").includes(tile);
  const isTurned = earlier(props, "flipped").includes(tile) !== down;
  const isHinted = hinted === `${verb} ${tile}` || (hinted === "take all" && verb === "take");
  const states = [down && "down", pill?.kind, pill?.kind === "marked" && "on", isHinted && "hint"];
  return html`<button
    type="button"
    class=${classes("pescado-tile", verb && "highlighted", ...states)}
    data-piece=${`tile-${tile}`}
    aria-disabled=${verb ? undefined : "true"}
    aria-label=${pill ? t("page-tile-says", { label, says: pill.text }) : label}
    onClick=${() => turn.press(tile)}
  >
    <${Picture} tile=${tile} down=${down} changed=${isNew || isTurned} />
    ${pill ? html`<span class="pescado-pill" aria-hidden="true"><span class="full">${pill.text}</span><span class="brief">${pill.brief ?? pill.text}</span></span>` : null}
  </button>`;
}

/** @returns {Pill | null} what a choice does with this tile */
function pillOf(
  /** @type {string} */ tile,
  /** @type {{ facts: Facts, seat: number | null, turn: Turn, verb?: string, isPrey: boolean }} */ {
    facts,
    seat,
    turn,
    verb,
    isPrey,
  },
  /** @type {Text} */ t,
) {
  const { worths, flip } = turn.helpers;
  const points = worths?.[tile] ?? 0;
  if (verb === "flip")
    return flip ? { kind: "ends", text: t(keyIn("page-ends", flip.ends[tile])) } : null;
  if (verb === "take" && points) {
    const text = t(isPrey ? "page-steal" : "page-take", { points });
    return { kind: "gain", text, brief: t("page-gain", { points }) };
  }
  if (facts.marks?.[seat ?? -1]?.includes(tile)) return { kind: "marked", text: t("page-marked") };
  if (facts.claims?.[seat ?? -1]?.includes(tile)) return { kind: "wrong", text: t("page-wrong") };
  const needs = turn.keeping?.needs[tile];
  if (needs === undefined || needs.length > 2) return null;
  if (!needs) return { kind: "needs", text: t("page-sure", { points }) };
  const text = t("page-needs", { dice: diceWords(needs), count: needs.length });
  const brief = html`<${SmallFish} letters=${needs} /> <b>${t("page-gain", { points })}</b>`;
  return { kind: "needs", text, brief };
}
