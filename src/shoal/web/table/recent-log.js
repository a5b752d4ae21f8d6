// @ts-check
/** The newest log lines in sight of the board, and the same lines for screen readers. */
import { classes, html, useRef } from "../ui/html.js";
import { useFit } from "../ui/hooks.js";
import { Line } from "../ui/rule-links.js";
import { isMinor } from "../model/game-wording.js";
import { readable, splitLine } from "../model/log-text.js";
import { words } from "../ui/words.js";

/** @import { Playing } from "../net/live-table.js" */
/** @import { LookBack } from "./look-back.js" */

const say = words.table;
const SPECTATOR_LINES = 4;
const STEP_LINES = 2;
const MAX_ANNOUNCED = 6;

/** What happened since the player last acted; rule numbers are only in the log. */
export function RecentLog(
  /** @type {{ live: Playing, past: LookBack, names: string[], openLog: () => void }} */ {
    live,
    past,
    names,
    openLog,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = past.step ? past.step.log.slice(-STEP_LINES) : recentLines(live, names);
  const areAllMinor = lines.every(isMinor);
  useFit(box, fill, `${lines.join("\n")}\n\n${names.join("\n")}`);
  return html`<div class="recent-log" ref=${box} role="region" aria-label=${say.recentMoves}>
    <ol>
      ${lines.flatMap((line, place) =>
        splitLine(line).map(
          (part, nth) =>
            html`<li
              key=${`${live.log.length - lines.length + place}.${nth}`}
              class=${classes(
                place >= lines.length - Math.max(live.fresh, 1) && "fresh",
                !areAllMinor && isMinor(line) && "minor",
              )}
            >
              <${Line} text=${readable(part, names)} />
            </li>`,
        ),
      )}
    </ol>
    <button type="button" class="recent-log-more" onClick=${openLog} hidden></button>
  </div>`;
}

/** The lines since the player's own last move, or the last few for a spectator. */
function recentLines(/** @type {Playing} */ live, /** @type {string[]} */ names) {
  const { result, seats } = live.table;
  if (result?.resigned)
    return [words.result.resigned(names.filter((_, seat) => seats[seat].resigned))];
  return live.seat === null ? live.log.slice(-SPECTATOR_LINES) : live.log.slice(live.recent);
}

/** Fill the box with the newest lines, and say how many others there are. */
function fill(/** @type {HTMLElement} */ box) {
  const more = /** @type {HTMLElement} */ (box.lastElementChild);
  more.hidden = true;
  if (!fit(box)) return;
  more.hidden = false; // it takes some of the lines' width
  const hidden = fit(box);
  more.textContent = say.moreLines(hidden);
  more.setAttribute("aria-label", say.moreLinesWhere(hidden));
}

/** Show as many lines as fit, important ones first; returns how many are not shown whole. */
function fit(/** @type {HTMLElement} */ box) {
  const list = /** @type {HTMLElement} */ (box.firstElementChild);
  const lines = /** @type {HTMLElement[]} */ ([...list.children]).reverse();
  for (const line of lines) clamp(line, Infinity, 1);
  const rowHeight = parseFloat(getComputedStyle(list).lineHeight);
  const rows = new Map(lines.map((line) => [line, Math.round(line.offsetHeight / rowHeight)]));
  let space = Math.floor(box.clientHeight / rowHeight + 0.1);
  let hidden = 0;
  const isMinorLine = (/** @type {HTMLElement} */ line) => line.classList.contains("minor");
  for (const line of lines.filter((one) => !isMinorLine(one))) {
    const needed = rows.get(line) ?? 1;
    clamp(line, space, needed);
    if (needed > space) hidden++;
    space = Math.max(0, space - needed);
  }
  for (const line of lines.filter(isMinorLine)) {
    const needed = rows.get(line) ?? 1;
    clamp(line, needed > space ? 0 : space, needed);
    if (needed > space) hidden++;
    space = needed > space ? 0 : space - needed;
  }
  return hidden;
}

/** A line that needs more rows than there are is cut off with dots. */
function clamp(
  /** @type {HTMLElement} */ line,
  /** @type {number} */ space,
  /** @type {number} */ needed,
) {
  line.hidden = space < 1;
  line.style.webkitLineClamp = space < needed ? String(space) : "";
}

/** New log lines and the prompt, for screen readers. */
export function Announcer(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const lines = live.fresh ? live.log.slice(-Math.min(live.fresh, MAX_ANNOUNCED)) : [];
  const { table, seat, view } = live;
  const isPlaying = table.stage === "playing" && !(seat !== null && table.seats[seat].resigned);
  return html`<div class="visually-hidden" role="log" aria-live="polite">
    ${readable(lines.join(" "), names)} ${isPlaying ? readable(view?.prompt ?? "", names) : ""}
  </div>`;
}
