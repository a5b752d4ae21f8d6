// @ts-check
/** Shows one view on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/ui/html.js";
import { MessageFormatter } from "/web/model/messages/message-formatter.js";
import { loadCatalogue, loadPageWords } from "/web/net/catalogues.js";
import { BoardHost, useBoard } from "/web/table/board-host.js";
import { roundOf } from "/web/table/frame/goal-bar.js";
import { TableFrame } from "/web/table/frame/table-frame.js";
import { QuestionTools } from "/web/table/frame/tools.js";
import { Prompt } from "/web/table/prompt.js";
import { Asked } from "/web/ui/board/places.js";
import { SignPicture } from "/web/ui/art.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();
const catalogue = await loadCatalogue(game);
await loadPageWords();

/** In landscape the last line of the log is not in the deck, as on the page. */
const isLow = matchMedia("(min-width: 34rem) and (max-height: 34.99rem)").matches;
const isDesk = matchMedia("(min-width: 64rem) and (min-height: 35rem)").matches;

/** A seat against bots that may ask for a hint and undo its last move. */
const seatOf = (view, prompt) => ({
  view: { ...view, prompt },
  seat: view.seat,
  table: {
    stage: "playing",
    seats: Array.from({ length: view.players }, (_, seat) => ({ kind: seat ? "bot" : "person" })),
  },
  isActor: () => view.actors.includes(view.seat),
  canUndo: true,
  clocks: [],
});

/** The prompt as the page draws it in landscape, with the round. */
function FullPrompt({ board, live }) {
  const { names, formatter } = board;
  const parts = useBoard(game);
  const round = isLow ? roundOf(parts, board) : "";
  return html`<${Prompt}
    live=${live}
    past=${{}}
    names=${names}
    formatter=${formatter}
    round=${round}
    open=${() => {}}
  />`;
}

/** A table with everything that stands around a choice: the whole prompt, hint and undo. */
function FullTable({ board, prompt }) {
  const live = seatOf(board.view, prompt);
  const tools = {
    layout: isDesk ? "desk" : isLow ? "low" : "phone",
    live,
    past: {},
    panels: { unread: [] },
  };
  return html`<${TableFrame}
    game=${game}
    title=${game}
    board=${board}
    prompt=${html`<${FullPrompt} board=${board} live=${live} />`}
    foot=${html`<div class="deck-foot"><${QuestionTools} ...${tools} /></div>`}
    rail=${html`<aside class="side-panel"></aside>`}
  />`;
}

/** The board alone, or in the frame of a whole table. */
const framed = (board, prompt) =>
  asked.has("framed")
    ? html`<${TableFrame}
        key=${board.kind}
        game=${game}
        title=${game}
        board=${board}
        tools=${html`<div class="tools">
          <button class="tool tool-menu"><span>Menu</span></button>
        </div>`}
        prompt=${html`<div class="status-line">
          <${SignPicture} seat=${board.view.actors[0] ?? 0} />
          <p class="banner mine"><span class="banner-text"><${Asked}>${prompt}</${Asked}></span></p>
        </div>`}
        foot=${isLow ? null : html`<button class="last-line"><span>The last line of the log</span></button>`}
        rail=${html`<aside class="side-panel"></aside>`}
      />`
    : html`<main>
        <h1 class="visually-hidden">Gallery</h1>
        <p class="banner mine">${prompt}</p>
        <${BoardHost} key=${board.kind} game=${game} ...${board} />
      </main>`;

/** Two frames later, when a board has measured and drawn itself. */
const atRest = async () => {
  for (let picture = 0; picture < 2; picture++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};

/** Show another view on a new board; resolves when it is drawn. */
window.show = (kind) => {
  const { view, options, helpers, before = null } = shown[kind];
  const formatter = new MessageFormatter(catalogue, { seat: view.seat, names: NAMES });
  const prompt = shown[kind].prompt ? formatter.text(shown[kind].prompt) : "";
  window.played = [];
  const board = {
    kind,
    formatter,
    view,
    before,
    options,
    names: NAMES.slice(0, view.players),
    askHelpers: async () => helpers,
    last: null,
    playAll: (moves) => window.played.push(...moves),
    play: (move) => window.played.push(move),
    beside: () => null,
  };
  const page = asked.has("full")
    ? html`<${FullTable} key=${kind} board=${board} prompt=${shown[kind].prompt} />`
    : framed(board, prompt);
  render(page, document.getElementById("page"));
  scrollTo(0, 0);
  return atRest();
};
await document.fonts.load("1em Figtree");
await window.show(asked.get("kind") ?? Object.keys(shown)[0]);
