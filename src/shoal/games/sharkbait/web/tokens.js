// @ts-check
/** The token mat: what each token brings, and who has won it. */
import { html, Part, classes, earlier, useText } from "../../../web/ui/ui.js";
import { Sign } from "../../../web/ui/art.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */
/** @typedef {{ number: number, steps: number, bait: boolean }} Token with what it brings */

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

export function Tokens(/** @type {{ props: Props }} */ { props }) {
  const { facts } = props.view;
  const t = useText();
  return html`<${Part} title=${t("page-tokens")} class="sharkbait-tokens">
    <ul class="sharkbait-mat">${tokenTable(props.options.tokens).map(
      (token) =>
        html` <${TokenOnMat}
          key=${token.number}
          token=${token}
          facts=${facts}
          names=${props.names}
          changed=${ownerOf(facts, token.number) >= 0 && earlier(props, "mat").includes(token.number)}
        />`,
    )}</ul>
    <p class="sharkbait-note">${facts.hold.length ? t("page-hold", { tokens: facts.hold }) : t("page-hold-none")} · ${t("page-supply", { baits: facts.supply })}</p>
  </${Part}>`;
}

function TokenOnMat(
  /** @type {{ token: Token, facts: Facts, names: string[], changed?: boolean }} */ {
    token,
    facts,
    names,
    changed,
  },
) {
  const owner = ownerOf(facts, token.number);
  const held = facts.hold.includes(token.number);
  const offered = facts.phase === "prize" && facts.prize === token.number;
  const t = useText();
  return html`<li
    class=${classes("sharkbait-token", held && "held", offered && "offered", owner >= 0 && "won")}
  >
    <span class="visually-hidden">${tokenLabel(t, token, owner, held, offered)}</span>
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <circle class="disc" r="22" />
      ${changed ? html`<circle class="changed" r="19.5" />` : null}
      <text class="sharkbait-worth" y=${token.steps || token.bait ? 1 : 6}>${token.number}</text>
      <g transform="translate(0 12)">
        ${
          token.bait
            ? html`<path
                class="hook"
                transform=${`translate(${token.steps ? 13 : 4} -1)`}
                d="M0-6V2A3.5 3.5 0 0 1-7 2"
              />`
            : null
        }
        ${token.steps ? html`<text class="sharkbait-steps" x=${token.bait ? -5 : 0} y="4">+${token.steps}</text>` : null}
      </g>
      ${owner >= 0 ? html`<g transform="translate(14 -14) scale(0.8)"><${Sign} seat=${owner} name=${names[owner]} /></g>` : null}
    </svg>
  </li>`;
}

/** A token in words: what it brings, and where it is. */
function tokenLabel(
  /** @type {Text} */ t,
  /** @type {Token} */ { number, steps, bait },
  /** @type {number} */ owner,
  /** @type {boolean} */ held,
  /** @type {boolean} */ offered,
) {
  const token = { token: number, steps, bait: Number(bait) };
  if (owner >= 0)
    return t("page-token-won", { token: number, steps, bait: Number(bait), seat: owner });
  if (held) return t("page-token-out", token);
  return t(offered ? "page-token-offered" : "page-token", token);
}
