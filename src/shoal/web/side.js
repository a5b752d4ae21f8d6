// @ts-check
/** Beside the board: log, talk, the board in words, and what can be asked of the table. */
import { html, Line, lazy, toTheEnd, useFitting, useFocusAfter, useRef, useState } from "./kit.js";
import { chanceOf } from "./about.js";
import { ask, memory } from "./wire.js";
import { Question } from "./frame.js";
import { chosen } from "./pace.js";
import { apart, botLevel, isAsked, named, presence, remarked, spoken } from "./seats.js";
import { words } from "./words.js";

/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */
/** @import { Past } from "./history.js" */

const say = words.table;
const Invitation = lazy(() => import("./gather.js"), "Invitation");
const TABS = /** @type {const} */ (["log", "talk", "board", "more"]);

export function Side(/** @type {any} */ props) {
  const { live, past, talk } = props;
  const { tab, unread } = talk;
  const playing = live.seat !== null && live.table.stage === "playing";
  return html`<div class="tabs" role="tablist">
      ${TABS.map(
        (name) =>
          html`<button
            key=${name}
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-selected=${String(tab === name)}
            aria-controls="tab-panel"
            onClick=${() => talk.choose(name)}
          >
            ${say[name]}${name === "talk" && unread.length ? html`<b class="badge">${unread.length}</b>` : null}
          </button>`,
      )}
    </div>
    <div class="panel tab-panel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${tab}`}>
      ${
        tab === "log"
          ? html`<${Log} ...${props} />`
          : tab === "talk"
            ? html`<${Talk} ...${props} />`
            : tab === "board"
              ? html`<${InWords} ...${props} />`
              : html`<${More} ...${props} />`
      }
    </div>
    ${playing ? html`<${Typed} ...${props} mine=${isAsked(live) && !past.view} />` : null}`;
}

/** A move by its notation, and all moves as a list: for those who open it. */
function Typed(
  /** @type {{ live: Playing, mine: boolean, play: (move: string) => void }} */ {
    live,
    mine,
    play,
  },
) {
  const [text, setText] = useState("");
  const moves = mine ? live.view.moves : [];
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) play(text.trim());
    setText("");
  };
  return html`<details class="typed">
    <summary>${say.typed}</summary>
    ${mine ? null : html`<p class="soft">${say.notNow}</p>`}
    <form onSubmit=${submit}>
      <label
        ><span class="unseen">${say.type}</span>
        <input
          list="moves"
          value=${text}
          disabled=${!mine}
          placeholder=${moves[0] ?? ""}
          autocomplete="off"
          autocapitalize="off"
          spellcheck=${false}
          onInput=${(/** @type {Typing} */ e) => setText(e.target.value)}
      /></label>
      <datalist id="moves">
        ${moves.slice(0, 200).map((/** @type {string} */ move) => html`<option value=${move}></option>`)}
      </datalist>
      <button class="act small" type="submit" disabled=${!mine}>${say.play}</button>
    </form>
    <div class="all-moves" role="group" aria-label=${say.moves}>
      ${moves.slice(0, 400).map((/** @type {string} */ move) => html`<button key=${move} type="button" onClick=${() => play(move)}>${move}</button>`)}
    </div>
  </details>`;
}

function Log(
  /** @type {{ live: Playing, names: string[], past: Past, openRules: (rule: string) => void }} */ {
    live,
    names,
    past,
    openRules,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = past.view ? past.told : live.told;
  const left = Math.max(0, lines.length - 300); // lines that are too old to be shown
  useFitting(box, toTheEnd, [lines.length]);
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${say.fullLog}>
    ${lines.length ? null : html`<p class="soft">${say.nothingYet}</p>`}
    <ol>
      ${lines.slice(left).flatMap((line, place) =>
        apart(line).map(
          (part, nth) =>
            html` <li
              key=${`${left + place}.${nth}`}
              class=${!past.view && left + place >= live.turn ? "fresh" : ""}
            >
              <${Line} text=${spoken(part, names)} open=${openRules} />
            </li>`,
        ),
      )}
    </ol>
  </div>`;
}

function Talk(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const [text, setText] = useState("");
  const [channel, setChannel] = useState("table");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFitting(box, toTheEnd, [live.chats.length]);
  const open = live.channels.includes(channel) ? channel : "table";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) live.send({ type: "say", text: text.trim(), channel: open });
    setText("");
  };
  return html`<div class="log" ref=${box} role="log" tabindex="0" aria-label=${say.talk}>
      <ol>
        ${live.chats.map(
          (/** @type {Wire.Chat} */ chat, /** @type {number} */ place) =>
            html` <li key=${place} class=${`chat ${chat.channel}`}>
              <b>${chat.seat == null ? say.house : (names[chat.seat] ?? chat.name)}</b>
              ${chat.channel === "table" ? null : html`<small>${say.channels[chat.channel] ?? chat.channel}</small>`}
              ${chat.seat == null ? remarked(chat.text, live.seat, names) : chat.text}
            </li>`,
        )}
      </ol>
    </div>
    ${
      live.channels.length
        ? html`<form class="say" onSubmit=${submit}>
            ${
              live.channels.length > 1
                ? html`<label
                    ><span class="unseen">${say.channel}</span
                    ><select
                      value=${open}
                      onChange=${(/** @type {Typing} */ e) => setChannel(e.target.value)}
                    >
                      ${live.channels.map((/** @type {string} */ one) => html`<option value=${one} selected=${one === open}>${say.channels[one] ?? one}</option>`)}
                    </select></label
                  >`
                : null
            }
            <label class="grow"
              ><span class="unseen">${say.say}</span
              ><input
                value=${text}
                maxlength="500"
                placeholder=${say.say}
                onInput=${(/** @type {Typing} */ e) => setText(e.target.value)}
            /></label>
            <button class="act small" type="submit">${say.send}</button>
          </form>`
        : null
    }`;
}

