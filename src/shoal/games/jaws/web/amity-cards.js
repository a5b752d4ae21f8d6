// @ts-check
/** The cards beside Amity Island: status, event, the crew's cargo, the shark's pad, the log. */
import { html, Part, classes } from "../../../web/ui/ui.js";
import { SPACES } from "./island.js";
import { Barrel, Bather, Member } from "./pieces.js";
import { words } from "./words.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Amity as Facts } from "./facts.js" */

const BEACHES = ["N", "E", "S", "W"];
const MEMBERS = ["quint", "brody", "hooper"];
/** The owner of each tool that can be used once a round. */
const TOOLS = /** @type {Record<string, string>} */ ({
  launch: "quint",
  binoculars: "brody",
  close: "brody",
  finder: "hooper",
});

/** Everything beside the map. */
export function AmityCards(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  return html`${facts.shark === undefined ? null : html`<${Pad} facts=${/** @type {Required<Facts>} */ (facts)} />`}
    <${Event} facts=${facts} /><${Crew} facts=${facts} /><${Story} facts=${facts} />`;
}

/** How far both sides have come: swimmers eaten, barrels on the shark. */
export function Tracks(/** @type {{ facts: Facts, was: Facts }} */ { facts, was }) {
  const eaten = (facts.bites ?? []).reduce((sum, n) => sum + n, facts.michaelbite ?? 0);
  const slots = (/** @type {number} */ n) => Array.from({ length: n }, (_, nth) => nth + 1);
  return html`<${Part} title=${words.standing} class="jaws-standing"><div class="jaws-tracks">
    <p>
      <b>${words.track(facts.track)}</b>
      ${eaten ? html`<span>${words.secretly(eaten)}</span>` : null}
      <span class="jaws-track" aria-hidden="true"
        >${slots(9).map((n) => html`<i key=${n} class=${classes(n <= facts.track && "full", n <= facts.track && n > was.track && "new")}>${n <= facts.track ? html`<svg viewBox="-11 -11 22 22"><${Bather} /></svg>` : n}</i>`)}</span
      >
    </p>
    <p>
      <b>${words.stuck(facts.stuck)}</b>
      <span class="jaws-track" aria-hidden="true"
        >${slots(2).map((n) => html`<i key=${n} class=${classes(n <= facts.stuck && "full")}>${n <= facts.stuck ? html`<svg viewBox="-11 -11 22 22"><${Barrel} /></svg>` : n}</i>`)}</span
      >
    </p>
    <p>
      <b>${words.tokensLeft(facts.tokens?.length ?? facts.tokensleft)}</b>
      ${facts.played ? html`<span>${words.tokenPlayed}</span>` : null}
      ${!facts.played && facts.token && facts.token !== "none" ? html`<span>${words.tokenSecret}</span>` : null}
    </p>
  </div></${Part}>`;
}

function Event(/** @type {{ facts: Facts }} */ { facts }) {
  const event = words.events[facts.event];
  return html`<${Part} title=${words.event} class="jaws-event">
    ${
      event
        ? html`<p class="jaws-card" key=${facts.event}>
            <b>${event[0]}</b
            ><span
              ><span class="visually-hidden">${words.cardSwimmers}: </span
              >${words.swimmersAt(event[1])}</span
            >${event[2]}
          </p>`
        : html`<p class="jaws-note">${words.noEvent}</p>`
    }
    <details class="jaws-deck"><summary>${words.eventsLeft(facts.events.length)}</summary>
      <ul>${facts.events.map((/** @type {string} */ word) => html`<li key=${word}>${words.events[word][0]} (${words.swimmersAt(words.events[word][1])})</li>`)}</ul></details>
  </${Part}>`;
}

