// @ts-check
/** Setting a table: players, seats, house rules, pace. */
import { html, useEffect, useState } from "./kit.js";
import { aboutOf, useAbout } from "./about.js";
import { house, houseNow, memory } from "./wire.js";
import { go } from "./app.js";
import { open } from "./opening.js";
import { Header, Notice } from "./frame.js";
import { Options } from "./options.js";
import { words } from "./words.js";

/** @import { Chosen } from "./about.js" */
/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */

const say = words.setup;
const ADDED = 15; // seconds a move, so that nobody is out of time for good

export function Page(/** @type {{ name: string }} */ { name }) {
  const [found, setFound] = useState(houseNow);
  useEffect(() => {
    house().then(setFound);
  }, []);
  const game = found?.games.find((one) => one.name === name);
  const isTold = useAbout([name]);
  useEffect(() => {
    if (game) document.title = `${say.title(game.title)} · ${words.title}`;
  }, [game]);
  return html`<${Header} />
    <main class="page setup">
      ${game && isTold ? html`<${Form} game=${game} bots=${found?.bots ?? []} />` : html`<p>${words.loading}</p>`}
    </main>`;
}

function Form(/** @type {{ game: Wire.GameSummary, bots: string[] }} */ { game, bots }) {
  const [players, setPlayers] = useState(Math.max(game.min_players, 2));
  const [seats, setSeats] = useState(/** @type {Who[]} */ ([{ kind: "me" }]));
  const [options, setOptions] = useState(/** @type {Chosen} */ ({}));
  const [terms, setTerms] = useState({
    pace: "none",
    minutes: 2,
    whole: longest(game),
    increment: ADDED,
    days: 1,
    timeout: "bot",
    leavers: "pause",
    watch: "invited",
    listed: false,
  });
  const [name, setName] = useState(memory.name());
  const [wrong, setWrong] = useState("");
  const all = Array.from({ length: players }, (_, seat) => seats[seat] ?? { kind: "friend" });
  const put = (/** @type {number} */ seat, /** @type {Who} */ who) =>
    setSeats(all.map((old, place) => (place === seat ? who : makeRoom(old, who, all[seat]))));
  const roles = aboutOf(game.name).roles?.(players, options) ?? [];
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    memory.rename(name);
    try {
      go(
        `/table/${await open({ game: game.name, players, seats: all, options: told(options, game), pace: paceOf(terms), timeout: terms.timeout, leavers: terms.leavers, watch: terms.watch, listed: terms.listed || all.some(isOpen) })}`,
      );
    } catch (no) {
      setWrong(/** @type {Error} */ (no).message);
    }
  };
  return html`<h1>${say.title(game.title)}</h1>
    ${wrong ? html`<${Notice} text=${wrong} close=${() => setWrong("")} />` : null}
    <form onSubmit=${submit}>
      <div class="panel setup-who">
        <label class="field"
          >${words.name.label}<input
            value=${name}
            maxlength="40"
            onInput=${(/** @type {Typing} */ e) => setName(e.target.value)}
        /></label>
        <fieldset>
          <legend>${say.players}</legend>
          <div class="pills">
            ${range(game.min_players, game.max_players).map((n) => html`<label class="pill"><input type="radio" name="players" checked=${n === players} onChange=${() => setPlayers(n)} /><span>${n}</span></label>`)}
          </div>
        </fieldset>
      </div>
      <div class="panel">
        <fieldset>
          <legend>${say.seats}</legend>
          <div class="setup-seats">
            ${all.map((who, seat) => html`<${SeatChoice} key=${seat} seat=${seat} role=${roles[seat]} who=${who} bots=${bots} put=${(/** @type {Who} */ next) => put(seat, next)} />`)}
          </div>
        </fieldset>
      </div>
      <${Terms}
        terms=${terms}
        set=${(/** @type {Partial<Agreed>} */ next) => setTerms({ ...terms, ...next })}
      />
      <${Options}
        game=${game}
        players=${players}
        chosen=${options}
        set=${(/** @type {Chosen} */ next) => setOptions({ ...options, ...next })}
      />
      <p class="setup-start"><button class="act big" type="submit">${say.start}</button></p>
    </form>`;
}

/** As many minutes for each player as the whole game is said to last at most: nobody is hurried. */
function longest(/** @type {Wire.GameSummary} */ game) {
  return Math.max(...(game.minutes.match(/\d+/g) ?? ["30"]).map(Number));
}

function range(/** @type {number} */ low, /** @type {number} */ high) {
  return Array.from({ length: high - low + 1 }, (_, place) => low + place);
}

