// @ts-check
/** Who sits at a table: names, presence, clocks. */
import { html, useEffect, useState } from "./kit.js";
import { actorOf, spelled } from "./about.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */

/** What the seats are called; a bot has a name of the sea. */
export function namesOf(/** @type {Wire.TableInfo} */ table) {
  return table.seats.map((seat, place) =>
    seat.kind === "bot" ? words.bots[place % 8] : seat.name || `${words.name.missing} ${place + 1}`,
  );
}

/** Whether the seat of this line is to move. */
export function isAsked(/** @type {Playing} */ live) {
  const isPlaying = live.table.stage === "playing" && !live.table.seats[live.seat ?? 0].resigned;
  return live.isAsked(live.view) && !live.still && isPlaying;
}

/** Who won, in a few words. */
export function winners(/** @type {Wire.Result} */ result, /** @type {string[]} */ names) {
  const [best] = result.ranking;
  return best.length === names.length
    ? words.result.draw
    : words.result.wins(best.map((seat) => names[seat]));
}

/** A bot of middling strength, for who does not say which. */
export function botLevel(/** @type {string[]} */ bots) {
  return bots[Math.floor(bots.length / 2)];
}

/** A line of the house in words: names in place of seats, words in place of codes. */
export function spoken(/** @type {string} */ line, /** @type {string[]} */ names) {
  return named(spelled(line), names);
}

/** A text of the house with names in place of seats. */
export function named(/** @type {string} */ line, /** @type {string[]} */ names) {
  return line
    .replace(/\b[Ss]eats (\d+(?:(?:, | and )\d+)+)/g, (_, seats) =>
      words.list(
        seats.split(/, | and /).map((/** @type {string} */ seat) => names[Number(seat)] ?? seat),
      ),
    )
    .replace(/\b[Ss]eat (\d+)\b/g, (whole, seat) => names[Number(seat)] ?? whole);
}

/** A line of the house as lines of the log: what each player does has a line of its own. */
export function apart(/** @type {string} */ line) {
  const sentences = line.split(/(?<=[.!?]) (?=[A-Z])/);
  const subjects = sentences.map(subjectOf);
  if (new Set(subjects.filter(Boolean)).size < 2) return [line];
  /** @type {string[]} */
  const parts = [];
  let subject = "";
  sentences.forEach((sentence, place) => {
    const goesOn = !subjects[place] || subjects[place] === subject;
    if (place && goesOn) parts.push(`${parts.pop()} ${sentence}`);
    else parts.push(sentence);
    subject = subjects[place] || subject;
  });
  return parts;
}

/** Whom a sentence of the house tells about, if it begins with them; the end of a round is nobody's. */
function subjectOf(/** @type {string} */ sentence) {
  return sentence.match(/^(Seat \d+(?= )|Round \d+ ends)/)?.[0] ?? actorOf(sentence);
}

/** What the house says about a seat, to who sits in another or in that one. */
export function remarked(
  /** @type {string} */ text,
  /** @type {number | null} */ seat,
  /** @type {string[]} */ names,
) {
  const about = `Seat ${seat} `;
  const told = text.startsWith(about) ? text.slice(about.length) : "";
  const found = words.table.toYou.find(([theirs]) => theirs.test(told));
  return named(found ? told.replace(...found) : text, names);
}

/** Whether somebody is here, or who plays in their seat; of a game that is over, who did. */
export function presence(/** @type {Playing} */ live, /** @type {number} */ seat) {
  const say = words.table;
  const face = live.table.seats[seat];
  const over = live.table.stage === "over";
  if (face.kind === "bot") return say.bot(face.level ?? "");
  if (face.resigned) return over ? say.gaveUpOver : say.gaveUp;
  if (face.stand_in) return over ? say.stoodIn(face.stand_in) : say.standIn(face.stand_in);
  return live.here.includes(seat) ? say.here : say.gone;
}

/** What the house shows beside a name: whether they are here, and their clock. */
export function Beside(/** @type {{ live: Playing, seat: number }} */ { live, seat }) {
  if (live.table.stage === "over") return null;
  const face = live.table.seats[seat];
  const here = live.here.includes(seat);
  const said = presence(live, seat);
  const state = face.kind === "bot" || face.stand_in ? "bot" : here ? "here" : "gone";
  return html`<span class=${`presence ${state}`} title=${said}
      ><i aria-hidden="true"></i
      ><span class=${state === "gone" ? "" : "unseen"}>${said}</span></span
    >
    <${ClockOf} live=${live} seat=${seat} />`;
}

/** The clock of a seat, where there are clocks. */
export function ClockOf(/** @type {{ live: Playing, seat: number }} */ { live, seat }) {
  const clock = live.clocks[seat];
  return clock ? html`<${Clock} clock=${clock} at=${live.clockedAt} />` : null;
}

/** A clock that runs in the page between two news. */
function Clock(/** @type {{ clock: Wire.Clock, at: number }} */ { clock, at }) {
  const [, tick] = useState(0);
  const left = Math.max(0, clock.left - (clock.running ? performance.now() - at : 0));
  // With the second, so that a clock that stands twice on the page shows the same twice.
  useEffect(() => {
    if (!clock.running || !left) return;
    const timer = setTimeout(() => tick((n) => n + 1), (left % 1000) + 10);
    return () => clearTimeout(timer);
  });
  return html`<span
    class=${clock.running && left < 15000 ? "clock short" : "clock"}
    aria-label=${words.clock(written(left))}
    >${written(left)}</span
  >`;
}

/** Days, or hours, or minutes and seconds. */
export function written(/** @type {number} */ milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} d`;
  if (seconds >= 5400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
