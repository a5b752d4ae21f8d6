// @ts-check
/** The board of SharkBait: the ocean mat, the throw, the token mat and the scoring track. */
import {
  html,
  Button,
  Actions,
  Part,
  Spot,
  classes,
  earlier,
  useBoardHelpers,
  useChoice,
  useText,
} from "../../../web/ui/ui.js";
import { Count, DiePicture, Fish, Seats, Shark, Water } from "../../../web/ui/art.js";
import { Tokens, holdsToken, tokenTable } from "./tokens.js";
import { Track, range } from "./track.js";

/** @import { Facts } from "./facts.js" */

/** @typedef {import("../../../web/ui/ui.js").BoardProps<Facts>} Props */
/** @typedef {import("../../../web/ui/ui.js").View<Facts>} View */
/** @typedef {import("../../../web/ui/ui.js").Text} Text */
/** @import { Token } from "./tokens.js" */

const COLUMNS = [1, 2, 3, 4, 5, 6];

/** The board of a View; while a choice is open, only the choice is highlighted. */
export function Board(/** @type {Props} */ props) {
  const { view, play } = props;
  const t = useText();
  const [open, setOpen] = useChoice(view);
  const press = (/** @type {string} */ what, /** @type {number} */ column) => {
    const moves = movesAt(view.moves, what, column);
    if (moves.length > 1) setOpen(moves);
    else play(moves[0] ?? unlikely(what, column));
  };
  const shown = open ?? view.moves;
  const isHome = view.facts.sharks.length === 2 && view.moves.length > 0;
  const { worths = [], token = -1 } = useBoardHelpers(props, isHome);
  return html`<div class="sharkbait">
    <${Seats} props=${props} mark=${(/** @type {number} */ seat) => marks(view.facts, seat, t)} />
    <div class="sharkbait-sea">
      <${Ocean} props=${props} shown=${shown} press=${press} worths=${worths} />
      <${Throw} view=${view} shown=${shown} press=${press} />
      <${Choices} props=${props} token=${token} open=${open} setOpen=${setOpen} />
    </div>
    <div class="sharkbait-side pushed" tabindex="0">
      <${Tokens} props=${props} /><${Track} props=${props} />
    </div>
  </div>`;
}

/** The legal moves that pressing a school, a black die or a column can mean. */
function movesAt(
  /** @type {string[]} */ moves,
  /** @type {string} */ what,
  /** @type {number} */ column,
) {
  const school = moves.filter((move) => move.startsWith(`fish ${column}x`));
  const sharks = moves.filter((move) => move === `shark ${column}` || move === `sharks ${column}`);
  if (what === "fish") return school;
  if (what === "shark") return sharks;
  return [...school, ...sharks, ...moves.filter((move) => move === `lose ${column}`)];
}

/** The move that a tap outside the legal moves stands for: the server refuses it and names the rule. */
function unlikely(/** @type {string} */ what, /** @type {number} */ column) {
  return what === "shark" ? `shark ${column}` : `fish ${column}x2`;
}

function marks(/** @type {Facts} */ facts, /** @type {number} */ seat, /** @type {Text} */ t) {
  const token = facts.won[seat];
  const [space, trophies, baits] = [facts.pawns[seat], facts.trophies[seat], facts.baits[seat]];
  return html`<${Count} icon="flag" n=${space} label=${t("page-space", { space })} />
    <${Count} icon="cup" n=${trophies} label=${t("page-trophies", { trophies })} />
    <${Count} icon="hook" n=${baits} label=${t("page-baits", { baits })} />
    ${holdsToken(facts, seat) ? html`<${Count} icon="token" n=${token} label=${t("page-token-held", { token })} />` : null}
    ${facts.first === seat ? html`<span>${t("page-first")}</span>` : null}`;
}

function Ocean(
  /** @type {{ props: Props, shown: string[], press: (what: string, column: number) => void, worths: number[] }} */ {
    props,
    shown,
    press,
    worths,
  },
) {
  const { facts } = props.view;
  const t = useText();
  const title = t("page-ocean", { seat: facts.turn });
  const was = earlier(props, "ocean");
  const home = earlier(props, "sharks");
  // A turn starts with an empty ocean: dice of the turn before do not count as a change.
  const begun = facts.ocean.some(Boolean) || facts.sharks.length > 0;
  const mine = begun && earlier(props, "turn") === facts.turn;
  const sharksIn = (/** @type {number[]} */ homes, /** @type {number} */ column) =>
    homes.filter((one) => one === column).length;
  return html`<${Part} title=${title} class="sharkbait-ocean fills">
    <svg viewBox="0 0 372 300" role="group" aria-label=${title}>
      <${Water} width="372" height="300" />
      <path class="sharkbait-depth" d="M0 228Q31 220 62 228T124 228T186 228T248 228T310 228T372 228V286Q372 300 358 300H14Q0 300 0 286Z" />
      ${COLUMNS.map(
        (column) =>
          html`<${Column}
            key=${column}
            column=${column}
            fish=${facts.ocean[column - 1]}
            sharks=${sharksIn(facts.sharks, column)}
            placed=${facts.placed.includes(column)}
            changed=${mine && (was[column - 1] !== facts.ocean[column - 1] || sharksIn(home, column) !== sharksIn(facts.sharks, column))}
            worth=${worths[column - 1]}
            highlighted=${movesAt(shown, "column", column).length > 0}
            hinted=${movesAt(props.hinted ? [props.hinted] : [], "column", column).length > 0}
            press=${() => press("column", column)}
          />`,
      )}
      ${COLUMNS.filter((column) => facts.ocean[column - 1] && worths.length).map((column) => html`<${Sum} key=${`w${column}`} column=${column} worth=${worths[column - 1]} />`)}
    </svg></${Part}>`;
}

