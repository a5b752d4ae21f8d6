// @ts-check
/** The choices of the deck: take, throw again, flip, stop. */
import { html, Button, argumentsOf, useText } from "../../../web/ui/ui.js";
import { diceWords } from "./tile-names.js";

/** @import { Props, Turn } from "./turn.js" */

export function Choices(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { view, play, hinted } = props;
  const { moves, facts } = view;
  const { flipping, setFlipping, helpers } = turn;
  const t = useText();
  const canFlip = argumentsOf(moves, "flip").length > 0;
  if (flipping && canFlip) return html`<${WhichFlip} props=${props} setFlipping=${setFlipping} />`;
  const many = argumentsOf(moves, "take").length - 1;
  return html`${moves.includes("take all") ? html`<${Button} press=${() => play("take all")} hinted=${hinted === "take all"}>${t("page-take-all", { count: many })}${helpers.all ? html`<small>${t("page-points-more", { points: helpers.all })}</small>` : null}</${Button}>` : null}
    <${ThrowAgain} props=${props} turn=${turn} />
    ${canFlip ? html`<${Button} press=${() => setFlipping(true)} hinted=${hinted?.startsWith("flip ")}>${helpers.flip ? t("page-flip", { tiles: helpers.flip.tiles }) : t("page-flip-some")}<small>${t("page-flip-brings")}</small></${Button}>` : null}
    ${moves.includes("done") ? html`<${Button} plain press=${() => play("done")} hinted=${hinted === "done"}>${t(facts.phase === "snatch" ? "move-done" : "move-stop")}</${Button}>` : null}
    ${moves.includes("seal") ? html`<${Button} press=${() => play("seal")} hinted=${hinted === "seal"}>${t("move-seal")}</${Button}>` : null}`;
}

/** Throws all dice but those that were chosen. */
function ThrowAgain(/** @type {{ props: Props, turn: Turn }} */ { props, turn }) {
  const { view, play, hinted } = props;
  const { facts, moves } = view;
  const { kept, letters, helpers } = turn;
  const t = useText();
  const keeping = `keep ${letters || "none"}`;
  if (!moves.includes(keeping)) return null;
  // The server knows; until its answer is there, all dice that can be seen are thrown.
  const thrown = helpers.keeps?.[letters]?.thrown ?? facts.dice.length - kept.length + facts.grey;
  return html`<${Button} press=${() => play(keeping)} hinted=${hinted === keeping}>
    ${t("page-throw", { count: kept.length, thrown })}<small>${kept.length ? t("page-keeping", { dice: diceWords(letters) }) : t("page-keeping-none")}</small>
  </${Button}>`;
}

/** A tile of the lagoon is to be pressed; if one is flipped already, undoing turns it back. */
function WhichFlip(
  /** @type {{ props: Props, setFlipping: (flipping: boolean) => void }} */ { props, setFlipping },
) {
  const t = useText();
  const isHalfway = props.view.facts.flips % 2 === 1;
  const back = isHalfway ? props.undo : () => setFlipping(false);
  return html`<span class="pescado-question">${t("page-flip-ask")}</span>
    ${back ? html`<${Button} back press=${back} />` : null}`;
}
