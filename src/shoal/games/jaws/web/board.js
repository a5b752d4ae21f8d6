// @ts-check
/** The board of Jaws: Amity Island in Act 1, the Orca in Act 2, and what can be done on them. */
import {
  html,
  Button,
  Actions,
  Part,
  argumentsOf,
  classes,
  useBoardHelpers,
  useChoice,
  useState,
} from "../../../web/ui/ui.js";
import { Count, Seats } from "../../../web/ui/art.js";
import { Amity } from "./amity.js";
import { Legend, Orca } from "./orca.js";
import { AmityCards, Tracks } from "./amity-cards.js";
import { OrcaCards, gearInWords, weaponPowers } from "./orca-cards.js";
import { Die } from "./orca-fight.js";
import { cardOf, here, meant, movesOf, placesOf } from "./places.js";
import { membersOf } from "./about.js";
import { named, words } from "./words.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @typedef {import("./facts.js").Amity | import("./facts.js").Orca} Facts */

/** Moves that spend something or cannot be undone: a click asks for confirmation. */
const WEIGHTY = /^(start|launch|drop|knock|close)\b/;
const MANY = /^take (dock|water|hooper) \d$/;
/** Moves that are made on the map, the boat or the cards, and need no button. */
const ON_BOARD = /^(to|start|beach|dock|launch|close|go|place|target|domino|ram) |^bite boat/;
const ON_CARDS = /^(surface|show|ability|weapon) /;
/** If the cards are far below the board, their moves are also shown beside it. */
const isNarrow = () => matchMedia("(max-width: 63.99rem)").matches;

/** The board of a View. */
export function Board(/** @type {import("../../../web/ui/ui.js").BoardProps} */ props) {
  const { view, play } = props;
  const facts = /** @type {Facts} */ (view.facts);
  const [open, setOpen] = useChoice(view);
  const [believing, setBelieving] = useState(false);
  const amity = facts.act === 1;
  const places = placesOf(view, props.options);
  const highlighted = new Set(places.keys());
  const press = (/** @type {string} */ place) => {
    const moves = movesOf(places, place);
    // A click on the figure's own space opens what can be done there.
    const asks = moves.length > 1 || place === here(facts) || WEIGHTY.test(moves[0]);
    if (moves.length && asks) setOpen({ moves, place, question: words.whatHere(place) });
    else play(moves[0] ?? meant(facts, place));
  };
  const placing = [...new Set(argumentsOf(view.moves, "place").map((rest) => rest.split(" ")[0]))];
  const { belief } = useBoardHelpers(props, believing && amity);
  return html`<div class="jaws">
    <${Seats} props=${{ ...props, you: words.you }} mark=${(/** @type {number} */ seat) => marks(props, seat)} />
    <div class="jaws-main">
      <${Part} title=${heading(facts, view.seat)} class="jaws-board fills">
        ${
          amity
            ? html`<${Amity}
                facts=${facts}
                was=${props.before?.facts ?? facts}
                highlighted=${highlighted}
                on=${open?.place}
                press=${press}
                chances=${believing ? belief : undefined}
              />`
            : html`<${Orca}
                facts=${facts}
                was=${props.before?.facts ?? facts}
                options=${props.options}
                placing=${placing}
                highlighted=${highlighted}
                on=${open?.place}
                press=${press}
              />`
        }
        <p class="jaws-highlight">${highlighted.size && words.highlighted[facts.stage] ? `${words.highlighted[facts.stage]}${highlighted.has(here(facts)) ? ` ${words.highlightedHere}` : ""}` : null}</p>
        ${amity ? null : html`<${Legend} />`}
      </${Part}>
      <${Choices} props=${props} open=${open} setOpen=${setOpen} />
      ${
        amity && view.seat !== null && view.seat !== 0 && !view.over
          ? html`<div class="actions jaws-believing"><${Button} plain press=${() => setBelieving(!believing)}>
        ${believing ? words.beliefOff : words.beliefOn}</${Button}></div>`
          : null
      }
      ${amity ? html`<${Tracks} facts=${facts} was=${props.before?.facts ?? facts} />` : null}
    </div>
    <div class="jaws-side pushed">${amity ? html`<${AmityCards} props=${props} />` : html`<${OrcaCards} props=${props} />`}</div>
  </div>`;
}

function heading(/** @type {Facts} */ facts, /** @type {number | null} */ seat) {
  const parts = [facts.act === 1 ? words.amity(facts.round) : words.orca(facts.round)];
  if (facts.active !== "-") parts.push(words.actions(facts.active, facts.actions, facts.act));
  if (seat !== 0 && words.inSecret[facts.stage]) parts.push(words.inSecret[facts.stage]);
  if (facts.ending !== "none") parts.push(words.endings[facts.ending]);
  return parts.join(" · ");
}

