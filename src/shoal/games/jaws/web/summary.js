// @ts-check
/** Jaws in the goal bar and in the list of players: goal, round, and how far each side has come. */
import { html } from "../../../web/ui/html.js";
import { membersOf } from "./about.js";
import { memberWord } from "./moves/word-keys.js";
import { StuckBarrels, Teeth, trackLimit } from "./rail/shark-card.js";

/** @import { BoardProps, Text, View } from "../../../web/ui/ui.js" */
/** @import { Facts } from "./facts.js" */

const [SHARK, BARRELS] = [0, 2];

/** A player's score is how far their side is from winning the act. */
export function playerInfo(
  /** @type {BoardProps<any>} */ props,
  /** @type {number} */ seat,
  /** @type {Text} */ t,
) {
  const facts = /** @type {Facts} */ (props.view.facts);
  const [count, limit] = progress(facts, seat, props.options);
  const score = t("page-score", { count, limit });
  if (seat === SHARK) {
    const isIn1 = facts.act === 1;
    const left = isIn1 ? (facts.tokens?.length ?? facts.tokensleft ?? 0) : (facts.handsize ?? 0);
    return {
      score,
      fact: t(isIn1 ? "page-fact-shark-1" : "page-fact-shark-2", { count: left }),
      more: isIn1 ? html`<${Teeth} limit=${limit} eaten=${count} />` : null,
    };
  }
  const { own, shared } = membersOf(props.view.players, props.options.crew)[seat];
  const members = [...own, ...(shared ? [shared] : [])].map(memberWord);
  return {
    score,
    fact: t(facts.act === 1 ? "page-fact-crew-1" : "page-fact-crew-2", { members }),
    more: facts.act === 1 ? html`<${StuckBarrels} stuck=${count} />` : null,
  };
}

/** Swimmers eaten or boat spaces gone; barrels on the shark or its wounds. */
function progress(
  /** @type {Facts} */ facts,
  /** @type {number} */ seat,
  /** @type {Record<string, any>} */ options,
) {
  if (facts.act === 1)
    return seat === SHARK ? [facts.track, trackLimit(options)] : [facts.stuck ?? 0, BARRELS];
  const tiles = facts.tiles ?? [];
  if (seat === SHARK) return [tiles.filter((tile) => tile === 0).length, tiles.length];
  return [facts.hurt ?? 0, Number(options.shark_wounds)];
}

/** Act and round. */
export function roundText(/** @type {View<any>} */ { facts }, /** @type {Text} */ t) {
  return t("page-round", { act: facts.act, round: facts.round });
}

/** The goal differs by act and side; spectators read the crew's. */
export function goalKeys(
  /** @type {View<any>} */ view,
  /** @type {Record<string, any>} */ options = {},
) {
  const isShark = view.seat === SHARK;
  if (view.facts.act === 2)
    return isShark
      ? ["page-goal-shark-2", "page-goal-shark-2-short"]
      : ["page-goal-crew-2", "page-goal-crew-2-short"];
  if (options.acts === "act1")
    return isShark
      ? ["page-goal-shark-alone", "page-goal-shark-alone-short"]
      : ["page-goal-crew-alone", "page-goal-crew-alone-short"];
  return isShark
    ? ["page-goal-shark-1", "page-goal-shark-1-short"]
    : ["page-goal-crew-1", "page-goal-crew-1-short"];
}