/** The room's text face: what a screen reader has for a board. */
function InWords(
  /** @type {{ live: Playing, names: string[], past: Past }} */ { live, names, past },
) {
  return html`<h2 class="unseen">${say.boardTitle}</h2>
    <pre class="in-words" tabindex="0" role="region" aria-label=${say.boardTitle}>
${named((past.view ?? live.view).board ?? "", names)}</pre>`;
}

/** Whether a seat is free, or somebody sits there from elsewhere: else there is nobody to invite. */
function awaitsOthers(
  /** @type {Wire.TableInfo} */ table,
  /** @type {import("./wire.js").Kept} */ kept,
) {
  const people = table.seats.filter((face) => face.kind !== "bot").length;
  return people > Object.keys(kept.tickets).length;
}

/** What one is called: at this table from now on, and on this device. */
function Name(
  /** @type {{ id: string, live: Playing, wrong: (sentence: string) => void }} */ {
    id,
    live,
    wrong,
  },
) {
  const [name, setName] = useState(live.table.seats[live.seat ?? 0].name ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    memory.rename(name.trim());
    ask(`/tables/${id}/name`, { body: { name: name.trim() }, ticket: live.key.ticket }).catch(
      (no) => wrong(no.message),
    );
  };
  return html`<form class="say" onSubmit=${submit}>
    <label class="grow"
      ><span class="unseen">${words.name.label}</span
      ><input
        value=${name}
        maxlength="40"
        placeholder=${words.name.hint}
        onInput=${(/** @type {Typing} */ e) => setName(e.target.value)}
    /></label>
    <button class="act small plain" type="submit">${words.name.change}</button>
  </form>`;
}

/** How long each of the others' moves is shown. */
function PaceChoice(/** @type {{ live: Playing }} */ { live }) {
  const [pace, setPace] = useState(chosen);
  const choose = (/** @type {string} */ next) => {
    memory.choosePace(next);
    setPace(chosen());
    if (next === "instant") live.pace.skip();
  };
  return html`<fieldset class="pace-choice">
    <legend>${say.pace}</legend>
    <div class="pills">
      ${Object.entries(say.paces).map(
        ([name, told]) =>
          html`<label class="pill" key=${name}
            ><input
              type="radio"
              name="pace"
              checked=${name === pace}
              onChange=${() => choose(name)}
            /><span>${told}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** What one who plays may ask for: a move back, or the end. */
function Wishes(
  /** @type {{ live: Playing, resign: () => void, wrong: (sentence: string) => void }} */ {
    live,
    resign,
    wrong,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusAfter(box);
  const askBack = async () => {
    const answer = await live.send({ type: "ask_back" });
    if (answer.type === "refused") wrong(answer.sentence);
  };
  return html`<div class="actions" ref=${box}>
    <button type="button" class="act plain small" onClick=${askBack}>${say.askBack}</button>
    <button type="button" class="act plain small" onClick=${resign}>${say.resign}</button>
  </div>`;
}

/** Taking back, resigning, empty seats, the invitation, the promise of the dice. */
function More(
  /** @type {{ id: string, live: Playing, names: string[], found: Wire.Games }} */ {
    id,
    live,
    names,
    found,
  },
) {
  const [wrong, setWrong] = useState("");
  const [resigning, setResigning] = useState(false);
  const kept = memory.table(id);
  const playing = live.table.stage === "playing";
  const seated = live.seat !== null && !live.table.seats[live.seat].resigned;
  const bot = botLevel(found.bots);
  const stand = (/** @type {number} */ seat) =>
    ask(`/tables/${id}/bots`, { body: { seat, level: bot }, ticket: live.key.ticket }).catch((no) =>
      setWrong(no.message),
    );
  return html`<div class="more">
    ${wrong ? html`<p role="alert">${wrong}</p>` : null}
    <ul class="who">
      ${live.table.seats.map(
        (/** @type {Wire.SeatInfo} */ face, /** @type {number} */ seat) =>
          html`<li key=${seat}>
            <b>${names[seat]}</b>
            <span class="soft">${presence(live, seat)}</span>
            ${playing && seated && face.kind !== "bot" && !face.resigned && !face.stand_in && !live.here.includes(seat) ? html`<button type="button" class="act small plain" onClick=${() => stand(seat)}>${say.putBot}</button>` : null}
            ${playing && seat === live.seat && (face.stand_in || face.away) && !face.resigned ? html`<button type="button" class="act small" onClick=${() => ask(`/tables/${id}/return`, { post: true, ticket: live.key.ticket })}>${say.returnMine}</button>` : null}
          </li>`,
      )}
    </ul>
    ${playing ? html`<${PaceChoice} live=${live} />` : null}
    ${seated ? html`<${Name} id=${id} live=${live} wrong=${setWrong} />` : null}
    ${
      playing && seated
        ? html`<${Wishes} live=${live} resign=${() => setResigning(true)} wrong=${setWrong} />`
        : null
    }
    ${
      resigning
        ? html`<${Question}
            title=${say.resignTitle}
            text=${say.resignSure(live.table.players)}
            yes=${say.resignYes}
            no=${say.resignNo}
            agree=${() => live.send({ type: "resign" })}
            close=${() => setResigning(false)}
          />`
        : null
    }
    ${
      chanceOf(live.table)
        ? html`<p class="soft">
            <b>${say.commitment}:</b> <code class="hash">${live.table.commitment}</code
            ><br />${say.commitmentText}
          </p>`
        : null
    }
    ${kept?.invite && playing && awaitsOthers(live.table, kept) ? html`<${Invitation} id=${id} invite=${kept.invite} />` : null}
  </div>`;
}
