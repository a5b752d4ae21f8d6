// @ts-check
/** The dice receipt: every throw of a game computed again in this browser. */
import { html, useEffect, useState } from "../../ui/html.js";
import { commitmentOf, wrongThrows } from "../../model/dice-verification.js";
import { request } from "../../net/api.js";
import { checkReceipt, ownSeats, verifyCommand } from "../../net/dice-commitment.js";
import { storage } from "../../net/storage.js";
import { words } from "../../ui/words.js";

/** @import * as Wire from "../../types.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { Verdict } from "../../net/dice-commitment.js" */

const say = words.receipt;

/** @typedef {{ receipt: Required<Wire.Receipt>, wrong: number[], verdict: Verdict }} Checked */

/** The receipt of a table, compared with itself and with what this browser kept. */
async function fetchChecked(
  /** @type {string} */ id,
  /** @type {Playing["credentials"]} */ credentials,
  /** @type {number[]} */ seats,
) {
  const answer = await request(`/tables/${id}/receipt`, credentials);
  const receipt = { throws: [], salts: [], ...answer };
  const commitment = commitmentOf(receipt.seed);
  const verdict = checkReceipt(storage.table(id), receipt, commitment, seats);
  return { receipt, wrong: wrongThrows(receipt), verdict };
}

/** The findings in sentences, and how serious they are. */
function summary(
  /** @type {Checked} */ { receipt, wrong, verdict },
  /** @type {string[]} */ names,
  /** @type {number[]} */ seats,
) {
  const { seed, salts } = verdict;
  const saltWords = {
    fits: say.salted(seats.length),
    broken: say.saltBroken(verdict.wrong.map((seat) => names[seat])),
    none: seats.length ? say.unsalted : say.watched,
  };
  const isBad = wrong.length > 0 || seed === "broken" || salts === "broken";
  const isUnsure = seed === "unseen" || (salts === "none" && seats.length > 0);
  return {
    mood: isBad ? "bad" : isUnsure ? "unsure" : "good",
    sentences: [
      wrong.length
        ? say.bad(wrong.length)
        : isBad
          ? ""
          : say.good(receipt.throws.length, !isUnsure),
      { fits: isBad ? "" : say.fits, broken: say.seedMismatch, unseen: say.unseen }[seed],
      isBad && salts === "fits" ? "" : saltWords[salts],
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** What this browser sent for a seat, beside the salt in the receipt. */
function sentText(/** @type {string} */ given, /** @type {string} */ salt) {
  return given === salt ? ` (${say.yours})` : ` (${say.sent(given || say.noSalt)})`;
}

/** Check the dice of a game that is over; null until that is done. */
function useChecked(
  /** @type {string} */ id,
  /** @type {Playing} */ live,
  /** @type {number[]} */ seats,
) {
  const [checked, setChecked] = useState(/** @type {Checked | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    fetchChecked(id, live.credentials, seats).then(setChecked, (failure) =>
      setError(failure.message),
    );
    // Once: a game that is over changes no more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return { checked, error };
}

/** A warning if the dice were not fair; shown without being asked for. */
export function ReceiptAlarm(
  /** @type {{ id: string, live: Playing, names: string[] }} */ { id, live, names },
) {
  const seats = seatsHere(id, live);
  const { checked, error } = useChecked(id, live, seats);
  if (error) return html`<p role="alert">${say.unchecked} ${error}</p>`;
  const { mood = "good", sentences = "" } = checked ? summary(checked, names, seats) : {};
  return mood === "bad" ? html`<p class="verdict bad" role="alert">${sentences}</p>` : null;
}

/** The seats of this browser. */
function seatsHere(/** @type {string} */ id, /** @type {Playing} */ live) {
  return ownSeats(storage.table(id), /** @type {Playing[]} */ (live.queue.lives));
}

export function Receipt(
  /** @type {{ id: string, live: Playing, names: string[] }} */ { id, live, names },
) {
  const seats = seatsHere(id, live);
  const { checked, error } = useChecked(id, live, seats);
  if (error) return html`<p role="alert">${error}</p>`;
  if (!checked) return html`<p role="status">${say.checking}</p>`;
  const { receipt, wrong } = checked;
  const unrecorded = live.table.result?.resigned ? receipt.seed : "";
  const { mood, sentences } = summary(checked, names, seats);
  const kept = storage.table(id);
  const saltOf = (/** @type {string} */ salt, /** @type {number} */ seat) =>
    `${names[seat]}: ${salt || say.noSalt}${seats.includes(seat) ? sentText(kept?.salts?.[seat] ?? "", salt) : ""}`;
  return html`<div class="receipt">
    <p class=${`verdict ${mood}`} role="status">${sentences}</p>
    <dl>
      <dt>${say.commitmentTitle} (${kept?.commitment ? say.kept : say.notSaved})</dt>
      <dd><code class="hash">${kept?.commitment || receipt.commitment}</code></dd>
      <dt>${say.seed}</dt>
      <dd><code class="hash">${receipt.seed}</code></dd>
      <dt>${say.salts}</dt>
      <dd class="hash">${receipt.salts.map(saltOf).join(" · ")}</dd>
      <dt>${say.elsewhere}</dt>
      <dd>
        <code class="hash"
          >${verifyCommand(`${live.table.game}-${id}.record`, kept, seats, unrecorded)}</code
        >
      </dd>
    </dl>
    <p class="muted">${say.how}</p>
    <ol class="throws">
      ${receipt.throws.map(
        (thrown, place) =>
          html`<li key=${place} class=${wrong.includes(place + 1) ? "bad" : ""}>
            <b>${say.resultNumber(place + 1)}</b> <code>${thrown.text}</code>${" "}
            <span class="cited"
              ><span class="muted">${say.outcomeOf(thrown.outcome, thrown.outcomes)}</span>${" "}
              <${Mark} good=${!wrong.includes(place + 1)}
            /></span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/** A tick or a cross. */
function Mark(/** @type {{ good: boolean }} */ { good }) {
  return html`<svg
    class="throw-mark"
    viewBox="0 0 16 16"
    role="img"
    aria-label=${good ? say.matchesCommitment : say.differsFromCommitment}
  >
    <path d=${good ? "M3 9L6.5 12.5L13 4" : "M4 4L12 12M12 4L4 12"} />
  </svg>`;
}
