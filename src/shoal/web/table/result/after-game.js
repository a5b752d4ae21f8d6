// @ts-check
/** What can be done after a game: a rematch, saving the record. */
import { useState } from "../../ui/html.js";
import { request } from "../../net/api.js";
import { joinRematch } from "../../net/create-table.js";
import { go } from "../../app.js";
import { spectatorOf, t } from "../../model/messages/page-text.js";

/** @import { Failure } from "../../ui/error-text.js" */
/** @import { Playing } from "../../net/live-table.js" */

/** The actions after a game, and why the last one failed. */
export function useAfterGame(/** @type {string} */ id, /** @type {Playing} */ live) {
  const [error, setError] = useState(/** @type {Failure | null} */ (null));
  // The server starts the new game when everybody has joined.
  const goToRematch = async (/** @type {string} */ table) => {
    try {
      await joinRematch(table, id);
      go(`/table/${table}`);
    } catch (failure) {
      setError(/** @type {Error} */ (failure));
    }
  };
  return {
    error,
    goToRematch,
    /** `swap`: everybody moves up by one seat. */
    async playAgain(/** @type {boolean} */ swap) {
      const { ticket } = live.credentials;
      const rematch = await request(`/tables/${id}/rematch`, { body: { swap }, ticket });
      await goToRematch(rematch.table);
    },
    download: () => download(id, live),
  };
}

/** Who wants a rematch. */
export function rematchText(/** @type {Playing} */ { table }, /** @type {string[]} */ names) {
  const seat = table.rematch_by ?? -1;
  return seat in names
    ? t("result-rematch-set", { seat }, spectatorOf(names))
    : t("result-rematch-set-by-host");
}

/** Save the record as a file. */
async function download(/** @type {string} */ id, /** @type {Playing} */ live) {
  const { text } = await request(`/tables/${id}/record`, live.credentials);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${live.table.game}-${id}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
