// @ts-check
/** Which panel is open: one in the rail, or one in a drawer; and the chat messages that nobody has read. */
import { useEffect, useState } from "../../ui/html.js";
import { useDesk } from "../../ui/hooks.js";
import { unreadOf } from "../../model/unread.js";
import { storage } from "../../settings/storage.js";

/** @import * as Wire from "../../types.js" */
/** @import { Playing } from "../../net/live-table.js" */

/** @typedef {"log" | "talk" | "board" | "more"} Panel */

/** The panels of the rail; a screen without a rail has them in the drawer. */
export const RAIL_PANELS = /** @type {const} */ (["log", "talk"]);
export const DRAWER_PANELS = /** @type {const} */ (["more", "board"]);

/**
 * @typedef {object} Panels
 * @property {Panel} inRail the panel of the rail
 * @property {Panel | null} inDrawer the panel of the drawer; null while it is closed
 * @property {(panel: Panel) => void} open shows a panel, in the rail if it belongs there and there is one
 * @property {() => void} close closes the drawer
 * @property {Wire.Chat[]} unread what the others said since the chat was last open
 * @property {() => void} markRead
 * @property {number | null} seat of the reader
 */

/** @returns {Panels} */
export function usePanels(/** @type {Playing} */ live) {
  const [inRail, setInRail] = useState(/** @type {Panel} */ ("log"));
  const [inDrawer, setInDrawer] = useState(/** @type {Panel | null} */ (null));
  const hasRail = useDesk();
  const isReading = inDrawer === "talk" || (hasRail && inRail === "talk");
  const { length } = live.chats;
  const { id } = live;
  // Messages from while the player was away are unread; a new player has missed none.
  const [read, setRead] = useState(() => storage.table(id)?.heard ?? length);
  const known = Math.min(read, length);
  useEffect(() => {
    if (isReading) setRead(length);
  }, [isReading, length]);
  useEffect(() => {
    storage.keep({ table: id, heard: known });
  }, [id, known]);
  return {
    inRail,
    inDrawer,
    open(/** @type {Panel} */ panel) {
      if (hasRail && RAIL_PANELS.some((one) => one === panel)) setInRail(panel);
      else setInDrawer(panel);
    },
    close: () => setInDrawer(null),
    unread: isReading ? [] : unreadOf(live, read),
    markRead: () => setRead(length),
    seat: live.seat,
  };
}
