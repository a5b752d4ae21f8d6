// @ts-check
/** Before the game: who is here, the invitation, sitting down, the start. */
import { html, useEffect, useState } from "./kit.js";
import { aboutOf, useAbout } from "./about.js";
import { ask, memory } from "./wire.js";
import { go } from "./app.js";
import { sit } from "./opening.js";
import { witness } from "./promise.js";
import { botLevel, namesOf } from "./seats.js";
import { termsWords } from "./terms.js";
import { SignPicture } from "./art.js";
import { Notice, copy } from "./frame.js";
import { QrCode } from "./qr.js";
import { useNetworkHosts } from "./reach.js";
import { words } from "./words.js";

/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */
/** @import { Live } from "./live.js" */

const say = words.gather;
const LOOKS = 4000; // milliseconds between two looks at a table that nobody may watch

export function Gather(
  /** @type {{ id: string, face?: Wire.TableInfo, live?: Live, found: Wire.Games, refused?: string, rejoin: () => void }} */ {
    id,
    face,
    live,
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
    if (face) return;
    // Who may not watch may still sit down: no line brings the news then, so it is asked for.
    const lost = (/** @type {Error} */ no) => {
      clearInterval(timer);
      setWrong(no.message);
    };
    const look = () => ask(`/tables/${id}`, { invite }).then(setTold, lost);
    const timer = setInterval(look, LOOKS);
    look();
    return () => clearInterval(timer);
  }, [id, !face]);
  const table = face ?? told;
  const isTold = useAbout(table ? [table.game] : []);
  const attempt = (/** @type {() => Promise<unknown>} */ act) =>
    act().catch((no) => setWrong(no.message));
  if (!table || !isTold)
    return html`<main class="page narrow">
      <h1>${wrong ? say.lost : words.loading}</h1>
      ${wrong ? html`<p>${wrong}</p>` : null}
      <p><a class="act" href="/">${words.home}</a></p>
    </main>`;
  const roles = aboutOf(table.game).roles?.(table.players, table.options ?? {}) ?? [];
  const terms = termsWords(table);
  const seated = Object.keys(kept?.tickets ?? {}).length > 0;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const { title = "", pitch = "" } = found?.games.find((game) => game.name === table.game) ?? {};
  const isMissing = (/** @type {number} */ seat) =>
    table.seats[seat].kind === "person" && Boolean(live && !live.here.includes(seat));
  const missing = namesOf(table).filter((_, seat) => isMissing(seat));
  const state = free
    ? say.players
    : missing.length
      ? say.waitFor(missing)
      : live
        ? say.ready
        : say.taken;
  const gathering = table.stage === "gathering";
  // Who comes and goes is told below what can be pressed: it moves no button.
  return html`<main class="page gather">
    <h1>${say.title(title, gathering ? state : words.quay.stages[table.stage])}</h1>
    ${refused && table.stage !== "gathering" ? html`<p>${refused}</p>` : null}
    ${wrong ? html`<${Notice} text=${wrong} close=${() => setWrong("")} />` : null}
    ${terms ? html`<p class="soft terms">${terms}</p>` : null}
    <p>${pitch} <a href=${`/rules/${table.game}`}>${words.quay.rules}</a></p>
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
                  >${[place === live?.seat && words.table.you, roles[place], seat.kind === "bot" && words.table.bot(seat.level ?? ""), isMissing(place) && words.table.gone].filter(Boolean).join(" · ")}</span
                >
                ${kept?.host && (seat.kind === "bot" || isMissing(place)) ? html`<button type="button" class="quiet-link" onClick=${() => attempt(() => ask(`/tables/${id}/clear`, { body: { seat: place }, ticket: kept.host }))}>${say.free}</button>` : null}
              </li>`,
          )}
        </ol>
        ${!seated && free && gathering ? html`<${SitDown} id=${id} invite=${invite} table=${table} roles=${roles} done=${rejoin} wrong=${setWrong} />` : null}
      </section>
      ${invite && free && (seated || kept?.host) ? html`<${Invitation} id=${id} invite=${invite} />` : null}
      <section class="panel gather-start">
        ${
          kept?.host && gathering
            ? html`<${Start}
                id=${id}
                table=${table}
                missing=${missing}
                bots=${found.bots}
                ticket=${kept.host}
                attempt=${attempt}
              />`
            : table.again && missing.length
              ? null
              : html`<p class="soft">
                  ${seated || !free ? (table.again ? say.again : say.waiting) : say.come}
                </p>`
        }
        ${gathering && missing.length ? html`<p role="status">${table.again && seated ? say.told(missing) : say.notHere(missing)}</p>` : null}
      </section>
    </div>
    ${
      gathering && (kept?.host || seated)
        ? html`<p>
            <button type="button" class="quiet-link" onClick=${() => attempt(() => goAway(id))}>
              ${kept?.host ? say.close : say.leave}
            </button>
          </p>`
        : null
    }
  </main>`;
}

/** What the host may do: fill the free seats, and start. */
function Start(
  /** @type {{ id: string, table: Wire.TableInfo, missing: string[], bots: string[], ticket: string, attempt: (act: () => Promise<unknown>) => void }} */ {
    id,
    table,
    missing,
    bots,
    ticket,
    attempt,
  },
) {
  const free = table.seats.some((seat) => seat.kind === "open");
  return html`<div class="actions">
    ${free ? html`<p class="soft">${say.needAll}</p>` : null}
    ${free ? html`<button type="button" class="act plain" onClick=${() => attempt(() => fill(id, table, bots, ticket))}>${say.fillBots}</button>` : null}
    <button
      type="button"
      class="act"
      disabled=${free}
      onClick=${() => attempt(() => ask(`/tables/${id}/start`, { post: true, ticket }))}
    >
      ${missing.length ? say.startWithout(missing) : say.start}
    </button>
    ${missing.length && table.again && !free ? html`<p class="soft">${say.botsUntil(missing)}</p>` : null}
  </div>`;
}

/** The host closes the table; anybody else gets up. */
async function goAway(/** @type {string} */ id) {
  const { host, tickets = {} } = memory.table(id) ?? {};
  if (host) await ask(`/tables/${id}/close`, { post: true, ticket: host });
  else
    for (const ticket of Object.values(tickets))
      await ask(`/tables/${id}/leave`, { post: true, ticket });
  memory.forget(id);
  go("/");
}

async function fill(
  /** @type {string} */ id,
  /** @type {Wire.TableInfo} */ table,
  /** @type {string[]} */ bots,
  /** @type {string | undefined} */ ticket,
) {
  for (const [seat, face] of table.seats.entries()) {
    if (face.kind === "open")
      await ask(`/tables/${id}/bots`, { body: { seat, level: botLevel(bots) }, ticket });
  }
}

function SitDown(
  /** @type {{ id: string, invite: string, table: Wire.TableInfo, roles: string[], done: () => void, wrong: (sentence: string) => void }} */ {
    id,
    invite,
    table,
    roles,
    done,
    wrong,
  },
) {
  const [name, setName] = useState(memory.name());
  const [seat, setSeat] = useState("");
  const free = roles.map((_, place) => place).filter((place) => table.seats[place].kind === "open");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    memory.rename(name);
    try {
      witness(id, table);
      memory.keep({ table: id, invite });
      await sit(id, seat ? Number(seat) : null, name.trim() || memory.called(), invite);
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
    ${
      free.length > 1
        ? html`<label class="field"
            >${say.as}<select onChange=${(/** @type {Typing} */ e) => setSeat(e.target.value)}>
              ${free.map((place) => html`<option key=${place} value=${place}>${roles[place]}</option>`)}
            </select></label
          >`
        : null
    }
    <button class="act" type="submit">${say.sitAs}</button>
  </form>`;
}

