// @ts-check
/** The six lanes: fish above their number, sharks in the deep, and what a fish is worth. */
import { classes, earlier, html, Spot, useText } from "../../../web/ui/ui.js";
import { Fish } from "../../../web/ui/art.js";
import { range } from "./scene.js";

/** @import { Facts } from "./facts.js" */
/** @import { Brings } from "./choices.js" */
/** @import { Places, Props } from "./scene.js" */

/** @typedef {import("../../../web/ui/ui.js").Text} Text */

export const COLUMNS = [1, 2, 3, 4, 5, 6];

const PILL = 26; // the height of what a fish is worth

/**
 * @typedef {object} LanesProps
 * @property {Props} props
 * @property {Places} places
 * @property {(column: number) => string[]} movesIn the moves that a press on a lane can mean
 * @property {(column: number) => void} press
 * @property {string | null} preview a move that is looked at
 * @property {Partial<Brings>} standing what fish are worth, now or after that move
 */

export function Lanes(
  /** @type {LanesProps} */ { props, places, movesIn, press, preview, standing },
) {
  const { facts } = props.view;
  const was = earlier(props, "ocean");
  const home = earlier(props, "sharks");
  // A turn starts with an empty ocean: dice of the turn before do not count as a change.
  const begun = facts.ocean.some(Boolean) || facts.sharks.length > 0;
  const isMine = begun && earlier(props, "turn") === facts.turn;
  const ghosts = ghostsOf(preview);
  // All fish are as large as the fullest lane has space for.
  const fullest = Math.max(...facts.ocean, facts.ocean[ghosts.column - 1] + ghosts.fish || 0);
  const t = useText();
  return html`<g role="group" aria-label=${t("page-ocean", { seat: facts.turn })}>
    ${COLUMNS.map((column) => {
      const [fish, sharks] = [facts.ocean[column - 1], sharksIn(facts.sharks, column)];
      return html`<${Lane}
        key=${column}
        column=${column}
        places=${places}
        fish=${fish}
        sharks=${sharks}
        fullest=${fullest}
        ghost=${ghosts.column === column ? ghosts : null}
        isPlaced=${facts.placed.includes(column)}
        isChanged=${isMine && (was[column - 1] !== fish || sharksIn(home, column) !== sharks)}
        each=${standing.each?.[column - 1]}
        isHighlighted=${movesIn(column).length > 0}
        isHinted=${Boolean(props.hinted) && columnOf(props.hinted ?? "") === column}
        press=${() => press(column)}
      />`;
    })}
    <${GhostLabel} ghosts=${ghosts} places=${places} />
    ${(standing.each ?? []).map((each, place) => html`<${Worth} key=${`e${place}`} column=${place + 1} each=${each} places=${places} />`)}
  </g>`;
}

/** The column that a move concerns; 0 for none. */
export function columnOf(/** @type {string} */ move) {
  return Number(move.match(/ (\d)/)?.[1] ?? 0);
}

/** What a move would put into a lane. */
function ghostsOf(/** @type {string | null} */ move) {
  const [verb = "", rest = ""] = (move ?? "").split(" ");
  return {
    column: move ? columnOf(move) : 0,
    fish: verb === "fish" ? Number(rest.slice(2)) : 0,
    sharks: verb === "shark" ? 1 : verb === "sharks" ? 2 : 0,
  };
}

function sharksIn(/** @type {number[]} */ homes, /** @type {number} */ column) {
  return homes.filter((one) => one === column).length;
}

/**
 * @typedef {object} LaneProps
 * @property {number} column
 * @property {Places} places
 * @property {number} fish
 * @property {number} fullest the most fish in one lane
 * @property {number} sharks
 * @property {{ fish: number, sharks: number } | null} ghost what a move that is looked at would add
 * @property {boolean} isPlaced whether fish of this throw lie here
 * @property {boolean} isChanged
 * @property {number} [each] what a fish here is worth; not known while a shark is out
 * @property {boolean} isHighlighted
 * @property {boolean} isHinted
 * @property {() => void} press
 */

