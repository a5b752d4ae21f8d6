// @ts-check
/** A game being played (or just over): the board, whose turn it is, and everything around it. */
import { html, lazy, plain, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./kit.js";
import { ask } from "./wire.js";
import { useDesk } from "./bar.js";
import { Stage } from "./stage.js";
import { Drawer, Notice } from "./frame.js";
import { Beside, isAsked, namesOf, spoken } from "./seats.js";
import { History, usePast } from "./history.js";
import { Announcer, Lately, Offer, TakenBack, Tells, TimeLeft } from "./tells.js";
import { Said, useTalk } from "./said.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { Playing } from "./live.js" */
/** @import { Past } from "./history.js" */
/** @import { Talking } from "./said.js" */

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
  const opened = useOpened(lives);
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const [no, setNo] = useState(/** @type {{ sentence: string, rule?: string } | null} */ (null));
  const [hint, setHint] = useState(/** @type {Wire.Hint | null} */ (null));
  const desk = useDesk();
  const [note, setNote] = useState(/** @type {"" | "undo" | "past"} */ ("")); // what cannot be
  const [drawn, setDrawn] = useState(false); // the board first, then what stands beside it
  const live = lives[shown] ?? lives[0];
  const next = nextSeat(lives, shown);
  useEffect(() => {
    if (next === null) return;
    if (secretsBetween(lives)) setCovered(next);
    else setShown(next);
  }, [next]);
  const past = usePast(id, live);
  const talk = useTalk(live);
  const askHelpers = async () =>
    live.seat === null || past.view
      ? {}
      : ((await ask(`/tables/${id}/helpers`, { ticket: live.key.ticket })).facts ?? {});
  // At once: what a press says after the change must not go with what was said before it.
  useLayoutEffect(() => {
    setHint(null);
    setNo(null);
    setNote("");
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
  const askBack = async () => {
    setNote("");
    const answer = await live.send({ type: "ask_back" });
    if (answer.type === "refused") setNo(answer);
  };
  const askHint = async () => {
    const { view: asked } = live;
    try {
      const found = await ask(`/tables/${id}/hint`, { post: true, ticket: live.key.ticket });
      if (live.view === asked) setHint(found);
    } catch (wrong) {
      setNo({ sentence: /** @type {Error} */ (wrong).message, rule: "" });
    }
  };
  const view = past.view ?? live.view;
  const over = live.table.stage === "over";
  const gone = live.seat !== null && live.table.seats[live.seat].resigned;
  const dressed = useMemo(
    () => ({
      ...view,
      game: live.table.game,
      ...(past.view || over || gone ? { moves: [] } : {}),
      ...(over ? { actors: [] } : {}),
    }),
    [view, over, gone, live.table.game],
  );
  const hidden = covered ?? opened.cover;
  if (hidden !== null)
    return html`<${CoverScreen}
      name=${names[lives[hidden].seat ?? 0]}
      ready=${() => {
        opened.open();
        setShown(hidden);
        setCovered(null);
      }}
    />`;
  const result =
    over && !past.view
      ? html`<${Result} id=${id} live=${live} names=${names} open=${setRule} />`
      : null;
  const steps = past.view ? html`<${History} past=${past} id=${id} live=${live} />` : null;
  // On a desk nothing that comes and goes moves the board.
  return html`<main class="play">
    <h1 class="unseen">${title}</h1>
    <div class="play-board">
      <${Announcer} live=${live} names=${names} />
      ${desk ? null : result}
      <${Tells} live=${live} past=${past} names=${names} open=${setRule}>
      ${
        no
          ? html`<${Notice} close=${() => setNo(null)} text=${html`<b>${say.whyNot}:</b> ${plain(spoken(no.sentence, names))} `}>
        ${no.rule ? html`<button type="button" class="act small" onClick=${() => setRule(no.rule ?? "")}>${say.read(no.rule)}</button>` : null}</${Notice}>`
          : null
      }
      ${live.offer ? html`<${Offer} live=${live} names=${names} />` : null}
      <${TakenBack} live=${live} names=${names} /><${TimeLeft} live=${live} />
      ${
        note === "undo"
          ? html`<${Notice} text=${say.noUndo} close=${() => setNote("")}> <button type="button" class="act small" onClick=${askBack}>${say.askBack}</button></${Notice}>`
          : null
      }
      ${note === "past" ? html`<${Notice} text=${say.noPast} close=${() => setNote("")} />` : null}
      ${talk.unread.length ? html`<${Said} talk=${talk} names=${names} />` : null}
      </${Tells}>
      <${Lately} live=${live} past=${past} names=${names} openLog=${() => talk.open("log")} />
      <${Stage}
        game=${live.table.game}
        view=${dressed}
        before=${past.view ? past.before : live.before}
        told=${past.view ? past.told.slice(past.told.length - past.fresh) : toldSince(live)}
        options=${options}
        names=${names}
        askHelpers=${askHelpers}
        last=${null}
        hinted=${past.view ? undefined : hint?.move}
        play=${play}
        playAll=${playAll}
        undo=${live.canUndo && !past.view ? () => live.send({ type: "undo", number: live.number }) : null}
        busy=${live.outbox.size > 0}
        drawn=${() => setDrawn(true)}
        pressed=${() => {
          setNo(null);
          setNote("");
        }}
        beside=${(/** @type {number} */ seat) => html`<${Beside} live=${live} seat=${seat} />`}
      />
      ${desk ? null : steps}
    </div>
    <aside class="side" aria-label=${say.more}>
      <${Tools} live=${live} past=${past} talk=${talk} askHint=${askHint} cannot=${setNote} openRules=${setRule} />
      ${desk ? steps : null} ${desk ? result : null}
      ${hint && !past.view ? html`<${Hint} hint=${hint} names=${names} play=${play} open=${setRule} close=${() => setHint(null)} />` : null}
      ${
        drawn
          ? html`<${Side}
              id=${id}
              live=${live}
              names=${names}
              past=${past}
              talk=${talk}
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
  /** @type {{ live: Playing, past: Past, talk: Talking, askHint: () => void, cannot: (what: "undo" | "past") => void, openRules: (rule: string) => void }} */ {
    live,
    past,
    talk,
    askHint,
    cannot,
    openRules,
  },
) {
  const isPlaying = live.seat !== null && live.table.stage === "playing";
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
      aria-disabled=${live.canUndo && !past.view ? undefined : "true"}
      disabled=${!isPlaying || Boolean(past.view)}
      onClick=${() => (live.canUndo ? live.send({ type: "undo", number: live.number }) : cannot("undo"))}
    >
      ${say.undo}
    </button>
    <button
      type="button"
      class="act plain small look-back"
      onClick=${async () => (await past.go("previous")) || cannot("past")}
      disabled=${Boolean(past.view)}
      aria-label=${say.back}
      title=${say.back}
    >
      ${say.backShort}
    </button>
    <button type="button" class="act plain small" onClick=${() => openRules("")}>
      ${say.rules}
    </button>
    <button type="button" class="act plain small to-talk" onClick=${() => talk.open("talk")}>
      ${say.talk}${talk.unread.length ? html`<b class="badge">${talk.unread.length}</b>` : null}
    </button>
  </div>`;
}

/** The lines that came with what is shown as changed. */
function toldSince(/** @type {Playing} */ live) {
  return live.left && live.before === live.left
    ? live.told.slice(live.mine)
    : live.told.slice(live.told.length - live.fresh);
}

/** Another of this browser's seats that is to move, when the one shown is not. */
function nextSeat(/** @type {Playing[]} */ lives, /** @type {number} */ shown) {
  const toMove = (/** @type {Playing} */ live) =>
    live.seat !== null && live.view?.actors.includes(live.seat);
  if (lives.length < 2 || !lives[shown] || toMove(lives[shown])) return null;
  const next = lives.findIndex(toMove);
  return next < 0 ? null : next;
}

/** Before a device with several seats shows anything, whoever comes first says so if there are secrets. */
function useOpened(/** @type {Playing[]} */ lives) {
  const [isOpen, setOpen] = useState(lives.length < 2);
  const heard = lives.every((live) => live.view);
  const secret = heard && secretsBetween(lives);
  useEffect(() => {
    if (heard && !secret) setOpen(true);
  }, [heard]);
  return {
    cover: isOpen || (heard && !secret) ? null : firstToMove(lives),
    open: () => setOpen(true),
  };
}

/** The place among this browser's seats of one that is to move. */
function firstToMove(/** @type {Playing[]} */ lives) {
  return Math.max(
    0,
    lives.findIndex((live) => live.isAsked(live.view)),
  );
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
