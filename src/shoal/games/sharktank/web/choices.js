// @ts-check
/** The choices of the player to move: a fish of the draft, a shark, what to spend, where to stop, and to swim. */
import { html, Button, argumentsOf, keyIn, useText } from "../../../web/ui/ui.js";
import { changeOf } from "./pill.js";
import { cellsOf } from "./tank/places.js";
import { freeMeals, mealAt, outcomeOf, spendsOf, tilesFor } from "./plan.js";
import { BadgePicture, suitWord, Token, tokenName } from "./tank/suits.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Chosen, Helpers, Plan } from "./plan.js" */
/** @import { Facts } from "./facts.js" */

/**
 * @typedef {object} ChoiceProps
 * @property {BoardProps} props
 * @property {Helpers} helpers
 * @property {Plan} plan
 * @property {Chosen} chosen
 * @property {(chosen: Chosen) => void} choose
 */

/** What is asked while a plan is made; empty where the server's question says it. */
export function questionOf(
  /** @type {Text} */ t,
  /** @type {Plan} */ { shark, route, cell, choice, isOwn },
  /** @type {Chosen} */ { isOff, isSpending },
) {
  if (isSpending) return t("page-ask-spend");
  if (cell)
    return html`${t("page-ask-swim")} <small class="tank-note">${t("page-not-final")}</small>`;
  if (choice.startsWith("spend null")) return t("page-ask-roll");
  if (!route || !(isOwn || isOff || /^spend \d/.test(choice))) return "";
  return t(isOff ? "page-ask-other" : "page-ask-place", {
    suit: suitWord(shark),
    tiles: route.tiles,
  });
}

export function Choices(/** @type {ChoiceProps} */ all) {
  const { props, helpers, plan, chosen } = all;
  const { moves } = props.view;
  if (!moves.length) return null;
  if (argumentsOf(moves, "take").length) return html`<${Takes} ...${all} />`;
  if (!helpers.routes) return html`<${PlainMoves} props=${props} />`;
  if (!plan.shark) return html`<${Sharks} ...${all} />`;
  if (chosen.isSpending) return html`<${Spends} ...${all} />`;
  return html`<${Extras} ...${all} />
    ${plan.tile ? html`<${Cells} ...${all} />` : null}
    <${Commit} ...${all} />`;
}

/** The fish of the draft. */
function Takes(/** @type {ChoiceProps} */ { props, helpers }) {
  const t = useText();
  const { drafting } = /** @type {Facts} */ (props.view.facts);
  const takes = argumentsOf(props.view.moves, "take").map((suit) => {
    const outcome = helpers.takes?.[suit];
    return html`<${Button} key=${suit} class="with-picture" hinted=${props.hinted === `take ${suit}`} press=${() => props.play(`take ${suit}`)}>
      <${Token} token=${`${drafting} ${suit}`} /><span aria-hidden="true">${tokenName(t, `${drafting} ${suit}`)}${outcome ? html`<small>${changeOf(t, outcome)}</small>` : null}</span>
    </${Button}>`;
  });
  return html`<div class="tank-four">${takes}</div>`;
}

/** Moves one by one, while the server has not said where they lead. */
function PlainMoves(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const { moves } = props.view;
  const spends = argumentsOf(moves, "spend").map(
    (token) =>
      html`<${Button} key=${token} press=${() => props.play(`spend ${token}`)}>${token === "nothing" ? t("move-keep") : tokenName(t, token)}</${Button}>`,
  );
  const extras = argumentsOf(moves, "extra").map(
    (tiles) =>
      html`<${Button} key=${tiles} press=${() => props.play(`extra ${tiles}`)}>${t("move-extra", { tiles: Number(tiles) })}</${Button}>`,
  );
  return [...spends, ...extras];
}

/** The sharks, each with what it can eat without spending a fish. */
function Sharks(/** @type {ChoiceProps} */ { props, helpers, plan, choose }) {
  const t = useText();
  const meals = freeMeals(helpers, plan);
  const sharks = argumentsOf(props.view.moves, "shark").map((suit) => {
    const meal = meals
      .filter((one) => one.shark === suit)
      .reduce(
        (best, one) => (best && best.eaten >= one.eaten ? best : one),
        /** @type {any} */ (null),
      );
    const outcome = meal && outcomeOf(helpers, suit, meal.choice, meal.eaten);
    return html`<${Button} key=${suit} class="with-picture" hinted=${props.hinted === `shark ${suit}`} press=${() => choose({ shark: suit })}>
      <${BadgePicture} suit=${suit} /><span>${t("page-shark-name", { suit: suitWord(suit) })}<small>${outcome ? changeOf(t, outcome) : t("page-no-meal")}</small></span>
    </${Button}>`;
  });
  return html`<div class="tank-four">${sharks}</div>`;
}

