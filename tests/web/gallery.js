// @ts-check
/** Shows one view on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/ui/html.js";
import { MessageFormatter } from "/web/model/messages/message-formatter.js";
import { loadCatalogue } from "/web/net/catalogues.js";
import { BoardHost } from "/web/table/board-host.js";
import { TableFrame } from "/web/table/frame/table-frame.js";
import { Asked } from "/web/ui/board/places.js";
import { SignPicture } from "/web/ui/art.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();
const catalogue = await loadCatalogue(game);

/** In landscape the last line of the log is not in the deck, as on the page. */
const isLow = matchMedia("(min-width: 34rem) and (max-height: 34.99rem)").matches;

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
  render(framed(board, prompt), document.getElementById("page"));
  scrollTo(0, 0);
  return atRest();
};
await document.fonts.load("1em Figtree");
await window.show(asked.get("kind") ?? Object.keys(shown)[0]);