/** What a column's fish are worth now; its label says it as well. */
function Sum(/** @type {{ column: number, worth: number }} */ { column, worth }) {
  const t = useText();
  return html`<text
    class=${classes("sharkbait-sum", !worth && "eaten")}
    x=${middleOf(column)}
    y="30"
    aria-hidden="true"
  >
    ${worth ? t("page-sum", { worth }) : t("page-eaten")}
  </text>`;
}

/** Where a column lies. */
function middleOf(/** @type {number} */ column) {
  return 36 + (column - 1) * 60;
}

function Column(
  /** @type {{ column: number, fish: number, sharks: number, placed: boolean, highlighted: boolean, changed?: boolean, hinted?: boolean, worth?: number, press: () => void }} */ {
    column,
    fish,
    sharks,
    placed,
    highlighted,
    changed,
    hinted,
    worth,
    press,
  },
) {
  const label = columnLabel(useText(), { column, fish, sharks }, placed, worth);
  return html`<${Spot} label=${label} highlighted=${highlighted} press=${press} transform=${`translate(${middleOf(column)} 0)`}>
    <rect class="sharkbait-lane shape" x="-27" y="8" width="54" height="284" rx="16" />
    ${highlighted ? html`<rect class="highlight-ring" x="-27" y="8" width="54" height="284" rx="16" />` : null}
    ${range(fish).map(
      (place) =>
        html`<g key=${place} transform=${`translate(0 ${198 - place * 23})`}>
          <g class="arrives"><${Fish} /></g
        ></g>`,
    )}
    ${hinted ? html`<rect class="hinted" x="-25" y="10" width="50" height="280" rx="14" />` : null}
    ${changed ? html`<rect class="changed" x="-23" y="12" width="46" height="276" rx="13" />` : null}
    <circle class=${classes("sharkbait-buoy", placed && "placed")} cy="228" r="15" /><text class="sharkbait-number" y="234">${column}</text>
    ${range(sharks).map(
      (place) =>
        html`<g key=${`s${place}`} transform=${`translate(0 ${258 + place * 21}) scale(0.78)`}>
          <g class="arrives"><${Shark} /></g
        ></g>`,
    )}
  </${Spot}>`;
}

/** A column in words: what is in it and, where there are fish, what they are worth. */
function columnLabel(
  /** @type {Text} */ t,
  /** @type {{ column: number, fish: number, sharks: number }} */ { column, fish, sharks },
  /** @type {boolean} */ placed,
  /** @type {number} */ worth = -1,
) {
  if (!fish || worth < 0)
    return t(placed ? "page-column-placed" : "page-column", { column, fish, sharks });
  return t(placed ? "page-column-placed-worth" : "page-column-worth", {
    column,
    fish,
    sharks,
    worth,
  });
}

function Throw(
  /** @type {{ view: View, shown: string[], press: (what: string, column: number) => void }} */ {
    view,
    shown,
    press,
  },
) {
  const { facts } = view;
  const t = useText();
  const sharksInHand = 2 - facts.sharks.length;
  const isPlacing = view.moves.length > 0 && facts.phase !== "prize";
  const fades = COLUMNS.some(
    (column) =>
      (facts.thrown[column - 1] && !movesAt(shown, "fish", column).length) ||
      (facts.black[column - 1] && !movesAt(shown, "shark", column).length),
  );
  return html`<${Part} title=${t("page-throw")} class="sharkbait-throw">
    ${
      facts.phase === "prize"
        ? null
        : html`<div class="sharkbait-tray" key=${facts.thrown.join("") + facts.black.join("")}>
            ${facts.thrown.some(Boolean) || facts.black.some(Boolean) ? null : html`<${InHand} fish=${facts.dice} sharks=${sharksInHand} />`}
            ${COLUMNS.filter((column) => facts.thrown[column - 1]).map(
              (column) =>
                html` <${Dice}
                  label=${t("page-school", { count: facts.thrown[column - 1], column })}
                  face=${column}
                  count=${facts.thrown[column - 1]}
                  highlighted=${movesAt(shown, "fish", column).length > 0}
                  press=${() => press("fish", column)}
                />`,
            )}
            ${COLUMNS.filter((column) => facts.black[column - 1]).map(
              (column) =>
                html` <${Dice}
                  label=${t("page-shark-die", { column })}
                  face=${column}
                  count=${facts.black[column - 1]}
                  dark
                  highlighted=${movesAt(shown, "shark", column).length > 0}
                  press=${() => press("shark", column)}
                />`,
            )}
          </div>`
    }
    <p class="sharkbait-note">${
      facts.phase === "prize"
        ? t("page-score", { score: facts.score, token: facts.prize })
        : t("page-in-hand", { fish: facts.dice, sharks: sharksInHand })
    }${facts.aside ? ` · ${t("page-aside", { fish: facts.aside })}` : ""}${isPlacing && fades ? ` · ${t("page-faded")}` : ""}</p>
  </${Part}>`;
}

