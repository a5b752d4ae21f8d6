// @ts-check
/** A game step by step, as any viewer; the address names the step. */
import { html, useEffect, useMemo, useRef, useState } from "../ui/html.js";
import { scrollToEnd, useFit, useLayout, useTitle } from "../ui/hooks.js";
import { copy } from "../ui/clipboard.js";
import { Drawer } from "../ui/dialogs.js";
import { ErrorText } from "../ui/error-text.js";
import { Header, Notice } from "../ui/frame.js";
import { Icon } from "../ui/icons.js";
import { ReplaySteps } from "../model/replay-steps.js";
import { optionsOf } from "../model/table-terms.js";
import { namesOf } from "../model/table-text.js";
import { fetchServerInfo, knownServerInfo, request } from "../net/api.js";
import { loadAbout } from "../net/game-parts.js";
import { fetchFields } from "../net/game-schema.js";
import { publicOrigin } from "../net/network-hosts.js";
import { storage } from "../settings/storage.js";
import { TableFrame } from "../table/frame/table-frame.js";
import { LastLine } from "../table/log/last-line.js";
import { StepControls } from "../table/look-back.js";
import { StepBanner } from "../table/prompt.js";
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
  if (info && serverInfo && catalogue)
    return html`<${Replay}
      info=${info}
      serverInfo=${serverInfo}
      catalogue=${catalogue}
      credentials=${credentials}
    />`;
  return html`<${Header} title=${t("replay-title")} />
    <main class="page">
      <h1 class="visually-hidden">${t("replay-title")}</h1>
      ${error ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} />` : html`<p>${t("loading")}</p>`}
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
  const [isLogOpen, setLogOpen] = useState(false);
  const layout = useLayout();
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
  const problem = error
    ? html`<${Notice} text=${html`<${ErrorText} failure=${error} />`} />`
    : null;
  const board = useStepBoard({ shown, info, serverInfo, names, formatter, credentials });
  if (!shown || !board)
    return html`<main class="page">${problem ?? html`<p>${t("loading")}</p>`}</main>`;
  const log = html`<${Log} shown=${shown} formatter=${formatter} open=${setRule} />`;
  return html`<${TableFrame}
    class="replay"
    game=${game}
    title=${t("replay-title")}
    board=${board}
    back=${html`<a class="bar-back" href=${`/table/${id}`} aria-label=${t("back")}><${Icon} name="back" /></a>`}
    tools=${html`<div class="tools"><${CopyLink} invite=${credentials.invite} /></div>`}
    prompt=${html`<div class="status-line" tabindex="-1"><${StepBanner} shown=${shown} first=${first} formatter=${formatter} /></div>`}
    foot=${html`<${StepControls} number=${shown.number} half=${shown.half} first=${first} last=${shown.last} go=${replay.go}>
        <button type="button" class="button" onClick=${replay.toggle}>${replay.isRunning ? t("replay-pause") : t("replay-play")}</button>
        <${ViewerChoice} viewer=${viewer} names=${names} choose=${setViewer} /></${StepControls}>
      ${layout === "phone" ? html`<${LastLine} entries=${shown.log} formatter=${formatter} open=${() => setLogOpen(true)} />` : null}`}
    notices=${problem}
    rail=${layout === "desk" && shown.log.length ? html`<aside class="side-panel" aria-label=${t("log-all")}>${log}</aside>` : null}
  >
    ${isLogOpen ? html`<${Drawer} title=${t("log-all")} close=${() => setLogOpen(false)}>${log}</${Drawer}>` : null}
    ${rule !== null ? html`<${Drawer} title=${t("rules")} close=${() => setRule(null)}><${Rulebook} game=${game} at=${rule} /></${Drawer}>` : null}
  </${TableFrame}>`;
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

/** What the board of a step is given; nothing on it can be played. Null until there is a step. */
function useStepBoard(
  /** @type {{ shown: ShownStep | null, info: Wire.TableInfo, serverInfo: Wire.Games, names: string[], formatter: MessageFormatter, credentials: Credentials }} */ {
    shown,
    info,
    serverInfo,
    names,
    formatter,
    credentials,
  },
) {
  const view = useMemo(() => shown && { ...shown.view, game: info.game, moves: [] }, [shown, info]);
  const options = useMemo(() => optionsOf(serverInfo, info), [serverInfo, info]);
  const nothing = () => null;
  if (!shown || !view) return null;
  return {
    formatter,
    view,
    before: shown.before,
    entries: shown.log.slice(shown.log.length - shown.fresh),
    options,
    names,
    askHelpers: async () => ({}),
    askFields: () => fetchFields(info.id, credentials),
    last: null,
    play: nothing,
    playAll: nothing,
    beside: nothing,
  };
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
  return html`<div class="log" ref=${box} tabindex="0" role="region" aria-label=${t("log-all")}>
    <${TurnLog} entries=${shown.log} freshFrom=${freshFrom} formatter=${formatter} open=${open} />
  </div>`;
}
