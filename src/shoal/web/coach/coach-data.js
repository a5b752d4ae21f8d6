// @ts-check
/** What the coach needs of a game: its pictures and tips, and their words. */
import { useEffect, useState } from "../ui/html.js";
import { loadLessonWords } from "../net/catalogues.js";
import { loadCoach } from "../net/game-parts.js";

/** @import { CoachData } from "../net/game-parts.js" */

/** The cards and tips of a game; null until they and their words are loaded, or if it has none. */
export function useCoachData(/** @type {string} */ game) {
  const [data, setData] = useState(/** @type {CoachData | null} */ (null));
  useEffect(() => {
    Promise.all([loadCoach(game), loadLessonWords(game)]).then(
      ([coach]) => setData(coach),
      () => null, // a game can be played without its coach
    );
  }, [game]);
  return data;
}
