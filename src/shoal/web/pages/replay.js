// @ts-check
/** A game step by step, as any viewer; the address names the step. */
import { html, useEffect, useMemo, useRef, useState } from "../ui/html.js";
import { scrollToEnd, useFit, useTitle } from "../ui/hooks.js";
import { copy } from "../ui/clipboard.js";
import { Drawer } from "../ui/dialogs.js";
import { ErrorText } from "../ui/error-text.js";
import { Header, Notice } from "../ui/frame.js";
import { ReplaySteps } from "../model/replay-steps.js";
import { optionsOf } from "../model/table-settings.js";
import { namesOf } from "../model/table-text.js";
import { fetchServerInfo, knownServerInfo, request } from "../net/api.js";
import { loadAbout } from "../net/game-parts.js";
import { fetchFields } from "../net/game-schema.js";
import { publicOrigin } from "../net/network-hosts.js";
import { storage } from "../net/storage.js";
import { BoardHost } from "../table/board-host.js";
import { StepControls } from "../table/look-back.js";
import { StepBanner } from "../table/status-line.js";
import { TurnLog } from "../table/log/turn-log.js";
import { useCatalogue, useFormatter } from "../table/use-catalogue.js";
import { Rulebook } from "./rulebook.js";
import { t } from "../model/messages/page-text.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */
/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { ShownStep, Target } from "../model/replay-steps.js" */
/** @import { FieldEvent } from "../ui/html.js" */
/** @import { Failure } from "../ui/error-text.js" */

const STEP_TIME = 1200; // milliseconds, while the replay plays

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const credentials = useCredentials(id);
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [info, setInfo] = useState(/** @type {Wire.TableInfo | null} */ (null));
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const catalogue = useCatalogue(info?.game ?? "");
  useTitle(t("page-title", { title: t("replay-title") }));
  useEffect(() => {
    fetchServerInfo().then(setServerInfo);
    // After the texts of the game: the steps of chance depend on them.
    request(`/tables/${id}`, credentials).then(
      (table) => loadAbout(table.game).then(() => setInfo(table)),
      setError,
    );
  }, [id, credentials]);
  return html`<${Header} title=${t("replay-title")} />
    <main class="game-screen replay">
      <h1 class="visually-hidden">${t("replay-title")}</h1>
      ${
        info && serverInfo && catalogue
          ? html`<${Replay}
              info=${info}
              serverInfo=${serverInfo}
              catalogue=${catalogue}
              credentials=${credentials}
            />`
          : html`<div class="game-main">
              ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} />` : html`<p>${t("loading")}</p>`}
            </div>`
      }
    </main>`;
}

/** The board of a step, and the ways to the others. */
function Replay(
  /** @type {{ info: Wire.TableInfo, serverInfo: Wire.Games, catalogue: Catalogue, credentials: Credentials }} */ {
    info,
    serverInfo,
    catalogue,
    credentials,
  },
) {
  const { id, game } = info;
  const asked = useMemo(() => new URLSearchParams(location.search), []);
  const [viewer, setViewer] = useState(asked.get("view") ?? asked.get("eyes") ?? "");
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const firstStep = Number(asked.get("step") ?? 0);
  const replay = useReplay({ id, game, viewer, credentials, firstStep, setError });
  const { shown, first } = replay;
  useEffect(() => {
    if (!shown) return;
    const query = `?step=${shown.number - first}${viewer ? `&view=${viewer}` : ""}`;
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  }, [shown, first, viewer]);
  const names = namesOf(info);
  const isOwn = !viewer && credentials.seats === 1;
  const formatter = useFormatter(catalogue, isOwn ? (shown?.view.seat ?? null) : null, names);
  return html`<div class="game-main">
      ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} />` : null}
      ${
        shown
          ? html`<${StepBanner} shown=${shown} first=${first} formatter=${formatter} />
              <${Board} shown=${shown} info=${info} serverInfo=${serverInfo} names=${names} formatter=${formatter} credentials=${credentials} />
              <${StepControls} number=${shown.number} first=${first} last=${shown.last} go=${replay.go}>
                <button type="button" class="button" onClick=${replay.toggle}>${replay.isRunning ? t("replay-pause") : t("replay-play")}</button></${StepControls}>
              <div class="actions">
                <${ViewerChoice} viewer=${viewer} names=${names} choose=${setViewer} />
                <${CopyLink} invite=${credentials.invite} />
                <a class="button plain" href=${`/table/${id}`}>${t("back")}</a>
              </div>`
          : html`<p>${t("loading")}</p>`
      }
    </div>
    ${shown?.log.length ? html`<${Log} shown=${shown} formatter=${formatter} open=${setRule} />` : null}
    ${rule !== null ? html`<${Drawer} title=${t("rules")} close=${() => setRule(null)}><${Rulebook} game=${game} at=${rule} /></${Drawer}>` : null}`;
}

/** @typedef {{ ticket?: string, invite?: string, seats: number }} Credentials with the number of this browser's seats */

/** What this browser may show of a table: as one of its seats, the host, or with an invitation. */
function useCredentials(/** @type {string} */ id) {
  return useMemo(() => {
    const kept = storage.table(id);
    const tickets = Object.values(kept?.tickets ?? {});
    const ticket = tickets[0] ?? kept?.host;
    return { ticket, invite: location.hash.slice(1) || kept?.invite, seats: tickets.length };
  }, [id]);
}

