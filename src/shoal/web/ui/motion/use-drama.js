// @ts-check
/** Shows what happens: pieces that fly, title cards, sounds. Loaded after the board; draws nothing but title cards. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { motionFactor } from "../../model/motion/animation-queue.js";
import { chosenSpeed, isStill } from "../../settings/playback.js";
import { loadDrama } from "../../net/game-parts.js";
import { Sounds } from "../sound/use-sounds.js";
import { findPieces } from "./piece-copies.js";
import { playEffects } from "./play-effects.js";
import { TitleCardScreen } from "./title-card.js";

/** @import { Drama as GameDrama } from "../../net/game-parts.js" */
/** @import { TitleCard } from "../../model/motion/drama.js" */
/** @import { MessageFormatter } from "../../model/messages/message-formatter.js" */
/** @import { Playing } from "../../net/live-table.js" */
/** @import { Piece } from "./piece-copies.js" */

/** @typedef {{ live: Playing, formatter: MessageFormatter, isToMove: boolean, isRefused: boolean, isLookingBack: boolean }} DramaProps */

export function Drama(/** @type {DramaProps} */ props) {
  const { live, formatter, isLookingBack } = props;
  const drama = useGameDrama(live.table.game);
  useEffects(live, drama, isLookingBack);
  const [card, closeCard] = useTitleCard(live, drama);
  return html`<${Sounds} ...${props} drama=${drama} />
    ${card && !isLookingBack ? html`<${TitleCardScreen} card=${card} t=${formatter.t} close=${closeCard} />` : null}`;
}

/** What a game shows and sounds like; empty until it is loaded. */
function useGameDrama(/** @type {string} */ game) {
  const [drama, setDrama] = useState(/** @type {GameDrama} */ ({}));
  useEffect(() => {
    loadDrama(game).then(setDrama);
  }, [game]);
  return drama;
}

/** Play the effects of each new view, from where the pieces were when the one before was drawn. */
function useEffects(
  /** @type {Playing} */ live,
  /** @type {GameDrama} */ drama,
  /** @type {boolean} */ isLookingBack,
) {
  const shown = useRef({
    view: live.view,
    heard: live.log.length,
    pieces: /** @type {Map<string, Piece>} */ (new Map()),
  });
  // After every drawing: the pieces are where they are now.
  useLayoutEffect(() => {
    const { view, heard, pieces: was } = shown.current;
    const mayMove = drama.effects && !isStill() && !document.hidden;
    const is = mayMove ? findPieces(document.querySelector(".board-host")) : new Map();
    const entries = live.log.slice(heard);
    const isNew = live.view !== view && !isLookingBack;
    shown.current = { view: live.view, heard: live.log.length, pieces: is };
    if (!isNew || !mayMove) return;
    const effects = drama.effects?.(view, live.view, entries) ?? [];
    const factor = motionFactor(chosenSpeed());
    playEffects(effects, { game: live.table.game, was, is, factor });
  });
}

/**
 * The title card of what begins with the present view, until it is closed.
 *
 * @returns {[TitleCard | null, () => void]}
 */
function useTitleCard(/** @type {Playing} */ live, /** @type {GameDrama} */ drama) {
  const shown = useRef(live.view);
  const [{ card }, setCard] = useState(/** @type {{ card: TitleCard | null }} */ ({ card: null }));
  const { view } = live;
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    const next = before === view ? null : drama.titleCard?.(before, view);
    if (next) setCard({ card: next });
  }, [view, drama]);
  return [card, () => setCard({ card: null })];
}