function Crew(/** @type {{ facts: Facts }} */ { facts }) {
  const cargo = [facts.orca, facts.carried, facts.aboard];
  return html`<${Part} title=${words.crewAt} class="jaws-crew"><ul>${MEMBERS.map(
    (member, row) =>
      html`<li
        key=${member}
        class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}
      >
        <svg viewBox="-17 -15 34 30" aria-hidden="true"><${Member} member=${member} /></svg>
        <b>${words.members[member]}</b>
        <span>${words.place(facts.crew[row])}</span>
        <span class="jaws-cargo" title=${words.cargo(member, cargo[row])}
          ><span class="visually-hidden">${words.cargo(member, cargo[row])}</span>
          ${Array.from({ length: cargo[row] }, (_, nth) => html`<svg key=${nth} viewBox="-9 -9 18 18" aria-hidden="true"><${Barrel} /></svg>`)}</span
        >
        ${notes(member, facts).map((note) => html`<small key=${note}>${note}</small>`)}
      </li>`,
  )}</ul></${Part}>`;
}

/** Notes about a crew member in this round. */
function notes(/** @type {string} */ member, /** @type {Facts} */ facts) {
  return [
    facts.done.includes(member) && words.hadTurn,
    facts.active === member && words.actionsLeft(facts.actions),
    facts.extra === member && words.oneMore,
    facts.overboard.includes(member) && words.overboard,
    facts.glide && facts.active === member && words.glides,
    ...facts.used.map((/** @type {string} */ tool) => TOOLS[tool] === member && words.used[tool]),
  ].filter(Boolean);
}

/** How many swimmers were eaten at each beach. */
function eatenAt(/** @type {number[]} */ counts, /** @type {boolean} */ michael) {
  const eaten = BEACHES.flatMap((beach, nth) =>
    counts[nth] ? [words.eatenAt(counts[nth], beach)] : [],
  );
  return michael ? [...eaten, words.michael] : eaten;
}

function Pad(/** @type {{ facts: Required<Facts> }} */ { facts }) {
  const eaten = eatenAt(facts.bites, facts.michaelbite === 1);
  const rows = [
    words.padActions(facts.strokes) + (facts.rush ? ` · ${words.padRush(facts.rush)}` : ""),
    words.padToken(facts.token) + (facts.rushed ? `, ${words.padRushed}` : ""),
    eaten.length && `${words.padEaten}: ${eaten.join(", ")}`,
    facts.touched.length && `${words.padTouched}: ${facts.touched.map(words.place).join(", ")}`,
    facts.knocked.length &&
      `${words.overboard}: ${facts.knocked.map((/** @type {string} */ one) => words.members[one]).join(", ")}`,
  ];
  return html`<${Part} title=${words.pad} class="jaws-pad">
    <p><b>${words.padAt(facts.shark)}</b></p>
    ${rows.filter(Boolean).map((row) => html`<p key=${row}>${row}</p>`)}
    ${facts.tokens.length ? html`<p class="jaws-note">${words.padLeft}</p>` : null}
    <ul class="jaws-tokens" aria-label=${words.padLeft}>
      ${facts.tokens.map((/** @type {string} */ token) => html`<li key=${token}><b>${words.tokens[token]}</b> <small>${words.tokenTexts[token]}</small></li>`)}
    </ul>
  </${Part}>`;
}

/** Reports and answers, grouped by the shark's turns, the newest first. */
function Story(/** @type {{ facts: Facts }} */ { facts }) {
  /** @type {string[][]} */
  const turns = [];
  for (const row of facts.story) {
    if (row[0] === 0) turns.push([]);
    else if (turns.length) turns[turns.length - 1].push(lineOf(row));
  }
  if (!turns.length) return null;
  return html`<${Part} title=${words.story} class="jaws-story"><ol tabindex="0" aria-label=${words.story}>${turns
    .map(
      (lines, nth) =>
        html`<li key=${nth}>
          <b>${words.beganRow(nth + 1)}</b>
          ${lines.map((line, place) => html`<span key=${place}>${line}</span>`)}
        </li>`,
    )
    .reverse()}</ol></${Part}>`;
}

function lineOf(/** @type {number[]} */ row) {
  if (row[0] === 2) return words.look(row[1], SPACES[row[2]], row[3]);
  const touched = SPACES.slice(0, 12).filter((_, nth) => (row[6] >> nth) & 1);
  return words.report(eatenAt(row.slice(1, 5), row[5] === 1), touched, row[7] === 1);
}
