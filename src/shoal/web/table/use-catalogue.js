// @ts-check
/** The words in which a table's messages are shown. */
import { useLayoutEffect, useMemo, useState } from "../ui/html.js";
import { MessageFormatter } from "../model/messages/message-formatter.js";
import { catalogueOf, currentLanguage, loadCatalogue } from "../net/catalogues.js";

/** @import { Catalogue } from "../model/messages/messages.js" */

const RETRY_TIME = 2000; // milliseconds until a catalogue that did not arrive is asked for again

/** The catalogue of a game; null until it is loaded, and for "". */
export function useCatalogue(/** @type {string} */ game) {
  const [, redraw] = useState(0);
  const language = currentLanguage();
  useLayoutEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const ask = () =>
      loadCatalogue(game).then(
        () => redraw((n) => n + 1),
        () => (timer = setTimeout(ask, RETRY_TIME)),
      );
    if (game && !catalogueOf(game)) ask();
    return () => clearTimeout(timer);
  }, [game, language]);
  return game ? catalogueOf(game) : null;
}

/** Formats messages for a reader: a seat, or null for somebody who is addressed by name like all others. */
export function useFormatter(
  /** @type {Catalogue} */ catalogue,
  /** @type {number | null} */ seat,
  /** @type {string[]} */ names,
) {
  const joined = JSON.stringify(names); // a new list with every message, but mostly the same names
  return useMemo(
    () => new MessageFormatter(catalogue, { seat, names: JSON.parse(joined) }),
    [catalogue, seat, joined],
  );
}