/** The step that is shown, and the ways to another one. */
function useReplay(
  /** @type {{ id: string, game: string, viewer: string, credentials: Credentials, firstStep: number, setError: (failure: Failure | null) => void }} */ {
    id,
    game,
    viewer,
    credentials,
    firstStep,
    setError,
  },
) {
  const [shown, setShown] = useState(/** @type {ShownStep | null} */ (null));
  const [first, setFirst] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const steps = useMemo(() => {
    const query = viewer ? `&seat=${viewer}` : "";
    return new ReplaySteps(game, (number) =>
      request(`/tables/${id}/replay?number=${number}${query}`, credentials),
    );
  }, [id, viewer, game, credentials]);
  const latest = useRef(0); // counts requests: an answer that comes late is not shown
  const show = (/** @type {(first: number) => Promise<ShownStep>} */ find) => {
    const number = ++latest.current;
    const answered = steps.start().then(async (first) => {
      const step = await find(first);
      if (number !== latest.current) return;
      setFirst(first);
      setShown(step);
      setError(null);
    });
    answered.catch((failure) => {
      setError(failure);
      setRunning(false);
    });
  };
  const go = (/** @type {Target} */ to) => {
    if (shown) show((first) => steps.go(shown, to, first));
  };
  // Another viewer has other steps: stay at the same place.
  useEffect(() => {
    const place = shown ? shown.number - first : firstStep;
    show((first) => steps.go(null, first + place, first));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the steps are others
  }, [steps]);
  useEffect(() => {
    if (!isRunning || !shown) return;
    const isLast = shown.number >= shown.last && !shown.half;
    const timer = setTimeout(() => (isLast ? setRunning(false) : go("next")), STEP_TIME);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- go is a new function every time
  }, [isRunning, shown, viewer]);
  return {
    shown,
    first,
    isRunning,
    toggle: () => setRunning(!isRunning),
    go(/** @type {Target} */ to) {
      setRunning(false);
      go(to);
    },
  };
}

/** The board of a step. Nothing on it can be played. */
function Board(
  /** @type {{ shown: ShownStep, info: Wire.TableInfo, serverInfo: Wire.Games, names: string[], formatter: MessageFormatter, credentials: Credentials }} */ {
    shown,
    info,
    serverInfo,
    names,
    formatter,
    credentials,
  },
) {
  const view = useMemo(() => ({ ...shown.view, game: info.game, moves: [] }), [shown, info]);
  const options = useMemo(() => optionsOf(serverInfo, info), [serverInfo, info]);
  const nothing = () => null;
  return html`<${BoardHost}
    game=${info.game}
    formatter=${formatter}
    view=${view}
    before=${shown.before}
    entries=${shown.log.slice(shown.log.length - shown.fresh)}
    options=${options}
    names=${names}
    askHelpers=${async () => ({})}
    askFields=${() => fetchFields(info.id, credentials)}
    last=${null}
    play=${nothing}
    playAll=${nothing}
    beside=${nothing}
  />`;
}

/** Whose view is shown: one's own, everything, a spectator's, or a seat's. */
function ViewerChoice(
  /** @type {{ viewer: string, names: string[], choose: (viewer: string) => void }} */ {
    viewer,
    names,
    choose,
  },
) {
  const option = (/** @type {string} */ value, /** @type {string} */ label) =>
    html`<option key=${value} value=${value} selected=${viewer === value}>${label}</option>`;
  return html`<label class="field inline"
    >${t("replay-view-as")}<select
      value=${viewer}
      onChange=${(/** @type {FieldEvent} */ e) => choose(e.target.value)}
    >
      ${option("", t("you"))}${option("all", t("replay-all"))}${option("spectator", t("replay-spectator"))}
      ${names.map((name, seat) => option(String(seat), name))}
    </select></label
  >`;
}

/** Copies a link to the step that is shown. */
function CopyLink(/** @type {{ invite?: string }} */ { invite }) {
  const [copied, setCopied] = useState(false);
  const copyLink = async () => {
    const { origin } = await publicOrigin();
    const { pathname, search } = location;
    copy(`${origin}${pathname}${search}${invite ? `#${invite}` : ""}`, setCopied);
  };
  return html`<button
    type="button"
    class="button plain copy-button"
    title=${t("replay-link-how")}
    onClick=${copyLink}
  >
    ${copied ? t("copied") : t("copy-link")}
  </button>`;
}

/** The log up to the step that is shown. */
function Log(
  /** @type {{ shown: ShownStep, formatter: MessageFormatter, open: (rule: string) => void }} */ {
    shown,
    formatter,
    open,
  },
) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(box, scrollToEnd, shown);
  const freshFrom = shown.log.length - shown.fresh;
  return html`<aside class="side-panel">
    <div class="panel">
      <div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("log-all")}>
        <${TurnLog}
          entries=${shown.log}
          freshFrom=${freshFrom}
          formatter=${formatter}
          open=${open}
        />
      </div>
    </div>
  </aside>`;
}
