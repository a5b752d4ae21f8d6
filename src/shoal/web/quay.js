// @ts-check
/** The quay: the games, what one was playing, and tables that are open. */
import { html, useEffect, useState } from "./kit.js";
import { ask, house, houseNow, memory } from "./wire.js";
import { go } from "./app.js";
import { open } from "./opening.js";
import { aboutOf, useAbout } from "./about.js";
import { botLevel, namesOf } from "./seats.js";
import { termsWords } from "./terms.js";
import { Cover } from "./covers.js";
import { Header, Notice, Question } from "./frame.js";
import { words } from "./words.js";

/** @import { Typing } from "./kit.js" */
/** @import { Kept } from "./wire.js" */
/** @import * as Wire from "./types.js" */
/** @import { Table } from "./kit.js" */

const say = words.quay;
const AT_FIRST = 7; // tables to go on with that are asked for before one asks for more

export function Page() {
  const [found, setFound] = useState(houseNow);
  const [tables, setTables] = useState(/** @type {Wire.TableInfo[] | null} */ (null));
  const [name, setName] = useState(memory.name());
  const rename = (/** @type {Typing} */ event) => {
    setName(event.target.value);
    memory.rename(event.target.value);
  };
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    document.title = words.title;
    house().then(setFound, (no) => setWrong(no.message));
    ask("/tables").then(
      (told) => setTables(told.tables ?? []),
      () => setTables([]),
    );
  }, []);
  const mine = useGoing();
  const going = mine.going.map((one) => one.face);
  const isTold = useAbout([...(found?.games ?? []).filter(hasSides), ...going].map(nameOf));
  const areTold = useAbout((tables ?? []).map(nameOf));
  const playNow = async (/** @type {Wire.GameSummary} */ game, mine = 0) => {
    const level = botLevel(found?.bots ?? []);
    const players = hasSides(game)
      ? game.min_players
      : Math.max(game.min_players, Math.min(3, game.max_players));
    const seats = Array.from({ length: players }, (_, seat) =>
      seat === mine ? { kind: "me" } : { kind: "bot", level },
    );
    try {
      go(`/table/${await open({ game: game.name, players, seats })}`);
    } catch (no) {
      setWrong(/** @type {Error} */ (no).message);
    }
  };
  // What can be pressed is shown when all above it is known: nothing moves away under a finger.
  return html`<${Header} />
    <main class="page quay">
      <div class="hero">
        <div>
          <h1>${words.title}</h1>
          <p>${words.tagline}</p>
        </div>
        <label class="field"
          >${words.name.label}<input
            value=${name}
            maxlength="40"
            placeholder=${words.name.hint}
            autocomplete="nickname"
            onInput=${rename}
        /></label>
      </div>
      ${wrong ? html`<${Notice} text=${wrong} close=${() => setWrong("")} />` : null}
      ${
        found && mine.isKnown && isTold
          ? html`<${Continue} found=${found} mine=${mine} />
              <section aria-labelledby="games">
                <h2 id="games">${say.games}</h2>
                <div class="games">
                  ${found.games.map((game) => html`<${GameCard} key=${game.name} game=${game} playNow=${(/** @type {number} */ mine) => playNow(game, mine)} />`)}
                </div>
              </section>
              ${tables && areTold ? html`<${OpenTables} found=${found} tables=${tables} />` : null}`
          : wrong
            ? null
            : html`<p>${words.loading}</p>`
      }
    </main>`;
}

/** Whether some seats are on one side against others. */
function hasSides(/** @type {Wire.GameSummary} */ game) {
  return new Set(game.sides).size < (game.sides?.length ?? 0);
}

/** The name of a game, or of the game of a table. */
function nameOf(/** @type {Wire.GameSummary | Wire.TableInfo} */ one) {
  return "name" in one ? one.name : one.game;
}

function GameCard(
  /** @type {{ game: Wire.GameSummary, playNow: (mine: number) => Promise<void> }} */ {
    game,
    playNow,
  },
) {
  const [busy, setBusy] = useState(false);
  const press = async (/** @type {number} */ mine) => {
    setBusy(true);
    await playNow(mine);
    setBusy(false);
  };
  const sides = (hasSides(game) && aboutOf(game.name).sides) || [""];
  return html`<article class="game-card">
    <${Cover} game=${game.name} />
    <div class="game-text">
      <h3>${game.title}</h3>
      <p>${game.pitch}</p>
      <p class="soft">
        ${say.players(game.min_players, game.max_players)} · ${say.length(game.minutes)}
      </p>
      <div class="game-acts">
        ${sides[0] ? html`<span class="game-sides">${say.playNowAs}</span>` : null}
        ${sides.map(
          (side, place) =>
            html`<button
              key=${place}
              type="button"
              class="act"
              disabled=${busy}
              onClick=${() => press(game.sides?.indexOf(place) ?? 0)}
              aria-label=${say.playNowOf(game.title, side)}
            >
              ${say.playNow(side)}
            </button>`,
        )}
        <a class="act plain" href=${`/new/${game.name}`} aria-label=${say.inviteTo(game.title)}
          >${say.invite}</a
        >
        <a class="quiet-link" href=${`/rules/${game.name}`} aria-label=${say.rulesOf(game.title)}
          >${say.rules}</a
        >
      </div>
    </div>
  </article>`;
}

/** @typedef {Kept & { face: Wire.TableInfo }} Going a table that goes on */

