// @ts-check
/** Several seats in one browser: which one is shown, and the screen in between. */
import { html, useEffect, useRef, useState } from "../ui/html.js";
import { firstToMove, hasSecrets, nextToMove } from "../model/shared-device.js";
import { spectatorOf, t } from "../model/messages/page-text.js";

/** @import { Playing } from "../net/live-table.js" */

/** The seat that is shown, and the seat that the shared-device screen waits for (null if it is not shown). */
export function useSharedDevice(/** @type {Playing[]} */ lives) {
  const [shown, setShown] = useState(0);
  const [waitingFor, setWaitingFor] = useState(/** @type {number | null} */ (null));
  const [isOpen, setOpen] = useState(lives.length < 2);
  const isComplete = lives.every((live) => live.view);
  const isSecret = isComplete && hasSecrets(lives);
  const next = nextToMove(lives, shown);
  // When the turn goes to another seat of this browser. Secrets that come later change nothing now.
  useEffect(() => {
    if (next === null) return;
    if (hasSecrets(lives)) setWaitingFor(next);
    else setShown(next);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next]);
  // Before anything is shown, the player to move must say that they hold the device.
  useEffect(() => {
    if (isComplete && !isSecret) setOpen(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  const atStart = isOpen || (isComplete && !isSecret) ? null : firstToMove(lives);
  const nextPlayer = waitingFor ?? atStart;
  return {
    live: lives[shown] ?? lives[0],
    nextPlayer: nextPlayer === null ? null : lives[nextPlayer],
    deviceIsPassed() {
      setOpen(true);
      setShown(nextPlayer ?? shown);
      setWaitingFor(null);
    },
  };
}

/** Hides the board until the next player has the device. */
export function SharedDeviceScreen(
  /** @type {{ seat: number, names: string[], ready: () => void }} */ { seat, names, ready },
) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<main class="shared-device">
    <h1>${t("shared-device", { seat }, spectatorOf(names))}</h1>
    <p>${t("shared-device-why")}</p>
    <button ref=${button} type="button" class="button big" onClick=${ready}>
      ${t("shared-device-ready", { seat }, spectatorOf(names))}
    </button>
  </main>`;
}
