// @ts-check
/** The facts of Act 2: resurface cards, the attack, the shark, the crew and its gear. */
import { html, Facts, useText } from "../../../../web/ui/ui.js";
import { cardOf } from "../moves/places.js";
import { abilityWord } from "../moves/word-keys.js";
import { OrcaCrew } from "./crew-rows.js";
import { Fight } from "./fight.js";
import { gearInWords } from "./gear.js";
import { Options, cardText } from "./options.js";
import { OrcaShark } from "./shark-card.js";

/** @import { BoardProps } from "../../../../web/ui/ui.js" */
/** @import { Orca } from "../facts.js" */

/** Everything beside the boat; the resurface cards too where the board area has no room for them. */
export function OrcaRail(
  /** @type {{ props: BoardProps<Orca>, helpers: Record<string, any>, withOptions: boolean }} */ {
    props,
    helpers,
    withOptions,
  },
) {
  const t = useText();
  const { facts } = props.view;
  return html`<${Facts} label=${t("page-status")} class="jaws-facts act-2">
    <${OrcaShark} props=${props} />
    ${withOptions ? html`<${Options} props=${props} helpers=${helpers} />` : null}
    <${Fight} facts=${facts} />
    <${OrcaCrew} props=${props} />
    <${Piles} props=${props} />
  </${Facts}>`;
}

/** Gear that is to be divided or is gone, and the resurface cards that are left. */
function Piles(/** @type {{ props: BoardProps<Orca> }} */ { props }) {
  const t = useText();
  const { facts } = props.view;
  const { pool, discarded } = facts.gear;
  const inWords = (/** @type {string[]} */ pile) =>
    pile.map((name) => gearInWords(t, name, props.options.gear)).join(" · ");
  return html`<div class="jaws-piles">
    ${pool.length ? html`<p class="jaws-note">${t("page-pool", { cards: inWords(pool) })}</p>` : null}
    ${facts.chummed ? html`<p class="jaws-note">${t("board-chummed")}</p>` : null}
    <details class="jaws-more">
      <summary>${t("page-cards-left", { count: facts.deck.length })}</summary>
      <ul>
        ${facts.deck.map((number) => html`<li key=${number}>${cardText(t, cardOf(props.options.resurface, number))}</li>`)}
      </ul>
      ${facts.abilitiesgone.length ? html`<p>${t("board-abilities-gone", { abilities: facts.abilitiesgone.map(abilityWord) })}</p>` : null}
      ${discarded.length ? html`<p>${t("page-discarded", { cards: inWords(discarded) })}</p>` : null}
    </details>
  </div>`;
}
