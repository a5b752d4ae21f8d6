// @ts-check
/** The board of Shark Tank: the tank, what a swim would bring, and the choices. */
import { html, classes, BoardArea, Deck, Facts, useState, useText } from "../../../web/ui/ui.js";
import { Consequence, DraftCard, Left, Sheet } from "./cards.js";
import { Choices, questionOf } from "./choices.js";
import { Fact, Fishes, OwnFish, Score } from "./collections.js";
import { Draft, isDrafting } from "./draft.js";
import { planOf, useHelpers, usePlan } from "./plan.js";
import { Tank } from "./tank/tank.js";

/** @import { BoardProps, Text, View } from "../../../web/ui/ui.js" */
/** @import { Facts as TankFacts } from "./facts.js" */

/** The board of a View. */
export function Board(/** @type {BoardProps} */ props) {
  const { view } = props;
  const t = useText();
  const facts = /** @type {TankFacts} */ (view.facts);
  const helpers = useHelpers(props);
  const { chosen, choose, plan } = usePlan(props, helpers);
  const [looked, look] = useState("");
  const isPreview = plan.route && looked && looked in plan.route.ends && !chosen.cell;
  const shown = isPreview
    ? planOf(view, helpers, { ...chosen, shark: plan.shark, choice: plan.choice, cell: looked })
    : plan;
  const drafting = isDrafting(facts);
  return html`<div class=${classes("sharktank", drafting && "drafting")}>
    <${BoardArea} label=${t("page-tank")}>
      ${drafting ? html`<${Draft} props=${props} />` : html`<${Tank} props=${props} helpers=${helpers} plan=${plan} choose=${choose} shown=${shown} preview=${look} />`}
    </${BoardArea}>
    <${Facts} label=${t("page-facts")} class=${classes(shown.moves.length > 0 && "has-plan")}>
      ${drafting ? html`<${DraftCard} facts=${facts} />` : null}
      <${Consequence} props=${props} helpers=${helpers} plan=${shown} />
      <${Sheet} props=${props} />
      <${OwnFish} props=${props} />
      <${Left} props=${props} />
    </${Facts}>
    <${Deck} label=${t("page-choices")} question=${questionOf(t, plan, chosen)}>
      <${Choices} props=${props} helpers=${helpers} plan=${plan} chosen=${chosen} choose=${choose} />
    </${Deck}>
  </div>`;
}

/** A player's row: the score, how many fish, and each of them. */
export function playerInfo(
  /** @type {BoardProps} */ props,
  /** @type {number} */ seat,
  /** @type {Text} */ t,
) {
  return {
    score: html`<${Score} props=${props} seat=${seat} t=${t} />`,
    fact: html`<${Fact} props=${props} seat=${seat} t=${t} />`,
    more: html`<${Fishes} props=${props} seat=${seat} t=${t} />`,
  };
}

/** How far the game is: the draft, how many fish are left, or the last round. */
export function roundText(/** @type {View<TankFacts>} */ { facts, over }, /** @type {Text} */ t) {
  if (over) return "";
  if (isDrafting(facts)) return t("page-round-draft");
  if (facts.last !== null) return t("page-round-last");
  return t("page-round-fish", { fish: facts.fish.flat().length });
}
