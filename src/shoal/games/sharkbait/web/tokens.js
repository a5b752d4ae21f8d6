// @ts-check
/** The token mat: tokens grouped by what they bring, and who has won them. */
import { classes, earlier, html, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";

/** @import { Facts } from "./facts.js" */
/** @import { Props } from "./scene.js" */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */
/** @typedef {{ number: number, steps: number, bait: boolean }} Token with what it brings */

const HOOK = "M2-8V2A4 4 0 0 1-6 2M-6 2L-7-1M-6 2L-3.5.5";

/** Whether a seat holds a token of this round: a 0 is token 0 once its turn is over. */
export function holdsToken(/** @type {Facts} */ { won, first, turn }, /** @type {number} */ seat) {
  const place = (/** @type {number} */ other) => (other - first + won.length) % won.length;
  return won[seat] > 0 || place(seat) < place(turn);
}

/** The seat that has won a token this round, -1 for none. */
function ownerOf(/** @type {Facts} */ facts, /** @type {number} */ token) {
  return facts.won.findIndex((number, seat) => number === token && holdsToken(facts, seat));
}

/** What each token brings, as the option `tokens` says: `9-11:2,4-5:1b`. */
export function tokenTable(/** @type {string} */ text) {
  /** @type {Token[]} */
  const tokens = [];
  for (const entry of text.split(",")) {
    const [numbers, worth] = entry.split(":");
    const [low, high = low] = numbers.split("-").map(Number);
    for (let number = low; number <= high; number++) {
      tokens.push({ number, steps: parseInt(worth), bait: worth.endsWith("b") });
    }
  }
  return tokens.sort((one, other) => one.number - other.number);
}

/** Neighbours that bring the same. */
function groupsOf(/** @type {Token[]} */ tokens) {
  /** @type {Token[][]} */
  const groups = [];
  for (const token of tokens) {
    const last = groups.at(-1)?.[0];
    if (last && last.steps === token.steps && last.bait === token.bait)
      groups[groups.length - 1].push(token);
    else groups.push([token]);
  }
  return groups;
}

export function Tokens(/** @type {{ props: Props, wins?: number }} */ { props, wins }) {
  const { facts } = props.view;
  const t = useText();
  return html`<div class="sharkbait-tokens">
    <h3>${t("page-tokens-move")}</h3>
    <ul class="sharkbait-mat">
      ${groupsOf(tokenTable(props.options.tokens)).map(
        (group) =>
          html`<li key=${group[0].number}>
            <ul>
              ${group.map(
                (token) =>
                  html`<${TokenOnMat}
                    key=${token.number}
                    token=${token}
                    props=${props}
                    isWon=${wins === token.number || (facts.phase === "prize" && facts.prize === token.number)}
                  />`,
              )}
            </ul>
            <span class="sharkbait-brings" aria-hidden="true"
              >${group[0].steps || !group[0].bait ? `+${group[0].steps}` : ""}${group[0].bait ? html`<${Hook} />` : null}</span
            >
          </li>`,
      )}
    </ul>
    <p class="sharkbait-legend muted">
      <span><i class="wins"></i>${t("page-legend-wins")}</span>
      <span><i class="out"></i>${t("page-legend-out")}</span>
      <span><${Hook} />${t("page-legend-bait", { baits: facts.supply })}</span>
    </p>
  </div>`;
}

/** A bait: a hook. */
export function Hook() {
  return html`<svg class="sharkbait-hook" viewBox="-9 -10 14 20" aria-hidden="true">
    <path d=${HOOK} />
  </svg>`;
}

function TokenOnMat(
  /** @type {{ token: Token, props: Props, isWon: boolean }} */ { token, props, isWon },
) {
  const { facts } = props.view;
  const { number } = token;
  const owner = ownerOf(facts, number);
  const isOut = facts.hold.includes(number);
  const isChanged = owner >= 0 && earlier(props, "mat").includes(number);
  const t = useText();
  return html`<li
    class=${classes("sharkbait-token", isOut && "held", isWon && "offered", owner >= 0 && "won")}
  >
    <span class="visually-hidden">${tokenLabel(t, token, owner, isOut, isWon)}</span>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      ${
        owner >= 0
          ? html`<g key="sign" transform="scale(1.7)"
              ><${Sign} seat=${owner} name=${props.names[owner]}
            /></g>`
          : html`<g key="disc" data-piece=${`token-${number}`}
              ><circle class="disc" r="20" /><text y="7">${number}</text></g
            >`
      }
      ${isWon ? html`<circle class="sharkbait-winning" r="21.5" />` : null}
      ${isChanged ? html`<circle class="changed" r="22" />` : null}
    </svg>
  </li>`;
}

/** A token in words: what it brings, and where it is. */
function tokenLabel(
  /** @type {Text} */ t,
  /** @type {Token} */ { number, steps, bait },
  /** @type {number} */ owner,
  /** @type {boolean} */ isOut,
  /** @type {boolean} */ isWon,
) {
  const token = { token: number, steps, bait: Number(bait) };
  if (owner >= 0)
    return t("page-token-won", { token: number, steps, bait: Number(bait), seat: owner });
  if (isOut) return t("page-token-out", token);
  return t(isWon ? "page-token-offered" : "page-token", token);
}
