// @ts-check
/** Everything that boards need, in one import. */
export { argumentsOf } from "../model/notation.js";
export { classes, html, useEffect, useRef, useState } from "./html.js";
export { Actions, Button, Part, Spot } from "./controls.js";
export { useDesk } from "./hooks.js";
export { earlier, useBoardHelpers, useChoice } from "./board.js";

/** @import * as Board from "./board.js" */

/**
 * @template [Facts=Board.AnyFacts]
 * @typedef {Board.BoardProps<Facts>} BoardProps
 */

/**
 * @template [Facts=Board.AnyFacts]
 * @typedef {Board.View<Facts>} View
 */