/** How many of the rolled tiles to use. */
function Extras(/** @type {ChoiceProps} */ { props, plan, choose }) {
  const t = useText();
  return argumentsOf(props.view.moves, "extra").map(
    (tiles) =>
      html`<${Button} key=${`extra${tiles}`} on=${plan.choice === `extra ${tiles}`} press=${() => choose({ choice: `extra ${tiles}` })}>${t("move-extra", { tiles: Number(tiles) })}</${Button}>`,
  );
}

const CORNERS = ["upper-left", "upper-right", "lower-left", "lower-right"];

/** The four cells of the last tile, as large buttons where the drawing is small. */
function Cells(/** @type {ChoiceProps} */ { helpers, plan, chosen, choose }) {
  const t = useText();
  return html`<div class="tank-cells">
    ${cellsOf(plan.tile).map((cell, corner) => {
      const eaten = mealAt(plan, cell).length;
      const outcome = outcomeOf(helpers, plan.shark, plan.choice, eaten);
      const fish =
        eaten && outcome
          ? t("page-cell-eats", { fish: eaten, change: changeOf(t, outcome) })
          : t("page-cell-empty");
      return html`<${Button} key=${cell} on=${plan.cell === cell} press=${() => choose({ ...chosen, shark: plan.shark, choice: plan.choice, cell, tile: plan.tile })}>
        ${eaten ? html`<${Token} token=${`? ${plan.shark}`} />` : html`<i class="tank-nobody"></i>`}<span>${t(keyIn("corner", CORNERS[corner]))}<small>${fish}</small></span>
      </${Button}>`;
    })}
  </div>`;
}

/** Choose again, spend a fish, swim. */
function Commit(/** @type {ChoiceProps} */ { props, helpers, plan, chosen, choose }) {
  const t = useText();
  const spends = spendsOf(helpers, plan.shark);
  const outcome = outcomeOf(helpers, plan.shark, plan.choice, mealAt(plan, plan.cell).length);
  const isRoll = !plan.cell && plan.moves.length > 0;
  const hasChosen = plan.isOwn || chosen.cell || chosen.choice;
  const change =
    plan.moves.length && outcome?.points.some(Boolean)
      ? html`<small>${changeOf(t, outcome)}</small>`
      : null;
  return html`<div class="tank-commit">
    ${hasChosen ? html`<${Button} plain press=${() => choose(chosen.cell ? { shark: chosen.shark, choice: chosen.choice } : {})}>${t("page-again")}</${Button}>` : null}
    ${spends.length ? html`<${Button} on=${/^spend (?!nothing)/.test(plan.choice) || undefined} press=${() => choose({ shark: plan.shark, isSpending: true })}><span>${t("page-spend-open")}<small>${spentText(t, helpers, plan, spends)}</small></span></${Button}>` : null}
    <${Button} filled disabled=${!plan.moves.length} press=${() => props.playAll(plan.moves)}><span>${t(isRoll ? "page-roll" : "page-swim-now")}${change}</span></${Button}>
  </div>`;
}

/** Which fish is spent, or how far one of them would bring the shark. */
function spentText(
  /** @type {Text} */ t,
  /** @type {Helpers} */ helpers,
  /** @type {Plan} */ plan,
  /** @type {string[]} */ spends,
) {
  if (spends.includes(plan.choice)) return tokenName(t, plan.choice.slice(6));
  const free = tilesFor(helpers, plan.shark, "spend nothing") ?? 0;
  const further = spends
    .map((choice) => (tilesFor(helpers, plan.shark, choice) ?? free) - free)
    .filter((tiles) => tiles > 0);
  if (!further.length) return t("page-roll-only");
  const [low, tiles] = [Math.min(...further), Math.max(...further)];
  return t("page-further", { low: low === tiles ? 0 : low, tiles });
}

/** The fish that can be spent, each with how far the shark swims then and what that costs. */
function Spends(/** @type {ChoiceProps} */ { helpers, plan, choose }) {
  const t = useText();
  const { shark } = plan;
  return html`<div class="tank-spends">
    ${spendsOf(helpers, shark).map((choice) => {
      const outcome = outcomeOf(helpers, shark, choice, 0);
      const tiles = tilesFor(helpers, shark, choice);
      return html`<${Button} key=${choice} press=${() => choose({ shark, choice })}>
        <span><${Token} token=${choice.slice(6)} />${tiles ? t("page-spend-tiles", { tiles }) : t("page-spend-roll")}<small>${outcome ? changeOf(t, outcome) : null}</small></span>
      </${Button}>`;
    })}
    <${Button} back press=${() => choose({ shark })} />
  </div>`;
}
