// @ts-check
/** Setting up a table: players, seats, clock, options. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout } from "../ui/hooks.js";
import { rolesOf } from "../model/game-wording.js";
import { fetchServerInfo, knownServerInfo } from "../net/api.js";
import { storage } from "../net/storage.js";
import { go } from "../app.js";
import { openTable } from "../net/open-table.js";
import { Header, Notice } from "../ui/frame.js";
import { Options } from "./options.js";
import { words } from "../ui/words.js";

/** @import { Chosen } from "../model/game-wording.js" */
/** @import { PlannedSeat } from "../net/open-table.js" */
/** @import { FieldEvent } from "../ui/html.js" */
/** @import * as Wire from "../types.js" */

const say = words.setup;
const DEFAULT_INCREMENT = 15; // seconds a turn, so that nobody is out of time for good
const DAY = 86400;

export function Page(/** @type {{ name: string }} */ { name }) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  useEffect(() => {
    fetchServerInfo().then(setServerInfo);
  }, []);
  const game = serverInfo?.games.find((one) => one.name === name);
  const isLoaded = useAbout([name]);
  useEffect(() => {
    if (game) document.title = `${say.title(game.title)} · ${words.title}`;
  }, [game]);
  return html`<${Header} />
    <main class="page setup">
      ${game && isLoaded ? html`<${Form} game=${game} bots=${serverInfo?.bots ?? []} />` : html`<p>${words.loading}</p>`}
    </main>`;
}

function Form(/** @type {{ game: Wire.GameSummary, bots: string[] }} */ { game, bots }) {
  const [players, setPlayers] = useState(Math.max(game.min_players, 2));
  const [seats, setSeats] = useState(/** @type {PlannedSeat[]} */ ([{ kind: "me" }]));
  const [options, setOptions] = useState(/** @type {Chosen} */ ({}));
  const [terms, setTerms] = useState({
    pace: "none",
    minutes: 2,
    whole: longestGame(game),
    increment: DEFAULT_INCREMENT,
    days: 1,
    timeout: "bot",
    leavers: "pause",
    watch: "invited",
    listed: false,
  });
  const [name, setName] = useState(storage.name());
  const [error, setError] = useState("");
  const all = Array.from({ length: players }, (_, seat) => seats[seat] ?? { kind: "friend" });
  const put = (/** @type {number} */ seat, /** @type {PlannedSeat} */ planned) =>
    setSeats(
      all.map((old, place) => (place === seat ? planned : swapOwn(old, planned, all[seat]))),
    );
  const roles = rolesOf(game.name, players, options);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    storage.rename(name);
    try {
      go(
        `/table/${await openTable({ game: game.name, players, seats: all, options: changedOptions(options, game), pace: paceOf(terms), timeout: terms.timeout, leavers: terms.leavers, watch: terms.watch, listed: terms.listed || all.some(isOpen) })}`,
      );
    } catch (failure) {
      setError(/** @type {Error} */ (failure).message);
    }
  };
  return html`<h1>${say.title(game.title)}</h1>
    ${error ? html`<${Notice} text=${error} close=${() => setError("")} />` : null}
    <form onSubmit=${submit}>
      <div class="panel setup-players">
        <label class="field"
          >${words.name.label}<input
            value=${name}
            maxlength="40"
            onInput=${(/** @type {FieldEvent} */ e) => setName(e.target.value)}
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
            ${all.map((planned, seat) => html`<${SeatChoice} key=${seat} seat=${seat} role=${roles[seat]} planned=${planned} bots=${bots} put=${(/** @type {PlannedSeat} */ next) => put(seat, next)} />`)}
          </div>
        </fieldset>
      </div>
      <${TermsPanel}
        terms=${terms}
        set=${(/** @type {Partial<Terms>} */ next) => setTerms({ ...terms, ...next })}
      />
      <${Options}
        game=${game}
        players=${players}
        chosen=${options}
        set=${(/** @type {Chosen} */ next) => setOptions({ ...options, ...next })}
      />
      <p class="setup-start"><button class="button big" type="submit">${say.start}</button></p>
    </form>`;
}

/** The most minutes that the game lasts; each player gets as many, so that nobody is hurried. */
function longestGame(/** @type {Wire.GameSummary} */ game) {
  return Math.max(...(game.minutes.match(/\d+/g) ?? ["30"]).map(Number));
}