function Lane(/** @type {LaneProps} */ lane) {
  const { column, places, fish, sharks, ghost, isPlaced, each } = lane;
  const label = columnLabel(useText(), { column, fish, sharks }, isPlaced, each);
  const middle = (column - 0.5) * places.lane;
  const frame = {
    x: 5 - places.lane / 2,
    y: places.lanes - 4,
    width: places.lane - 10,
    height: places.floor - places.lanes - 4,
    rx: 14,
  };
  const ring = (/** @type {string} */ name, /** @type {number} */ inset = 0) =>
    html`<rect
      class=${name}
      x=${frame.x + inset}
      y=${frame.y + inset}
      width=${frame.width - 2 * inset}
      height=${frame.height - 2 * inset}
      rx=${frame.rx - inset / 2}
    />`;
  const marks = [];
  if (ghost) marks.push(ring("sharkbait-casing"), ring("sharkbait-ring picked"));
  else if (lane.isHighlighted) marks.push(ring("sharkbait-casing"), ring("sharkbait-ring"));
  return html`<${Spot} label=${label} highlighted=${lane.isHighlighted} press=${lane.press} transform=${`translate(${middle} 0)`}>
    ${ring(classes("sharkbait-lane shape", (lane.isHighlighted || ghost) && "bright"))}
    ${marks}
    ${lane.isHinted ? ring("hinted", 5) : null}
    ${lane.isChanged ? ring("changed", 7) : null}
    <${School} places=${places} fullest=${lane.fullest} fish=${fish} ghosts=${ghost?.fish ?? 0} hasWorth=${each !== undefined} />
    <circle class=${classes("sharkbait-buoy", isPlaced && "placed")} cy=${places.number} r=${Math.min(22, places.lane * 0.3)} />
    <text class="sharkbait-number" y=${places.number + 7}>${column}</text>
    ${range(sharks + (ghost?.sharks ?? 0)).map((nth) => html`<${SharkBelow} key=${`s${nth}`} places=${places} nth=${nth} isGhost=${nth >= sharks} />`)}
  </${Spot}>`;
}

/** What a fish here is worth; the label of the lane says it as well. */
function Worth(
  /** @type {{ column: number, each: number, places: Places }} */ { column, each, places },
) {
  const t = useText();
  const width = Math.min(places.lane - (places.lane > 80 ? 24 : 14), 84);
  const kind = each > 1 ? "good" : each ? "" : "bad";
  return html`<g
    class=${classes("sharkbait-each", kind)}
    transform=${`translate(${(column - 0.5) * places.lane} 0)`}
    aria-hidden="true"
  >
    <rect x=${-width / 2} y=${places.lanes + 4} width=${width} height=${PILL} rx="8" />
    <text y=${places.lanes + 22}
      >${t(places.lane < 60 ? "page-each-short" : "page-each", { each })}</text
    >
  </g>`;
}

const LABEL = { high: 26, letter: 7.2, least: 120 };

/** Below a lane that is looked at: what is meant; the choice itself says it to everybody. */
function GhostLabel(
  /** @type {{ ghosts: ReturnType<typeof ghostsOf>, places: Places }} */ { ghosts, places },
) {
  const t = useText();
  if (!ghosts.fish && !ghosts.sharks) return null;
  if (places.lane < LABEL.least) return null;
  const text = t(ghosts.sharks ? "page-ghost-shark" : "page-ghost-fish");
  const width = text.length * LABEL.letter + 26;
  const middle = (ghosts.column - 0.5) * places.lane;
  const x = Math.max(width / 2 + 4, Math.min(places.width - width / 2 - 4, middle));
  return html`<g
    class="sharkbait-if"
    aria-hidden="true"
    transform=${`translate(${x} ${places.floor - 24})`}
    ><rect
      x=${-width / 2}
      y=${-LABEL.high / 2}
      width=${width}
      height=${LABEL.high}
      rx=${LABEL.high / 2}
    /><text y="5">${text}</text></g
  >`;
}

