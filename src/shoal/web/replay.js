// @ts-check
/** A game again, step by step, with anybody's eyes; the address names the step. */
import { html, Line, toTheEnd, useEffect, useFitting, useMemo, useRef, useState } from "./kit.js";
import { ask, house, houseNow, memory, optionsOf } from "./wire.js";
import { speakOf } from "./about.js";
import { Drawer, Header, Notice, copy } from "./frame.js";
import { Stage } from "./stage.js";
import { Steps, stepped } from "./history.js";
import { StepBanner } from "./tells.js";
import { Walk } from "./walk.js";
import { Rulebook } from "./rulebook.js";
import { reach } from "./reach.js";
import { apart, namesOf, spoken } from "./seats.js";
import { words } from "./words.js";

/** @import * as Wire from "./types.js" */
/** @import { To } from "./history.js" */
/** @import { Shown } from "./walk.js" */
/** @import { Typing } from "./kit.js" */

const say = words.replay;
const PACE = 1200;

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const [found, setFound] = useState(houseNow);
  const [face, setFace] = useState(/** @type {Wire.TableInfo | null} */ (null));
  const [eyes, setEyes] = useState(asked.get("eyes") ?? "");
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [first, setFirst] = useState(0);
  const [running, setRunning] = useState(false);
  const [copied, setCopied] = useState(false);
  const [wrong, setWrong] = useState("");
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  useFitting(log, toTheEnd, [shown]);
  const kept = memory.table(id);
  const key = {
    ticket: Object.values(kept?.tickets ?? {})[0] ?? kept?.host,
    invite: location.hash.slice(1) || kept?.invite,
  };
  useEffect(() => {
    document.title = `${say.title} · ${words.title}`;
    house().then(setFound);
    // The room must have told how it spells its lines, and what it shows between two steps.
    ask(`/tables/${id}`, key).then(
      (table) => speakOf(table.game).then(() => setFace(table)),
      (no) => setWrong(no.message),
    );
  }, [id]);
  const walk = useMemo(
    () =>
      new Walk(face?.game ?? "", (number) =>
        ask(`/tables/${id}/replay?number=${number}${eyes ? `&seat=${eyes}` : ""}`, key),
      ),
    [id, eyes, face?.game],
  );
  const wanted = useRef(0); // counts what was asked for: an answer that comes late is not shown
  const look = (/** @type {(least: number) => Promise<Shown>} */ find) => {
    const turn = ++wanted.current;
    const answered = walk.begin().then(async (least) => {
      const found = await find(least);
      if (turn !== wanted.current) return;
      setFirst(least);
      setShown(found);
      setWrong("");
    });
    answered.catch((no) => {
      setWrong(no.message);
      setRunning(false);
    });
  };
  const go = (/** @type {To} */ to) => {
    if (shown) look((least) => stepped(walk, shown, to, least));
  };
  const press = (/** @type {To} */ to) => {
    setRunning(false);
    go(to);
  };
  useEffect(() => {
    if (!face) return;
    const step = shown ? shown.number - first : Number(asked.get("step") ?? 0);
    look((least) => stepped(walk, null, least + step, least));
  }, [walk]);
  useEffect(() => {
    if (shown)
      history.replaceState(
        null,
        "",
        `${location.pathname}?step=${shown.number - first}${eyes ? `&eyes=${eyes}` : ""}${location.hash}`,
      );
    if (!running || !shown) return;
    const timer = setTimeout(
      () => (shown.number < shown.last || shown.half ? go("next") : setRunning(false)),
      PACE,
    );
    return () => clearTimeout(timer);
  }, [running, shown, eyes]);
  const copyLink = async () => {
    const { origin } = await reach();
    const { pathname, search } = location;
    copy(`${origin}${pathname}${search}${key.invite ? `#${key.invite}` : ""}`, setCopied);
  };
  const view = useMemo(
    () => (shown && face ? { ...shown.view, game: face.game, moves: [] } : null),
    [shown, face],
  );
  const names = face ? namesOf(face) : [];
  const options = useMemo(() => (found && face ? optionsOf(found, face) : {}), [found, face]);
  return html`<${Header} title=${say.title} />
    <main class="play replay">
      <h1 class="unseen">${say.title}</h1>
      <div class="play-board">
        ${wrong ? html`<${Notice} text=${wrong} />` : null}
        ${
          shown && face && found
            ? html`
      <${StepBanner} shown=${shown} first=${first} names=${names} />
      <${Stage} game=${face.game} view=${view} before=${shown.before} told=${shown.told.slice(shown.told.length - shown.fresh)} options=${options} names=${names} askHelpers=${async () => ({})} last=${null} play=${() => null} playAll=${() => null} beside=${() => null} />
      <${Steps} number=${shown.number} first=${first} last=${shown.last} go=${press}>
        <button type="button" class="act" onClick=${() => setRunning(!running)}>${running ? say.pause : say.play}</button></${Steps}>
      <div class="actions"><label class="field inline">${say.eyes}<select value=${eyes} onChange=${(/** @type {Typing} */ e) => setEyes(e.target.value)}>
          <option value="">${words.table.you}</option><option value="all" selected=${eyes === "all"}>${say.all}</option><option value="watcher" selected=${eyes === "watcher"}>${say.watcher}</option>
          ${names.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<option value=${String(seat)} selected=${eyes === String(seat)}>${name}</option>`)}</select></label>
        <button type="button" class="act plain copies" title=${say.linkWhere} onClick=${copyLink}>${copied ? words.gather.copied : say.link}</button>
        <a class="act plain" href=${`/table/${id}`}>${words.back}</a></div>`
            : html`<p>${words.loading}</p>`
        }
      </div>
      ${
        shown?.told.length
          ? html`<aside class="side">
              <div class="panel">
                <div
                  class="log"
                  ref=${log}
                  tabindex="0"
                  role="region"
                  aria-label=${words.table.fullLog}
                >
                  <ol>
                    ${shown.told.slice(-200).flatMap((/** @type {string} */ line, /** @type {number} */ place) => apart(line).map((part, nth) => html`<li key=${`${place}.${nth}`} class=${place >= Math.min(200, shown.told.length) - shown.fresh ? "fresh" : ""}><${Line} text=${spoken(part, names)} open=${setRule} /></li>`))}
                  </ol>
                </div>
              </div>
            </aside>`
          : null
      }
      ${rule !== null && face ? html`<${Drawer} title=${words.rules.title} close=${() => setRule(null)}><${Rulebook} game=${face.game} at=${rule} /></${Drawer}>` : null}
    </main>`;
}
