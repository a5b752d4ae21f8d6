// @ts-check
/** Setting up a table: players, seats, clock, options. */
import { html, useEffect, useState } from "../ui/html.js";
import { useAbout, useTitle } from "../ui/hooks.js";
import { rolesOf } from "../model/about-game.js";
import { keyIn } from "../model/messages/messages.js";
import { minutesOf } from "../model/table-terms.js";
import { levelName } from "../model/table-text.js";
import { fetchServerInfo, knownServerInfo } from "../net/api.js";
import { storage } from "../settings/storage.js";
import { go } from "../app.js";
import { openTable } from "../net/create-table.js";
import { ErrorText } from "../ui/error-text.js";
import { Header, Notice } from "../ui/frame.js";
import { Options } from "./options.js";
import { t } from "../model/messages/page-text.js";

/** @import { Chosen } from "../model/about-game.js" */
/** @import { PlannedSeat } from "../net/create-table.js" */
/** @import { FieldEvent } from "../ui/html.js" */
/** @import { Failure } from "../ui/error-text.js" */
/** @import * as Wire from "../types.js" */

const DEFAULT_LENGTH = 30; // minutes
const DEFAULT_INCREMENT = 15; // seconds a turn, so that nobody is out of time for good
const DAY = 86400;
const KINDS = ["me", "friend", "here", "open"]; // of seats, besides bots
const CLOCKS = ["none", "move", "game", "days"];
const TIMEOUTS = ["bot", "pass"];
const LEAVERS = ["pause", "bot", "open"];
const SPECTATORS = ["anyone", "invited", "nobody"];
const HINTS = ["alone", "told"];

export function Page(/** @type {{ name: string }} */ { name }) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  useEffect(() => {
    fetchServerInfo().then(setServerInfo);
  }, []);
  const game = serverInfo?.games.find((one) => one.name === name);
  const isLoaded = useAbout([name]);
  useTitle(game ? t("page-title", { title: t("setup-title", { game: game.title }) }) : "");
  return html`<${Header} />
    <main class="page setup">
      ${game && isLoaded ? html`<${Form} game=${game} bots=${serverInfo?.bots ?? []} />` : html`<p>${t("loading")}</p>`}
    </main>`;
}

