// @ts-check
/** The log by turns: what sums a turn up, and its details on demand. */
import { classes, html, useMemo, useState } from "../../ui/html.js";
import { MessageText } from "../../ui/message-text.js";
import { groupByTurn } from "../../model/log-entries.js";
import { t } from "../../model/messages/page-text.js";

/** @import { LogEntry, LogLine, LogTurn } from "../../model/log-entries.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */

const MAX_ENTRIES = 300;

/**
 * @typedef {object} TurnLogProps
 * @property {LogEntry[]} entries
 * @property {number} freshFrom the number of the first entry that is new
 * @property {MessageFormatter} formatter
 * @property {(rule: string) => void} open
 */

export function TurnLog(/** @type {TurnLogProps} */ { entries, freshFrom, formatter, open }) {
  const turns = useMemo(() => {
    const first = Math.max(0, entries.length - MAX_ENTRIES);
    return groupByTurn(entries.slice(first), first);
  }, [entries]);
  return html`<ol>
    ${turns.map((turn) => html`<${Turn} key=${turn.turn} turn=${turn} freshFrom=${freshFrom} formatter=${formatter} open=${open} />`)}
  </ol>`;
}

/** The lines of a turn; a button beside the first shows the others. */
function Turn(
  /** @type {Omit<TurnLogProps, "entries"> & { turn: LogTurn }} */ {
    turn,
    freshFrom,
    formatter,
    open,
  },
) {
  const [isOpen, setOpen] = useState(false);
  const { lead, others, folded } = turn;
  const text = (/** @type {LogLine} */ { message }) =>
    html`<${MessageText} message=${message} formatter=${formatter} open=${open} />`;
  const fresh = (/** @type {LogLine} */ { entry }) => entry >= freshFrom && "fresh";
  return html`<li key=${lead.key} class=${classes("lead", fresh(lead))}>
      <span>${text(lead)}</span>
      ${folded.size ? html`<${MoreButton} turn=${turn.turn} count=${folded.size} isOpen=${isOpen} press=${() => setOpen(!isOpen)} />` : null}
    </li>
    ${others.map(
      (line) =>
        html`<li
          key=${line.key}
          class=${classes(fresh(line))}
          hidden=${!isOpen && folded.has(line)}
        >
          ${text(line)}
        </li>`,
    )}`;
}

function MoreButton(
  /** @type {{ turn: number, count: number, isOpen: boolean, press: () => void }} */ {
    turn,
    count,
    isOpen,
    press,
  },
) {
  const label = isOpen ? t("log-less") : t("log-more", { lines: count });
  return html`<button
    type="button"
    class="more-lines"
    aria-expanded=${String(isOpen)}
    aria-label=${isOpen ? t("log-less-of-turn", { turn }) : t("log-more-of-turn", { lines: count, turn })}
    onClick=${press}
  >
    ${label}
  </button>`;
}
