// @ts-check
/** What is told above the board: whose turn it is, what happened, what is not allowed. */
import {
  classes,
  html,
  Line,
  plain,
  useEffect,
  useFitting,
  useFocusAfter,
  useRef,
  useState,
} from "./kit.js";
import { Notice } from "./frame.js";
import { isDesk } from "./bar.js";
import { isMinor } from "./about.js";
import { apart, ClockOf, spoken, winners, written } from "./seats.js";
import { ask } from "./wire.js";
import { words } from "./words.js";

/** @import { Playing } from "./live.js" */
/** @import { Past } from "./history.js" */

const say = words.table;

/** @typedef {{ live: Playing, past: Past, names: string[], open: (rule: string) => void }} Told */

/** The line on top, which stays in sight; notices hang from it and push nothing. The keys may rest here. */
export function Tells(/** @type {Told & { children?: unknown }} */ { children, ...told }) {
  return html`<div class="tells" tabindex="-1">
    <${Banner} ...${told} />
    <div class="tells-notices">${children}</div>
  </div>`;
}

/** Whose turn it is and what is asked, in words. */
function Banner(/** @type {Told} */ { live, past, names, open }) {
  const { view, seat, table } = live;
  if (past.view) return html`<${StepBanner} shown=${past} first=${past.first} names=${names} />`;
  if (table.result && isDesk()) return html`<p class="banner">${winners(table.result, names)}</p>`;
  if (table.stage === "over" || !view) return null;
  if (missed(live)) return html`<${Missed} live=${live} />`;
  if (seat !== null && table.seats[seat].resigned)
    return html`<p class="banner">
      <span class="banner-text">${say.givenUp}</span>
      <a class="act small plain" href="/">${words.home}</a>
      <${Skip} live=${live} />
    </p>`;
  const others = view.actors
    .filter((/** @type {number} */ actor) => actor !== seat)
    .map((/** @type {number} */ actor) => names[actor]);
  if (!live.isAsked(view) || live.still)
    return html`<p class="banner">
      <span class="banner-text"
        >${waited(live, names, others)}${seat === null ? ` ${say.watching}` : ""}</span
      >
      <${Skip} live=${live} />
    </p>`;
  const asked = spoken(view.ask || say.yours, names);
  return html`<p class="banner mine">
    <${Line} text=${others.length ? say.others(asked, others) : asked} open=${open} />
    <${ClockOf} live=${live} seat=${seat} />
  </p>`;
}

/** Which step is shown and what it told: cut with dots where it is long, since the log has all of it. */
export function StepBanner(
  /** @type {{ shown: { number: number, last: number, told: string[], fresh: number }, first: number, names: string[] }} */ {
    shown,
    first,
    names,
  },
) {
  const { number, last, told, fresh } = shown;
  const line = fresh ? told.slice(-fresh).join(" ") : "";
  return html`<p class="banner quiet" aria-live="polite">
    <span class="banner-text"
      ><${Line} text=${words.replay.at(number - first, last - first, spoken(line, names))}
    /></span>
  </p>`;
}

/** The seat of who sits here and is taken for away, or null. */
function missed(/** @type {Playing} */ { seat, table }) {
  const face = seat === null ? null : table.seats[seat];
  return face && (face.stand_in || face.away) && !face.resigned ? face : null;
}

/** Who is here all the same comes back with a press. */
function Missed(/** @type {{ live: Playing }} */ { live }) {
  const back = () =>
    ask(`/tables/${live.table.id}/return`, { post: true, ticket: live.key.ticket });
  return html`<p class="banner mine">
    <span class="banner-text">${missed(live)?.stand_in ? say.playedFor : say.missed}</span>
    <button type="button" class="act small" onClick=${back}>${say.returnMine}</button>
  </p>`;
}

/** Who is waited for, or whose moves are being shown. */
function waited(
  /** @type {Playing} */ live,
  /** @type {string[]} */ names,
  /** @type {string[]} */ others,
) {
  const { view, table, pace } = live;
  const [actor] = view.actors;
  const isBot =
    view.actors.length === 1 && (table.seats[actor].kind === "bot" || table.seats[actor].stand_in);
  if (live.still && live.isAsked(view)) return say.cameOf;
  if (pace.queue.length) return say.playing(others);
  if (isAway(live)) return say.waitsFor(names[actor], table.leavers ?? "");
  return isBot ? say.thinking(names[actor]) : say.turn(others);
}

