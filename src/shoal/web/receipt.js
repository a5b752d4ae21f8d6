// @ts-check
/** The dice receipt: every throw of a game computed again, here. */
import { html, useEffect, useState } from "./kit.js";
import { ask, memory } from "./wire.js";
import { commitmentOf, diceOf } from "./dice.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */

const say = words.receipt;

/** @typedef {{ receipt: Required<Wire.Receipt>, fits: boolean, wrong: number[] }} Checked */

/** Check a receipt: which throws are not as promised, and whether the seed is. */
export async function check(
  /** @type {Required<Wire.Receipt>} */ receipt,
  /** @type {string} */ promised,
) {
  const throwDie = await diceOf(receipt.seed, receipt.salts);
  const wrong = [];
  for (const [place, fallen] of receipt.throws.entries()) {
    if ((await throwDie(place + 1, fallen.among)) !== fallen.outcome) wrong.push(place + 1);
  }
  return { fits: (await commitmentOf(receipt.seed)) === promised, wrong };
}

export function Receipt(
  /** @type {{ id: string, live: Playing, names: string[] }} */ { id, live, names },
) {
  const [state, setState] = useState(/** @type {Checked | null} */ (null));
  const [no, setNo] = useState("");
  const remembered = memory.table(id)?.commitment || live.table.commitment;
  useEffect(() => {
    ask(`/tables/${id}/receipt`, { ticket: live.key.ticket, invite: live.key.invite })
      .then(async (receipt) =>
        setState({
          receipt: { throws: [], salts: [], ...receipt },
          ...(await check({ throws: [], salts: [], ...receipt }, remembered)),
        }),
      )
      .catch((wrong) => setNo(wrong.message));
  }, [id]);
  if (no) return html`<p role="alert">${no}</p>`;
  if (!state) return html`<p role="status">${say.checking}</p>`;
  const { receipt, fits, wrong } = state;
  return html`<div class="receipt">
    <p class=${wrong.length || !fits ? "verdict bad" : "verdict good"} role="status">
      ${wrong.length ? say.bad(wrong.length) : say.good(receipt.throws.length)}${" "}
      ${fits ? say.fits : say.fitsNot}
    </p>
    <dl>
      <dt>${say.promised} (${say.kept})</dt>
      <dd><code class="hash">${remembered}</code></dd>
      <dt>${say.seed}</dt>
      <dd><code class="hash">${receipt.seed}</code></dd>
      <dt>${say.salts}</dt>
      <dd>
        ${receipt.salts.map((salt, seat) => `${names[seat]}: ${salt || say.noSalt}`).join(" · ")}
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
              ${wrong.includes(place + 1) ? "✗" : "✓"}</span
            >
          </li>`,
      )}
    </ol>
  </div>`;
}
