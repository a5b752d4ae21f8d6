// @ts-check
/** A game being played (or just over): the board, whose turn it is, and everything around it. */
import { html, Sentence, lazy, useEffect, useMemo, useRef, useState } from "./kit.js";
import { ask } from "./wire.js";
import { Stage } from "./stage.js";
import { Drawer, Notice } from "./frame.js";
import { Beside, isAsked, namesOf, spoken } from "./seats.js";
import { History, usePast } from "./history.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */
/** @import { Past } from "./history.js" */

const say = words.table;
const Result = lazy(() => import("./result.js"), "Result");
const Rulebook = lazy(() => import("./rulebook.js"), "Rulebook");
const Side = lazy(() => import("./side.js"), "Side");
const Hint = lazy(() => import("./hint.js"), "Hint");

export function Play(
  /** @type {{ id: string, lives: Playing[], found: Wire.Games, options: Record<string, any>, title?: string }} */ {
    id,
    lives,
    found,
    options,
    title,
  },
) {
  const [shown, setShown] = useState(0);
  const [covered, setCovered] = useState(/** @type {number | null} */ (null));
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const [no, setNo] = useState(/** @type {{ sentence: string, rule?: string } | null} */ (null));
  const [hint, setHint] = useState(/** @type {Wire.Hint | null} */ (null));
  const [drawn, setDrawn] = useState(false); // the board first, then what stands beside it
  const live = lives[shown] ?? lives[0];
  const next = nextSeat(lives, shown);
  useEffect(() => {
    if (next === null) return;
    if (secretsBetween(lives)) setCovered(next);
    else setShown(next);
  }, [next]);
  const past = usePast(id, live);
  const askAid = async () =>
    live.seat === null || past.view
      ? {}
      : ((await ask(`/tables/${id}/aid`, { ticket: live.key.ticket })).facts ?? {});
  useEffect(() => {
    setHint(null);
    setNo(null);
  }, [live.view]);
  const names = namesOf(live.table);
  const play = async (/** @type {string} */ move) => {
    if (past.view) return false;
    const answer = await live.play(move);
    const refused = answer.type === "refused";
    setNo(refused ? answer : null);
    return !refused;
  };
  const playAll = async (/** @type {string[]} */ moves) => {
    for (const move of moves) if (!(await play(move))) return;
  };
  const askHint = async () => {
    try {
      setHint(await ask(`/tables/${id}/hint`, { post: true, ticket: live.key.ticket }));
    } catch (wrong) {
      setNo({ sentence: /** @type {Error} */ (wrong).message, rule: "" });
    }
  };
  const view = past.view ?? live.view;
  const over = live.table.stage === "over";
  const dressed = useMemo(
    () => ({
      ...view,
      game: live.table.game,
      ...(past.view || over ? { moves: [] } : {}),
      ...(over ? { actors: [] } : {}),
    }),
    [view, over, live.table.game],
  );
  if (covered !== null)
    return html`<${CoverScreen}
      name=${names[lives[covered].seat ?? 0]}
      ready=${() => {
        setShown(covered);
        setCovered(null);
      }}
    />`;
  return html`<main class="play">
    <h1 class="unseen">${title}</h1>
    <div class="play-board">
      <${Announcer} live=${live} names=${names} />
      ${over && !past.view ? html`<${Result} id=${id} live=${live} names=${names} open=${setRule} />` : null}
      <${Banner} live=${live} past=${past} names=${names} open=${setRule} />
      ${past.view ? null : html`<${Lately} live=${live} names=${names} />`}
      ${
        no
          ? html`<${Notice} close=${() => setNo(null)} text=${html`<b>${say.whyNot}:</b> <${Sentence} text=${spoken(no.sentence, names)} open=${setRule} /> `}>
        ${no.rule ? html`<button type="button" class="act small" onClick=${() => setRule(no.rule ?? "")}>${say.read(no.rule)}</button>` : null}</${Notice}>`
          : null
      }
      ${live.offer ? html`<${Offer} live=${live} names=${names} />` : null}
      ${hint ? html`<${Hint} hint=${hint} names=${names} play=${play} open=${setRule} close=${() => setHint(null)} />` : null}
      <${Stage}
        game=${live.table.game}
        view=${dressed}
        before=${past.view ? past.before : live.before}
        options=${options}
        names=${names}
        askAid=${askAid}
        last=${null}
        play=${play}
        playAll=${playAll}
        busy=${live.outbox.size > 0}
        drawn=${() => setDrawn(true)}
        beside=${(/** @type {number} */ seat) => html`<${Beside} live=${live} seat=${seat} />`}
      />
      ${past.view ? html`<${History} past=${past} id=${id} live=${live} />` : null}
    </div>
    <aside class="side" aria-label=${say.more}>
      <${Tools} live=${live} past=${past} askHint=${askHint} openRules=${setRule} />
      ${
        drawn
          ? html`<${Side}
              id=${id}
              live=${live}
              names=${names}
              past=${past}
              play=${play}
              openRules=${setRule}
              found=${found}
            />`
          : null
      }
    </aside>
    ${rule !== null ? html`<${Drawer} title=${words.rules.title} close=${() => setRule(null)}><${Rulebook} game=${live.table.game} at=${rule} /></${Drawer}>` : null}
  </main>`;
}

