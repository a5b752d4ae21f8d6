// @ts-check
/** The options of a game, each with its explanation and a link to the rule. */
import { html, lazy, useState } from "../ui/html.js";
import { RuleButton } from "../ui/message-text.js";
import { aboutOf, choiceTitle, optionExplanation, optionTitle } from "../model/about-game.js";
import { Drawer } from "../ui/dialogs.js";
import { t } from "../model/messages/page-text.js";

/** @import { Chosen } from "../model/about-game.js" */
/** @import { FieldEvent } from "../ui/html.js" */
/** @import * as Wire from "../types.js" */

const Rulebook = lazy(() => import("./rulebook.js"), "Rulebook");

/** @typedef {string | number | boolean} Choice */

/** The options that matter at this table; tables of values are folded away. */
export function Options(
  /** @type {{ game: Wire.GameSummary, players: number, chosen: Chosen, set: (next: Chosen) => void }} */ {
    game,
    players,
    chosen,
    set,
  },
) {
  const [rule, setRule] = useState("");
  const texts = aboutOf(game.name).options ?? {};
  const shown = (game.options ?? []).filter(
    ({ name }) => texts[name]?.matters?.(players, chosen) ?? true,
  );
  if (!shown.length) return null;
  const choice = (/** @type {Wire.OptionInfo} */ option) =>
    html`<${OptionChoice}
      key=${option.name}
      game=${game.name}
      players=${players}
      option=${option}
      value=${chosen[option.name] ?? option.default}
      set=${(/** @type {Choice} */ value) => set({ [option.name]: value })}
      open=${setRule}
    />`;
  const tables = shown.filter(isTable);
  return html`<details class="panel">
    <summary>${t("setup-options")}</summary>
    ${shown.filter((option) => !isTable(option)).map(choice)}
    ${
      tables.length
        ? html`<details class="option-tables">
            <summary>${t("setup-tables")}</summary>
            ${tables.map(choice)}
          </details>`
        : null
    }
    ${rule ? html`<${Drawer} title=${t("rules")} close=${() => setRule("")}><${Rulebook} game=${game.name} at=${rule} /></${Drawer}>` : null}
  </details>`;
}

/** Whether an option is a table of values, which few people change. */
function isTable(/** @type {Wire.OptionInfo} */ option) {
  return typeof option.default === "string" && !option.choices?.length;
}

/**
 * @typedef {object} OptionProps
 * @property {string} game
 * @property {number} players
 * @property {Wire.OptionInfo} option
 * @property {Choice} value
 * @property {(value: Choice) => void} set
 * @property {(rule: string) => void} open
 */

/** An option with its explanation. */
function OptionChoice(/** @type {OptionProps} */ props) {
  const { game, option, open } = props;
  return html`<div class="option">
    <div>
      <label for=${`option-${option.name}`}><b>${optionTitle(game, option.name)}</b></label>
      <p id=${`explanation-${option.name}`}>
        <${Explanation} game=${game} option=${option} open=${open} />
      </p>
    </div>
    <${Field} ...${props} />
  </div>`;
}

/** What an option means, in the words of the game's catalogue or else in English. */
function Explanation(
  /** @type {Pick<OptionProps, "game" | "option" | "open">} */ { game, option, open },
) {
  const text = optionExplanation(game, option.name);
  const button = option.rule && html` <${RuleButton} rule=${option.rule} open=${open} />`;
  return text
    ? html`${text}${button}`
    : html`<span lang="en">${option.sentence ?? ""}</span>${button}`;
}

/** The field of an option. */
function Field(/** @type {OptionProps} */ { game, players, option, value, set }) {
  const { name } = option;
  const id = { id: `option-${name}`, "aria-describedby": `explanation-${name}` };
  const pick = (/** @type {FieldEvent} */ e) =>
    set(typeof option.default === "number" ? Number(e.target.value) : e.target.value);
  if (typeof option.default === "boolean")
    return html`<select
      ...${id}
      onChange=${(/** @type {FieldEvent} */ e) => set(e.target.value === "yes")}
    >
      <option value="no" selected=${!value}>${choiceTitle(game, name, "no")}</option>
      <option value="yes" selected=${value}>${choiceTitle(game, name, "yes")}</option>
    </select>`;
  if (option.choices?.length) {
    const offers = aboutOf(game).options?.[name]?.offers ?? (() => true);
    return html`<select ...${id} onChange=${pick}>
      ${option.choices
        .filter((choice) => offers(choice, players))
        .map(
          (choice) =>
            html`<option key=${choice} value=${choice} selected=${choice === value}>
              ${choiceTitle(game, name, choice)}
            </option>`,
        )}
    </select>`;
  }
  if (typeof option.default === "number")
    return html`<input
      ...${id}
      type="number"
      min=${option.low}
      max=${option.high}
      value=${value}
      onInput=${pick}
    />`;
  return html`<textarea ...${id} rows="2" onInput=${pick}>${value}</textarea>`;
}
