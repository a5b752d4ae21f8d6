// @ts-check
/** The house rules of a game, in words, each with its ruling and the way to the rule. */
import { html, Sentence, lazy, useState } from "./kit.js";
import { aboutOf, choiceWords, optionTitle } from "./about.js";
import { Drawer } from "./frame.js";
import { words } from "./words.js";

/** @import { Chosen } from "./about.js" */
/** @import { Typing } from "./kit.js" */
/** @import * as Wire from "./types.js" */

const say = words.setup;
const Rulebook = lazy(() => import("./rulebook.js"), "Rulebook");

/** @typedef {string | number | boolean} Choice */

/** The options of a game that matter at this table; what is printed on its parts stands apart. */
export function Options(
  /** @type {{ game: Wire.GameSummary, players: number, chosen: Chosen, set: (next: Chosen) => void }} */ {
    game,
    players,
    chosen,
    set,
  },
) {
  const [rule, setRule] = useState("");
  const told = aboutOf(game.name).options ?? {};
  const found = (game.options ?? []).filter(
    ({ name }) => told[name]?.matters?.(players, chosen) ?? true,
  );
  if (!found.length) return null;
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
  const tables = found.filter(isTable);
  return html`<details class="panel">
    <summary>${say.options}</summary>
    ${found.filter((option) => !isTable(option)).map(choice)}
    ${
      tables.length
        ? html`<details class="option-tables">
            <summary>${say.tables}</summary>
            ${tables.map(choice)}
          </details>`
        : null
    }
    ${rule ? html`<${Drawer} title=${words.rules.title} close=${() => setRule("")}><${Rulebook} game=${game.name} at=${rule} /></${Drawer}>` : null}
  </details>`;
}

/** Whether an option is a table of values, which few will ever change. */
function isTable(/** @type {Wire.OptionInfo} */ option) {
  return typeof option.default === "string" && !option.choices?.length;
}

/**
 * @typedef {object} Asked an option at a table
 * @property {string} game
 * @property {number} players
 * @property {Wire.OptionInfo} option
 * @property {Choice} value
 * @property {(value: Choice) => void} set
 * @property {(rule: string) => void} open
 */

/** An option with its ruling in a sentence. */
function OptionChoice(/** @type {Asked} */ asked) {
  const { game, option, open } = asked;
  return html`<div class="option">
    <div>
      <label for=${`option-${option.name}`}><b>${optionTitle(game, option.name)}</b></label>
      <p id=${`ruling-${option.name}`}><${Sentence} text=${option.sentence} open=${open} /></p>
    </div>
    <${Field} ...${asked} />
  </div>`;
}

/** Where an option is chosen. */
function Field(/** @type {Asked} */ { game, players, option, value, set }) {
  const { name } = option;
  const id = { id: `option-${name}`, "aria-describedby": `ruling-${name}` };
  const pick = (/** @type {Typing} */ e) =>
    set(typeof option.default === "number" ? Number(e.target.value) : e.target.value);
  if (typeof option.default === "boolean")
    return html`<select
      ...${id}
      onChange=${(/** @type {Typing} */ e) => set(e.target.value === "yes")}
    >
      <option value="no" selected=${!value}>${say.no}</option>
      <option value="yes" selected=${value}>${say.yes}</option>
    </select>`;
  if (option.choices?.length) {
    const offers = aboutOf(game).options?.[name]?.offers ?? (() => true);
    return html`<select ...${id} onChange=${pick}>
      ${option.choices
        .filter((choice) => offers(choice, players))
        .map(
          (choice) =>
            html`<option key=${choice} value=${choice} selected=${choice === value}>
              ${choiceWords(game, name, choice)}
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