/** What is always at hand: hint, undo, a look back, the rules. */
function Tools(
  /** @type {{ live: Playing, past: Past, askHint: () => void, openRules: (rule: string) => void }} */ {
    live,
    past,
    askHint,
    openRules,
  },
) {
  return html`<div class="tools">
    <button
      type="button"
      class="act plain small"
      disabled=${!isAsked(live) || Boolean(past.view)}
      onClick=${askHint}
    >
      ${say.hint}
    </button>
    <button
      type="button"
      class="act plain small"
      disabled=${!live.canUndo || Boolean(past.view)}
      onClick=${() => live.send({ type: "undo", number: live.number })}
    >
      ${say.undo}
    </button>
    <button
      type="button"
      class="act plain small"
      onClick=${() => past.go(live.number - 1)}
      disabled=${Boolean(past.view)}
      aria-label=${say.back}
      title=${say.back}
    >
      ${say.backShort}
    </button>
    <button type="button" class="act plain small" onClick=${() => openRules("")}>
      ${say.rules}
    </button>
  </div>`;
}

/** Another of this browser's seats that is to move, when the one shown is not. */
function nextSeat(/** @type {Playing[]} */ lives, /** @type {number} */ shown) {
  const toMove = (/** @type {Playing} */ live) =>
    live.seat !== null && live.view?.actors.includes(live.seat);
  if (lives.length < 2 || !lives[shown] || toMove(lives[shown])) return null;
  const next = lives.findIndex(toMove);
  return next < 0 ? null : next;
}

/** Whether this browser's seats see different things: then the device is passed under a cover. */
function secretsBetween(/** @type {Playing[]} */ lives) {
  return (
    new Set(lives.filter((live) => live.view).map((live) => JSON.stringify(live.view.facts))).size >
    1
  );
}

function CoverScreen(/** @type {{ name: string, ready: () => void }} */ { name, ready }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<main class="cover-screen">
    <h1>${words.cover.pass(name)}</h1>
    <p>${words.cover.why}</p>
    <button ref=${button} type="button" class="act big" onClick=${ready}>
      ${words.cover.ready(name)}
    </button>
  </main>`;
}

/** Whose turn it is and what is asked, in words. */
function Banner(
  /** @type {{ live: Playing, past: Past, names: string[], open: (rule: string) => void }} */ {
    live,
    past,
    names,
    open,
  },
) {
  const { view, seat, table } = live;
  if (past.view)
    return html`<p class="banner quiet">
      <${Sentence}
        text=${words.replay.at(past.number, past.last, spoken(past.told[past.told.length - 1] ?? "", names))}
        open=${open}
      />
    </p>`;
  if (table.stage === "over" || !view) return null;
  const mine = seat !== null && view.actors.includes(seat);
  const others = view.actors
    .filter((/** @type {number} */ actor) => actor !== seat)
    .map((/** @type {number} */ actor) => names[actor]);
  if (!mine) {
    const bot =
      view.actors.length === 1 &&
      (table.seats[view.actors[0]].kind === "bot" || table.seats[view.actors[0]].stand_in);
    return html`<p class="banner">
      ${bot ? say.thinking(names[view.actors[0]]) : say.turn(others)}${seat === null ? ` ${say.watching}` : ""}
    </p>`;
  }
  const asked = spoken(view.ask || say.yours, names);
  return html`<p class="banner mine">
    <${Sentence} text=${others.length ? say.others(asked, others) : asked} open=${open} />
  </p>`;
}

/** What happened last, in sight of the board. */
function Lately(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const { result, seats } = live.table;
  const lines = result?.resigned
    ? [words.result.resigned(names.filter((_, seat) => seats[seat].resigned))]
    : live.told.slice(-Math.min(Math.max(live.fresh, 1), 2));
  return lines.length ? html`<p class="lately">${spoken(lines.join(" "), names)}</p>` : null;
}

/** What happened since, said aloud to those who listen. */
function Announcer(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const lines = live.fresh ? live.told.slice(-Math.min(live.fresh, 6)) : [];
  return html`<div class="unseen" role="log" aria-live="polite">
    ${spoken(lines.join(" "), names)} ${live.view?.ask ?? ""}
  </div>`;
}

function Offer(/** @type {{ live: Playing, names: string[] }} */ { live, names }) {
  const { offer, seat } = live;
  const answer = (/** @type {boolean} */ agree) => live.send({ type: "answer_back", agree });
  if (!offer) return null;
  if (seat === null || offer.agreed.includes(seat))
    return html`<${Notice}
      text=${offer.seat === seat ? say.offerMine : say.offer(names[offer.seat])}
    />`;
  return html`<${Notice} text=${say.offer(names[offer.seat])}> <button type="button" class="act small" onClick=${() => answer(true)}>${say.agree}</button>
    <button type="button" class="act small plain" onClick=${() => answer(false)}>${say.decline}</button></${Notice}>`;
}