function Form(/** @type {{ game: Wire.GameSummary, bots: string[] }} */ { game, bots }) {
  const [players, setPlayers] = useState(Math.max(game.min_players, 2));
  const [seats, setSeats] = useState(/** @type {PlannedSeat[]} */ ([{ kind: "me" }]));
  const [options, setOptions] = useState(/** @type {Chosen} */ ({}));
  const [terms, setTerms] = useState({
    timeControl: "none",
    minutes: 2,
    whole: longestGame(game),
    increment: DEFAULT_INCREMENT,
    days: 1,
    timeout: "bot",
    leavers: "pause",
    watch: "invited",
    hints: "alone",
    listed: false,
  });
  const [name, setName] = useState(storage.name());
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
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
        `/table/${await openTable({ game: game.name, players, seats: all, options: changedOptions(options, game), time_control: timeControlOf(terms), timeout: terms.timeout, leavers: terms.leavers, watch: terms.watch, hints: terms.hints, listed: terms.listed || all.some(isOpen) })}`,
      );
    } catch (failure) {
      setError(/** @type {Error} */ (failure));
    }
  };
  return html`<div class="setup-title">
      <h1>${t("setup-title", { game: game.title })}</h1>
      ${game.lesson ? html`<a href=${`/lesson/${game.name}`}>${t("lesson-of", { title: game.title })}</a>` : null}
    </div>
    ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} close=${() => setError(null)} />` : null}
    <form onSubmit=${submit}>
      <${PlayersPanel}
        game=${game}
        players=${players}
        setPlayers=${setPlayers}
        name=${name}
        setName=${setName}
      />
      <div class="panel">
        <fieldset>
          <legend>${t("setup-seats")}</legend>
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
      <p class="setup-start">
        <button class="button big" type="submit">${t("setup-start")}</button>
      </p>
    </form>`;
}

/** The host's name, and how many play. */
function PlayersPanel(
  /** @type {{ game: Wire.GameSummary, players: number, setPlayers: (players: number) => void, name: string, setName: (name: string) => void }} */ {
    game,
    players,
    setPlayers,
    name,
    setName,
  },
) {
  return html`<div class="panel setup-players">
    <label class="field"
      >${t("name-label")}<input
        value=${name}
        maxlength="40"
        onInput=${(/** @type {FieldEvent} */ e) => setName(e.target.value)}
    /></label>
    <fieldset>
      <legend>${t("setup-players")}</legend>
      <div class="pills">
        ${range(game.min_players, game.max_players).map((n) => html`<label class="pill"><input type="radio" name="players" checked=${n === players} onChange=${() => setPlayers(n)} /><span>${n}</span></label>`)}
      </div>
    </fieldset>
  </div>`;
}

/** The most minutes that the game lasts; each player gets as many, so that nobody is hurried. */
function longestGame(/** @type {Wire.GameSummary} */ game) {
  return minutesOf(game).at(-1) ?? DEFAULT_LENGTH;
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

/** @typedef {{ timeControl: string, minutes: number, whole: number, increment: number, days: number, timeout: string, leavers: string, watch: string, hints: string, listed: boolean }} Terms of a table */

function timeControlOf(/** @type {Terms} */ terms) {
  if (terms.timeControl === "none") return { kind: "none" };
  if (terms.timeControl === "days") return { kind: "days", seconds: Math.round(terms.days * DAY) };
  const minutes = terms.timeControl === "game" ? terms.whole : terms.minutes;
  return {
    kind: terms.timeControl,
    seconds: Math.max(1, Math.round(minutes * 60)),
    increment: terms.timeControl === "game" ? terms.increment : 0,
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
        : { kind, name: kind === "here" ? t("setup-player", { number: seat + 1 }) : undefined },
    );
  };
  return html`<div class="seat-choice">
    <label class="field"
      >${role ? t("setup-seat-as", { number: seat + 1, role }) : t("setup-seat", { number: seat + 1 })}<select
        value=${value}
        onChange=${change}
      >
        ${KINDS.map(
          (kind) =>
            html`<option value=${kind} selected=${value === kind}>
              ${t(keyIn("setup-who", kind))}
            </option>`,
        )}
        ${bots.map((/** @type {string} */ level) => html`<option value=${`bot:${level}`} selected=${value === `bot:${level}`}>${t("setup-bot", { level: levelName(level) })}</option>`)}
      </select></label
    >
    ${planned.kind === "here" ? html`<label class="field">${t("setup-name-here", { number: seat + 1 })}<input value=${planned.name} maxlength="40" onInput=${(/** @type {FieldEvent} */ e) => put({ ...planned, name: e.target.value })} /></label>` : null}
  </div>`;
}

function TermsPanel(
  /** @type {{ terms: Terms, set: (next: Partial<Terms>) => void }} */ { terms, set },
) {
  const choose = (
    /** @type {keyof Terms} */ key,
    /** @type {string} */ label,
    /** @type {string[]} */ choices,
    /** @type {(choice: string) => string} */ title,
  ) =>
    html`<label class="field"
      >${label}
      <select
        value=${terms[key]}
        onChange=${(/** @type {FieldEvent} */ e) => set({ [key]: e.target.value })}
      >
        ${choices.map((value) => html`<option value=${value} selected=${terms[key] === value}>${title(value)}</option>`)}
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
    ${choose("timeControl", t("setup-clock"), CLOCKS, (clock) => t(keyIn("setup-clock", clock)))}
    ${terms.timeControl === "move" ? number("minutes", t("setup-minutes"), 0.1) : null}
    ${terms.timeControl === "game" ? number("whole", t("setup-minutes"), 0.1) : null}
    ${terms.timeControl === "game" ? number("increment", t("setup-increment"), 0) : null}
    ${terms.timeControl === "days" ? number("days", t("setup-days"), 1) : null}
    ${terms.timeControl === "none" ? null : choose("timeout", t("setup-timeout"), TIMEOUTS, (timeout) => t(keyIn("setup-timeout", timeout)))}
    ${terms.timeControl === "game" ? html`<p class="muted">${t("setup-game-out", { timeout: terms.timeout, more: terms.increment })}</p>` : null}
    ${choose("leavers", t("setup-leavers"), LEAVERS, (leavers) => t(keyIn("setup-leavers", leavers)))}
    ${choose("watch", t("setup-watch"), SPECTATORS, (who) => t(keyIn("setup-watch", who)))}
    ${choose("hints", t("setup-hints"), HINTS, (hints) => t(keyIn("setup-hints", hints)))}
    <label class="check"
      ><input
        type="checkbox"
        checked=${terms.listed}
        onChange=${(/** @type {FieldEvent} */ e) => set({ listed: e.target.checked })}
      />
      ${t("setup-listed")}</label
    >
  </div>`;
}