function marks(
  /** @type {import("../../../web/ui/ui.js").BoardProps} */ props,
  /** @type {number} */ seat,
) {
  const facts = /** @type {Facts} */ (props.view.facts);
  // In Act 1 the tracks stand beside the map.
  return html`<span
      >${words.role(seat, membersOf(props.view.players, props.options.crew)[seat])}</span
    >
    ${seat === 0 && facts.act === 2 && facts.track ? html`<${Count} icon="cup" n=${facts.track} label=${words.track(facts.track)} />` : null}`;
}

/** What a token, a card, an option or a weapon does, on its button. */
function Meaning(/** @type {{ move: string, props: BoardProps }} */ { move, props }) {
  const [verb, what] = move.split(" ");
  const { options, view } = props;
  const option = (/** @type {string} */ letter) =>
    words.optionText(cardOf(options.resurface, view.facts.options["ABC".indexOf(letter)]));
  /** @type {Record<string, (what: string) => string>} */
  const told = {
    token: (token) => words.tokenTexts[token],
    ability: (card) => words.abilityTexts[card],
    surface: option,
    show: option,
    weapon: (name) => weaponPowers(name, options.gear),
  };
  const text = told[verb]?.(what);
  return text ? html`<small class="jaws-meant">${text}</small>` : null;
}

/** Moves that belong to no place, and the parts of a choice that was opened. */
function Choices(
  /** @type {{ props: BoardProps, open: { moves: string[], question: string } | null, setOpen: (open: any) => void }} */ {
    props,
    open,
    setOpen,
  },
) {
  const { view, play } = props;
  if (open) {
    return html`<${Actions}><span class="jaws-question">${open.question}</span>
      ${open.moves.map((/** @type {string} */ move) => html`<${Button} key=${move} press=${() => play(move)}>${named(move)}</${Button}>`)}
      <${Button} back press=${() => setOpen(null)}>${words.back}</${Button}></${Actions}>`;
  }
  if (view.moves.some((/** @type {string} */ move) => move.startsWith("maul ")))
    return html`<${Maul} props=${props} />`;
  const loose = view.moves.filter(
    (/** @type {string} */ move) =>
      !ON_BOARD.test(move) && !MANY.test(move) && (!ON_CARDS.test(move) || isNarrow()),
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
  const [dealt] = view.facts.stage === "divide" ? view.facts.gear.pool : [];
  return html`<${Actions}>
    ${dealt ? html`<span class="jaws-question">${gearInWords(dealt, props.options.gear)}</span>` : null}
    ${sources.map((source) => {
      const moves = view.moves.filter((/** @type {string} */ move) => move.startsWith(source));
      const last = moves[moves.length - 1];
      return html`<${Button} key=${source} press=${() => (moves.length > 1 ? setOpen({ moves, question: words.howMany }) : play(last))}>${moves.length > 1 ? `${named(last)} …` : named(last)}</${Button}>`;
    })}
    ${loose.map((/** @type {string} */ move) => html`<${Button} key=${move} plain=${restful(move)} press=${() => play(move)}>${named(move, view.facts.stage)}<${Meaning} move=${move} props=${props} /></${Button}>`)}
  </${Actions}>`;
}

/** The shark's dice, some of which can be rerolled. */
function Maul(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, play } = props;
  const [again, setAgain] = useChoice(view, /** @type {number[]} */ ([]));
  const move = `maul ${[...again].sort().join("")}`;
  const turn = (/** @type {number} */ die) =>
    setAgain(
      again.includes(die)
        ? again.filter((/** @type {number} */ one) => one !== die)
        : [...again, die],
    );
  return html`<${Actions}><span class="jaws-question">${words.maulAsk}</span>
    ${view.facts.thrown.map(
      (/** @type {number} */ hits, /** @type {number} */ nth) =>
        html`<button
          type="button"
          key=${nth}
          class=${classes("jaws-throw highlighted", again.includes(nth + 1) && "on")}
          aria-pressed=${again.includes(nth + 1) ? "true" : "false"}
          aria-label=${words.dieToThrow(nth + 1, hits, again.includes(nth + 1))}
          onClick=${() => turn(nth + 1)}
        >
          <${Die} hits=${hits} />
        </button>`,
    )}
    ${view.moves.includes(move) ? html`<${Button} press=${() => play(move)}>${named(move)}</${Button}>` : null}
    <${Button} plain press=${() => play("keep")}>${named("keep")}</${Button}></${Actions}>`;
}