/** Dice that nobody has thrown yet. */
function InHand(/** @type {{ fish: number, sharks: number }} */ { fish, sharks }) {
  return html`<span class="sharkbait-waiting" aria-hidden="true"
    >${range(fish + sharks).map((nth) => html`<${Unthrown} key=${nth} dark=${nth >= fish} />`)}</span
  >`;
}

function Unthrown(/** @type {{ dark: boolean }} */ { dark }) {
  return html`<svg class="die-picture" viewBox="-18 -18 36 36">
    <g class=${dark ? "die dark" : "die"}>
      <rect x="-17" y="-17" width="34" height="34" rx="8" />
      <text y="7">?</text>
    </g>
  </svg>`;
}

function Dice(
  /** @type {{ label?: string, face: number, count: number, dark?: boolean, highlighted: boolean, press: () => void }} */ {
    label,
    face,
    count,
    dark,
    highlighted,
    press,
  },
) {
  return html`<button
    type="button"
    class=${classes("sharkbait-school", highlighted && "highlighted")}
    aria-label=${label}
    aria-disabled=${highlighted ? undefined : "true"}
    onClick=${press}
  >
    ${range(count).map(
      (place) =>
        html`<span
          class="tumble"
          style=${`animation-delay:${((face * 7 + place * 3) % 20) * 10}ms`}
        >
          <${DiePicture} face=${face} dark=${dark}
        /></span>`,
    )}
  </button>`;
}

/** Moves that belong to no die, and the parts of a choice that was opened. */
function Choices(
  /** @type {{ props: Props, token: number, open: string[] | null, setOpen: (open: any) => void }} */ {
    props,
    token,
    open,
    setOpen,
  },
) {
  const { view, play } = props;
  const t = useText();
  if (open) {
    const column = Number(open[0].match(/ (\d)/)?.[1]);
    const isFish = open[0].startsWith("fish");
    const question = t(isFish ? "page-how-many-fish" : "page-which-sharks", { column });
    return html`<${Actions}><span class="sharkbait-question">${question}</span>
      ${open.map((/** @type {string} */ move) => html`<${Button} key=${move} press=${() => play(move)}>${named(move, props, t)}</${Button}>`)}
      <${Button} back press=${() => setOpen(null)} /></${Actions}>`;
  }
  const plain = view.moves.filter((/** @type {string} */ move) =>
    /^(roll|stop|take|bait|lose)/.test(move),
  );
  const won = tokenTable(props.options.tokens).find((one) => one.number === token);
  const brings = won
    ? html`<small class="sharkbait-brings">${t("page-stop-takes", tokenArguments(won))}</small>`
    : null;
  return html`<${Actions}>${plain.map(
    (/** @type {string} */ move) => html`
    <${Button} key=${move} press=${() => play(move)}>${named(move, props, t)}${move === "stop" ? brings : null}</${Button}>`,
  )}</${Actions}>`;
}

/** A token as the arguments of a message: its number, and what it brings. */
function tokenArguments(/** @type {Token} */ { number, steps, bait }) {
  return { token: number, steps, bait: Number(bait) };
}

/** A move in a few words. */
function named(
  /** @type {string} */ move,
  /** @type {Props} */ { view, options },
  /** @type {Text} */ t,
) {
  const [verb, rest = ""] = move.split(" ");
  const { prize, bigger, score } = view.facts;
  const column = Number(rest[0]);
  const brings = (/** @type {number} */ number) =>
    tokenArguments(
      tokenTable(options.tokens).find((token) => token.number === number) ?? {
        number,
        steps: 0,
        bait: false,
      },
    );
  if (verb === "fish") return t("page-fish", { count: Number(rest.slice(2)), column });
  if (verb === "shark") return t("page-shark", { column });
  if (verb === "sharks") return t("page-both-sharks", { column });
  if (verb === "lose") return t("move-lose", { column });
  if (verb === "take") return t("page-take-token", brings(prize));
  if (verb === "bait") return bigger ? t("page-bait-token", brings(bigger)) : t("page-bait");
  if (verb === "stop") return score ? t("move-stop", { score }) : t("page-stop");
  return t("move-roll");
}