/** Whether only somebody is to move who is not here. */
function isAway(/** @type {Playing} */ { view, table, here }) {
  const [actor, ...others] = view.actors;
  const face = table.seats[actor];
  return !others.length && face?.kind === "person" && !face.stand_in && !here.includes(actor);
}

/** Shows at once what waits to be shown; so does a press on the board, and the space bar. */
function Skip(/** @type {{ live: Playing }} */ { live }) {
  const { pace } = live;
  const waits = pace.queue.length > 0;
  useEffect(() => {
    if (!waits) return;
    const press = (/** @type {Event} */ event) => {
      if (!(/** @type {Element} */ (event.target).closest?.(".stage"))) return;
      // What is lit now is not what was pressed.
      event.preventDefault();
      event.stopPropagation();
      pace.skip();
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      const { tagName, classList } = /** @type {Element} */ (event.target);
      if (![" ", "Enter", "Escape"].includes(event.key) || /INPUT|SELECT|TEXTAREA/.test(tagName))
        return;
      if (tagName === "BODY" || classList.contains("tells")) pace.skip();
      else press(event);
    };
    addEventListener("click", press, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("click", press, true);
      removeEventListener("keydown", key, true);
    };
  }, [waits, pace]);
  if (!waits) return null;
  return html`<button type="button" class="skip" title=${say.skipHow} onClick=${() => pace.skip()}>
    ${say.skip}
  </button>`;
}

