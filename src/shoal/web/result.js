// @ts-check
/** After the game: who won and why, and what to do next. */
import { html, Sentence, useEffect, useRef, useState } from "./kit.js";
import { ask } from "./wire.js";
import { aboutOf, chanceOf } from "./about.js";
import { go } from "./app.js";
import { SignPicture } from "./art.js";
import { Drawer } from "./frame.js";
import { sitAgain } from "./opening.js";
import { Alarm, Receipt } from "./receipt.js";
import { spoken, winners } from "./seats.js";
import { words } from "./words.js";

/** @import { Playing } from "./live.js" */

const say = words.result;

export function Result(
  /** @type {{ id: string, live: Playing, names: string[], open: (rule: string) => void }} */ {
    id,
    live,
    names,
    open,
  },
) {
  const [checking, setChecking] = useState(false);
  const [no, setNo] = useState("");
  const { result, rematch } = live.table;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current) reveal(box.current);
  }, [result]);
  if (!result) return null;
  const chance = result.throws ? chanceOf(live.table) : "";
  // The house starts the new game when all who played are at the new table.
  const goOn = async (/** @type {string} */ table) => {
    try {
      await sitAgain(table, id);
      go(`/table/${table}`);
    } catch (wrong) {
      setNo(/** @type {Error} */ (wrong).message);
    }
  };
  const again = async (/** @type {boolean} */ swap) => {
    const told = await ask(`/tables/${id}/rematch`, { body: { swap }, ticket: live.key.ticket });
    await goOn(told.table);
  };
  return html`<section class="panel result" ref=${box} aria-label=${say.title}>
    <h2>${winners(result, names)}</h2>
    <div class="result-told" tabindex="0" role="group" aria-label=${say.ranking}>
      <ol class="ranking">
        ${result.ranking.map((/** @type {number[]} */ level, /** @type {number} */ place) =>
          level.map(
            (seat) =>
              html`<li key=${seat}>
                <span class="place"
                  >${say.place(1 + result.ranking.slice(0, place).flat().length)}</span
                ><${SignPicture} seat=${seat} name=${names[seat]} /><b
                  >${names[seat]}${seat === live.seat ? html` <small>${say.you}</small>` : null}</b
                ><span>${earned(live, place, result.scores[seat])}</span>
              </li>`,
          ),
        )}
      </ol>
      <p class="verdict-words">
        ${
          result.resigned
            ? say.resigned(names.filter((_, seat) => live.table.seats[seat].resigned))
            : html`<${Sentence} text=${spoken(result.verdict ?? "", names)} open=${open} />`
        }
      </p>
    </div>
    ${no ? html`<p role="alert">${no}</p>` : null}
    <${Alarm} id=${id} live=${live} names=${names} />
    ${rematch && live.seat !== null ? html`<p class="rematch-set" role="status">${say.rematchSet(names[live.table.rematch_by ?? -1] ?? "")}</p>` : null}
    <div class="actions">
      ${
        rematch
          ? html`<button type="button" class="act" onClick=${() => goOn(rematch)}>
              ${say.goRematch}
            </button>`
          : live.seat !== null
            ? html`<button type="button" class="act" onClick=${() => again(false)}>
                  ${say.rematch}</button
                ><button type="button" class="act plain" onClick=${() => again(true)}>
                  ${say.swap}
                </button>`
            : null
      }
      <a class="act plain" href=${`/replay/${id}`}>${say.replay}</a>
      ${chance ? html`<button type="button" class="act plain" onClick=${() => setChecking(true)}>${say.receipt[chance]}</button>` : null}
      <button type="button" class="act plain" onClick=${() => download(id, live)}>
        ${say.record}
      </button>
    </div>
    ${checking ? html`<${Drawer} title=${words.receipt.titles[chance]} close=${() => setChecking(false)}><${Receipt} id=${id} live=${live} names=${names} /></${Drawer}>` : null}
  </section>`;
}

/** Bring the card into sight: its head, where not all of it can be seen. */
function reveal(/** @type {HTMLElement} */ card) {
  const block = card.offsetHeight > 0.85 * innerHeight ? "start" : "nearest";
  card.scrollIntoView({ block });
}

/** What a seat has reached at its place: points, or that its side won. */
function earned(
  /** @type {Playing} */ live,
  /** @type {number} */ place,
  /** @type {number} */ score,
) {
  if (!aboutOf(live.table.game).unscored) return say.points(score);
  return place ? say.lost : say.won;
}

/** The record as a file. */
async function download(/** @type {string} */ id, /** @type {Playing} */ live) {
  const { text } = await ask(`/tables/${id}/record`, {
    ticket: live.key.ticket,
    invite: live.key.invite,
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${live.table.game}-${id}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
