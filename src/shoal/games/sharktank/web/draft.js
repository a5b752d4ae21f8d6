// @ts-check
/** The draft: all fish with their numbers up, who has taken which, and which can be taken now. */
import { html, Spot, classes, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";
import { CELL } from "./tank/places.js";
import { Scenery } from "./tank/scenery.js";
import { numberOf, SUITS, SuitFish, suitWord, tokenName } from "./tank/suits.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Facts } from "./facts.js" */

/** In the order in which they are drafted; the rest swims in the tank afterwards. */
const VALUES = ["1", "2", "null", "3", "4", "5"];
const DRAFTED = 3;

/** Whether the fish that nobody has are still to be taken. */
export function isDrafting(/** @type {Facts} */ { phase }) {
  return phase === "tasty" || phase === "first" || phase === "draft";
}

/** The fish in rows by suit and columns by value. */
export function Draft(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  const edge = facts.side * CELL;
  const now = VALUES.indexOf(facts.drafting);
  const column = (/** @type {number} */ place) =>
    edge * (0.1 + 0.152 * place + (place < DRAFTED ? 0 : 0.04));
  return html`<svg
    class="tank drafting"
    viewBox=${`-10 -10 ${edge + 20} ${edge + 20}`}
    role="group"
    aria-label=${t("page-tank")}
  >
    <${Scenery} side=${facts.side} text="12" hasGrid=${false} />
    <g aria-hidden="true">
      ${now >= 0 ? html`<rect class="draft-now" x=${column(now) - 32} y=${edge * 0.04} width="64" height=${edge * 0.92} rx="14" />` : null}
      <path
        class="draft-line"
        d=${`M${(column(2) + column(3)) / 2} ${edge * 0.06}V${edge * 0.94}`}
      />
    </g>
    ${SUITS.flatMap((suit, row) =>
      VALUES.map((value, place) => {
        const at = `translate(${column(place)} ${edge * (0.14 + 0.24 * row)})`;
        return html`<${Fish}
          key=${suit + value}
          props=${props}
          suit=${suit}
          value=${value}
          at=${at}
          isNow=${place === now}
        />`;
      }),
    )}
  </svg>`;
}

function Fish(
  /** @type {{ props: BoardProps, suit: string, value: string, at: string, isNow: boolean }} */ {
    props,
    suit,
    value,
    at,
    isNow,
  },
) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  const token = `${value} ${suit}`;
  const owner = facts.drafted.findIndex((tokens) => tokens.includes(token));
  const canTake = isNow && props.view.moves.includes(`take ${suit}`);
  const label =
    owner < 0
      ? tokenName(t, token)
      : t("page-token-taken", { suit: suitWord(suit), value: numberOf(value), seat: owner });
  const drawn = html`<circle class=${classes(canTake ? "ring" : "no-ring", "shape")} r="30" />
    <g class=${classes(owner >= 0 && "taken")} transform="scale(1.250)"
      ><g transform="translate(1 0)"><${SuitFish} suit=${suit} /></g
      ><g class=${`value ${suit}`} transform="translate(13 9)"
        ><circle r="7.5" /><text y="4">${numberOf(value)}</text></g
      ></g
    >
    ${owner >= 0 ? html`<g transform="translate(0 1) scale(1.4)"><${Sign} seat=${owner} name=${props.names[owner]} /></g>` : null}`;
  if (!canTake)
    return html`<g
      role="img"
      aria-label=${label}
      transform=${at}
      class=${classes(owner < 0 && !isNow && "draft-later")}
      >${drawn}</g
    >`;
  return html`<${Spot} label=${label} highlighted press=${() => props.play(`take ${suit}`)} transform=${at}
    class=${classes("draft-fish", props.hinted === `take ${suit}` && "hinted")}>${drawn}</${Spot}>`;
}
