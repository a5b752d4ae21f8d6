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
  keyIn,
  useChoice,
  useState,
  useText,
} from "../../../web/ui/ui.js";
import { Count, Seats } from "../../../web/ui/art.js";
import { Amity } from "./amity.js";
import { Legend, Orca } from "./orca.js";
import { AmityCards, Tracks } from "./amity-cards.js";
import { OrcaCards, cardText, gearInWords, weaponPowers } from "./orca-cards.js";
import { Die } from "./orca-fight.js";
import { cardOf, here, meant, movesOf, placesOf } from "./places.js";
import { membersOf } from "./about.js";
import { named } from "./move-names.js";
import { memberWord, spaceWord } from "./word-keys.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @typedef {import("./facts.js").Amity | import("./facts.js").Orca} Facts */

/** Moves that spend something or cannot be undone: a click asks for confirmation. */
const WEIGHTY = /^(start|launch|drop|knock|close)\b/;
const MANY = /^take (dock|water|hooper) \d$/;
/** Moves that are made on the map, the boat or the cards, and need no button. */
const ON_BOARD = /^(to|start|beach|dock|launch|close|go|place|target|domino|ram) |^bite boat/;
const ON_CARDS = /^(surface|show|ability|weapon) /;
/** If the cards are far below the board, their moves are also shown beside it. */
const isNarrow = () => matchMedia("(max-width: 63.99rem)").matches;
/** The phases of the shark in which the crew sees nothing. */
const IN_SECRET = new Set(["start", "token", "hunt", "rush", "surface", "ability"]);
/** The phases in which something on the board can be tapped. */
const TAPPED = new Set([
  ...["start", "hunt", "rush", "pick", "crew", "event", "place", "surface", "show", "ready"],
  ...["move", "target", "attack", "ram", "bite", "cage", "domino", "again", "bonus"],
]);

/** The board of a View. */
export function Board(/** @type {import("../../../web/ui/ui.js").BoardProps} */ props) {
  const { view, play } = props;
  const facts = /** @type {Facts} */ (view.facts);
  const t = useText();
  const [open, setOpen] = useChoice(view);
  const [believing, setBelieving] = useState(false);
  const amity = facts.act === 1;
  const places = placesOf(view, props.options);
  const highlighted = new Set(places.keys());
  const press = (/** @type {string} */ place) => {
    const moves = movesOf(places, place);
    // A click on the figure's own space opens what can be done there.
    const asks = moves.length > 1 || place === here(facts) || WEIGHTY.test(moves[0]);
    if (moves.length && asks) setOpen({ moves, place, question: whatHere(t, place) });
    else play(moves[0] ?? meant(facts, place));
  };
  const placing = [...new Set(argumentsOf(view.moves, "place").map((rest) => rest.split(" ")[0]))];
  const { belief } = useBoardHelpers(props, believing && amity);
  return html`<div class="jaws">
    <${Seats} props=${props} mark=${(/** @type {number} */ seat) => marks(t, props, seat)} />
    <div class="jaws-main">
      <${Part} title=${heading(t, props)} class="jaws-board fills">
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
        <p class="jaws-highlight">${highlighted.size && TAPPED.has(facts.stage) ? html`${t(keyIn("page-tap", facts.stage))} ${highlighted.has(here(facts)) ? t("page-tap-here") : null}` : null}</p>
        ${amity ? null : html`<${Legend} />`}
      </${Part}>
      <${Choices} props=${props} open=${open} setOpen=${setOpen} />
      ${
        amity && view.seat !== null && view.seat !== 0 && !view.over
          ? html`<div class="actions jaws-believing"><${Button} plain press=${() => setBelieving(!believing)}>
        ${t(believing ? "page-belief-off" : "page-belief-on")}</${Button}></div>`
          : null
      }
      ${amity ? html`<${Tracks} facts=${facts} was=${props.before?.facts ?? facts} />` : null}
    </div>
    <div class="jaws-side pushed">${amity ? html`<${AmityCards} props=${props} />` : html`<${OrcaCards} props=${props} />`}</div>
  </div>`;
}

/** Act and round, whose turn it is, what the crew waits for, who has won. */
function heading(/** @type {Text} */ t, /** @type {BoardProps} */ { view, options }) {
  const facts = /** @type {Facts} */ (view.facts);
  const { act, round, active, actions: count, stage } = facts;
  const parts = [t(act === 1 ? "page-amity" : "page-orca", { round })];
  if (active !== "-") parts.push(t("page-turn", { member: memberWord(active), count, act }));
  if (view.seat !== 0 && IN_SECRET.has(stage)) parts.push(t(keyIn("page-secret", stage)));
  if (facts.ending !== "none") parts.push(verdict(t, facts, view.players, options));
  return parts.join(" · ");
}