function range(/** @type {number} */ low, /** @type {number} */ high) {
  return Array.from({ length: high - low + 1 }, (_, place) => low + place);
}

/** The options that differ from their defaults: only those are sent. */
function changedOptions(/** @type {Chosen} */ options, /** @type {Wire.GameSummary} */ game) {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => value !== game.options?.find((one) => one.name === name)?.default,
    ),
  );
}

/** @typedef {{ pace: string, minutes: number, whole: number, increment: number, days: number, timeout: string, leavers: string, watch: string, listed: boolean }} Terms of a table */

function paceOf(/** @type {Terms} */ terms) {
  if (terms.pace === "none") return { kind: "none" };
  if (terms.pace === "days") return { kind: "days", seconds: Math.round(terms.days * DAY) };
  const minutes = terms.pace === "game" ? terms.whole : terms.minutes;
  return {
    kind: terms.pace,
    seconds: Math.max(1, Math.round(minutes * 60)),
    increment: terms.pace === "game" ? terms.increment : 0,
  };
}

/** Whether anybody may take a seat: such a table is shown in the lobby. */
function isOpen(/** @type {PlannedSeat} */ planned) {
  return planned.kind === "open";
}

/** A player has one seat only: moving to another one swaps the two. */
function swapOwn(
  /** @type {PlannedSeat} */ old,
  /** @type {PlannedSeat} */ next,
  /** @type {PlannedSeat} */ replaced,
) {
  return old.kind === "me" && next.kind === "me" ? replaced : old;
}

function SeatChoice(
  /** @type {{ seat: number, role?: string, planned: PlannedSeat, bots: string[], put: (planned: PlannedSeat) => void }} */ {
    seat,
    role,
    planned,
    bots,
    put,
  },
) {
  const value = planned.kind === "bot" ? `bot:${planned.level}` : planned.kind;
  const change = (/** @type {FieldEvent} */ event) => {
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
    ${planned.kind === "here" ? html`<label class="field">${say.nameHere(seat + 1)}<input value=${planned.name} maxlength="40" onInput=${(/** @type {FieldEvent} */ e) => put({ ...planned, name: e.target.value })} /></label>` : null}
  </div>`;
}

function TermsPanel(
  /** @type {{ terms: Terms, set: (next: Partial<Terms>) => void }} */ { terms, set },
) {
  const choose = (
    /** @type {keyof Terms} */ key,
    /** @type {string} */ label,
    /** @type {Record<string, string>} */ choices,
  ) =>
    html`<label class="field"
      >${label}
      <select
        value=${terms[key]}
        onChange=${(/** @type {FieldEvent} */ e) => set({ [key]: e.target.value })}
      >
        ${Object.entries(choices).map(([value, text]) => html`<option value=${value} selected=${terms[key] === value}>${text}</option>`)}
      </select></label
    >`;
  const number = (
    /** @type {keyof Terms} */ key,
    /** @type {string} */ label,
    /** @type {number} */ min,
  ) =>
    html`<label class="field"
      >${label}
      <input
        type="number"
        min=${min}
        step="any"
        value=${terms[key]}
        onInput=${(/** @type {FieldEvent} */ e) => set({ [key]: Number(e.target.value) })}
    /></label>`;
  return html`<div class="panel grid">
    ${choose("pace", say.clock, say.clocks)}
    ${terms.pace === "move" ? number("minutes", say.minutes, 0.1) : null}
    ${terms.pace === "game" ? number("whole", say.minutes, 0.1) : null}
    ${terms.pace === "game" ? number("increment", say.increment, 0) : null}
    ${terms.pace === "days" ? number("days", say.days, 1) : null}
    ${terms.pace === "none" ? null : choose("timeout", say.timeout, say.timeouts)}
    ${terms.pace === "game" ? html`<p class="muted">${say.gameOut(terms.timeout, terms.increment)}</p>` : null}
    ${choose("leavers", say.leavers, say.leaving)}${choose("watch", say.watch, say.watching)}
    <label class="check"
      ><input
        type="checkbox"
        checked=${terms.listed}
        onChange=${(/** @type {FieldEvent} */ e) => set({ listed: e.target.checked })}
      />
      ${say.listed}</label
    >
  </div>`;
}
