// @ts-check
/** Tools with words: hint, undo, chat, rules, menu. On a phone some of them stand in the prompt or in the menu. */
import { classes, html, useState } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { hasHints } from "../../model/hints.js";
import { storage } from "../../settings/storage.js";
import { isToMove } from "../seat-status.js";
import { t } from "../../model/messages/page-text.js";

/** @import { Playing } from "../../net/live-table.js" */
/** @import { LookBack } from "../look-back.js" */
/** @import { Panels } from "../side-panel/use-panels.js" */
/** @import { Layout } from "../../ui/hooks.js" */

/**
 * @typedef {object} ToolProps
 * @property {Layout} layout
 * @property {Playing} live
 * @property {LookBack} past
 * @property {Panels} panels
 * @property {() => void} askHint
 * @property {(what: "undo" | "past") => void} cannot
 * @property {(rule: string) => void} openRules
 */

/** Which tools stand in the goal bar; a phone has room for few. */
const IN_BAR = {
  desk: ["hint", "undo", "talk", "rules", "menu"],
  phone: ["hint", "menu"],
  low: ["menu"],
};

/** Which tools stand beside the question, where they can be used. */
const BESIDE_QUESTION = /** @type {Record<Layout, string[]>} */ ({
  desk: [],
  phone: ["undo"],
  low: ["hint", "undo"],
});

/** Without a hint where the host has turned hints off. */
function offered(/** @type {string[]} */ names, /** @type {ToolProps} */ { live }) {
  return names.filter((name) => name !== "hint" || hasHints(live.table));
}

export function Tools(/** @type {ToolProps} */ props) {
  const [, redraw] = useState(0);
  const mute = () => {
    storage.chooseSound("off");
    redraw((n) => n + 1);
  };
  // One press mutes; the settings turn sound on again.
  const isOn = storage.sound() === "on" && props.layout !== "low";
  return html`<div class="tools">
    ${isOn ? html`<${Tool} key="sound" name="sound" word=${t("sound-mute")} press=${mute} />` : null}
    ${offered(IN_BAR[props.layout], props).map((name) => html`<${Tool} key=${name} ...${toolOf(name, props)} />`)}
  </div>`;
}

/** The tools beside the question: only those that can be used now. */
export function QuestionTools(/** @type {ToolProps} */ props) {
  const shown = offered(BESIDE_QUESTION[props.layout], props)
    .map((name) => toolOf(name, props))
    .filter((tool) => !tool.disabled && !tool.unavailable);
  if (!shown.length) return null;
  return html`<div class="tools">
    ${shown.map((tool) => html`<${Tool} key=${tool.name} ...${tool} />`)}
  </div>`;
}

/**
 * @typedef {object} ToolLook
 * @property {string} name
 * @property {string} word
 * @property {() => void} press
 * @property {boolean} [disabled]
 * @property {boolean} [unavailable] pressing it says why it cannot be done
 * @property {number} [count] of what is new
 */

/** @returns {ToolLook} */
function toolOf(/** @type {string} */ name, /** @type {ToolProps} */ props) {
  const { live, past, panels } = props;
  const isLookingBack = Boolean(past.step);
  const isPlaying = live.seat !== null && live.table.stage === "playing";
  const unread = panels.unread.length;
  switch (name) {
    case "hint":
      return {
        name,
        word: t("toolbar-hint"),
        press: props.askHint,
        disabled: !isToMove(live) || isLookingBack,
      };
    case "undo":
      return {
        name,
        word: t("toolbar-undo"),
        press: () => (live.canUndo ? live.undo() : props.cannot("undo")),
        disabled: !isPlaying || isLookingBack,
        unavailable: !live.canUndo || isLookingBack,
      };
    case "talk":
      return { name, word: t("tab-talk"), press: () => panels.open("talk"), count: unread };
    case "rules":
      return { name, word: t("rules"), press: () => props.openRules("") };
    default:
      return {
        name,
        word: t("toolbar-menu"),
        press: () => panels.open("more"),
        count: props.layout === "desk" ? 0 : unread,
      };
  }
}

function Tool(/** @type {ToolLook} */ { name, word, press, disabled, unavailable, count }) {
  return html`<button
    type="button"
    class=${classes("tool", `tool-${name}`)}
    aria-disabled=${unavailable ? "true" : undefined}
    disabled=${disabled}
    onClick=${press}
  >
    <${Icon} name=${name} /><span>${word}</span
    >${count ? html`<b class="badge">${count}</b>` : null}
  </button>`;
}