/** What happened since one last acted, in sight of the board; the log has the rules' numbers. */
export function Lately(
  /** @type {{ live: Playing, past: Past, names: string[], openLog: () => void }} */ {
    live,
    past,
    names,
    openLog,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = past.view ? past.told.slice(-2) : happened(live, names);
  const isPlain = lines.every(isMinor);
  // One's own act ends what happened before it, also while nothing new is told.
  useFitting(box, fill, [lines.join("\n"), names.join("\n")]);
  return html`<div class="lately" ref=${box} role="region" aria-label=${say.lately}>
    <ol>
      ${lines.flatMap((line, place) =>
        apart(line).map(
          (part, nth) =>
            html`<li
              key=${`${live.told.length - lines.length + place}.${nth}`}
              class=${classes(
                place >= lines.length - Math.max(live.fresh, 1) && "fresh",
                !isPlain && isMinor(line) && "minor",
              )}
            >
              <${Line} text=${spoken(part, names)} />
            </li>`,
        ),
      )}
    </ol>
    <button type="button" class="lately-more" onClick=${openLog} hidden></button>
  </div>`;
}

/** The lines since one's own last act, or the last few for who only looks on. */
function happened(/** @type {Playing} */ live, /** @type {string[]} */ names) {
  const { result, seats } = live.table;
  if (result?.resigned)
    return [words.result.resigned(names.filter((_, seat) => seats[seat].resigned))];
  return live.seat === null ? live.told.slice(-4) : live.told.slice(live.mine);
}

/** Fill the box with the newest lines, and say how many others there are. */
function fill(/** @type {HTMLElement} */ box) {
  const more = /** @type {HTMLElement} */ (box.lastElementChild);
  more.hidden = true;
  if (!fit(box)) return;
  more.hidden = false; // it takes some of the lines' width
  const unseen = fit(box);
  more.textContent = say.moreNews(unseen);
  more.setAttribute("aria-label", say.moreNewsWhere(unseen));
}

/** Show as many lines as fit, those that matter first; tells how many are not seen whole. */
function fit(/** @type {HTMLElement} */ box) {
  const list = /** @type {HTMLElement} */ (box.firstElementChild);
  const lines = /** @type {HTMLElement[]} */ ([...list.children]).reverse();
  for (const line of lines) cutTo(line, Infinity, 1);
  const row = parseFloat(getComputedStyle(list).lineHeight);
  const rows = new Map(lines.map((line) => [line, Math.round(line.offsetHeight / row)]));
  let room = Math.floor(box.clientHeight / row + 0.1);
  let unseen = 0;
  const isMinorLine = (/** @type {HTMLElement} */ line) => line.classList.contains("minor");
  for (const line of lines.filter((one) => !isMinorLine(one))) {
    const needed = rows.get(line) ?? 1;
    cutTo(line, room, needed);
    if (needed > room) unseen++;
    room = Math.max(0, room - needed);
  }
  for (const line of lines.filter(isMinorLine)) {
    const needed = rows.get(line) ?? 1;
    cutTo(line, needed > room ? 0 : room, needed);
    if (needed > room) unseen++;
    room = needed > room ? 0 : room - needed;
  }
  return unseen;
}

/** Of a line that needs more rows than there are its beginning is shown, with dots after it. */
function cutTo(
  /** @type {HTMLElement} */ line,
  /** @type {number} */ room,
  /** @type {number} */ needed,
) {
  line.hidden = room < 1;
  line.style.webkitLineClamp = room < needed ? String(room) : "";
}

/** What happened since, said aloud to those who listen. */
export function Announcer(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const lines = live.fresh ? live.told.slice(-Math.min(live.fresh, 6)) : [];
  const { table, seat, view } = live;
  const isPlayed = table.stage === "playing" && !(seat !== null && table.seats[seat].resigned);
  return html`<div class="unseen" role="log" aria-live="polite">
    ${spoken(lines.join(" "), names)} ${isPlayed ? spoken(view?.ask ?? "", names) : ""}
  </div>`;
}

/** A wish to take a move back. */
export function Offer(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const { offer, seat } = live;
  const answer = (/** @type {boolean} */ agree) => live.send({ type: "answer_back", agree });
  if (!offer) return null;
  const first = plain(spoken(apart(offer.line ?? "")[0], names));
  const asked = say.offer(names[offer.seat], first);
  if (offer.seat === seat)
    return html`<${Notice} text=${say.offerMine}>
      <${Answers}><button type="button" class="act small plain" onClick=${() => answer(false)}>${say.withdraw}</button></${Answers}></${Notice}>`;
  if (seat === null || offer.agreed.includes(seat)) return html`<${Notice} text=${asked} />`;
  return html`<${Notice} text=${asked}>
    <${Answers}><button type="button" class="act small" onClick=${() => answer(true)}>${say.agree}</button>
    <button type="button" class="act small plain" onClick=${() => answer(false)}>${say.decline}</button></${Answers}></${Notice}>`;
}

/** The answers to a wish: they may go before the notice does, when others have yet to answer. */
function Answers(/** @type {{ children?: unknown }} */ { children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusAfter(box);
  return html`<div class="answers" ref=${box}>${children}</div>`;
}

/** That somebody took something back. */
export function TakenBack(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const { takenBack } = live;
  const [read, setRead] = useState(/** @type {typeof takenBack} */ (null));
  if (!takenBack || read === takenBack) return null;
  return html`<${Notice}
    text=${say.takenBack(plain(spoken(apart(takenBack.line)[0], names)))}
    close=${() => setRead(takenBack)}
  />`;
}

const NEARLY = /** @type {Record<string, number>} */ ({ game: 60000, move: 15000, days: 3600000 });

/** What the clock of one's own seat will do, when it is nearly out and when it is out. */
export function TimeLeft(/** @type {{ live: Playing }} */ { live }) {
  const [, tick] = useState(0);
  const [read, setRead] = useState("");
  const clock = live.seat === null ? null : live.clocks[live.seat];
  const { pace, timeout = "bot", stage } = live.table;
  useEffect(() => {
    if (!clock?.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock?.running]);
  if (!clock || !pace || stage !== "playing") return null;
  const left = clock.left - (clock.running ? performance.now() - live.clockedAt : 0);
  const isOut = left <= 0 && pace.kind === "game";
  const state = isOut ? "out" : clock.running && left < NEARLY[pace.kind ?? ""] ? "short" : "";
  if (!state || read === state) return null;
  const text = isOut
    ? say.clockOut(timeout, pace.increment ?? 0)
    : say.clockShort(written(Math.max(0, left)), timeout);
  return html`<${Notice} text=${text} close=${() => setRead(state)} />`;
}
