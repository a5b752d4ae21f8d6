// @ts-check
/** The crew: a row for each member, with place, gear and what is left to do. */
import { html, classes, keyIn, useText } from "../../../../web/ui/ui.js";
import { Barrel, Member } from "../pieces/pieces.js";
import { gearWord, memberWord, spaceWord, wordText } from "../moves/word-keys.js";
import { gearOf, powersOf } from "./gear.js";

/** @import { BoardProps, Text } from "../../../../web/ui/ui.js" */
/** @import { Amity, Orca } from "../facts.js" */

const MEMBERS = /** @type {("quint" | "brody" | "hooper")[]} */ (["quint", "brody", "hooper"]);
/** The owner of each tool that can be used once a round. */
const TOOLS = /** @type {Record<string, string>} */ ({
  launch: "quint",
  binoculars: "brody",
  close: "brody",
  finder: "hooper",
});

function Head(/** @type {{ member: string, children?: unknown }} */ { member, children }) {
  const t = useText();
  return html`<svg viewBox="-21 -21 42 42" aria-hidden="true"><${Member} member=${member} /></svg>
    <b>${wordText(t, memberWord(member))}</b>${children}`;
}

/** Act 1. */
export function AmityCrew(
  /** @type {{ facts: Amity, helpers: Record<string, any> }} */ { facts, helpers },
) {
  const t = useText();
  const cargo = [facts.orca, facts.carried, facts.aboard];
  return html`<ul class="jaws-crew" aria-label=${t("page-crew")}>
    ${MEMBERS.map((member, row) => {
      const [left, most] = helpers.actions?.[row] ?? [0, 0];
      const notes = notesOf(t, member, facts);
      return html`<li key=${member} class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}>
      <${Head} member=${member}>
        <span class="crew-cargo"><span class="visually-hidden">${t("page-cargo", { member: memberWord(member), count: cargo[row] })}</span>${Array.from({ length: cargo[row] }, (_, nth) => html`<svg key=${nth} viewBox="-12 -11 24 22" aria-hidden="true"><${Barrel} /></svg>`)}</span>
      </${Head}>
      <small class="crew-place">${t("page-member-place", { space: spaceWord(facts.crew[row]), notes })}</small>
      <span class="crew-actions"><span class="crew-dots" aria-hidden="true">${Array.from({ length: most }, (_, nth) => html`<i key=${nth} class=${nth < left ? "full" : ""}></i>`)}</span><small>${facts.done.includes(member) ? t("page-had-turn") : t("page-actions", { count: left })}</small></span>
    </li>`;
    })}
  </ul>`;
}

/** Notes about a crew member in this round. */
function notesOf(/** @type {Text} */ t, /** @type {string} */ member, /** @type {Amity} */ facts) {
  return [
    facts.extra === member && t("page-extra-action"),
    facts.overboard.includes(member) && t("page-overboard"),
    facts.glide && facts.active === member && t("page-glides"),
    ...facts.used.map((tool) => TOOLS[tool] === member && t(keyIn("page-used", tool))),
  ].filter((note) => typeof note === "string");
}

/** Act 2: wounds and gear. */
export function OrcaCrew(/** @type {{ props: BoardProps<Orca> }} */ { props }) {
  const t = useText();
  const { facts } = props.view;
  const limit = Number(props.options.crew_wounds);
  return html`<ul class="jaws-crew orca-crew" aria-label=${t("page-crew")}>
    ${MEMBERS.map(
      (member, row) =>
        html`<li key=${member} class=${classes(facts.active === member && "now", facts.done.includes(member) && "done")}>
        <${Head} member=${member}>
          <span class="crew-wounds"><span class="crew-drops" aria-hidden="true">${Array.from({ length: limit }, (_, nth) => html`<i key=${nth} class=${nth < facts.wounds[row] ? "full" : ""}></i>`)}</span><small>${t("page-of", { count: facts.wounds[row], limit })}</small></span>
        </${Head}>
        <span class="jaws-chips">${facts.gear[member].map((name, nth) => html`<${Gear} key=${name + nth} name=${name} isOut=${facts.weapons[row] === name} options=${props.options} />`)}</span>
        ${stateOf(t, facts, member, row).map((note) => html`<small key=${note} class="crew-state">${note}</small>`)}
      </li>`,
    )}
  </ul>`;
}

/** A member's target, or a cage that is closed. */
function stateOf(
  /** @type {Text} */ t,
  /** @type {Orca} */ facts,
  /** @type {string} */ name,
  /** @type {number} */ row,
) {
  const target = facts.targets[row];
  const aimed = target === "-" ? [] : [t("page-aims-at", { zone: Number(target) })];
  if (facts.spots[row] === "-") return [t("page-out")];
  return facts.caged.includes(name) ? [...aimed, t("page-caged")] : aimed;
}

/** A gear card; the weapon that is out is marked. */
function Gear(
  /** @type {{ name: string, isOut: boolean, options: Record<string, any> }} */ {
    name,
    isOut,
    options,
  },
) {
  const t = useText();
  return html`<span class=${classes("jaws-chip jaws-item", isOut && "on")}
    ><b>${wordText(t, gearWord(t, name))}</b
    ><small>${powersOf(t, gearOf(options.gear)[name])}</small></span
  >`;
}
