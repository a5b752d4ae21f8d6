// @ts-check
/** A table: waiting for players, playing, or over. One browser may hold several of its seats. */
import { html, lazy, useEffect, useLayoutEffect, useMemo, useState } from "../ui/html.js";
import { Header } from "../ui/frame.js";
import { useTitle } from "../ui/hooks.js";
import { keyIn } from "../model/messages/messages.js";
import { optionsOf } from "../model/table-terms.js";
import { fetchServerInfo, knownServerInfo } from "../net/api.js";
import { keepCommitment } from "../net/dice-commitment.js";
import { storage } from "../settings/storage.js";
import { joinTable } from "../preload.js";
import { GameScreen } from "../table/game-screen.js";
import { useCatalogue } from "../table/use-catalogue.js";
import { t } from "../model/messages/page-text.js";

/** @import { LiveTable } from "../net/live-table.js" */

const WaitingRoom = lazy(() => import("./waiting-room.js"), "WaitingRoom");

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const table = useTable(id);
  const { lives, live, info, serverInfo, catalogue, title, isJoining } = table;
  useTitle(title ? t("page-title", { title }) : t("brand"));
  useKeptTable(id, info);
  const isRefused = live?.connection === "refused";
  const isWaiting = info?.stage === "waiting" || info?.stage === "closed";
  const status = isRefused ? null : html`<${Connection} lives=${lives} />`;
  const header = html`<${Header} title=${title}>${status}</${Header}>`;
  const room = { id, serverInfo, rejoin: table.rejoin };
  if (isRefused)
    return html`${header}<${WaitingRoom} key="waiting" ...${room} refused=${live.refusal} />`;
  if (!info || !serverInfo || !catalogue || (info.stage !== "waiting" && isJoining))
    return html`${header}
      <main class="page">
        <h1 class="visually-hidden">${t("brand")}</h1>
        <p>${t("loading")}</p>
      </main>`;
  if (isWaiting)
    return html`${header}<${WaitingRoom} key="waiting" ...${room} info=${info} live=${live} />`;
  return html`<${GameScreen}
    id=${id}
    lives=${lives.filter((one) => one.table)}
    serverInfo=${serverInfo}
    catalogue=${catalogue}
    options=${table.options}
    title=${title}
    header=${header}
    status=${status}
  />`;
}

/** The table, as far as it is known, and this browser's connections to it. */
function useTable(/** @type {string} */ id) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [lives, rejoin] = useConnections(id);
  useLayoutEffect(() => {
    fetchServerInfo().then(setServerInfo);
  }, []);
  const live = lives.find((one) => one.table) ?? lives[0];
  const info = live?.table;
  const catalogue = useCatalogue(info?.game ?? "");
  // Most messages bring a new object with the same options: keep the old ones for the board.
  const chosen = info && JSON.stringify({ game: info.game, options: info.options });
  const options = useMemo(
    () => (serverInfo && chosen ? optionsOf(serverInfo, JSON.parse(chosen)) : {}),
    [serverInfo, chosen],
  );
  return {
    ...{ lives, rejoin, live, info, serverInfo, catalogue, options },
    title: serverInfo?.games.find((game) => game.name === info?.game)?.title ?? "",
    // A device with several seats waits for all of them: else one would be shown another's secrets.
    isJoining: lives.some((one) => !one.table && one.connection !== "refused"),
  };
}

/** Keep what this browser must remember of a table: its commitment, and that it is over. */
function useKeptTable(
  /** @type {string} */ id,
  /** @type {LiveTable["table"] | undefined} */ info,
) {
  const stage = info?.stage;
  useEffect(() => {
    if (info) keepCommitment(id, info);
  }, [id, info]);
  useEffect(() => {
    if (stage === "over" || stage === "closed") storage.markDone(id);
  }, [id, stage]);
}

/**
 * This browser's connections to a table, and a function that makes new ones.
 * @returns {[LiveTable[], () => void]}
 */
function useConnections(/** @type {string} */ id) {
  const [, redraw] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const lives = useMemo(() => {
    void attempt; // another attempt, other connections
    return joinTable(id, () => redraw((n) => n + 1));
  }, [id, attempt]);
  useEffect(() => () => lives.forEach((live) => live.close()), [lives]);
  return [lives, () => setAttempt((n) => n + 1)];
}

/** The state of the connection, in the header. */
function Connection(/** @type {{ lives: LiveTable[] }} */ { lives }) {
  const state =
    lives.find((live) => live.connection !== "open")?.connection ??
    (lives.length ? "open" : "joining");
  const isSending = lives.some((live) => live.outbox.size);
  const text =
    state === "open" && isSending ? t("connection-sending") : t(keyIn("connection", state));
  return html`<span class=${`connection ${state}`} role="status"
    ><i aria-hidden="true"></i><span>${text}</span></span
  >`;
}
