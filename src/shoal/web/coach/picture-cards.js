// @ts-check
/** Three picture cards: the goal, a turn, how to score. All at once where there is room, one by one elsewhere. */
import { classes, html, useEffect, useState } from "../ui/html.js";
import { Modal } from "../ui/dialogs.js";
import { GameText } from "../ui/board/game-text.js";
import { keyIn } from "../model/messages/messages.js";

/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Text } from "../ui/board/game-text.js" */

export const CARDS = ["goal", "turn", "score"];

const WIDE = "(min-width: 56rem) and (min-height: 34rem)";

/** One card: its number, title, picture and sentence. */
export function Card(
  /** @type {{ name: string, picture: () => unknown, t: Text }} */ { name, picture, t },
) {
  const number = CARDS.indexOf(name) + 1;
  return html`<section class="coach-card" aria-labelledby=${`card-${name}`}>
    <h3 id=${`card-${name}`}>
      <span class="coach-number" aria-hidden="true">${number}</span>${t(keyIn("cards-name", name))}
    </h3>
    <div class="coach-picture"><${picture} /></div>
    <p>${t(keyIn("coach", name))}</p>
  </section>`;
}

/** All three cards in a row, as on the rules page. */
export function CardRow(
  /** @type {{ cards: (() => unknown)[], t: Text, only?: number }} */ { cards, t, only },
) {
  return html`<${GameText.Provider} value=${t}>
    <div class=${classes("coach-cards", only !== undefined && "single")}>
      ${CARDS.map((name, place) => (only === undefined || only === place ? html`<${Card} key=${name} name=${name} picture=${cards[place]} t=${t} />` : null))}
    </div>
  </${GameText.Provider}>`;
}

/**
 * @typedef {object} DialogProps
 * @property {(() => unknown)[]} cards the pictures
 * @property {string} title of the game
 * @property {number} lesson the number of steps of the game's lesson
 * @property {MessageFormatter} formatter
 * @property {() => void} start
 * @property {() => void} skip
 * @property {() => void} learn
 */

/** The cards before the first game. */
export function CardsDialog(/** @type {DialogProps} */ props) {
  const { cards, title, lesson, formatter, start, skip, learn } = props;
  const { t } = formatter;
  const isWide = useMedia(WIDE);
  const [place, setPlace] = useState(0);
  const isLast = isWide || place === CARDS.length - 1;
  return html`<${Modal} class="coach-dialog" label=${t("cards-title", { title })} close=${start}>
    <div class="coach-head">
      <h2>${t("cards-title", { title })}</h2>
      <p>${t("cards-first")}</p>
    </div>
    <${CardRow} cards=${cards} t=${t} only=${isWide ? undefined : place} />
    <div class="coach-actions">
      <button type="button" class="button plain" onClick=${skip}>${t("cards-skip")}</button>
      ${
        isLast && lesson
          ? html`<button type="button" class="button highlighted" onClick=${learn}>
              ${t("cards-lesson")}<small>${t("cards-lesson-steps", { count: lesson })}</small>
            </button>`
          : null
      }
      ${
        isLast
          ? html`<button type="button" class="button filled" autofocus onClick=${start}>
              ${t("cards-start")}<small>${t("cards-start-tips")}</small>
            </button>`
          : html`<button
              type="button"
              class="button filled"
              autofocus
              onClick=${() => setPlace(place + 1)}
            >
              ${t(keyIn("cards-next", CARDS[place + 1]))}
            </button>`
      }
    </div>
  </${Modal}>`;
}

/** Whether the screen is like this, as that changes. */
function useMedia(/** @type {string} */ query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setMatches(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}
