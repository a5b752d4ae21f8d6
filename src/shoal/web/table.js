// @ts-check
/** A table: waiting for players, playing, or over. One browser may hold several of its seats. */
import { html, lazy, useEffect, useLayoutEffect, useMemo, useState } from "./kit.js";
import { house, houseNow, memory, optionsOf } from "./wire.js";
import { join } from "./ahead.js";
import { Header } from "./frame.js";
import { Play } from "./play.js";
import { witness } from "./promise.js";
import { words } from "./words.js";

/** @import { Live } from "./live.js" */

const Gather = lazy(() => import("./gather.js"), "Gather");

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const [found, setFound] = useState(houseNow);
  const [epoch, setEpoch] = useState(0);
  const lives = useLines(id, epoch);
  useLayoutEffect(() => {
    house().then(setFound);
  }, []);
  const live = lives.find((one) => one.table) ?? lives[0];
  const face = live?.table;
  const title = found?.games.find((game) => game.name === face?.game)?.title ?? "";
  const options = useMemo(
    () => (found && face ? optionsOf(found, face) : {}),
    [found, face?.game, JSON.stringify(face?.options)],
  );
  useEffect(() => {
    if (title) document.title = `${title} · ${words.title}`;
  }, [title]);
  useEffect(() => {
    if (face) witness(id, face);
  }, [face]);
  useEffect(() => {
    if (face?.stage === "over" || face?.stage === "closed") memory.mark(id);
  }, [id, face?.stage]);
  // A device with several seats waits for all of them: else one would be shown what is another's.
  const isJoining = lives.some((one) => !one.table && one.connection !== "refused");
  const rejoin = () => setEpoch((n) => n + 1);
  return html`<${Header} title=${title}>${
    live?.connection === "refused" ? null : html`<${Connection} lives=${lives} />`
  }</${Header}>
    ${
      live?.connection === "refused"
        ? html`<${Gather}
            id=${id}
            face=${null}
            found=${found}
            refused=${live.refusal}
            rejoin=${rejoin}
          />`
        : !face || !found || (face.stage !== "gathering" && isJoining)
          ? html`<main class="page">
              <h1 class="unseen">${words.title}</h1>
              <p>${words.loading}</p>
            </main>`
          : face.stage === "gathering" || face.stage === "closed"
            ? html`<${Gather} id=${id} face=${face} live=${live} found=${found} rejoin=${rejoin} />`
            : html`<${Play}
                id=${id}
                lives=${lives.filter((one) => one.table)}
                found=${found}
                options=${options}
                title=${title}
              />`
    }`;
}

/** The lines of this browser to a table; each epoch they are joined anew. */
function useLines(/** @type {string} */ id, /** @type {number} */ epoch) {
  const [, redraw] = useState(0);
  const lives = useMemo(() => join(id, () => redraw((n) => n + 1)), [id, epoch]);
  useEffect(() => () => lives.forEach((live) => live.close()), [lives]);
  return lives;
}

/** The truth about the line. */
function Connection(/** @type {{ lives: Live[] }} */ { lives }) {
  const state =
    lives.find((live) => live.connection !== "open")?.connection ??
    (lives.length ? "open" : "joining");
  const sending = lives.some((live) => live.outbox.size);
  const said = state === "open" && sending ? words.table.sending : words.table.connection[state];
  return html`<span class=${`connection ${state}`} role="status"
    ><i aria-hidden="true"></i><span>${said}</span></span
  >`;
}
