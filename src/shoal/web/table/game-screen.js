// @ts-check
/** A game being played, or just over. */
import { html, useEffect } from "../ui/html.js";
import { followVisibility } from "../ui/motion/root-motion.js";
import { namesOf } from "../model/table-text.js";
import { SeatTable } from "./seat-table.js";
import { SharedDeviceScreen, useSharedDevice } from "./shared-device.js";
import { useFormatter } from "./use-catalogue.js";
import { useSeatScreen } from "./use-seat-screen.js";
import { useYourTurn } from "./your-turn.js";

/** @import * as Wire from "../types.js" */
/** @import { Catalogue } from "../model/messages/messages.js" */
/** @import { Playing } from "../net/live-table.js" */
/** @import { SeatProps } from "./use-seat-screen.js" */

/**
 * @typedef {object} GameScreenProps
 * @property {string} id of the table
 * @property {Playing[]} lives one for each seat of this browser
 * @property {Wire.Games} serverInfo
 * @property {Catalogue} catalogue
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string} [title] of the game
 * @property {unknown} [header] for the screen that asks to pass the device
 * @property {unknown} [status] of the connection
 */

/** The seat that is shown, or the screen that asks to pass the device. */
export function GameScreen(/** @type {GameScreenProps} */ { lives, ...props }) {
  const device = useSharedDevice(lives);
  const { live, nextPlayer } = device;
  const names = namesOf(live.table);
  // Several people read a shared device: nobody there is "you".
  const formatter = useFormatter(props.catalogue, lives.length > 1 ? null : live.seat, names);
  return html`<${SeatScreen}
    ...${props}
    live=${live}
    names=${names}
    formatter=${formatter}
    nextPlayer=${nextPlayer}
    deviceIsPassed=${device.deviceIsPassed}
  />`;
}

/** @typedef {SeatProps & { header?: unknown, status?: unknown, nextPlayer: Playing | null, deviceIsPassed: () => void }} SeatScreenProps */

/** The game as one seat (or a spectator) sees it. */
function SeatScreen(/** @type {SeatScreenProps} */ props) {
  const screen = useSeatScreen(props);
  useYourTurn(props.id, screen.title, screen.isMyTurn);
  useEffect(followVisibility, []);
  if (props.nextPlayer)
    return html`${props.header}<${SharedDeviceScreen}
        seat=${props.nextPlayer.seat ?? 0}
        names=${props.names}
        ready=${props.deviceIsPassed}
      />`;
  return html`<${SeatTable} ...${screen} status=${props.status} />`;
}
