// @ts-check
/** Before the game: who is here, the invitation, sitting down, the start. */
import { html, useEffect, useState } from "./kit.js";
import { ask, memory } from "./wire.js";
import { go } from "./app.js";
import { sit } from "./opening.js";
import { botLevel } from "./seats.js";
import { SignPicture } from "./art.js";
import { Notice, copy } from "./frame.js";
import { QrCode } from "./qr.js";
import { words } from "./words.js";

/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */
/** @import { Table } from "./kit.js" */

const say = words.gather;

export function Gather(
  /** @type {{ id: string, face?: Wire.Table, found: Wire.Games, refused?: string, rejoin: () => void }} */ {
    id,
    face,
    found,
    refused,
    rejoin,
  },
) {
  const [told, setTold] = useState(face);
  const [wrong, setWrong] = useState("");
  const kept = memory.table(id);
  const invite = location.hash.slice(1) || kept?.invite || "";
  useEffect(() => {
    // Who is not let in to watch may still be invited to sit down.
    if (!face) ask(`/tables/${id}`, { invite }).then(setTold, (no) => setWrong(no.message));
  }, [id, !face]);
  const table = face ?? told;
  const attempt = (/** @type {() => Promise<unknown>} */ act) =>
    act().catch((no) => setWrong(no.message));
  if (!table)
    return html`<main class="page narrow">
      <h1>${words.table.connection.refused}</h1>
      <${Notice} text=${wrong || refused || words.loading} />
      <p><a class="act" href="/">${words.home}</a></p>
    </main>`;
  const seated = Object.keys(kept?.tickets ?? {}).length > 0;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const title = found?.games.find((game) => game.name === table.game)?.title ?? "";
  return html`<main class="page gather">
    <h1>${title}: ${table.stage === "closed" ? words.quay.stages.closed : say.title}</h1>
    ${wrong ? html`<${Notice} text=${wrong} close=${() => setWrong("")} />` : null}
    <div class="gather-parts">
      <section class="panel">
        <h2>${words.setup.seats}</h2>
        <ol class="gather-seats">
          ${table.seats.map(
            (seat, place) =>
              html` <li key=${place} class=${seat.kind}>
                <${SignPicture} seat=${place} name=${seat.name} /><b
                  >${seat.kind === "open" ? say.open : seat.kind === "bot" ? words.bots[place % 8] : seat.name || words.name.missing}</b
                >
                <span class="soft"
                  >${seat.kind === "bot" ? words.table.bot(seat.level ?? "") : ""}</span
                >
                ${kept?.host && seat.kind === "bot" ? html`<button type="button" class="quiet-link" onClick=${() => attempt(() => ask(`/tables/${id}/clear`, { body: { seat: place }, ticket: kept.host }))}>${say.free}</button>` : null}
              </li>`,
          )}
        </ol>
        ${!seated && free && table.stage === "gathering" ? html`<${SitDown} id=${id} invite=${invite} game=${table.game} done=${rejoin} wrong=${setWrong} />` : null}
        ${
          kept?.host && table.stage === "gathering"
            ? html`<div class="actions">
                ${free ? html`<button type="button" class="act plain" onClick=${() => attempt(() => fill(id, table, found.bots, kept.host))}>${say.fillBots}</button>` : null}
                <button
                  type="button"
                  class="act"
                  disabled=${free > 0}
                  onClick=${() => attempt(() => ask(`/tables/${id}/start`, { post: true, ticket: kept.host }))}
                >
                  ${say.start}
                </button>
              </div>`
            : html`<p class="soft">${say.waiting}</p>`
        }
      </section>
      ${invite && free ? html`<${Invitation} id=${id} invite=${invite} />` : null}
    </div>
    ${
      kept?.host && table.stage === "gathering"
        ? html`<p>
            <button
              type="button"
              class="quiet-link"
              onClick=${() =>
                attempt(async () => {
                  await ask(`/tables/${id}/close`, { post: true, ticket: kept.host });
                  memory.forget(id);
                  go("/");
                })}
            >
              ${say.close}
            </button>
          </p>`
        : null
    }
  </main>`;
}

async function fill(
  /** @type {string} */ id,
  /** @type {Wire.Table} */ table,
  /** @type {string[]} */ bots,
  /** @type {string | undefined} */ ticket,
) {
  for (const [seat, face] of table.seats.entries()) {
    if (face.kind === "open")
      await ask(`/tables/${id}/bots`, { body: { seat, level: botLevel(bots) }, ticket });
  }
}

function SitDown(
  /** @type {{ id: string, invite: string, game: string, done: () => void, wrong: (sentence: string) => void }} */ {
    id,
    invite,
    game,
    done,
    wrong,
  },
) {
  const [name, setName] = useState(memory.name());
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    memory.rename(name);
    try {
      const ticket = await sit(id, null, name || words.name.missing, invite);
      memory.keep({
        table: id,
        game,
        invite,
        tickets: { ...memory.table(id)?.tickets, [Date.now()]: ticket },
      });
      done();
    } catch (no) {
      wrong(/** @type {Error} */ (no).message);
    }
  };
  return html`<form class="sit" onSubmit=${submit}>
    <label class="field"
      >${words.name.label}<input
        value=${name}
        maxlength="40"
        onInput=${(/** @type {Typing} */ e) => setName(e.target.value)}
    /></label>
    <button class="act" type="submit">${say.sitAs}</button>
  </form>`;
}

/** The link, as text and as a QR code. */
export function Invitation(/** @type {{ id: string, invite: string }} */ { id, invite }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/table/${id}#${invite}`;
  return html`<section class="panel invitation">
    <h2>${say.invite}</h2>
    <${QrCode} text=${link} label=${say.qr} />
    <input
      class="link"
      readonly
      value=${link}
      aria-label=${say.invite}
      onFocus=${(/** @type {Typing} */ e) => e.target.select()}
    />
    <div class="actions">
      <button type="button" class="act" onClick=${() => copy(link, setCopied)}>
        ${copied ? say.copied : say.copy}
      </button>
      ${"share" in navigator ? html`<button type="button" class="act plain" onClick=${() => navigator.share({ url: link, title: words.title }).catch(() => null)}>${say.share}</button>` : null}
    </div>
  </section>`;
}
