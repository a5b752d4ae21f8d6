// @ts-check
/** What a player does at a table, and what the server answered last: a refusal or a hint. */
import { useLayoutEffect, useState } from "../ui/html.js";
import { Refusal, request } from "../net/api.js";

/** @import * as Wire from "../types.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { Failure } from "../ui/error-text.js" */

/** The actions of the seat that is shown; none while an earlier step is shown. */
export function useActions(
  /** @type {string} */ id,
  /** @type {Playing} */ live,
  /** @type {boolean} */ isLookingBack,
) {
  const [refusal, setRefusal] = useState(/** @type {Failure | null} */ (null));
  const [hint, setHint] = useState(/** @type {Wire.Hint | null} */ (null));
  const [impossible, setImpossible] = useState(/** @type {"" | "undo" | "past"} */ (""));
  const { ticket } = live.credentials;
  const dismiss = () => {
    setRefusal(null);
    setImpossible("");
  };
  // Before the next frame: an answer to a click after the change must not vanish with the old ones.
  useLayoutEffect(() => {
    setHint(null);
    setRefusal(null);
    setImpossible("");
  }, [live.view]);
  const play = async (/** @type {string} */ move) => {
    if (isLookingBack) return false;
    const answer = await live.play(move);
    const isRefused = answer.type === "refused";
    setRefusal(isRefused ? new Refusal(answer) : null);
    return !isRefused;
  };
  return {
    refusal,
    hint,
    impossible,
    setImpossible,
    closeHint: () => setHint(null),
    dismiss,
    play,
    /** Play moves one after the other, until one is refused. */
    async playAll(/** @type {string[]} */ moves) {
      for (const move of moves) if (!(await play(move))) return;
    },
    /** Ask the others to undo one's last move. */
    async requestUndo() {
      setImpossible("");
      const answer = await live.send({ type: "request_undo" });
      if (answer.type === "refused") setRefusal(new Refusal(answer));
    },
    async askHint() {
      const { view } = live;
      try {
        const found = await request(`/tables/${id}/hint`, { post: true, ticket });
        if (live.view === view) setHint(found);
      } catch (error) {
        setRefusal(/** @type {Error} */ (error));
      }
    },
    async askHelpers() {
      // Before a throw its helpers would tell what the dice show.
      if (live.seat === null || isLookingBack || live.isHolding) return {};
      return (await request(`/tables/${id}/helpers`, { ticket })).facts ?? {};
    },
  };
}
