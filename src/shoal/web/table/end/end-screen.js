// @ts-check
/** The end of a game over the whole screen: who won and by how much, the deciding moment, the scores, and what to do next. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../ui/html.js";
import { Drawer } from "../../ui/dialogs.js";
import { focusPrompt, isFocusLost } from "../../ui/hooks.js";
import { ErrorText } from "../../ui/error-text.js";
import { MessageText } from "../../ui/message-text.js";
import { chanceOf, hasSides } from "../../model/about-game.js";
import { mainMessages, readLog } from "../../model/log-entries.js";
import { keyIn } from "../../model/messages/messages.js";
import { resignedSeats, winners } from "../../model/table-text.js";
import { knownServerInfo, request } from "../../net/api.js";
import { loadStyle } from "../../net/game-parts.js";
import { Receipt, ReceiptAlarm } from "../result/dice-receipt.js";
import { rematchText, useAfterGame } from "../result/after-game.js";
import { EndScene } from "./end-scene.js";
import { ScoreSheet } from "./score-sheet.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import * as Wire from "../../types.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Playing } from "../../net/live-table.js" */

/**
 * @typedef {object} EndProps
 * @property {string} id of the table
 * @property {Playing} live
 * @property {string} title of the game
 * @property {string[]} names
 * @property {MessageFormatter} formatter
 * @property {(seat: number) => unknown} factOf what the board says of a player in a few words
 * @property {(rule: string) => void} open opens a rule
 * @property {() => void} close
 */

export function EndScreen(/** @type {EndProps} */ props) {
  const { id, live, names, formatter, close } = props;
  const result = /** @type {Wire.Result} */ (live.table.result);
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isStyled = useStyle();
  const moment = useDecidingMoment(id, live);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (isStyled && !opened?.open) opened?.showModal();
    return () => {
      opened?.close();
      if (isFocusLost()) focusPrompt();
    };
  }, [isStyled]);
  const [first] = result.ranking[0] ?? [];
  const isDraw = result.ranking.length === 1;
  const headline = result.headline ? formatter.text(result.headline) : winners(result, names);
  if (!isStyled) return null;
  return html`<dialog
    ref=${dialog}
    class="end result"
    style=${`--seat: var(${isDraw ? "--sea4" : `--seat${first % 8}`})`}
    aria-label=${t("result-title")}
    onClose=${close}
  >
    <${EndScene} seat=${isDraw ? null : first} name=${names[first]} />
    <div class="end-page">
      <header class="end-head">
        <p class="end-game">
          ${moment?.turns ? t("end-turns", { title: props.title, turns: moment.turns }) : props.title}
        </p>
        <h2>${headline}</h2>
      </header>
      <div class="end-cards" tabindex="0" role="group" aria-label=${t("result-ranking")}>
        <${Moment} moment=${moment} formatter=${formatter} open=${props.open} />
        <section class="end-card">
          <${ScoreSheet} live=${live} names=${names} factOf=${props.factOf} />
          <${Reason} ...${props} />
        </section>
        <${ReceiptAlarm} id=${id} live=${live} names=${names} />
      </div>
      <${NextSteps} ...${props} />
    </div>
  </dialog>`;
}

/** Fetch the styles of the end when it comes; true when they are there. */
function useStyle() {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    loadStyle("/web/styles/table/end.css").then(() => setThere(true));
  }, []);
  return isThere;
}

/** When the winners took the lead for good; null until the server has said. */
function useDecidingMoment(/** @type {string} */ id, /** @type {Playing} */ live) {
  const [moment, setMoment] = useState(/** @type {Wire.DecidingMoment | null} */ (null));
  useEffect(() => {
    request(`/tables/${id}/deciding-moment`, live.credentials).then(setMoment, () => null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a finished game does not change
  }, [id]);
  return moment;
}

function Moment(
  /** @type {{ moment: Wire.DecidingMoment | null, formatter: MessageFormatter, open: (rule: string) => void }} */ {
    moment,
    formatter,
    open,
  },
) {
  if (!moment?.entry) return null;
  const { turn, turns } = moment;
  return html`<section class="end-card end-moment">
    <h3>${t("end-moment", { turn, turns })}</h3>
    ${mainMessages(readLog([moment.entry])).map(
      (message, nth) =>
        html`<p key=${nth}>
          <${MessageText} message=${message} formatter=${formatter} open=${open} />
        </p>`,
    )}
  </section>`;
}

/** What decided the game, or who resigned. */
function Reason(/** @type {EndProps} */ { live, names, formatter, open }) {
  const result = /** @type {Wire.Result} */ (live.table.result);
  if (result.resigned)
    return html`<p class="end-reason">
      ${t("result-resigned", { seats: resignedSeats(live.table.seats) }, spectatorOf(names))}
    </p>`;
  if (!result.verdict) return null;
  return html`<p class="end-reason">
    <${MessageText} message=${result.verdict} formatter=${formatter} open=${open} />
  </p>`;
}

/** One big rematch, and everything else smaller. */
function NextSteps(/** @type {EndProps} */ { id, live, names, close }) {
  const [checking, setChecking] = useState(false);
  const after = useAfterGame(id, live);
  const { result, rematch, game, players } = live.table;
  const chance = result?.throws ? chanceOf(live.table) : "";
  const summary = knownServerInfo()?.games.find(({ name }) => name === game);
  const isTwoSided = players === 2 && hasSides(summary ?? {});
  const isSeated = live.seat !== null;
  return html`<footer class="end-next">
    ${after.error ? html`<p role="alert"><${ErrorText} failure=${after.error} /></p>` : null}
    ${rematch && isSeated ? html`<p class="rematch-set" role="status">${rematchText(live, names)}</p>` : null}
    ${
      rematch
        ? html`<button
            type="button"
            class="button filled end-rematch"
            autofocus
            onClick=${() => after.goToRematch(rematch)}
          >
            ${t("result-go-rematch")}
          </button>`
        : isSeated
          ? html`<button
              type="button"
              class="button filled end-rematch"
              autofocus
              onClick=${() => after.playAgain(false)}
            >
              ${t("result-rematch")}
            </button>`
          : null
    }
    <div class="end-quiet">
      <a class="button plain" href=${`/replay/${id}`}>${t("result-replay")}</a>
      <button type="button" class="button plain" onClick=${close}>${t("end-close")}</button>
      <a class="button plain" href="/">${t("home")}</a>
    </div>
    <div class="end-more">
      ${isSeated && !rematch ? html`<button type="button" class="button plain small" onClick=${() => after.playAgain(true)}>${isTwoSided ? t("result-rematch-swap") : t("result-rematch-rotate")}</button>` : null}
      ${chance ? html`<button type="button" class="button plain small" onClick=${() => setChecking(true)}>${t(keyIn("result-check", chance))}</button>` : null}
      <button type="button" class="button plain small" onClick=${after.download}>
        ${t("result-record")}
      </button>
    </div>
    ${checking ? html`<${Drawer} title=${t(keyIn("receipt-title", chance))} close=${() => setChecking(false)}><${Receipt} id=${id} live=${live} names=${names} /></${Drawer}>` : null}
  </footer>`;
}
