// @ts-check
/** A crew member's turn in Act 1: every kind of action in its place, those that are not possible with the reason. */
import { html, Button, keyIn, useText } from "../../../../web/ui/ui.js";
import { named } from "../moves/move-names.js";
import { Second } from "./deck.js";
import { bringsOf } from "./second-lines.js";

/** @import { Choosing } from "./deck.js" */

/** The kinds of actions that each member has, in the order of their buttons. */
const KINDS = /** @type {Record<string, string[]>} */ ({
  quint: ["to", "launch", "rescue", "take", "reboard", "end"],
  brody: ["to", "rescue", "binoculars", "close", "take", "drop", "end"],
  hooper: ["to", "rescue", "finder", "take", "give", "reboard", "end"],
});
/** Actions that name a place on the map. */
const ON_MAP = new Set(["to", "launch", "close"]);

export function MemberActions(/** @type {Choosing} */ choosing) {
  const { view } = choosing.props;
  const kinds = KINDS[view.facts.active] ?? [];
  return html`${kinds.map((kind) => html`<${Action} key=${kind} kind=${kind} ...${choosing} />`)}`;
}

function Action(/** @type {Choosing & { kind: string }} */ { kind, ...choosing }) {
  const { props, helpers } = choosing;
  const isOfKind = (/** @type {string} */ move) => move.split(" ")[0] === kind;
  const moves = props.view.moves.filter(isOfKind);
  if (!moves.length) {
    const blocked = Object.entries(helpers.blocked ?? {}).find(([move]) => isOfKind(move));
    return blocked
      ? html`<${Forbidden}
          kind=${kind}
          move=${blocked[0]}
          why=${props.formatter.text(blocked[1])}
          play=${props.play}
        />`
      : null;
  }
  if (ON_MAP.has(kind)) return html`<${OnMap} kind=${kind} moves=${moves} ...${choosing} />`;
  return html`${sources(moves).map((group) => html`<${Here} key=${group[0]} kind=${kind} moves=${group} ...${choosing} />`)}`;
}

/** Moves that differ only in a number belong together. */
function sources(/** @type {string[]} */ moves) {
  const groups = new Map();
  for (const move of moves) {
    const source = move.replace(/ \d$/, "");
    groups.set(source, [...(groups.get(source) ?? []), move]);
  }
  return [...groups.values()];
}

/** An action that the map offers: the button shows only its places. */
function OnMap(
  /** @type {Choosing & { kind: string, moves: string[] }} */ {
    kind,
    moves,
    mode,
    setMode,
    ...choosing
  },
) {
  const t = useText();
  return html`<${Button} on=${mode === kind} press=${() => setMode(mode === kind ? "" : kind)}>${t(keyIn("page-do", kind))}<${Second} text=${bringsOf(t, moves[0], choosing.props, choosing.helpers)} /></${Button}>`;
}

/** An action in the member's space. */
function Here(
  /** @type {Choosing & { kind: string, moves: string[] }} */ {
    kind,
    moves,
    props,
    helpers,
    setOpen,
  },
) {
  const t = useText();
  const last = moves[moves.length - 1];
  const isMany = moves.length > 1;
  const press = () =>
    isMany ? setOpen({ moves, question: t("page-how-many") }) : props.play(last);
  const name =
    kind === "take" || last.includes("michael") ? named(t, last, props) : t(keyIn("page-do", kind));
  return html`<${Button} plain=${kind === "end"} press=${press}>${isMany ? t("page-more", { move: name }) : name}<${Second} text=${bringsOf(t, last, props, helpers)} /></${Button}>`;
}

/** An action that is not possible now: it keeps its place and says why. */
function Forbidden(
  /** @type {{ kind: string, move: string, why: string, play: (move: string) => void }} */ {
    kind,
    move,
    why,
    play,
  },
) {
  const t = useText();
  return html`<${Button} forbidden press=${() => play(move)}>${t(keyIn("page-do", kind))}<${Second} text=${why} /></${Button}>`;
}
