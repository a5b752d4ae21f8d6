// @ts-check
/** Maul Again: the shark's dice, some of which can be rerolled. */
import { html, Button, classes, useChoice, useText } from "../../../../web/ui/ui.js";
import { named } from "../moves/move-names.js";
import { Die } from "../rail/fight.js";
import { Second } from "./deck.js";
import { bringsOf } from "./second-lines.js";

/** @import { BoardProps } from "../../../../web/ui/ui.js" */

export function Maul(
  /** @type {{ props: BoardProps, helpers: Record<string, any> }} */ { props, helpers },
) {
  const { view, play } = props;
  const t = useText();
  const [again, setAgain] = useChoice(view, /** @type {number[]} */ ([]));
  const move = `maul ${[...again].sort().join("")}`;
  const turn = (/** @type {number} */ die) =>
    setAgain(
      again.includes(die)
        ? again.filter((/** @type {number} */ one) => one !== die)
        : [...again, die],
    );
  return html`<span class="jaws-question">${t("page-maul-ask")}</span>
    ${view.facts.thrown.map(
      (/** @type {number} */ hits, /** @type {number} */ nth) =>
        html`<button
          type="button"
          key=${nth}
          class=${classes("jaws-throw highlighted", again.includes(nth + 1) && "on")}
          aria-pressed=${again.includes(nth + 1) ? "true" : "false"}
          aria-label=${t("page-die", { number: nth + 1, hits, again: Number(again.includes(nth + 1)) })}
          onClick=${() => turn(nth + 1)}
        >
          <${Die} hits=${hits} />
        </button>`,
    )}
    ${view.moves.includes(move) ? html`<${Button} filled press=${() => play(move)}>${named(t, move, props)}<${Second} text=${bringsOf(t, move, props, helpers)} /></${Button}>` : null}
    <${Button} plain press=${() => play("keep")}>${named(t, "keep", props)}<${Second} text=${bringsOf(t, "keep", props, helpers)} /></${Button}>`;
}
