// @ts-check
/** The cards beside Amity Island: status, event, the crew's cargo, the shark's pad, the log. */
import { html, Part, classes, keyIn, useText } from "../../../web/ui/ui.js";
import { SPACES } from "./island.js";
import { Barrel, Bather, Member } from "./pieces.js";
import { eventWord, memberWord, spaceWord, tokenWord, wordText } from "./word-keys.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
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

/** The swimmers on each event card, and the extra ones of a Shark Alert. */
const EVENTS = /** @type {Record<string, [string, string?]>} */ ({
  gardner: ["NNSWW"],
  news: ["NSSEE"],
  roast: ["NEWW"],
  vaughn: ["NNSSEW"],
  "wrong-shark": ["SEW"],
  july: ["NSEW"],
  birthday: ["NSEE"],
  silva: ["NNSWW"],
  bounty: ["NSSEEW"],
  indianapolis: ["SSEWW"],
  "alert-a": ["SWW", "NSE"],
  hoax: ["NSEW"],
  "alert-b": ["SSE", "NEW"],
  "alert-c": ["NNW", "SEW"],
  "alert-d": ["NEE", "NSW"],
  helicopter: ["NNEEW"],
});

/** Everything beside the map. */
export function AmityCards(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  return html`${facts.shark === undefined ? null : html`<${Pad} facts=${/** @type {Required<Facts>} */ (facts)} />`}
    <${Event} facts=${facts} /><${Crew} facts=${facts} /><${Story} facts=${facts} />`;
}

/** How far both sides have come: swimmers eaten, barrels on the shark. */
export function Tracks(/** @type {{ facts: Facts, was: Facts }} */ { facts, was }) {
  const t = useText();
  const eaten = (facts.bites ?? []).reduce((sum, n) => sum + n, facts.michaelbite ?? 0);
  const slots = (/** @type {number} */ n) => Array.from({ length: n }, (_, nth) => nth + 1);
  return html`<${Part} title=${t("page-status")} class="jaws-standing"><div class="jaws-tracks">
    <p>
      <b>${t("page-track", { count: facts.track })}</b>
      ${eaten ? html`<span>${t("page-eaten-secretly", { count: eaten })}</span>` : null}
      <span class="jaws-track" aria-hidden="true"
        >${slots(9).map((n) => html`<i key=${n} class=${classes(n <= facts.track && "full", n <= facts.track && n > was.track && "new")}>${n <= facts.track ? html`<svg viewBox="-11 -11 22 22"><${Bather} /></svg>` : n}</i>`)}</span
      >
    </p>
    <p>
      <b>${t("page-stuck", { count: facts.stuck })}</b>
      <span class="jaws-track" aria-hidden="true"
        >${slots(2).map((n) => html`<i key=${n} class=${classes(n <= facts.stuck && "full")}>${n <= facts.stuck ? html`<svg viewBox="-11 -11 22 22"><${Barrel} /></svg>` : n}</i>`)}</span
      >
    </p>
    <p>
      <b>${t("page-tokens-left", { count: facts.tokens?.length ?? facts.tokensleft })}</b>
      ${facts.played ? html`<span>${t("page-token-played")}</span>` : null}
      ${!facts.played && facts.token && facts.token !== "none" ? html`<span>${t("page-token-secret")}</span>` : null}
    </p>
  </div></${Part}>`;
}

function Event(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  return html`<${Part} title=${t("page-event")} class="jaws-event">
    ${
      EVENTS[facts.event]
        ? html`<p class="jaws-card" key=${facts.event}>
            <b>${wordText(t, eventWord(facts.event))}</b
            ><span
              ><span class="visually-hidden">${t("page-card-swimmers")}</span> ${cardSwimmers(
                t,
                facts.event,
              )}</span
            >${eventText(t, facts.event)}
          </p>`
        : html`<p class="jaws-note">${t("page-no-event")}</p>`
    }
    <details class="jaws-deck"><summary>${t("page-cards-left", { count: facts.events.length })}</summary>
      <ul>${facts.events.map((/** @type {string} */ word) => html`<li key=${word}>${t("page-deck-card", { event: eventWord(word), swimmers: cardSwimmers(t, word) })}</li>`)}</ul></details>
  </${Part}>`;
}

/** What a card does. */
function eventText(/** @type {Text} */ t, /** @type {string} */ event) {
  const [, extras] = EVENTS[event];
  return extras
    ? t("board-event-extras", { spaces: [...extras].map(spaceWord) })
    : t(keyIn("log-text", event));
}

/** How many swimmers a card brings to each beach. */
function cardSwimmers(/** @type {Text} */ t, /** @type {string} */ event) {
  const [letters] = EVENTS[event];
  return BEACHES.map((beach) => ({ beach, count: letters.split(beach).length - 1 }))
    .filter(({ count }) => count)
    .map(({ beach, count }) => t(keyIn("page-side", beach), { count }))
    .join(" · ");
}

