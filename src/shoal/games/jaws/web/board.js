// @ts-check
/** The board of Jaws: Amity Island in Act 1, the Orca in Act 2, and what can be done on them. */
import { html, Act, Actions, Part, useAid, useChoice, useState } from "../../../web/kit.js";
import { Count, Seats } from "../../../web/art.js";
import { Amity } from "./amity.js";
import { Orca } from "./orca.js";
import { AmityCards } from "./amity-cards.js";
import { OrcaCards } from "./orca-cards.js";
import { named, words } from "./words.js";

/** @import { Table } from "../../../web/kit.js" */

const ON_MAP = /^(to|start|beach|dock|launch|close) (\w+)$/;
const MANY = /^take (dock|water|hooper) \d$/;

/** The board of a View. */
export function board(/** @type {import("../../../web/kit.js").Table} */ table) {
  const { view, play } = table;
  const [open, setOpen] = useChoice(view);
  const [believing, setBelieving] = useState(false);
  const amity = view.facts.act === 1;
  const places = placesOf(view.moves);
  const press = (/** @type {string} */ place) => {
    const moves = places.get(place) ?? [];
    if (moves.length > 1)
      setOpen({ moves, place, question: amity ? words.whatHere(place) : words.whoWhere });
    else play(moves[0] ?? (amity ? `to ${place}` : `go ${place}`));
  };
  const { belief } = useAid(table, believing && amity);
  return html`<div class="jaws">
    <${Seats} table=${{ ...table, you: words.you }} mark=${(/** @type {number} */ seat) => marks(view.facts, seat)} />
    <div class="jaws-main">
      <${Part} title=${heading(view.facts)} class="jaws-board">
        ${
          amity
            ? html`<${Amity}
                facts=${view.facts}
                was=${table.before?.facts ?? view.facts}
                lit=${new Set(places.keys())}
                on=${open?.place}
                press=${press}
                chances=${believing ? belief : undefined}
              />`
            : html`<${Orca}
                facts=${view.facts}
                was=${table.before?.facts ?? view.facts}
                options=${table.options}
                lit=${new Set(places.keys())}
                press=${press}
              />`
        }
      </${Part}>
      <${Choices} table=${table} open=${open} setOpen=${setOpen} />
      ${
        amity && view.seat !== null && view.seat !== 0 && !view.over
          ? html`<${Actions}><${Act} plain press=${() => setBelieving(!believing)}>
        ${believing ? words.beliefOff : words.beliefOn}</${Act}></${Actions}>`
          : null
      }
    </div>
    <div class="jaws-side">${amity ? html`<${AmityCards} table=${table} />` : html`<${OrcaCards} table=${table} />`}</div>
  </div>`;
}

function heading(/** @type {any} */ facts) {
  const parts = [facts.act === 1 ? words.amity(facts.round) : words.orca(facts.round)];
  if (facts.active !== "-") parts.push(words.actions(facts.active, facts.actions));
  if (facts.ending !== "none") parts.push(words.endings[facts.ending]);
  return parts.join(" · ");
}

function marks(/** @type {any} */ facts, /** @type {number} */ seat) {
  return html`<span>${words.roles(seat)}</span>
    ${seat === 0 ? html`<${Count} icon="cup" n=${facts.track} label=${words.track(facts.track)} />` : null}
    ${seat === 0 && facts.act === 1 ? html`<${Count} icon="token" n=${facts.tokensleft} label=${words.tokensLeft(facts.tokensleft)} />` : null}`;
}

/** The moves that lie on a place of the board, by that place. */
function placesOf(/** @type {string[]} */ moves) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const move of moves) {
    const place = placeOf(move);
    if (place) places.set(place, [...(places.get(place) ?? []), move]);
  }
  return places;
}

function placeOf(/** @type {string} */ move) {
  const onMap = move.match(ON_MAP);
  if (onMap) return onMap[2];
  const parts = move.split(" ");
  if (parts[0] === "go" || (parts[0] === "bite" && parts[1] === "boat"))
    return `${parts[1]} ${parts[2]}`;
  if (parts[0] === "place") return `boat ${parts[2]}`;
  if (/^(target|domino)$/.test(parts[0])) return `boat ${parts[1]}`;
  if (parts[0] === "ram") return `water ${parts[1]}`;
  if (/^(bite|bonus)$/.test(parts[0]) && parts[1] !== "nobody") return parts[1];
  return null;
}

/** What a power token does, on its button. */
function meant(/** @type {string} */ move) {
  const text = move.startsWith("token ") ? words.tokenTexts[move.slice(6)] : undefined;
  return text ? html`<small class="jaws-meant">${text}</small>` : null;
}

/** What lies on no place, and the parts of a choice that was opened. */
function Choices(
  /** @type {{ table: Table, open: { moves: string[], question: string } | null, setOpen: (open: any) => void }} */ {
    table,
    open,
    setOpen,
  },
) {
  const { view, play } = table;
  if (open) {
    return html`<${Actions}><span class="jaws-question">${open.question}</span>
      ${open.moves.map((/** @type {string} */ move) => html`<${Act} key=${move} press=${() => play(move)}>${named(move)}</${Act}>`)}
      <${Act} plain press=${() => setOpen(null)}>${words.back}</${Act}></${Actions}>`;
  }
  const loose = view.moves.filter(
    (/** @type {string} */ move) =>
      !placeOf(move) && !MANY.test(move) && !/^(surface|show|ability) /.test(move),
  );
  const sources = [
    ...new Set(
      view.moves
        .filter((/** @type {string} */ move) => MANY.test(move))
        .map((/** @type {string} */ move) => move.slice(0, -2)),
    ),
  ];
  const restful = (/** @type {string} */ move) =>
    /^(end|halt|hold|keep|no|stay|dive|discard|bite nobody|token none)/.test(move);
  return html`<${Actions}>
    ${sources.map((source) => {
      const moves = view.moves.filter((/** @type {string} */ move) => move.startsWith(source));
      const last = moves[moves.length - 1];
      return html`<${Act} key=${source} press=${() => (moves.length > 1 ? setOpen({ moves, question: words.howMany }) : play(last))}>${moves.length > 1 ? `${named(last)} …` : named(last)}</${Act}>`;
    })}
    ${loose.map((/** @type {string} */ move) => html`<${Act} key=${move} plain=${restful(move)} press=${() => play(move)}>${named(move)}${meant(move)}</${Act}>`)}
  </${Actions}>`;
}
