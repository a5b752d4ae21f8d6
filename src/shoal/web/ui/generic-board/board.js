// @ts-check
/** The board of a game that has none of its own, drawn from its schema. */
import { classes, html, useEffect, useMemo, useState } from "../html.js";
import { Water } from "../pictures/water.js";
import { Board as TextBoard } from "../board/text-board-with-moves.js";
import { t } from "../../model/messages/page-text.js";
import { drawingText } from "../../model/board-text.js";
import { arrange } from "./arrange.js";
import { onBoard } from "./moves/moves-on-board.js";
import { GridView } from "./grid-view.js";
import { gridOf } from "./grids.js";
import { labelOf, withLabel } from "./labels.js";
import { MoveButtons } from "./moves/move-buttons.js";
import { SeatCards } from "./seat-cards.js";
import { findTargets } from "./moves/things-in-moves.js";
import { useThings } from "./use-things.js";
import { Track } from "./race-lanes.js";
import { Value } from "./values.js";

/** @import { GameFields } from "../../types.js" */
/** @import { BoardProps } from "../board/board-hooks.js" */
/** @import { Arrangement } from "./arrange.js" */
/** @import { Targets } from "./moves/selection.js" */

const MAX_FEW = 4; // values that are drawn large where there is nothing else

/** The generic board; the text of the board if there is no schema, or none that fits. */
export function Board(/** @type {BoardProps} */ props) {
  const schema = useSchema(props);
  const { view, formatter } = props;
  const drawing = useMemo(
    () => (schema ? drawingOf(view, formatter, schema) : null),
    [view, formatter, schema],
  );
  if (schema === undefined) return html`<p class="muted">${t("loading")}</p>`;
  return drawing
    ? html`<${DrawnBoard} props=${props} drawing=${drawing} />`
    : html`<${TextBoard} ...${props} />`;
}

/** The schema of the game: undefined until it is there, null if it cannot be had. */
function useSchema(/** @type {BoardProps} */ { askFields }) {
  const [schema, setSchema] = useState(
    /** @type {GameFields | null | undefined} */ (askFields ? undefined : null),
  );
  useEffect(() => {
    askFields?.().then(setSchema, () => setSchema(null));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: it is the same during the game
  }, []);
  return schema;
}

/** @typedef {{ arrangement: Arrangement, targets: Targets }} Drawing */

/** What is drawn where, and which moves it stands for; null if the facts do not fit the schema. */
function drawingOf(
  /** @type {BoardProps["view"]} */ view,
  /** @type {BoardProps["formatter"]} */ formatter,
  /** @type {GameFields} */ schema,
) {
  if (!schema.fields.length) return null;
  try {
    const arrangement = arrange(
      schema.fields.map((field) => withLabel(field, formatter)),
      view.facts,
      view.players,
    );
    const targets = findTargets({
      grids: arrangement.grids,
      fields: schema.fields,
      all: schema.moves ?? [],
      legal: view.moves,
      text: drawingText(view.board ?? []),
    });
    return { arrangement, targets: onBoard(targets, arrangement, view) };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function DrawnBoard(/** @type {{ props: BoardProps, drawing: Drawing }} */ { props, drawing }) {
  const { arrangement, targets } = drawing;
  const things = useThings(props, targets);
  return html`<div class="generic-board">
    <${SeatCards} props=${props} fields=${arrangement.seats} things=${things} />
    <${Area} props=${props} arrangement=${arrangement} things=${things} />
    <${MoveButtons} props=${props} targets=${targets} things=${things} />
  </div>`;
}

/** The sea with everything that belongs to no seat. */
function Area(
  /** @type {{ props: BoardProps, arrangement: Arrangement, things: import("./use-things.js").Things }} */ {
    props,
    arrangement,
    things,
  },
) {
  const { view, names } = props;
  const { phase, tracks, grids, values } = arrangement;
  const old = props.before?.facts ?? view.facts;
  if (!phase && !tracks.length && !grids.length && !values.length) return null;
  const isFew = !grids.length && values.length <= MAX_FEW;
  const hasSide = tracks.length + values.length > 0;
  return html`<div class="generic-area">
    <svg
      class="generic-sea"
      viewBox="0 0 1000 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <${Water} width=${1000} height=${600} rx=${0} />
    </svg>
    ${phase ? html`<${Phase} text=${view.facts[phase.name]} />` : null}
    <div
      class=${classes("generic-scene", grids.length > 0 && hasSide && "with-side", isFew && "few")}
    >
      ${
        grids.length
          ? html`<div class="generic-grids">
              ${grids.map(
                (grid) =>
                  html`<${GridView}
                    key=${grid.field.name}
                    grid=${grid}
                    before=${gridOf(grid.field, old[grid.field.name])}
                    things=${things}
                    players=${view.players}
                  />`,
              )}
            </div>`
          : null
      }
      ${
        hasSide
          ? html`<div class="generic-side">
              ${tracks.map(
                (field) =>
                  html`<${Track}
                    key=${field.name}
                    field=${field}
                    values=${view.facts[field.name]}
                    old=${old[field.name] ?? view.facts[field.name]}
                    names=${names}
                  />`,
              )}
              <div class="generic-values">
                ${values.map(
                  (field) =>
                    html`<${Value}
                      key=${field.name}
                      field=${field}
                      fact=${view.facts[field.name]}
                      old=${old[field.name]}
                      things=${things}
                      names=${names}
                    />`,
                )}
              </div>
            </div>`
          : null
      }
    </div>
  </div>`;
}

/** What is to be done now. */
function Phase(/** @type {{ text: string }} */ { text }) {
  return html`<p class="generic-phase">
    <span class="visually-hidden">${t("generic-phase")}</span> ${labelOf(text)}
  </p>`;
}
