// @ts-check
/** Why something failed, as its reader reads it. */
import { html, useEffect, useState } from "./html.js";
import { MessageText } from "./message-text.js";
import { pageFormatter } from "../model/messages/page-text.js";
import { loadErrorWords } from "../net/catalogues.js";

/** @import * as Wire from "../types.js" */
/** @import { MessageFormatter } from "../model/messages/message-formatter.js" */

/** @typedef {{ message: string, told?: Wire.Message | null }} Failure an error, with a message if there is one */

/**
 * The message of a failure in the words of the game, the page or the server; its English sentence if
 * it has no message, or until the words are here. At a table, `game` and `formatter` are given.
 */
export function ErrorText(
  /** @type {{ failure: Failure, game?: string, formatter?: MessageFormatter }} */ {
    failure,
    game,
    formatter,
  },
) {
  const { told, message } = failure;
  const [, redraw] = useState(0);
  const known = [formatter, pageFormatter()].find((one) => told && one?.catalogue.has(told[0]));
  const isMissing = Boolean(told && !known);
  useEffect(() => {
    if (isMissing)
      loadErrorWords(game).then(
        () => redraw((n) => n + 1),
        () => null,
      );
  }, [isMissing, game]);
  return told && known
    ? html`<${MessageText} message=${told} formatter=${known} />`
    : html`<span lang="en">${message}</span>`;
}
