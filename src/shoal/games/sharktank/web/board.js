// @ts-check
/** The board of Shark Tank: the water with its sharks, and the fish of every player. */
import {
  html,
  Button,
  Actions,
  Part,
  argumentsOf,
  classes,
  useBoardHelpers,
  useState,
} from "../../../web/ui/ui.js";
import { Count, Seats, SignPicture } from "../../../web/ui/art.js";
import { useCamera } from "./camera.js";
import { SUITS, Suit, Token } from "./suits.js";
import { Tank, placeOf } from "./tank.js";
import { targetsOf, tilesFor } from "./targets.js";
import { words } from "./words.js";

/** @import { BoardProps } from "../../../web/ui/ui.js" */
/** @import { Route } from "./targets.js" */
/** @import { Facts } from "./facts.js" */

/** From this many turns before the turn limit, players are warned. */
const FEW_TURNS = 12;

/** The board of a View. */
export function Board(/** @type {import("../../../web/ui/ui.js").BoardProps} */ props) {
  const { view } = props;
  const { moves } = view;
  const facts = /** @type {Facts} */ (view.facts);
  const [whole, setWhole] = useState(true);
  const swims = moves.some((move) => /^(tile|stand|spend|extra) /.test(move));
  const { routes } = useBoardHelpers(props, swims);
  const targets = targetsOf(moves, whole ? routes : undefined);
  const highlighted = [
    ...targets.map((target) => target.cell),
    ...(targets.length ? mover(facts) : []),
  ];
  const camera = useCamera(
    facts.side,
    highlighted.map((cell) => placeOf(cell, facts.side)),
    view,
  );
  return html`<div class=${classes("sharktank", !facts.sharks.length && "drafting")}>
    <${Seats} props=${{ ...props, you: words.you }} mark=${(/** @type {number} */ seat) => marks(facts, seat)} />
    <div class="sharktank-main">
      <${Part} title=${heading(facts)} class="sharktank-tank fills"><${Tank} props=${props} targets=${targets} camera=${camera} /></${Part}>
      <${Choices} props=${props} whole=${whole} setWhole=${setWhole} routes=${routes} camera=${camera} highlighted=${targets.length > 0} />
    </div>
    <div class="sharktank-side pushed" tabindex="0">
      ${facts.sheet.length ? html`<${Sheet} props=${props} />` : null}
      <${Tokens} props=${props} />
    </div>
  </div>`;
}

/** The cell of the shark that swims, if one does. */
function mover(/** @type {Facts} */ facts) {
  const row = SUITS.indexOf(facts.mover);
  return row < 0 ? [] : [facts.sharks[row]];
}

function heading(/** @type {Facts} */ facts) {
  const parts = [words.tank];
  if (facts.tasty !== "-") parts.push(words.tasty(words.suits[facts.tasty]));
  const left = facts.turns - facts.turn;
  if (facts.last !== null) parts.push(words.last(facts.last));
  else if (facts.sharks.length) parts.push(words.left(facts.fish.flat().length));
  if (facts.sharks.length && left <= FEW_TURNS) parts.push(words.turnsLeft(left));
  return parts.join(" · ");
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat) {
  const fish = facts.drafted[seat].length + facts.gobbled[seat].length;
  return html`<${Count} icon="token" n=${fish} label=${words.fishCount(fish)} />
    <${Count} icon="tile" n=${facts.tiles[seat]} label=${words.tilesCount(facts.tiles[seat])} />
    <${Count}
      icon="cup"
      n=${facts.points[seat] ?? "?"}
      label=${words.points(facts.points[seat] ?? "?")}
    />
    ${facts.first === seat ? html`<span>${words.first}</span>` : null}`;
}

/** Choices beside the water: the draft, what is spent, and how the path is shown. */
function Choices(
  /** @type {{ props: BoardProps, whole: boolean, setWhole: (whole: boolean) => void, routes?: Route[], camera: any, highlighted: boolean }} */ {
    props,
    whole,
    setWhole,
    routes,
    camera,
    highlighted,
  },
) {
  const { view, play } = props;
  const { moves } = view;
  const facts = /** @type {Facts} */ (view.facts);
  const value = facts.drafting === "null" ? words.null : facts.drafting;
  const laying = argumentsOf(moves, "tile").length > 0;
  return html`<${Actions}>
    <${Hint} facts=${facts} moves=${moves} whole=${whole && Boolean(routes)} camera=${camera} highlighted=${highlighted} />
    ${argumentsOf(moves, "take").map((suit) => html`<${Button} key=${suit} press=${() => play(`take ${suit}`)}><${Mark} suit=${suit} />${words.take(value, words.suits[suit])}</${Button}>`)}
    ${argumentsOf(moves, "spend").map((token) => html`<${Spend} key=${token} token=${token} tiles=${tilesFor(routes, `spend ${token}`)} length=${facts.length} known=${Boolean(routes)} press=${() => play(`spend ${token}`)} />`)}
    ${argumentsOf(moves, "extra").map((n) => html`<${Button} key=${n} press=${() => play(`extra ${n}`)}>${words.extra(Number(n), tilesFor(routes, `extra ${n}`))}</${Button}>`)}
    ${laying && routes ? html`<${Button} plain press=${() => setWhole(!whole)}>${whole ? words.byTile : words.whole}</${Button}>` : null}
    ${camera.small ? html`<${Button} plain press=${camera.whole ? camera.back : camera.wide}>${camera.whole ? words.nearer : words.wholeTank}</${Button}>` : null}
  </${Actions}>`;
}

