// @ts-check
/** Beside Amity Island: the event, the crew's cargo, the shark's pad, and what was told. */
import { html, Part, classes } from "../../../web/kit.js";
import { SPACES } from "./amity.js";
import { Barrel, Member } from "./pieces.js";
import { words } from "./words.js";

/** @import { Table } from "../../../web/kit.js" */

/** Everything beside the map. */
export function AmityCards(/** @type {{ table: Table }} */ { table }) {
  const { facts } = table.view;
  return html`${facts.shark === undefined ? null : html`<${Pad} facts=${facts} />`}
    <${Event} facts=${facts} /><${Crew} facts=${facts} /><${Story} facts=${facts} />`;
}

function Event(/** @type {{ facts: Record<string, any> }} */ { facts }) {
  const event = words.events[facts.event];
  return html`<${Part} title=${`${words.event} · ${words.eventsLeft(facts.events.length)}`} class="jaws-event">
    ${event ? html`<p class="jaws-card" key=${facts.event}><b>${event[0]}</b><span>${event[1]}</span>${event[2]}</p>` : html`<p class="jaws-note">${words.noEvent}</p>`}
    <p class="jaws-note">${words.track(facts.track)} · ${words.stuck(facts.stuck)} · ${words.tokensLeft(facts.tokensleft)}${facts.played ? `, ${words.tokenPlayed}` : ""}</p>
    <details class="jaws-deck"><summary>${words.eventsLeft(facts.events.length)}</summary>
      <ul>${facts.events.map((/** @type {string} */ word) => html`<li key=${word}>${words.events[word][0]} (${words.events[word][1]})</li>`)}</ul></details>
  </${Part}>`;
}

function Crew(/** @type {{ facts: Record<string, any> }} */ { facts }) {
  const cargo = [facts.orca, facts.carried, facts.aboard];
  return html`<${Part} title=${words.crewAt} class="jaws-crew"><ul>${[
    "quint",
    "brody",
    "hooper",
  ].map(
    (member, row) =>
      html` <li
        key=${member}
        class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}
      >
        <svg viewBox="-17 -15 34 30" aria-hidden="true"><${Member} member=${member} /></svg>
        <b>${words.members[member]}</b>
        <span
          >${words.place(facts.crew[row])}${facts.overboard.includes(member) ? `, ${words.overboard}` : ""}${facts.extra === member ? " +1" : ""}</span
        >
        <span class="jaws-cargo" title=${words.cargo(member, cargo[row])}
          ><span class="unseen">${words.cargo(member, cargo[row])}</span>
          ${Array.from({ length: cargo[row] }, (_, nth) => html`<svg key=${nth} viewBox="-9 -9 18 18" aria-hidden="true"><${Barrel} /></svg>`)}</span
        >
      </li>`,
  )}</ul></${Part}>`;
}

function Pad(/** @type {{ facts: Record<string, any> }} */ { facts }) {
  const eaten = ["N", "E", "S", "W"]
    .filter((_, beach) => facts.bites[beach])
    .map((beach) => `${facts.bites[["N", "E", "S", "W"].indexOf(beach)]} ${beach}`);
  if (facts.michaelbite) eaten.push(words.michael);
  return html`<${Part} title=${words.pad} class="jaws-pad">
    <p><b>${words.padAt(facts.shark)}</b></p>
    <p>${words.padActions(facts.strokes)}${facts.rush ? ` · ${words.padRush(facts.rush)}` : ""}</p>
    <p>${words.padToken(facts.token)}</p>
    <p>${words.padLeft}: ${facts.tokens.map((/** @type {string} */ token) => words.tokens[token]).join(", ") || words.nothing}</p>
    ${eaten.length ? html`<p>${words.padEaten}: ${eaten.join(", ")}</p>` : null}
    ${facts.touched.length ? html`<p>${words.padTouched}: ${facts.touched.join(", ")}</p>` : null}
    ${facts.knocked.length ? html`<p>${words.overboard}: ${facts.knocked.map((/** @type {string} */ member) => words.members[member]).join(", ")}</p>` : null}
  </${Part}>`;
}

/** The story of reports and answers, the newest first. */
function Story(/** @type {{ facts: Record<string, any> }} */ { facts }) {
  let turn = 0;
  const lines = facts.story.map((/** @type {number[]} */ row) => {
    if (row[0] === 0) return words.beganRow(++turn);
    if (row[0] === 2) return words.look(row[1], SPACES[row[2]], row[3]);
    const eaten = ["N", "E", "S", "W"].flatMap((beach, nth) =>
      row[nth + 1] ? [`${row[nth + 1]} ${beach}`] : [],
    );
    if (row[5]) eaten.push(words.michael);
    return words.report(
      eaten,
      SPACES.slice(0, 12).filter((_, nth) => (row[6] >> nth) & 1),
      row[7] === 1,
    );
  });
  if (!lines.length) return null;
  return html`<${Part} title=${words.story} class="jaws-story"><ol tabindex="0" aria-label=${words.story}>${lines.reverse().map((/** @type {string} */ line, /** @type {number} */ nth) => html`<li key=${lines.length - nth}>${line}</li>`)}</ol></${Part}>`;
}
