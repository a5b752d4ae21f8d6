// @ts-check
/** The dice receipt: every throw of a game computed again, here. */
import { html, useEffect, useState } from "./kit.js";
import { ask, memory } from "./wire.js";
import { commitmentOf, diceOf } from "./dice.js";
import { command, judge, seatsOf } from "./promise.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */
/** @import { Verdict } from "./promise.js" */

const say = words.receipt;

/** @typedef {{ receipt: Required<Wire.Receipt>, wrong: number[], verdict: Verdict }} Checked */

const MOST_OUTCOMES = Number.MAX_SAFE_INTEGER; // among more, no number would ever be a fair one

/** Which throws of a receipt are not what its seed and salts give. */
export function wrongThrows(/** @type {Required<Wire.Receipt>} */ receipt) {
  const throwDie = diceOf(receipt.seed, receipt.salts);
  return receipt.throws.flatMap(({ among, outcome }, place) => {
    const possible = Number.isInteger(among) && among > 0 && among <= MOST_OUTCOMES;
    return possible && throwDie(place + 1, among) === outcome ? [] : [place + 1];
  });
}

/** The receipt of a table, checked against itself and against what this browser kept. */
async function fetchChecked(
  /** @type {string} */ id,
  /** @type {Playing} */ live,
  /** @type {number[]} */ seats,
) {
  const key = { ticket: live.key.ticket, invite: live.key.invite };
  const receipt = { throws: [], salts: [], ...(await ask(`/tables/${id}/receipt`, key)) };
  const commitment = commitmentOf(receipt.seed);
  const verdict = judge(memory.table(id), receipt, commitment, seats);
  return { receipt, wrong: wrongThrows(receipt), verdict };
}

/** What was found, in sentences, and how bad it is. */
function told(
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
      wrong.length ? say.bad(wrong.length) : isBad ? "" : say.good(receipt.throws.length),
      { fits: isBad ? "" : say.fits, broken: say.fitsNot, unseen: say.unseen }[seed],
      isBad && salts === "fits" ? "" : saltWords[salts],
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** What this browser sent for a seat, beside the salt that stands there. */
function sent(/** @type {string} */ given, /** @type {string} */ salt) {
  return given === salt ? ` (${say.yours})` : ` (${say.sent(given || say.noSalt)})`;
}

/** Check the dice of a game that is over; null until that is done. */
function useChecked(
  /** @type {string} */ id,
  /** @type {Playing} */ live,
  /** @type {number[]} */ seats,
) {
  const [state, setState] = useState(/** @type {Checked | null} */ (null));
  const [no, setNo] = useState("");
  useEffect(() => {
    fetchChecked(id, live, seats).then(setState, (wrong) => setNo(wrong.message));
  }, [id]);
  return { state, no };
}

/** Says of itself when the dice were not fair: nobody should have to ask. */
export function Alarm(
  /** @type {{ id: string, live: Playing, names: string[] }} */ { id, live, names },
) {
  const seats = seatsOf(memory.table(id), live.pace.lines);
  const { state, no } = useChecked(id, live, seats);
  if (no) return html`<p role="alert">${say.unchecked} ${no}</p>`;
  const { mood = "good", sentences = "" } = state ? told(state, names, seats) : {};
  return mood === "bad" ? html`<p class="verdict bad" role="alert">${sentences}</p>` : null;
}

export function Receipt(
  /** @type {{ id: string, live: Playing, names: string[] }} */ { id, live, names },
) {
  const seats = seatsOf(memory.table(id), live.pace.lines);
  const { state, no } = useChecked(id, live, seats);
  if (no) return html`<p role="alert">${no}</p>`;
  if (!state) return html`<p role="status">${say.checking}</p>`;
  const { receipt, wrong } = state;
  const unrecorded = live.table.result?.resigned ? receipt.seed : "";
  const { mood, sentences } = told(state, names, seats);
  const kept = memory.table(id);
  const saltOf = (/** @type {string} */ salt, /** @type {number} */ seat) =>
    `${names[seat]}: ${salt || say.noSalt}${seats.includes(seat) ? sent(kept?.salts?.[seat] ?? "", salt) : ""}`;
  return html`<div class="receipt">
    <p class=${`verdict ${mood}`} role="status">${sentences}</p>
    <dl>
      <dt>${say.promised} (${kept?.commitment ? say.kept : say.unkept})</dt>
      <dd><code class="hash">${kept?.commitment || receipt.commitment}</code></dd>
      <dt>${say.seed}</dt>
      <dd><code class="hash">${receipt.seed}</code></dd>
      <dt>${say.salts}</dt>
      <dd class="hash">${receipt.salts.map(saltOf).join(" · ")}</dd>
      <dt>${say.elsewhere}</dt>
      <dd>
        <code class="hash"
          >${command(`${live.table.game}-${id}.record`, kept, seats, unrecorded)}</code
        >
      </dd>
    </dl>
    <p class="soft">${say.how}</p>
    <ol class="throws">
      ${receipt.throws.map(
        (fallen, place) =>
          html`<li key=${place} class=${wrong.includes(place + 1) ? "bad" : ""}>
            <b>${say.throw(place + 1)}</b> <code>${fallen.text}</code>${" "}
            <span class="cited"
              ><span class="soft">${say.among(fallen.outcome, fallen.among)}</span>${" "}
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
    aria-label=${good ? say.asPromised : say.notAsPromised}
  >
    <path d=${good ? "M3 9L6.5 12.5L13 4" : "M4 4L12 12M12 4L4 12"} />
  </svg>`;
}