/** The link, as text and as a QR code; a link that leads nobody else here says so. */
export function Invitation(/** @type {{ id: string, invite: string }} */ { id, invite }) {
  const [copied, setCopied] = useState(false);
  const reach = useNetworkHosts();
  const link = reach && `${reach.origin}/table/${id}#${invite}`;
  return html`<section class="panel invitation">
    <h2>${say.invite}</h2>
    ${reach && link ? html`<${Link} link=${link} local=${reach.local} copied=${copied} setCopied=${setCopied} />` : null}
  </section>`;
}

function Link(
  /** @type {{ link: string, local: boolean, copied: boolean, setCopied: (done: boolean) => void }} */ {
    link,
    local,
    copied,
    setCopied,
  },
) {
  const share = () => navigator.share({ url: link, title: words.title }).catch(() => null);
  return html`<input
      class="link"
      readonly
      value=${link}
      aria-label=${say.invite}
      onFocus=${(/** @type {Typing} */ e) => e.target.select()}
    />
    <div class="actions">
      <button type="button" class="act copies" onClick=${() => copy(link, setCopied)}>
        ${copied ? say.copied : say.copy}
      </button>
      ${"share" in navigator && !local ? html`<button type="button" class="act plain" onClick=${share}>${say.share}</button>` : null}
    </div>
    ${
      local
        ? html`<p class="soft only-here">
            <b>${say.onlyHere}</b> ${say.forNetwork}
            <code>${say.networkCommand}</code> ${say.networkOptions}
          </p>`
        : html`<${QrCode} text=${link} label=${say.qr} />`
    }`;
}