function Crew(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  const cargo = [facts.orca, facts.carried, facts.aboard];
  return html`<${Part} title=${t("page-crew")} class="jaws-crew"><ul>${MEMBERS.map(
    (member, row) =>
      html`<li
        key=${member}
        class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}
      >
        <svg viewBox="-17 -15 34 30" aria-hidden="true"><${Member} member=${member} /></svg>
        <b>${wordText(t, memberWord(member))}</b>
        <span>${wordText(t, spaceWord(facts.crew[row]))}</span>
        <span
          class="jaws-cargo"
          title=${t("page-cargo", { member: memberWord(member), count: cargo[row] })}
          ><span class="visually-hidden"
            >${t("page-cargo", { member: memberWord(member), count: cargo[row] })}</span
          >
          ${Array.from({ length: cargo[row] }, (_, nth) => html`<svg key=${nth} viewBox="-9 -9 18 18" aria-hidden="true"><${Barrel} /></svg>`)}</span
        >
        ${notes(t, member, facts).map((note) => html`<small key=${note}>${note}</small>`)}
      </li>`,
  )}</ul></${Part}>`;
}

/** Notes about a crew member in this round. */
function notes(/** @type {Text} */ t, /** @type {string} */ member, /** @type {Facts} */ facts) {
  return [
    facts.done.includes(member) && t("page-had-turn"),
    facts.active === member && t("page-actions-left", { count: facts.actions }),
    facts.extra === member && t("page-extra-action"),
    facts.overboard.includes(member) && t("page-overboard"),
    facts.glide && facts.active === member && t("page-glides"),
    ...facts.used.map(
      (/** @type {string} */ tool) => TOOLS[tool] === member && t(keyIn("page-used", tool)),
    ),
  ].filter(Boolean);
}

/** How many swimmers were eaten at each beach. */
function eatenAt(
  /** @type {Text} */ t,
  /** @type {number[]} */ counts,
  /** @type {boolean} */ michael,
) {
  const eaten = BEACHES.flatMap((beach, nth) =>
    counts[nth] ? [t("page-eaten-at", { count: counts[nth], space: spaceWord(beach) })] : [],
  );
  return michael ? [...eaten, t("mark-michael")] : eaten;
}

function Pad(/** @type {{ facts: Required<Facts> }} */ { facts }) {
  const t = useText();
  const isIn = facts.shark !== "-";
  return html`<${Part} title=${t("page-pad")} class="jaws-pad">
    <p><b>${isIn ? t("page-pad-at", { space: spaceWord(facts.shark) }) : t("board-shark-nowhere", { seat: 0 })}</b></p>
    ${padRows(t, facts).map((row) => html`<p key=${row}>${row}</p>`)}
    ${facts.tokens.length ? html`<p class="jaws-note">${t("page-pad-tokens")}</p>` : null}
    <ul class="jaws-tokens" aria-label=${t("page-pad-tokens")}>
      ${facts.tokens.map((/** @type {string} */ token) => html`<li key=${token}><b>${wordText(t, tokenWord(token))}</b> <small>${t(keyIn("token-text", token))}</small></li>`)}
    </ul>
  </${Part}>`;
}

/** What the shark has done in its turn, and what it has left. */
function padRows(/** @type {Text} */ t, /** @type {Required<Facts>} */ facts) {
  const { strokes, rush, token, rushed, touched, knocked } = facts;
  const eaten = eatenAt(t, facts.bites, facts.michaelbite === 1);
  return [
    t("page-actions-left", { count: strokes }),
    rush && t("page-pad-rush", { count: rush }),
    token === "none"
      ? t("page-pad-no-token")
      : t("page-pad-token", { token: tokenWord(token), used: rushed }),
    eaten.length && t("page-pad-eaten", { eaten }),
    touched.length && t("log-sensors", { spaces: touched.map(spaceWord) }),
    knocked.length && t("board-overboard", { members: knocked.map(memberWord) }),
  ].filter(Boolean);
}

/** Reports and answers, grouped by the shark's turns, the newest first. */
function Story(/** @type {{ facts: Facts }} */ { facts }) {
  const t = useText();
  /** @type {string[][]} */
  const turns = [];
  for (const row of facts.story) {
    if (row[0] === 0) turns.push([]);
    else if (turns.length) turns[turns.length - 1].push(lineOf(t, row));
  }
  if (!turns.length) return null;
  return html`<${Part} title=${t("page-story")} class="jaws-story"><ol tabindex="0" aria-label=${t("page-story")}>${turns
    .map(
      (lines, nth) =>
        html`<li key=${nth}>
          <b>${t("page-shark-turn", { number: nth + 1 })}</b>
          ${lines.map((line, place) => html`<span key=${place}>${line}</span>`)}
        </li>`,
    )
    .reverse()}</ol></${Part}>`;
}

/** A report or an answer of the shark, as the log says it. */
function lineOf(/** @type {Text} */ t, /** @type {number[]} */ row) {
  if (row[0] === 2) return answerOf(t, row);
  const [, north, east, south, west, michael, sensors, token, knocked] = row;
  return t("board-report", {
    count: north + east + south + west,
    north,
    east,
    south,
    west,
    michael,
    sensors: SPACES.filter((_, nth) => (sensors >> nth) & 1).map(spaceWord),
    token,
    knocked: MEMBERS.filter((_, nth) => (knocked >> nth) & 1).map(memberWord),
  });
}

function answerOf(/** @type {Text} */ t, /** @type {number[]} */ [, tool, place, answer]) {
  const space = spaceWord(SPACES[place]);
  if (tool === 0) return t("log-launches", { space, answer: answer ? "hit" : "miss" });
  const told = { seat: 0, space, answer: ["no", "nearby", "there"][answer] };
  return tool === 1 ? t("log-binoculars", told) : t("log-finder", told);
}
