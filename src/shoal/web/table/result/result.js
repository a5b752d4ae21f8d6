// @ts-check
/** After the game: the ranking, and what to do next. */
import { html, useEffect, useRef, useState } from "../../ui/html.js";
import { MessageText } from "../../ui/message-text.js";
import { knownServerInfo, request } from "../../net/api.js";
import { aboutOf, chanceOf, hasSides } from "../../model/game-wording.js";
import { go } from "../../app.js";
import { SignPicture } from "../../ui/art.js";
import { Drawer } from "../../ui/dialogs.js";
import { ErrorText } from "../../ui/error-text.js";
import { keyIn } from "../../model/messages/messages.js";
import { joinRematch } from "../../net/create-table.js";
import { Receipt, ReceiptAlarm } from "./dice-receipt.js";
import { resignedSeats, winners } from "../../model/table-text.js";
import { formatNumber, spectatorOf, t } from "../../model/messages/page-text.js";

/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Failure } from "../../ui/error-text.js" */
/** @import { Playing } from "../../net/live-table.js" */

const MAX_SHARE = 0.85; // of the screen's height; a taller card is shown from its top

export function Result(
  /** @type {{ id: string, live: Playing, names: string[], formatter: MessageFormatter, open: (rule: string) => void }} */ {
    id,
    live,
    names,
    formatter,
    open,
  },
) {
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const { result, rematch } = live.table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current) reveal(box.current);
  }, [result]);
  if (!result) return null;
  const chance = result.throws ? chanceOf(live.table) : "";
  const summary = knownServerInfo()?.games.find(({ name }) => name === live.table.game);
  const isTwoSided = live.table.players === 2 && hasSides(summary ?? {});
  // The server starts the new game when everybody has joined.
  const goToRematch = async (/** @type {string} */ table) => {
    try {
      await joinRematch(table, id);
      go(`/table/${table}`);
    } catch (failure) {
      setError(/** @type {Error} */ (failure));
    }
  };
  const playAgain = async (/** @type {boolean} */ swap) => {
    const { ticket } = live.credentials;
    const rematch = await request(`/tables/${id}/rematch`, { body: { swap }, ticket });
    await goToRematch(rematch.table);
  };
  return html`<section class="panel result" ref=${box} aria-label=${t("result-title")}>
    <h2>${winners(result, names)}</h2>
    <div class="result-details" tabindex="0" role="group" aria-label=${t("result-ranking")}>
      <ol class="ranking">
        ${result.ranking.map((/** @type {number[]} */ level, /** @type {number} */ place) =>
          level.map(
            (seat) =>
              html`<li key=${seat}>
                <span class="place"
                  >${t("result-place", { place: 1 + result.ranking.slice(0, place).flat().length })}</span
                ><${SignPicture} seat=${seat} name=${names[seat]} /><b
                  >${names[seat]}${seat === live.seat ? html` <small>${t("result-you")}</small>` : null}</b
                ><span>${scoreText(live, place, result.scores[seat])}</span>
              </li>`,
          ),
        )}
      </ol>
      <p class="result-reason">
        ${
          result.resigned
            ? t("result-resigned", { seats: resignedSeats(live.table.seats) }, spectatorOf(names))
            : result.verdict
              ? html`<${MessageText}
                  message=${result.verdict}
                  formatter=${formatter}
                  open=${open}
                />`
              : null
        }
      </p>
    </div>
    ${error ? html`<p role="alert"><${ErrorText} failure=${error} /></p>` : null}
    <${ReceiptAlarm} id=${id} live=${live} names=${names} />
    ${rematch && live.seat !== null ? html`<p class="rematch-set" role="status">${rematchText(live, names)}</p>` : null}
    <div class="actions">
      ${
        rematch
          ? html`<button type="button" class="button" onClick=${() => goToRematch(rematch)}>
              ${t("result-go-rematch")}
            </button>`
          : live.seat !== null
            ? html`<button type="button" class="button" onClick=${() => playAgain(false)}>
                  ${t("result-rematch")}</button
                ><button type="button" class="button plain" onClick=${() => playAgain(true)}>
                  ${isTwoSided ? t("result-rematch-swap") : t("result-rematch-rotate")}
                </button>`
            : null
      }
      <a class="button plain" href=${`/replay/${id}`}>${t("result-replay")}</a>
      ${chance ? html`<button type="button" class="button plain" onClick=${() => setChecking(true)}>${t(keyIn("result-check", chance))}</button>` : null}
      <button type="button" class="button plain" onClick=${() => download(id, live)}>
        ${t("result-record")}
      </button>
    </div>
    ${checking ? html`<${Drawer} title=${t(keyIn("receipt-title", chance))} close=${() => setChecking(false)}><${Receipt} id=${id} live=${live} names=${names} /></${Drawer}>` : null}
  </section>`;
}

/** Scroll to the card; to its top where it does not fit on the screen. */
function reveal(/** @type {HTMLElement} */ card) {
  const block = card.offsetHeight > MAX_SHARE * innerHeight ? "start" : "nearest";
  card.scrollIntoView({ block });
}

/** Who wants a rematch. */
function rematchText(/** @type {Playing} */ { table }, /** @type {string[]} */ names) {
  const seat = table.rematch_by ?? -1;
  return seat in names
    ? t("result-rematch-set", { seat }, spectatorOf(names))
    : t("result-rematch-set-by-host");
}

/** The score of a seat, or whether its side won. */
function scoreText(
  /** @type {Playing} */ live,
  /** @type {number} */ place,
  /** @type {number} */ score,
) {
  if (!aboutOf(live.table.game).unscored) return formatNumber(score);
  return t(place ? "result-lost" : "result-won");
}

/** Save the record as a file. */
async function download(/** @type {string} */ id, /** @type {Playing} */ live) {
  const { text } = await request(`/tables/${id}/record`, live.credentials);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${live.table.game}-${id}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
