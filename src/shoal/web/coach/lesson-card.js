// @ts-check
/** What a step of a lesson says: what to do, and then what it did. */
import { classes, html, useEffect, useRef } from "../ui/html.js";
import { MessageText } from "../ui/message-text.js";
import { storage } from "../settings/storage.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */

export function LessonCard(
  /** @type {{ game: string, moment: Wire.LessonMoment, formatter: MessageFormatter, go: (step: number) => void }} */ {
    game,
    moment,
    formatter,
    go,
  },
) {
  const { t } = formatter;
  const { step, steps, done, result, mistake, moves } = moment;
  const isLast = step + 1 === steps;
  return html`<section
    class=${classes("lesson-card", done && "done")}
    data-step=${step}
    data-moves=${moves.length}
    aria-label=${t("learn-title")}
  >
    <div class="lesson-head">
      <b>${t("learn-step-of", { number: step + 1, last: steps })}</b>
      <${Dots} step=${step} steps=${steps} done=${Boolean(done)} />
    </div>
    <div aria-live="polite">
      <p class="lesson-text">
        <${MessageText} message=${result ?? moment.task} formatter=${formatter} />
      </p>
      ${mistake ? html`<p class="lesson-mistake"><${MessageText} message=${mistake} formatter=${formatter} /></p>` : null}
      ${done && isLast ? html`<p class="lesson-text"><b>${t("learn-over")}</b></p>` : null}
    </div>
    <div class="lesson-actions">
      ${
        step > 0 || moves.length || done
          ? html`<button
              type="button"
              class="button plain small"
              onClick=${() => go(moves.length ? step : step - 1)}
            >
              ${t(moves.length ? "learn-again" : "learn-back")}
            </button>`
          : null
      }
      ${done ? html`<${Next} key=${step} game=${game} isLast=${isLast} formatter=${formatter} next=${() => go(step + 1)} />` : null}
    </div>
  </section>`;
}

/** On to the next step, or to a game. */
function Next(
  /** @type {{ game: string, isLast: boolean, formatter: MessageFormatter, next: () => void }} */ {
    game,
    isLast,
    formatter,
    next,
  },
) {
  const { t } = formatter;
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  // What was pressed on the board is gone: Enter leads on.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (!isLast)
    return html`<button type="button" class="button filled" ref=${button} onClick=${next}>
      ${t("learn-next")}
    </button>`;
  const table = new URLSearchParams(location.search).get("table");
  const finish = () => storage.saveLessonStep(game, 0);
  return html`<a
    class="button filled"
    ref=${button}
    href=${table ? `/table/${table}` : `/new/${game}`}
    onClick=${finish}
    >${t(table ? "learn-to-table" : "learn-play")}</a
  >`;
}

/** How far the lesson is. */
function Dots(/** @type {{ step: number, steps: number, done: boolean }} */ { step, steps, done }) {
  return html`<span class="lesson-dots" aria-hidden="true"
    >${Array.from({ length: steps }, (_, place) => html`<i key=${place} class=${classes(place < step + Number(done) && "past", place === step && "here")}></i>`)}</span
  >`;
}
