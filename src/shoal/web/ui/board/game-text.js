// @ts-check
/** The words of a game's board: `const t = useText(); t("board-ocean", { seat })`. */
import { createContext, useContext } from "../html.js";

/** @import { Arguments } from "../../model/messages/message-variables.js" */

/** @typedef {(key: string, args?: Arguments) => string} Text of the game's catalogue, for the board's reader */

/** The host of a board gives it the words of its game. */
export const GameText = createContext(/** @type {Text} */ ((key) => key));

/** The texts of the game's catalogue; `seat`, `other` and `seats` get names, and the reader is "you". */
export function useText() {
  return useContext(GameText);
}
