// @ts-check
/** The dice receipt: every throw of a game computed again in this browser. */
import { html, useEffect, useState } from "../../ui/html.js";
import { ErrorText } from "../../ui/error-text.js";
import { commitmentOf, wrongThrows } from "../../model/dice-verification.js";
import { request } from "../../net/api.js";
import { checkReceipt, ownSeats, verifyCommand } from "../../net/dice-commitment.js";
import { storage } from "../../settings/storage.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import * as Wire from "../../types.js" */
/** @import { Failure } from "../../ui/error-text.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { Verdict } from "../../net/dice-commitment.js" */

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
  const isBad = wrong.length > 0 || seed === "broken" || salts === "broken";
  const isUnsure = seed === "unseen" || (salts === "none" && seats.length > 0);
  return {
    mood: isBad ? "bad" : isUnsure ? "unsure" : "good",
    sentences: [
      wrong.length ? t("receipt-bad", { results: wrong.length }) : "",
      isBad
        ? ""
        : t(isUnsure ? "receipt-good-so-far" : "receipt-good", { results: receipt.throws.length }),
      seedText(seed, isBad),
      isBad && salts === "fits" ? "" : saltText(verdict, names, seats),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Whether the seed is the one that was promised. */
function seedText(/** @type {Verdict["seed"]} */ seed, /** @type {boolean} */ isBad) {
  if (seed === "fits") return isBad ? "" : t("receipt-fits");
  return t(seed === "broken" ? "receipt-mismatch" : "receipt-unseen");
}

/** Whether the players' random texts are the ones that they gave. */
function saltText(
  /** @type {Verdict} */ { salts, wrong },
  /** @type {string[]} */ names,
  /** @type {number[]} */ seats,
) {
  if (salts === "fits") return t("receipt-salted", { texts: seats.length });
  if (salts === "broken") return t("receipt-salt-broken", { seats: wrong }, spectatorOf(names));
  return t(seats.length ? "receipt-unsalted" : "receipt-watched");
}

/** The salt of a seat; with what this browser sent, if it is its own. */
function saltOf(
  /** @type {number} */ seat,
  /** @type {string} */ receipt,
  /** @type {string | null} */ given,
  /** @type {string[]} */ names,
) {
  const reader = spectatorOf(names);
  const salt = receipt || t("receipt-none");
  if (given === null) return t("receipt-salt", { seat, salt }, reader);
  if (given === receipt) return t("receipt-salt-yours", { seat, salt }, reader);
  return t("receipt-salt-sent", { seat, salt, sent: given || t("receipt-none") }, reader);
}

/** Check the dice of a game that is over; null until that is done. */
function useChecked(
  /** @type {string} */ id,
  /** @type {Playing} */ live,
  /** @type {number[]} */ seats,
) {
  const [checked, setChecked] = useState(/** @type {Checked | null} */ (null));
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  useEffect(() => {
    fetchChecked(id, live.credentials, seats).then(setChecked, setError);
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
  if (error)
    return html`<p role="alert">${t("receipt-unchecked")} <${ErrorText} failure=${error} /></p>`;
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
  if (error) return html`<p role="alert"><${ErrorText} failure=${error} /></p>`;
  if (!checked) return html`<p role="status">${t("receipt-checking")}</p>`;
  const { receipt, wrong } = checked;
  const unrecorded = live.table.result?.resigned ? receipt.seed : "";
  const { mood, sentences } = summary(checked, names, seats);
  const kept = storage.table(id);
  const given = (/** @type {number} */ seat) =>
    seats.includes(seat) ? (kept?.salts?.[seat] ?? "") : null;
  return html`<div class="receipt">
    <p class=${`verdict ${mood}`} role="status">${sentences}</p>
    <dl>
      <dt>${t(kept?.commitment ? "receipt-code-saved" : "receipt-code-not-saved")}</dt>
      <dd><code class="hash">${kept?.commitment || receipt.commitment}</code></dd>
      <dt>${t("receipt-seed")}</dt>
      <dd><code class="hash">${receipt.seed}</code></dd>
      <dt>${t("receipt-salts")}</dt>
      <dd class="hash">
        ${receipt.salts.map((salt, seat) => saltOf(seat, salt, given(seat), names)).join(" · ")}
      </dd>
      <dt>${t("receipt-elsewhere")}</dt>
      <dd>
        <code class="hash"
          >${verifyCommand(`${live.table.game}-${id}.record`, kept, seats, unrecorded)}</code
        >
      </dd>
    </dl>
    <p class="muted">${t("receipt-how")}</p>
    <ol class="throws">
      ${receipt.throws.map(
        (thrown, place) =>
          html`<li key=${place} class=${wrong.includes(place + 1) ? "bad" : ""}>
            <b>${t("receipt-result", { number: place + 1 })}</b> <code>${thrown.text}</code>${" "}
            <span class="cited"
              ><span class="muted"
                >${t("receipt-outcome", { outcome: thrown.outcome, outcomes: thrown.outcomes })}</span
              >${" "} <${Mark} good=${!wrong.includes(place + 1)}
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
    aria-label=${t(good ? "receipt-correct" : "receipt-wrong")}
  >
    <path d=${good ? "M3 9L6.5 12.5L13 4" : "M4 4L12 12M12 4L4 12"} />
  </svg>`;
}
