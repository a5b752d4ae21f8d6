// @ts-check
/** The shark, as everybody sees it: how far it has come, and what is on it. */
import { html, classes, keyIn, useText } from "../../../../web/ui/ui.js";
import { Barrel } from "../pieces/pieces.js";
import { abilityWord, gearWord, tokenWord, wordText } from "../moves/word-keys.js";

/** @import { BoardProps } from "../../../../web/ui/ui.js" */
/** @import { Amity, Orca } from "../facts.js" */

const BARRELS = 2;

/** The swimmers that end Act 1; the server knows best. */
export const trackLimit = (/** @type {Record<string, any>} */ options) =>
  options.acts === "act1" ? 7 : 9;

const slots = (/** @type {number} */ n) => Array.from({ length: n }, (_, nth) => nth + 1);

/** Act 1: swimmers eaten, barrels on it, power tokens. */
export function AmityShark(/** @type {{ props: BoardProps<Amity> }} */ { props }) {
  const t = useText();
  const { facts } = props.view;
  const was = props.before?.facts.act === 1 ? props.before.facts : facts;
  const limit = trackLimit(props.options);
  const secret = (facts.bites ?? []).reduce((sum, n) => sum + n, 2 * (facts.michaelbite ?? 0));
  return html`<section
    class="jaws-shark jaws-tracks"
    aria-label=${t("page-shark-title", { seat: 0 })}
  >
    <p class="shark-line">
      <b>${t("page-shark-title", { seat: 0 })}</b>
      <small
        >${t("page-tokens-left", { count: facts.tokens?.length ?? facts.tokensleft })}${facts.played ? html` · ${t("page-token-played")}` : null}</small
      >
    </p>
    <p>
      <span>${t("page-eaten-of", { count: facts.track, limit })}</span>
      <${Teeth} limit=${limit} eaten=${facts.track} secret=${secret} was=${was.track} />
    </p>
    <p>
      <span>${t("page-on-shark", { count: facts.stuck, limit: BARRELS })}</span>
      <${StuckBarrels} stuck=${facts.stuck} />
    </p>
  </section>`;
}

/** The swimmers eaten, as teeth; `was` before the last change. */
export function Teeth(
  /** @type {{ limit: number, eaten: number, secret?: number, was?: number }} */ {
    limit,
    eaten,
    secret = 0,
    was = eaten,
  },
) {
  const kindOf = (/** @type {number} */ n) =>
    n <= eaten ? "full" : n <= eaten + secret ? "secret" : "";
  return html`<span class="jaws-teeth" aria-hidden="true"
    >${slots(limit).map((n) => html`<${Tooth} key=${n} kind=${kindOf(n)} isNew=${n <= eaten && n > was} />`)}</span
  >`;
}

/** The barrels on the shark. */
export function StuckBarrels(/** @type {{ stuck: number }} */ { stuck }) {
  return html`<span class="jaws-teeth" aria-hidden="true"
    >${slots(BARRELS).map((n) => html`<svg key=${n} viewBox="-13 -12 26 24">${n <= stuck ? html`<${Barrel} />` : html`<rect class="no-barrel" x="-10" y="-10" width="20" height="20" rx="4" />`}</svg>`)}</span
  >`;
}

function Tooth(/** @type {{ kind: string, isNew: boolean }} */ { kind, isNew }) {
  return html`<svg class=${classes("tooth", kind, isNew && "new")} viewBox="-12 -12 24 24">
    <path d="M-10-10Q0-6 10-10Q9 4 0 11Q-9 4-10-10Z" />
    ${kind ? html`<path class="bite" d="M-4-3L4 4M4-3L-4 4" />` : null}
  </svg>`;
}

/** Act 2: wounds, gear attached to it, ability cards. */
export function OrcaShark(/** @type {{ props: BoardProps<Orca> }} */ { props }) {
  const t = useText();
  const { facts } = props.view;
  const limit = Number(props.options.shark_wounds);
  const before = props.before?.facts.hurt ?? facts.hurt;
  return html`<section class="jaws-shark" aria-label=${t("page-shark-title", { seat: 0 })}>
    <p class="shark-line">
      <b>${t("page-shark-title", { seat: 0 })}</b>
      <small>${t("page-hand-size", { cards: facts.handsize, under: facts.cardplayed })}</small>
      <span class="shark-score">${t("page-wounds-of", { count: facts.hurt, limit })}</span>
    </p>
    <p class="jaws-wounds" aria-hidden="true">
      ${slots(limit).map((n) => html`<i key=${n} class=${classes(n <= facts.hurt && "full", n <= facts.hurt && n > before && "new")}></i>`)}
    </p>
    <p class="jaws-chips">
      ${facts.gear.attached.map((name, nth) => html`<span key=${name + nth} class="jaws-chip">${t("page-attached", { gear: gearWord(t, name) })}</span>`)}
      ${facts.ability && facts.ability !== "-" ? html`<span class="jaws-chip new"><b>${wordText(t, abilityWord(facts.ability))}</b> <small>${t(keyIn("ability-text", facts.ability))}</small></span>` : null}
    </p>
    ${facts.hand && facts.phase !== "ability" ? html`<p class="jaws-chips" role="group" aria-label=${t("page-hand")}>${facts.hand.map((card, nth) => html`<span key=${card + nth} class="jaws-chip">${wordText(t, abilityWord(card))}</span>`)}</p>` : null}
  </section>`;
}

/** The shark's power tokens, for its own player; those that are gone keep their place. */
export function Tokens(/** @type {{ facts: Required<Amity> }} */ { facts }) {
  const t = useText();
  if (facts.phase === "token") return null;
  return html`<ul class="jaws-chips jaws-tokens" aria-label=${t("page-pad-tokens")}>
    ${["frenzy", "evasive", "sight", "burst"].map((token) => html`<li key=${token} class=${classes("jaws-chip", facts.token === token && "on", !facts.tokens.includes(token) && facts.token !== token && "gone")} title=${t(keyIn("token-text", token))}>${wordText(t, tokenWord(token))}</li>`)}
  </ul>`;
}
