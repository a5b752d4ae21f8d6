// @ts-check
/** A table: waiting for players, playing, or over. One browser may hold several of its seats. */
import { html, lazy, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./kit.js";
import { house, memory, optionsOf } from "./wire.js";
import { join } from "./ahead.js";
import { Header } from "./frame.js";
import { Play } from "./play.js";
import { words } from "./words.js";

/** @import { Live } from "./live.js" */

const Gather = lazy(() => import("./gather.js"), "Gather");

export function Page(/** @type {{ name: string }} */ { name: id }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [, redraw] = useState(0);
  const [epoch, setEpoch] = useState(0);
  const lives = useRef(/** @type {Live[]} */ ([]));
  useLayoutEffect(() => {
    house().then(setFound);
  }, []);
  useLayoutEffect(() => {
    lives.current = join(id, () => redraw((n) => n + 1));
    redraw((n) => n + 1);
    return () => lives.current.forEach((live) => live.close());
  }, [id, epoch]);
  const live = lives.current.find((one) => one.table) ?? lives.current[0];
  const face = live?.table;
  const title =
    found?.games.find((/** @type {any} */ game) => game.name === face?.game)?.title ?? "";
  const options = useMemo(
    () => (found && face ? optionsOf(found, face) : {}),
    [found, face?.game, JSON.stringify(face?.options)],
  );
  useEffect(() => {
    if (title) document.title = `${title} · ${words.title}`;
  }, [title]);
  useEffect(() => {
    if (face)
      memory.keep({
        table: id,
        game: face.game,
        commitment: memory.table(id)?.commitment || face.commitment,
      });
  }, [face?.game]);
  const rejoin = () => setEpoch((n) => n + 1);
  return html`<${Header} title=${title}><${Connection} lives=${lives.current} /></${Header}>
    ${
      live?.connection === "refused"
        ? html`<${Gather}
            id=${id}
            face=${null}
            found=${found}
            refused=${live.refusal}
            rejoin=${rejoin}
          />`
        : !face || !found
          ? html`<main class="page">
              <h1 class="unseen">${words.title}</h1>
              <p>${words.loading}</p>
            </main>`
          : face.stage === "gathering" || face.stage === "closed"
            ? html`<${Gather} id=${id} face=${face} live=${live} found=${found} rejoin=${rejoin} />`
            : html`<${Play}
                id=${id}
                lives=${lives.current}
                found=${found}
                options=${options}
                title=${title}
              />`
    }`;
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