/** Fish in rows above the number, as large as there is space for them. */
function School(
  /** @type {{ places: Places, fullest: number, fish: number, ghosts: number, hasWorth: boolean }} */ {
    places,
    fullest,
    fish,
    ghosts,
    hasWorth,
  },
) {
  const count = fish + ghosts;
  const abreast = places.lane > 108 ? 2 : 1;
  const rows = Math.ceil(count / abreast);
  const bottom = places.number - Math.min(22, places.lane * 0.3) - 18;
  const top = places.lanes + (hasWorth ? PILL + 14 : 8);
  const apart = Math.max(
    8,
    Math.min(38, (bottom - top + 20) / Math.max(Math.ceil(fullest / abreast), 1)),
  );
  const size = Math.min((places.lane / abreast / 46) * 0.92, 1.45, apart / 22);
  return range(count).map((nth) => {
    const row = Math.floor(nth / abreast);
    const inRow = row === rows - 1 ? count - row * abreast : abreast;
    const x = ((nth % abreast) - (inRow - 1) / 2) * places.lane * 0.44;
    return html`<g
      key=${nth}
      class=${nth >= fish ? "sharkbait-ghost" : undefined}
      transform=${`translate(${x} ${bottom - row * apart}) scale(${size})`}
    >
      <g class="arrives"><${Fish} /></g
    ></g>`;
  });
}

function SharkBelow(
  /** @type {{ places: Places, nth: number, isGhost: boolean }} */ { places, nth, isGhost },
) {
  const size = Math.min((places.lane / 142) * 0.98, 0.95, (places.sand - places.deep) / 74);
  const y = (places.deep + places.sand) / 2 + (nth ? 38 * size : 2);
  return html`<g
    class=${isGhost ? "sharkbait-ghost" : undefined}
    transform=${`translate(${nth ? 4 : 0} ${y}) scale(${size * (nth ? 0.8 : 1)})`}
  >
    <g class="arrives"><${DeepShark} /></g>
  </g>`;
}

/** A shark that looks to the right, about 142 wide, around the origin. */
function DeepShark() {
  return html`<g class="shark"
    ><path
      class="fin"
      d="M-52-3L-72-24Q-71-8-63 0Q-71 8-75 22L-52 6ZM-8-14Q-5-32 9-37Q8-22 19-14ZM-38-8L-34-16L-28-9ZM8 11Q1 28-17 34Q-11 24-9 11Z" /><path
      fill="var(--shark)"
      d="M67 2C53-12 27-18 2-17Q-30-14-56-2V5C-38 12-14 16 6 16C32 16 55 12 67 2Z" /><path
      class="belly"
      d="M67 2C55 12 32 16 6 16C-14 16-38 12-54 6C-30 9 10 11 36 7Q56 4 67 2Z" /><path
      fill="#fff"
      opacity="0.16"
      d="M58-4C44-13 24-16 2-15Q-26-13-46-4Q24-12 58-4Z" /><path
      class="gill"
      d="M26-7q-4 6 0 12M32-7q-4 6 0 11M20-7q-4 6 0 12M62 5Q55 10 46 8" /><circle
      fill="#0a1720"
      stroke="#fff"
      cx="50"
      cy="-3"
      r="2.2"
  /></g>`;
}

/** A column in words: what is in it and, where that is known, what a fish is worth. */
function columnLabel(
  /** @type {Text} */ t,
  /** @type {{ column: number, fish: number, sharks: number }} */ { column, fish, sharks },
  /** @type {boolean} */ isPlaced,
  /** @type {number} */ each = -1,
) {
  if (each < 0) return t(isPlaced ? "page-column-placed" : "page-column", { column, fish, sharks });
  return t(isPlaced ? "page-column-placed-worth" : "page-column-worth", {
    column,
    fish,
    sharks,
    each,
  });
}
