// @ts-check
/** The board of Shark Tank: the water with its sharks, and the fish of every player. */
import {
  html,
  Button,
  Actions,
  Part,
  argumentsOf,
  classes,
  keyIn,
  useBoardHelpers,
  useState,
  useText,
} from "../../../web/ui/ui.js";
import { Count, Seats, SignPicture } from "../../../web/ui/art.js";
import { useCamera } from "./camera.js";
import { SUITS, Suit, Token, numberOf, suitWord, tokenName } from "./suits.js";
import { Tank, placeOf } from "./tank.js";
import { targetsOf, tilesFor } from "./targets.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Route } from "./targets.js" */
/** @import { Facts } from "./facts.js" */

/** From this many turns before the turn limit, players are warned. */
const FEW_TURNS = 12;

/** The rows of the score sheet. */
const PARTS = ["fish", "tasty", "values", "sets", "single", "total"];

/** The board of a View. */
export function Board(/** @type {import("../../../web/ui/ui.js").BoardProps} */ props) {
  const { view } = props;
  const { moves } = view;
  const t = useText();
  const facts = /** @type {Facts} */ (view.facts);
  const [whole, setWhole] = useState(true);
  const swims = moves.some((move) => /^(tile|stand|spend|extra) /.test(move));
  const { routes } = useBoardHelpers(props, swims);
  const targets = targetsOf(moves, whole ? routes : undefined, facts.mover, t);
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
    <${Seats} props=${props} mark=${(/** @type {number} */ seat) => marks(facts, seat, t)} />
    <div class="sharktank-main">
      <${Part} title=${heading(facts, t)} class="sharktank-tank fills"><${Tank} props=${props} targets=${targets} camera=${camera} /></${Part}>
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

function heading(/** @type {Facts} */ facts, /** @type {Text} */ t) {
  const parts = [t("page-tank")];
  if (facts.tasty !== "-") parts.push(t("board-tasty", { suit: suitWord(facts.tasty) }));
  if (facts.sheet.length) return parts.join(" · ");
  const left = facts.turns - facts.turn;
  if (facts.last !== null) parts.push(t("board-last", { turns: facts.last }));
  else if (facts.sharks.length) parts.push(t("page-left", { fish: facts.fish.flat().length }));
  if (facts.sharks.length && left <= FEW_TURNS) parts.push(t("page-turns-left", { turns: left }));
  return parts.join(" · ");
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat, /** @type {Text} */ t) {
  const fish = facts.drafted[seat].length + facts.gobbled[seat].length;
  const tiles = facts.tiles[seat];
  const points = facts.points[seat];
  const score = points === null ? t("page-points-hidden") : t("page-points", { points });
  return html`<${Count} icon="token" n=${fish} label=${t("page-fish-count", { fish })} />
    <${Count} icon="tile" n=${tiles} label=${t("page-tiles-count", { tiles })} />
    <${Count} icon="cup" n=${points ?? "?"} label=${score} />
    ${facts.first === seat ? html`<span>${t("page-first")}</span>` : null}`;
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
  const t = useText();
  const value = numberOf(facts.drafting);
  const laying = argumentsOf(moves, "tile").length > 0;
  return html`<${Actions}>
    <${Hint} facts=${facts} moves=${moves} whole=${whole && Boolean(routes)} camera=${camera} highlighted=${highlighted} />
    ${argumentsOf(moves, "take").map((suit) => html`<${Button} key=${suit} press=${() => play(`take ${suit}`)}><${Mark} suit=${suit} />${t("move-take", { suit: suitWord(suit), value })}</${Button}>`)}
    ${argumentsOf(moves, "spend").map((token) => html`<${Spend} key=${token} token=${token} tiles=${tilesFor(routes, `spend ${token}`)} length=${facts.length} known=${Boolean(routes)} press=${() => play(`spend ${token}`)} />`)}
    ${argumentsOf(moves, "extra").map((n) => html`<${Button} key=${n} press=${() => play(`extra ${n}`)}>${extraName(t, Number(n), tilesFor(routes, `extra ${n}`))}</${Button}>`)}
    ${laying && routes ? html`<${Button} plain press=${() => setWhole(!whole)}>${t(whole ? "page-by-tile" : "page-whole")}</${Button}>` : null}
    ${camera.small ? html`<${Button} plain press=${camera.whole ? camera.back : camera.wide}>${t(camera.whole ? "page-zoom-in" : "page-zoom-out")}</${Button}>` : null}
  </${Actions}>`;
}

/** How many of the rolled tiles to use, and how far the shark swims then. */
function extraName(
  /** @type {Text} */ t,
  /** @type {number} */ tiles,
  /** @type {number | undefined} */ length,
) {
  return length ? t("page-extra", { tiles, length }) : t("move-extra", { tiles });
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
  const t = useText();
  if (token === "nothing")
    return html`<${Button} press=${press}>${t("page-keep", { tiles: length })}</${Button}>`;
  const [value, name] = token.split(" ");
  const fish = { suit: suitWord(name), value: numberOf(value) };
  const further = tiles
    ? t("page-spend", { suit: fish.suit, value: fish.value, tiles })
    : t("page-spend-roll", fish);
  return html`<${Button} plain press=${press}><${Mark} suit=${name} />${known ? further : tokenName(t, token)}</${Button}>`;
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
  const t = useText();
  const can = (/** @type {string} */ verb) => moves.some((move) => move.startsWith(`${verb} `));
  const said = [
    can("shark") && t("page-hint-choose"),
    can("tile") && t("page-laid", { laid: facts.trail.length, tiles: facts.length }),
    can("tile") && t(whole ? "page-hint-whole" : "page-hint-tile"),
    can("spend") && highlighted && t("page-hint-pay"),
    (can("tile") || can("spend")) && t("page-hint-size"),
    highlighted && !camera.sure && t("page-hint-near"),
  ].filter(Boolean);
  return said.length ? html`<span class="sharktank-question">${said.join(" ")}</span>` : null;
}

function Mark(/** @type {{ suit: string }} */ { suit }) {
  return html`<svg class="suit-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r="12" class="paper" />
    <g transform="scale(0.85)"><${Suit} suit=${suit} /></g>
  </svg>`;
}

function Tokens(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
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
    [t("board-spent"), facts.spent, true],
    [t(isDrafting(facts) ? "board-untaken" : "board-unseen"), facts.unseen, true],
  ];
  return html`<${Part} title=${t("page-hands")} class="sharktank-tokens">
    ${rows.map(
      ([name, tokens, quiet]) =>
        html`<div class="sharktank-row" key=${name}>
          <b>${name}</b>
          <span class="sharktank-hand"
            >${bySuit(tokens).map((token, place) => html`<${Token} key=${place + token} token=${token} quiet=${quiet} />`)}</span
          >
        </div>`,
    )}
    <p class="sharktank-note">${t("board-stack", { tiles: facts.stack })}</p>
  </${Part}>`;
}

/** Whether the fish that nobody has are still to be taken. */
function isDrafting(/** @type {Facts} */ { phase }) {
  return phase === "tasty" || phase === "first" || phase === "draft";
}

function bySuit(/** @type {string[]} */ tokens) {
  const suit = (/** @type {string} */ token) => SUITS.indexOf(token.split(" ")[1]);
  return [...tokens].sort((one, other) => suit(one) - suit(other));
}

function Sheet(/** @type {{ props: BoardProps }} */ { props }) {
  const t = useText();
  const facts = /** @type {Facts} */ (props.view.facts);
  return html`<${Part} title=${t("page-sheet", { value: numberOf(facts.die) })} class="sharktank-sheet">
    <table><thead><tr><td></td>${props.names.map((name, seat) => html`<th scope="col" title=${name}><${SignPicture} seat=${seat} name=${name} /><span>${name}</span></th>`)}</tr></thead>
      <tbody>${PARTS.map(
        (part, row) =>
          html`<tr>
            <th scope="row">${t("board-part", { part: keyIn("part", part) })}</th>
            ${facts.sheet.map((/** @type {number[]} */ points) => html`<td>${points[row]}</td>`)}
          </tr>`,
      )}</tbody></table></${Part}>`;
}