/** A fish that may be spent, and how far the shark swims then. */
function Spend(
  /** @type {{ token: string, tiles?: number, length: number, known: boolean, press: () => void }} */ {
    token,
    tiles,
    length,
    known,
    press,
  },
) {
  if (token === "nothing")
    return html`<${Button} press=${press}>${words.spendNothing(length)}</${Button}>`;
  const said = known ? words.spend(spoken(token), tiles) : words.spendPlain(spoken(token));
  return html`<${Button} plain press=${press}><${Mark} suit=${token.split(" ")[1]} />${said}</${Button}>`;
}

/** What a click in the water does now. */
function Hint(
  /** @type {{ facts: Facts, moves: string[], whole: boolean, camera: any, highlighted: boolean }} */ {
    facts,
    moves,
    whole,
    camera,
    highlighted,
  },
) {
  const can = (/** @type {string} */ verb) => moves.some((move) => move.startsWith(`${verb} `));
  const said = [
    can("shark") && words.chooseHint,
    can("tile") && `${words.length(facts.trail.length, facts.length)}.`,
    can("tile") && (whole ? words.wholeHint : words.byTileHint),
    can("spend") && highlighted && words.payHint,
    (can("tile") || can("spend")) && words.tileHint,
    highlighted && !camera.sure && words.nearHint,
  ].filter(Boolean);
  return said.length ? html`<span class="sharktank-question">${said.join(" ")}</span>` : null;
}

function spoken(/** @type {string} */ token) {
  const [value, suit] = token.split(" ");
  return words.take(value === "null" ? words.null : value, words.suits[suit]);
}

function Mark(/** @type {{ suit: string }} */ { suit }) {
  return html`<svg class="suit-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="12" class="paper" />
    <g transform="scale(0.85)"><${Suit} suit=${suit} /></g>
  </svg>`;
}

function Tokens(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  /** @type {[string, string[], boolean][]} */
  const rows = [
    ...props.names.map(
      (/** @type {string} */ name, /** @type {number} */ seat) =>
        /** @type {[string, string[], boolean]} */ ([
          name,
          [...facts.drafted[seat], ...facts.gobbled[seat]],
          false,
        ]),
    ),
    [words.spent, facts.spent, true],
    [words.unseen, facts.unseen, true],
  ];
  return html`<${Part} title=${words.tokens} class="sharktank-tokens">
    ${rows.map(
      ([name, tokens, quiet]) =>
        html`<div class="sharktank-row" key=${name}>
          <b>${name}</b>
          <span class="sharktank-hand"
            >${bySuit(tokens).map((token, place) => html`<${Token} key=${place + token} token=${token} quiet=${quiet} />`)}</span
          >
        </div>`,
    )}
    <p class="sharktank-note">${words.stack(facts.stack)}</p>
  </${Part}>`;
}

function bySuit(/** @type {string[]} */ tokens) {
  const suit = (/** @type {string} */ token) => SUITS.indexOf(token.split(" ")[1]);
  return [...tokens].sort((one, other) => suit(one) - suit(other));
}

function Sheet(/** @type {{ props: BoardProps }} */ { props }) {
  const facts = /** @type {Facts} */ (props.view.facts);
  return html`<${Part} title=${`${words.sheet}. ${words.nullWorth(facts.die)}`} class="sharktank-sheet">
    <table><thead><tr><td></td>${props.names.map((name, seat) => html`<th scope="col" title=${name}><${SignPicture} seat=${seat} name=${name} /><span>${name}</span></th>`)}</tr></thead>
      <tbody>${words.sheetRows.map(
        (word, row) =>
          html`<tr>
            <th scope="row">${word}</th>
            ${facts.sheet.map((/** @type {number[]} */ points) => html`<td>${words.signed(points[row])}</td>`)}
          </tr>`,
      )}</tbody></table></${Part}>`;
}
