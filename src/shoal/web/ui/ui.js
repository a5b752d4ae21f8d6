// @ts-check
/** Everything that boards need, in one import. */
export { argumentsOf } from "../model/move-arguments.js";
export { classes, html, useEffect, useRef, useState } from "./html.js";
export { Actions, Button, Part, Spot } from "./board/board-controls.js";
export { BoardArea, Deck, Facts } from "./board/places.js";
export { keyIn } from "../model/messages/messages.js";
export { useText } from "./board/game-text.js";
export { useDesk, useSize } from "./hooks.js";
export { earlier, useBoardHelpers, useChoice } from "./board/board-hooks.js";

/** @import * as Board from "./board/board-hooks.js" */

/** @typedef {import("./board/game-text.js").Text} Text */

/**
 * @template [Facts=Board.AnyFacts]
 * @typedef {Board.BoardProps<Facts>} BoardProps
 */

/**
 * @template [Facts=Board.AnyFacts]
 * @typedef {Board.View<Facts>} View
 */
