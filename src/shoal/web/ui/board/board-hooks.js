// @ts-check
/** What a board is given, and the hooks that boards use. */
import { useEffect, useState } from "../html.js";

/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { LogEntry } from "../../model/log-entries.js" */

/** @typedef {Record<string, any>} AnyFacts of a game that does not describe its facts */

/**
 * @template [Facts=AnyFacts]
 * @typedef {Omit<import("../../types.js").View, "facts"> & { game: string, facts: Facts }} View what a
 *   viewer may know, as the server sends it; each board knows the facts of its game
 */

/**
 * @template [Facts=AnyFacts]
 * @typedef {object} BoardProps
 * @property {View<Facts>} view
 * @property {View<Facts> | null} before the view before the last change, to show what changed
 * @property {Record<string, any>} options all options, defaults filled in
 * @property {string[]} names of the seats
 * @property {MessageFormatter} formatter of the game's words, for the person who looks at the board
 * @property {string} [you] what the game calls the viewer's own seat
 * @property {() => Promise<Record<string, any>>} askHelpers asks the server for what it works out from the view: routes, belief
 * @property {() => Promise<import("../../types.js").GameFields>} [askFields] asks the server for the game's schema
 * @property {string | null} last the last move as text
 * @property {string} [hinted] the move that the open hint recommends
 * @property {LogEntry[]} [entries] of the log since the view before
 * @property {(() => void) | null} [undo] undoes one's last move, where that is possible
 * @property {(move: string) => void} play sends a move; an illegal one is answered with the rule
 * @property {(moves: string[]) => void} playAll sends moves one after the other, until one is refused
 * @property {(seat: number) => unknown} beside what the page shows beside a seat's name
 */

/** A choice inside a turn, which starts again whenever the view changes. */
export function useChoice(/** @type {View<any>} */ view, /** @type {any} */ initial = null) {
  const [chosen, choose] = useState({ view, value: initial });
  const value = chosen.view === view ? chosen.value : initial;
  return /** @type {[any, (value: any) => void]} */ ([value, (value) => choose({ view, value })]);
}

/**
 * A fact of the view before the last change; of the present view if nothing changed.
 * @template Facts
 * @template {keyof Facts} Name
 * @param {BoardProps<Facts>} props
 * @param {Name} name
 */
export function earlier(props, name) {
  return props.before?.facts[name] ?? props.view.facts[name];
}

/** What the server works out from the view, fetched while it is wanted; empty until it is there. */
export function useBoardHelpers(
  /** @type {BoardProps<any>} */ { view, askHelpers },
  /** @type {boolean} */ wanted,
) {
  const [helpers, setHelpers] = useState({
    view: /** @type {View<any> | null} */ (null),
    facts: /** @type {Record<string, any>} */ ({}),
  });
  useEffect(() => {
    if (wanted)
      askHelpers().then(
        (facts) => setHelpers({ view, facts }),
        () => null,
      );
    // Asked once for each view: askHelpers is a new function every time the page is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view, wanted]);
  return helpers.view === view ? helpers.facts : {};
}