/** Only what differs from its default is told to the server. */
function told(/** @type {Chosen} */ options, /** @type {Wire.GameSummary} */ game) {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => value !== game.options?.find((one) => one.name === name)?.default,
    ),
  );
}

/** @typedef {{ pace: string, minutes: number, whole: number, increment: number, days: number, timeout: string, leavers: string, watch: string, listed: boolean }} Agreed the terms of a table */

function paceOf(/** @type {Agreed} */ terms) {
  if (terms.pace === "none") return { kind: "none" };
  if (terms.pace === "days") return { kind: "days", seconds: Math.round(terms.days * 86400) };
  const minutes = terms.pace === "game" ? terms.whole : terms.minutes;
  return {
    kind: terms.pace,
    seconds: Math.max(1, Math.round(minutes * 60)),
    increment: terms.pace === "game" ? terms.increment : 0,
  };
}

/** @typedef {{ kind: string, name?: string, level?: string }} Who somebody in a seat */

/** Whether a seat is for whoever comes: such a table is shown on the quay. */
function isOpen(/** @type {Who} */ who) {
  return who.kind === "open";
}

/** One sits in one seat only: who moves elsewhere leaves the old seat to whoever was there. */
function makeRoom(/** @type {Who} */ old, /** @type {Who} */ coming, /** @type {Who} */ gone) {
  return old.kind === "me" && coming.kind === "me" ? gone : old;
}

function SeatChoice(
  /** @type {{ seat: number, role?: string, who: Who, bots: string[], put: (who: Who) => void }} */ {
    seat,
    role,
    who,
    bots,
    put,
  },
) {
  const value = who.kind === "bot" ? `bot:${who.level}` : who.kind;
  const change = (/** @type {Typing} */ event) => {
    const [kind, level] = event.target.value.split(":");
    put(
      kind === "bot"
        ? { kind, level }
        : { kind, name: kind === "here" ? say.player(seat + 1) : undefined },
    );
  };
  return html`<div class="seat-choice">
    <label class="field"
      >${role ? say.seatAs(seat + 1, role) : say.seat(seat + 1)}<select
        value=${value}
        onChange=${change}
      >
        ${Object.entries(say.who).map(
          ([kind, label]) =>
            html`<option value=${kind} selected=${value === kind}>${label}</option>`,
        )}
        ${bots.map((/** @type {string} */ level) => html`<option value=${`bot:${level}`} selected=${value === `bot:${level}`}>${say.bot(level)}</option>`)}
      </select></label
    >
    ${who.kind === "here" ? html`<label class="field">${say.nameHere(seat + 1)}<input value=${who.name} maxlength="40" onInput=${(/** @type {Typing} */ e) => put({ ...who, name: e.target.value })} /></label>` : null}
  </div>`;
}

function Terms(
  /** @type {{ terms: Agreed, set: (next: Partial<Agreed>) => void }} */ { terms, set },
) {
  const choose = (
    /** @type {keyof Agreed} */ key,
    /** @type {string} */ label,
    /** @type {Record<string, string>} */ choices,
  ) =>
    html`<label class="field"
      >${label}
      <select
        value=${terms[key]}
        onChange=${(/** @type {Typing} */ e) => set({ [key]: e.target.value })}
      >
        ${Object.entries(choices).map(([value, text]) => html`<option value=${value} selected=${terms[key] === value}>${text}</option>`)}
      </select></label
    >`;
  const number = (
    /** @type {keyof Agreed} */ key,
    /** @type {string} */ label,
    /** @type {number} */ least,
  ) =>
    html`<label class="field"
      >${label}
      <input
        type="number"
        min=${least}
        step="any"
        value=${terms[key]}
        onInput=${(/** @type {Typing} */ e) => set({ [key]: Number(e.target.value) })}
    /></label>`;
  return html`<div class="panel grid">
    ${choose("pace", say.pace, say.paces)}
    ${terms.pace === "move" ? number("minutes", say.minutes, 0.1) : null}
    ${terms.pace === "game" ? number("whole", say.minutes, 0.1) : null}
    ${terms.pace === "game" ? number("increment", say.increment, 0) : null}
    ${terms.pace === "days" ? number("days", say.days, 1) : null}
    ${terms.pace === "none" ? null : choose("timeout", say.timeout, say.timeouts)}
    ${terms.pace === "game" ? html`<p class="soft">${say.gameOut(terms.timeout, terms.increment)}</p>` : null}
    ${choose("leavers", say.leavers, say.leaving)}${choose("watch", say.watch, say.watching)}
    <label class="check"
      ><input
        type="checkbox"
        checked=${terms.listed}
        onChange=${(/** @type {Typing} */ e) => set({ listed: e.target.checked })}
      />
      ${say.listed}</label
    >
  </div>`;
}