/** What has become of a table that this browser keeps; null if nothing goes on there. */
async function goingOn(/** @type {Kept} */ one) {
  const ticket = Object.values(one.tickets)[0] ?? one.host;
  const face = await ask(`/tables/${one.table}`, { ticket, invite: one.invite }).catch(() => null);
  if (face?.stage === "over" || face?.stage === "closed") {
    memory.mark(one.table);
    return null;
  }
  return face && /** @type {Going} */ ({ ...one, face });
}

/** Whether this browser holds a seat there or is the host; who only looked on has nothing to go on with. */
function isMine(/** @type {Kept} */ { host, tickets }) {
  return Boolean(host || Object.keys(tickets).length);
}

/** The tables to go on with, as far as they have been asked for. */
function useGoing() {
  const [kept] = useState(() => memory.tables().filter((one) => !one.done && isMine(one)));
  const [going, setGoing] = useState(/** @type {Going[]} */ ([]));
  const [looked, setLooked] = useState(0);
  const look = async (/** @type {Kept[]} */ some) => {
    const found = await Promise.all(some.map(goingOn));
    setGoing((before) => [...before, ...found.filter((one) => one !== null)]);
    setLooked((n) => n + some.length);
  };
  useEffect(() => void look(kept.slice(0, AT_FIRST)), []);
  return {
    going,
    left: kept.length - looked,
    isKnown: looked >= Math.min(kept.length, AT_FIRST),
    more: () => look(kept.slice(looked)),
    forget(/** @type {string} */ table) {
      memory.forget(table);
      setGoing(going.filter((one) => one.table !== table));
    },
  };
}

/** Tables at which this browser holds a seat and that are not over. */
function Continue(
  /** @type {{ found: Wire.Games, mine: ReturnType<typeof useGoing> }} */ { found, mine },
) {
  const { going, left } = mine;
  if (!(going.length || left)) return null;
  return html`<section aria-labelledby="continue">
    <h2 id="continue">${say.continue}</h2>
    <ul class="table-list">
      ${going.map((one) => html`<${GoingRow} key=${one.table} one=${one} found=${found} forget=${() => mine.forget(one.table)} />`)}
    </ul>
    ${left > 0 ? html`<p><button type="button" class="quiet-link" onClick=${mine.more}>${say.more(left)}</button></p>` : null}
  </section>`;
}

/** One of them: to go on with, or to be forgotten. */
function GoingRow(
  /** @type {{ one: Going, found: Wire.Games, forget: () => void }} */ { one, found, forget },
) {
  const [sure, setSure] = useState(false);
  const title = found.games.find((game) => game.name === one.game)?.title ?? one.game;
  return html`<${TableRow} face=${one.face} found=${found}>
    <a class="act" href=${`/table/${one.table}`}>${say.goOn}</a>
    <button type="button" class="icon-button" title=${say.forget} aria-label=${say.forgetOf(title)} onClick=${() => setSure(true)}>×</button>
    ${sure ? html`<${Question} title=${say.forgetTitle} text=${say.forgetSure} yes=${say.forget} no=${say.keep} agree=${forget} close=${() => setSure(false)} />` : null}
  </${TableRow}>`;
}

function OpenTables(
  /** @type {{ found: Wire.Games, tables: Wire.TableInfo[] }} */ { found, tables },
) {
  const open = tables.filter((face) => face.stage === "playing" || freeOf(face));
  return html`<section aria-labelledby="open">
    <h2 id="open">${say.open}</h2>
    ${
      open.length && found
        ? html`<ul class="table-list">
            ${open.map(
              (face) => html`<${TableRow} key=${face.id} face=${face} found=${found}>
      <a class="act plain" href=${`/table/${face.id}`}>${face.stage === "gathering" ? say.join : say.watch}</a></${TableRow}>`,
            )}
          </ul>`
        : html`<p class="soft">${say.none}</p>`
    }
  </section>`;
}

/** How many seats of a table that has not begun are free. */
function freeOf(/** @type {Wire.TableInfo} */ face) {
  const open = face.seats.filter((seat) => seat.kind === "open").length;
  return face.stage === "gathering" ? open : 0;
}

/** How far a table has come, and whose turn it is if that was told. */
function standing(/** @type {Wire.TableInfo} */ face) {
  const free = freeOf(face);
  if (face.stage === "gathering")
    return free ? `${say.stages.gathering} · ${say.seatsFree(free)}` : say.notBegun;
  const actors = face.actors ?? [];
  const names = namesOf(face);
  if (actors.includes(face.you ?? -1)) return html`<b>${say.yourTurn}</b>`;
  return actors.length ? say.turn(actors.map((seat) => names[seat])) : say.stages[face.stage];
}

function TableRow(
  /** @type {{ face: Wire.TableInfo, found: Wire.Games, children?: unknown }} */ {
    face,
    found,
    children,
  },
) {
  const title = found.games.find((game) => game.name === face.game)?.title ?? face.game;
  const names = namesOf(face).filter((_, seat) => face.seats[seat].kind !== "open");
  const terms = termsWords(face);
  return html`<li class="table-row">
    <${Cover} game=${face.game} small />
    <div>
      <b>${title}</b>
      <p class="soft">${words.list(names)}${names.length ? " · " : ""}${standing(face)}</p>
      ${terms ? html`<p class="soft terms">${words.terms.clip(terms)}</p>` : null}
    </div>
    ${children}
  </li>`;
}
