// @ts-check
/** Whether a table needs the coach at all; the rest of it is fetched only then. */
import { useEffect, useState } from "../ui/html.js";
import { isCoached } from "../model/coach-progress.js";
import { storage } from "../settings/storage.js";

/** Told to the page when the setting of the coach has changed. */
export const COACH_CHANGE = "shoal:coach";

/** Whether this browser plays its first game of a kind, or asked for the coach. */
export function useCoachWanted(/** @type {string} */ game) {
  const [progress, setProgress] = useState(storage.coach);
  useEffect(() => {
    const change = () => setProgress(storage.coach());
    addEventListener(COACH_CHANGE, change);
    return () => removeEventListener(COACH_CHANGE, change);
  }, []);
  return isCoached(progress, game);
}
