// @ts-check
/** A table: waiting for players, playing, or over. One browser may hold several of its seats. */
import { html, lazy, useEffect, useLayoutEffect, useMemo, useState } from "../ui/html.js";
import { Header } from "../ui/frame.js";
import { useTitle } from "../ui/hooks.js";
import { keyIn } from "../model/messages/messages.js";
import { optionsOf } from "../model/table-settings.js";
import { fetchServerInfo, knownServerInfo } from "../net/api.js";
import { keepCommitment } from "../net/dice-commitment.js";
import { storage } from "../net/storage.js";
import { joinTable } from "../preload.js";
import { GameScreen } from "../table/game-screen.js";
import { useCatalogue } from "../table/use-catalogue.js";
import { t } from "../model/messages/page-text.js";

/** @import { LiveTable } from "../net/live-table.js" */

const WaitingRoom = lazy(() => import("./waiting-room.js"), "WaitingRoom");

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const [serverInfo, setServerInfo] = useState(knownServerInfo);
  const [lives, rejoin] = useConnections(id);
  useLayoutEffect(() => {
    fetchServerInfo().then(setServerInfo);
  }, []);
  const live = lives.find((one) => one.table) ?? lives[0];
  const info = live?.table;
  const catalogue = useCatalogue(info?.game ?? "");
  const title = serverInfo?.games.find((game) => game.name === info?.game)?.title ?? "";
  // Most messages bring a new object with the same options: keep the old ones for the board.
  const chosen = info && JSON.stringify({ game: info.game, options: info.options });
  const options = useMemo(
    () => (serverInfo && chosen ? optionsOf(serverInfo, JSON.parse(chosen)) : {}),
    [serverInfo, chosen],
  );
  useTitle(title ? t("page-title", { title }) : t("brand"));
  useEffect(() => {
    if (info) keepCommitment(id, info);
  }, [id, info]);
  const stage = info?.stage;
  useEffect(() => {
    if (stage === "over" || stage === "closed") storage.markDone(id);
  }, [id, stage]);
  const isRefused = live?.connection === "refused";
  // A device with several seats waits for all of them: else one would be shown another's secrets.
  const isJoining = lives.some((one) => !one.table && one.connection !== "refused");
  const isWaiting = stage === "waiting" || stage === "closed";
  const status = isRefused ? null : html`<${Connection} lives=${lives} />`;
  const header = html`<${Header} title=${title}>${status}</${Header}>`;
  if (isRefused)
    return html`${header}<${WaitingRoom}
        key="waiting"
        id=${id}
        serverInfo=${serverInfo}
        refused=${live.refusal}
        rejoin=${rejoin}
      />`;
  if (!info || !serverInfo || !catalogue || (stage !== "waiting" && isJoining))
    return html`${header}
      <main class="page">
        <h1 class="visually-hidden">${t("brand")}</h1>
        <p>${t("loading")}</p>
      </main>`;
  if (isWaiting)
    return html`${header}<${WaitingRoom}
        key="waiting"
        id=${id}
        info=${info}
        live=${live}
        serverInfo=${serverInfo}
        rejoin=${rejoin}
      />`;
  return html`<${GameScreen}
    id=${id}
    lives=${lives.filter((one) => one.table)}
    serverInfo=${serverInfo}
    catalogue=${catalogue}
    options=${options}
    title=${title}
    header=${header}
    status=${status}
  />`;
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
