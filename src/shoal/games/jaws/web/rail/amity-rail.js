// @ts-check
/** The facts of Act 1: the shark, the crew, the event card, and what the shark has told. */
import { html, Facts, keyIn, useText } from "../../../../web/ui/ui.js";
import { SPACES } from "../amity/island.js";
import { eventWord, memberWord, spaceWord, wordText } from "../moves/word-keys.js";
import { AmityCrew } from "./crew-rows.js";
import { AmityShark, Tokens } from "./shark-card.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */
/** @import { Amity } from "../facts.js" */

const BEACHES = ["N", "E", "S", "W"];
const MEMBERS = ["quint", "brody", "hooper"];
/** The kinds of rows in the crew's knowledge. */
const [BEGAN, LOOK] = [0, 2];

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

/** Everything beside the map. `hears` is the report that the previewed move would lead to. */
export function AmityRail(
  /** @type {{ props: BoardProps<Amity>, helpers: Record<string, any>, hears?: number[] }} */ {
    props,
    helpers,
    hears,
  },
) {
  const t = useText();
  const { facts } = props.view;
  return html`<${Facts} label=${t("page-status")} class="jaws-facts act-1">
    <${AmityShark} props=${props} />
    <${AmityCrew} facts=${facts} helpers=${helpers} />
    ${facts.shark === undefined ? null : html`<${Secret} facts=${/** @type {Required<Amity>} */ (facts)} hears=${hears} />`}
    <${Event} facts=${facts} />
    ${facts.shark !== undefined && /hunt|rush|token/.test(facts.phase) ? null : html`<${Report} facts=${facts} />`}
  </${Facts}>`;
}

/** What only the shark's player sees: the report to come, actions and tokens. */
function Secret(/** @type {{ facts: Required<Amity>, hears?: number[] }} */ { facts, hears }) {
  const t = useText();
  const isUnderWay = facts.phase === "hunt" || facts.phase === "rush";
  return html`<section class="jaws-secret" aria-label=${t("page-pad")}>
    ${hears ? html`<p class="jaws-note-card bad"><b>${t("page-hears")}</b> ${reportText(t, hears)}</p>` : null}
    <p class="jaws-note">
      ${facts.shark === "-" ? t("board-shark-nowhere", { seat: 0 }) : t("page-pad-at", { space: spaceWord(facts.shark) })}${isUnderWay ? html` · ${t("page-actions-left", { count: facts.strokes })}` : null}${facts.rush ? html` · ${t("page-pad-rush", { count: facts.rush })}` : null}
    </p>
    <${Tokens} facts=${facts} />
  </section>`;
}

function Event(/** @type {{ facts: Amity }} */ { facts }) {
  const t = useText();
  if (!EVENTS[facts.event]) return null;
  return html`<section class="jaws-note-card new" aria-label=${t("page-event")} key=${facts.event}>
    <div>
      <p>
        <b class="note-title">${t("page-event")}</b> <b>${wordText(t, eventWord(facts.event))}</b>
      </p>
      <p>
        ${eventText(t, facts.event)}
        <small class="event-swimmers"
          >${t("page-card-swimmers")} ${cardSwimmers(t, facts.event)}</small
        >
      </p>
      <details class="jaws-more">
        <summary>${t("page-cards-left", { count: facts.events.length })}</summary>
        <ul>
          ${facts.events.map((word) => html`<li key=${word}>${t("page-deck-card", { event: eventWord(word), swimmers: cardSwimmers(t, word) })}</li>`)}
        </ul>
      </details>
    </div>
  </section>`;
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

/** The newest report, the answers after it, and on demand everything before. */
function Report(/** @type {{ facts: Amity }} */ { facts }) {
  const t = useText();
  const turns = turnsOf(t, facts.story);
  if (!turns.length) return null;
  const [newest, ...older] = [...turns].reverse();
  return html`<section class="jaws-note-card bad" aria-label=${t("page-story")}>
    <div>
      <p>
        <b class="note-title">${t("page-report-title", { seat: 0 })}</b>
        ${newest[0] ?? t("page-no-report")}
      </p>
      ${newest.slice(1).map((line, nth) => html`<p key=${nth}>${line}</p>`)}
      ${
        older.length
          ? html`<details class="jaws-more">
              <summary>${t("page-story")}</summary>
              <ol>
                ${older.map((lines, nth) => html`<li key=${nth}><b>${t("page-shark-turn", { number: turns.length - 1 - nth })}</b> ${lines.join(" ")}</li>`)}
              </ol>
            </details>`
          : null
      }
    </div>
  </section>`;
}

/** Reports and answers as texts, grouped by the shark's turns. */
function turnsOf(/** @type {Text} */ t, /** @type {number[][]} */ story) {
  /** @type {string[][]} */
  const turns = [];
  for (const row of story) {
    if (row[0] === BEGAN) turns.push([]);
    else turns[turns.length - 1]?.push(row[0] === LOOK ? answerOf(t, row) : reportText(t, row));
  }
  return turns.filter((lines) => lines.length);
}

/** A report of the shark in words. */
function reportText(/** @type {Text} */ t, /** @type {number[]} */ row) {
  const [, north, east, south, west, michael, sensors, token, knocked] = row;
  const counts = [north, east, south, west];
  return t("page-report", {
    eaten: BEACHES.flatMap((beach, nth) =>
      counts[nth] ? [t("page-eaten-at", { count: counts[nth], space: spaceWord(beach) })] : [],
    ),
    michael,
    sensors: SPACES.filter((_, nth) => (sensors >> nth) & 1).map(spaceWord),
    token,
    knocked: MEMBERS.filter((_, nth) => (knocked >> nth) & 1).map(memberWord),
  });
}

/** An answer of the shark to a barrel, the binoculars or the fish finder. */
function answerOf(/** @type {Text} */ t, /** @type {number[]} */ [, tool, place, answer]) {
  const space = spaceWord(SPACES[place]);
  if (tool === 0) return t("page-answer-launch", { space, answer: answer ? "hit" : "miss" });
  const told = { space, answer: ["no", "nearby", "there"][answer] };
  return tool === 1 ? t("page-answer-binoculars", told) : t("page-answer-finder", told);
}
