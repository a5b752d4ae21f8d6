// @ts-check
/** A grid of cells that can be pressed, or a rack of columns. */
import { classes, html } from "../html.js";
import { piecesOf } from "./grids.js";
import { labelOfField } from "./labels.js";
import { Piece } from "./pieces.js";
import { cellKey, columnKey } from "./moves/things-in-moves.js";
import { ThingButton } from "./thing-button.js";
import { t } from "../../model/messages/page-text.js";

/** @import { Grid } from "./grids.js" */
/** @import { Things } from "./use-things.js" */

const PLAIN_NAMES = /^(rows|columns|board|grid|cells|squares|fields)$/; // say nothing to a player

/** @typedef {{ grid: Grid, before: Grid | null, things: Things, players: number }} GridProps */

export function GridView(/** @type {GridProps} */ props) {
  const { grid, things } = props;
  const { field, rows, isStacked } = grid;
  const isRack = rows[0].some((_, column) => things.isNamed(columnKey(field.name, column)));
  const isUntitled = PLAIN_NAMES.test(field.name);
  const size = `--columns: ${rows[0].length}; --rows: ${rows.length}`;
  return html`<section
    class=${classes("generic-grid", isStacked && "stacked", isWordy(grid) && "wordy")}
    style=${size}
    aria-label=${labelOfField(field)}
  >
    ${isUntitled ? null : html`<h3 class="generic-title">${labelOfField(field)}</h3>`}
    <div class="generic-cells">
      ${
        isRack
          ? rows[0].map(
              (_, column) => html`<${Column} key=${column} ...${props} column=${column} />`,
            )
          : rows.flatMap((cells, row) =>
              cells.map(
                (_, column) =>
                  html`<${Cell}
                    key=${`${row},${column}`}
                    ...${props}
                    row=${row}
                    column=${column}
                  />`,
              ),
            )
      }
    </div>
  </section>`;
}

/** Whether cells hold words, which need more space than a piece. */
function isWordy(/** @type {Grid} */ { rows }) {
  return rows.flat().some((text) => text.length > 4);
}

/** A cell: a button if any move names it, or else a picture. */
function Cell(
  /** @type {GridProps & { row: number, column: number }} */ {
    grid,
    before,
    things,
    players,
    row,
    column,
  },
) {
  const { field, rows, isStacked } = grid;
  const key = cellKey(field.name, row, column);
  const text = rows[row][column];
  const isNew = Boolean(before) && before?.rows[row]?.[column] !== text;
  const name = things.nameOf(key) || t("generic-place", { row: row + 1, column: column + 1 });
  const content = html`<${Piece}
      text=${text}
      pieces=${piecesOf(grid)}
      players=${players}
      isRound=${isStacked}
    />
    ${things.nameOf(key) && !text ? html`<span class="generic-name" aria-hidden="true">${things.nameOf(key)}</span>` : null}`;
  const label = t("label-value", { label: name, value: text || t("generic-empty") });
  if (!things.isNamed(key))
    return html`<div
      class=${classes("generic-cell", isNew && "new")}
      role="img"
      aria-label=${label}
    >
      ${content}
    </div>`;
  return html`<${ThingButton}
    things=${things}
    id=${key}
    label=${label}
    look=${classes("generic-cell", isNew && "new")}
    >${content}</${ThingButton}>`;
}

/** A column that takes a piece: one button, the pieces in it at the bottom. */
function Column(
  /** @type {GridProps & { column: number }} */ { grid, before, things, players, column },
) {
  const { field, rows } = grid;
  const key = columnKey(field.name, column);
  const pieces = rows.map((row) => row[column]);
  const landing = pieces.lastIndexOf("");
  const filled = pieces.filter(Boolean).reverse();
  return html`<${ThingButton}
    things=${things}
    id=${key}
    label=${filled.length ? t("generic-column", { column: column + 1, pieces: filled }) : t("generic-column-empty", { column: column + 1 })}
    look="generic-column"
  >
    <span class="generic-name">${things.nameOf(key)}</span>
    ${pieces.map((text, row) => {
      const isNew = Boolean(before) && before?.rows[row]?.[column] !== text;
      return html`<span
        key=${row}
        class=${classes("generic-hole", isNew && "new", row === landing && "landing")}
        ><${Piece} text=${text} pieces=${piecesOf(grid)} players=${players} isRound=${true}
      /></span>`;
    })}
  </${ThingButton}>`;
}
