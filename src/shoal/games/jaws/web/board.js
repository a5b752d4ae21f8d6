// @ts-check
/** The board of Jaws: Amity Island in Act 1, the Orca in Act 2, and what can be done on them. */
import {
  html,
  BoardArea,
  argumentsOf,
  useBoardHelpers,
  useChoice,
  useState,
  useText,
} from "../../../web/ui/ui.js";
import { Amity } from "./amity/amity.js";
import { JawsDeck } from "./deck/deck.js";
import { Legend } from "./orca/legend.js";
import { Orca } from "./orca/orca.js";
import { here, isAmity, meant, movesOf, placesOf } from "./moves/places.js";
import { memberWord, spaceWord } from "./moves/word-keys.js";
import { AmityRail } from "./rail/amity-rail.js";
import { Options } from "./rail/options.js";
import { OrcaRail } from "./rail/orca-rail.js";
import { usePath } from "./amity/use-path.js";
import { useSize } from "./use-size.js";

export { goalKeys, playerInfo, roundText } from "./summary.js";

/** @import { BoardProps, Text } from "../../../web/ui/ui.js" */
/** @import { Amity as AmityFacts, Orca as OrcaFacts } from "./facts.js" */

/** Moves that spend something or cannot be undone: a click asks for confirmation. */
const WEIGHTY = /^(start|launch|drop|knock|close)\b/;
/** From this width on the resurface cards lie beside the boat. */
const CARDS_FROM = 620;
const CARDS = 280;

/** The board of a View. */
export function Board(/** @type {BoardProps} */ props) {
  const { view, play } = props;
  const facts = /** @type {AmityFacts | OrcaFacts} */ (view.facts);
  const t = useText();
  const [open, setOpen] = useChoice(view);
  const [mode, setMode] = useChoice(view, "");
  const helpers = useBoardHelpers(props, true);
  const all = placesOf(view, props.options);
  const places = mode ? onlyOf(all, mode) : all;
  const press = (/** @type {string} */ place) => {
    const moves = movesOf(places, place);
    // A click on the figure's own space opens what can be done there.
    const asks = moves.length > 1 || place === here(facts) || WEIGHTY.test(moves[0]);
    if (moves.length && asks) setOpen({ moves, place, question: whatHere(t, place) });
    else play(moves[0] ?? meant(facts, place));
  };
  const drawn = { props, helpers, places, on: open?.place, press };
  return html`<div class="jaws" data-act=${facts.act} data-phase=${facts.phase}>
    ${isAmity(facts) ? html`<${AmityPlaces} ...${drawn} preview=${open?.moves} />` : html`<${OrcaPlaces} ...${drawn} />`}
    <${JawsDeck}
      props=${props}
      helpers=${helpers}
      open=${open}
      setOpen=${setOpen}
      mode=${mode}
      setMode=${setMode}
    />
  </div>`;
}

/** The moves of one kind alone. */
function onlyOf(/** @type {Map<string, string[]>} */ places, /** @type {string} */ kind) {
  return new Map(
    [...places]
      .map(
        ([place, moves]) =>
          /** @type {[string, string[]]} */ ([
            place,
            moves.filter((move) => move.split(" ")[0] === kind),
          ]),
      )
      .filter(([, moves]) => moves.length),
  );
}

/** @typedef {{ props: BoardProps<any>, helpers: Record<string, any>, places: Map<string, string[]>, on?: string, press: (place: string) => void }} Drawn */

/** Act 1: the island, and what is known. */
function AmityPlaces(
  /** @type {Drawn & { preview?: string[] }} */ { props, helpers, preview, ...shown },
) {
  const t = useText();
  const { view, before } = /** @type {BoardProps<AmityFacts>} */ (props);
  const { facts } = view;
  const [believing, setBelieving] = useState(false);
  const [scene, size] = useSize();
  const path = usePath(facts);
  const mayBelieve = view.seat !== null && view.seat !== 0 && !view.over && facts.phase !== "start";
  const hears = (preview?.length === 1 && helpers.hearsafter?.[preview[0]]) || helpers.hears;
  return html`<${BoardArea} label=${t("page-amity", { round: facts.round })} class="jaws-board-area">
      <div class="jaws-scene" ref=${scene}>
        <${Amity} facts=${facts} was=${before?.facts ?? facts} ...${shown} chances=${believing && mayBelieve ? helpers.belief : undefined} path=${path} size=${size} />
      </div>
      ${mayBelieve ? html`<button type="button" class="jaws-believing" role="switch" aria-checked=${String(believing)} onClick=${() => setBelieving(!believing)}>${EYE}<span>${t("page-belief")}</span><i aria-hidden="true"></i></button>` : null}
    </${BoardArea}>
    <${AmityRail} props=${props} helpers=${helpers} hears=${hears} />`;
}

const EYE = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2 12Q12-1 22 12Q12 25 2 12Z" />
  <circle cx="12" cy="12" r="3.5" />
</svg>`;

/** Act 2: the boat, and the fight. */
function OrcaPlaces(/** @type {Drawn} */ { props, helpers, ...shown }) {
  const t = useText();
  const { view, before } = /** @type {BoardProps<OrcaFacts>} */ (props);
  const { facts } = view;
  const [scene, size] = useSize();
  const hasRoom = size.wide >= CARDS_FROM;
  const placing = [...new Set(argumentsOf(view.moves, "place").map((rest) => rest.split(" ")[0]))];
  const boat = hasRoom ? { ...size, wide: size.wide - CARDS } : size;
  return html`<${BoardArea} label=${t("page-orca", { round: facts.round })} class="jaws-board-area orca-board-area">
      <div class=${hasRoom ? "jaws-scene with-cards" : "jaws-scene"} ref=${scene}>
        <${Orca} facts=${facts} was=${before?.facts ?? facts} options=${props.options} placing=${placing} ...${shown} size=${boat} />
        ${
          hasRoom
            ? html`<div class="jaws-beside">
                <p class="jaws-lead">${leadText(t, view)}</p>
                <${Options} props=${props} helpers=${helpers} />
              </div>`
            : null
        }
      </div>
      <${Legend} />
    </${BoardArea}>
    <${OrcaRail} props=${props} helpers=${helpers} withOptions=${!hasRoom} />`;
}

/** What the three cards are now. */
function leadText(
  /** @type {Text} */ t,
  /** @type {BoardProps<OrcaFacts>["view"]} */ { facts, seat },
) {
  if (facts.options.some((card) => card === "-")) return t("page-lead-none");
  if (facts.fin !== "-") return t("page-lead-up", { seat: 0, zone: Number(facts.fin) });
  if (facts.phase === "surface" || facts.phase === "ability")
    return t(seat === 0 ? "page-own-options" : "page-options");
  return t("page-lead-chosen", { seat: 0, under: facts.cardplayed });
}

/** What is asked about a place or a figure where several things can be done. */
function whatHere(/** @type {Text} */ t, /** @type {string} */ place) {
  const [kind, zone] = place.split(" ");
  if (zone) return t(kind === "boat" ? "page-at-boat" : "page-at-water", { zone: Number(zone) });
  if (place === "shark") return t("page-who-attacks");
  const isMember = ["quint", "brody", "hooper"].includes(place);
  return t("page-at", { word: isMember ? memberWord(place) : spaceWord(place) });
}