/** Who has won, as the log says it. */
function verdict(
  /** @type {Text} */ t,
  /** @type {Facts} */ { ending, track },
  /** @type {number} */ players,
  /** @type {Record<string, any>} */ options,
) {
  const seats = Array.from({ length: players - 1 }, (_, nth) => nth + 1);
  if (ending === "barrel" || ending === "wounds")
    return t(ending === "barrel" ? "won-barrels" : "won-wounds", { seats });
  if (ending === "swimmers") return t("won-swimmers", { seat: 0, track });
  if (ending === "time")
    return t(options.acts === "act1" ? "won-nobody-summer" : "won-nobody-night");
  return t(ending === "sinking" ? "won-sinking" : "won-eating", { seat: 0 });
}

/** What is asked about a place or a figure where several things can be done. */
function whatHere(/** @type {Text} */ t, /** @type {string} */ place) {
  const [kind, zone] = place.split(" ");
  if (zone) return t(kind === "boat" ? "page-at-boat" : "page-at-water", { zone: Number(zone) });
  if (place === "shark") return t("page-who-attacks");
  const isMember = ["quint", "brody", "hooper"].includes(place);
  return t("page-at", { word: isMember ? memberWord(place) : spaceWord(place) });
}

function marks(/** @type {Text} */ t, /** @type {BoardProps} */ props, /** @type {number} */ seat) {
  const facts = /** @type {Facts} */ (props.view.facts);
  // In Act 1 the tracks stand beside the map.
  const { own, shared } = membersOf(props.view.players, props.options.crew)[seat];
  return html`<span
      >${
        seat === 0
          ? t("page-seat-shark")
          : t("page-seat-crew", {
              members: own.map(memberWord),
              shared: shared ? [memberWord(shared)] : [],
            })
      }</span
    >
    ${seat === 0 && facts.act === 2 && facts.track ? html`<${Count} icon="cup" n=${facts.track} label=${t("page-track", { count: facts.track })} />` : null}`;
}

/** What a token, a card, an option or a weapon does, on its button. */
function Meaning(/** @type {{ move: string, props: BoardProps }} */ { move, props }) {
  const [verb, what] = move.split(" ");
  const t = useText();
  const { options, view } = props;
  const option = (/** @type {string} */ letter) =>
    cardText(t, cardOf(options.resurface, view.facts.options["ABC".indexOf(letter)]));
  /** @type {Record<string, (what: string) => string>} */
  const told = {
    token: (token) => (token === "none" ? "" : t(keyIn("token-text", token))),
    ability: (card) => (card === "none" ? "" : t(keyIn("ability-text", card))),
    surface: option,
    show: option,
    weapon: (name) => weaponPowers(t, name, options.gear),
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
  const t = useText();
  if (open) {
    return html`<${Actions}><span class="jaws-question">${open.question}</span>
      ${open.moves.map((/** @type {string} */ move) => html`<${Button} key=${move} press=${() => play(move)}>${named(t, move, props)}</${Button}>`)}
      <${Button} back press=${() => setOpen(null)} /></${Actions}>`;
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
    ${dealt ? html`<span class="jaws-question">${gearInWords(t, dealt, props.options.gear)}</span>` : null}
    ${sources.map((source) => {
      const moves = view.moves.filter((/** @type {string} */ move) => move.startsWith(source));
      const last = moves[moves.length - 1];
      return html`<${Button} key=${source} press=${() => (moves.length > 1 ? setOpen({ moves, question: t("page-how-many") }) : play(last))}>${moves.length > 1 ? t("page-more", { move: named(t, last, props) }) : named(t, last, props)}</${Button}>`;
    })}
    ${loose.map((/** @type {string} */ move) => html`<${Button} key=${move} plain=${restful(move)} press=${() => play(move)}>${named(t, move, props)}<${Meaning} move=${move} props=${props} /></${Button}>`)}
  </${Actions}>`;
}

/** The shark's dice, some of which can be rerolled. */
function Maul(/** @type {{ props: BoardProps }} */ { props }) {
  const { view, play } = props;
  const t = useText();
  const [again, setAgain] = useChoice(view, /** @type {number[]} */ ([]));
  const move = `maul ${[...again].sort().join("")}`;
  const turn = (/** @type {number} */ die) =>
    setAgain(
      again.includes(die)
        ? again.filter((/** @type {number} */ one) => one !== die)
        : [...again, die],
    );
  return html`<${Actions}><span class="jaws-question">${t("page-maul-ask")}</span>
    ${view.facts.thrown.map(
      (/** @type {number} */ hits, /** @type {number} */ nth) =>
        html`<button
          type="button"
          key=${nth}
          class=${classes("jaws-throw highlighted", again.includes(nth + 1) && "on")}
          aria-pressed=${again.includes(nth + 1) ? "true" : "false"}
          aria-label=${t("page-die", { number: nth + 1, hits, again: Number(again.includes(nth + 1)) })}
          onClick=${() => turn(nth + 1)}
        >
          <${Die} hits=${hits} />
        </button>`,
    )}
    ${view.moves.includes(move) ? html`<${Button} press=${() => play(move)}>${named(t, move, props)}</${Button}>` : null}
    <${Button} plain press=${() => play("keep")}>${named(t, "keep", props)}</${Button}></${Actions}>`;
}
