// @ts-check
/** Shows one view on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/ui/html.js";
import { MessageFormatter } from "/web/model/messages/message-formatter.js";
import { loadCatalogue } from "/web/net/catalogues.js";
import { BoardHost } from "/web/table/board-host.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();
const catalogue = await loadCatalogue(game);

/** The board alone, or in the frame of a whole table. */
const framed = (board, prompt) =>
  asked.has("framed")
    ? html`<header class="top"><a class="brand" href="/">Shoal</a></header>
        <main class="game-screen">
          <h1 class="visually-hidden">Gallery</h1>
          <div class="game-main">
            <div class="status-line"><p class="banner mine">${prompt}</p></div>
            <div class="recent-log"></div>
            ${board}
          </div>
          <aside class="side-panel"><div class="toolbar"></div></aside>
        </main>`
    : html`<main>
        <h1 class="visually-hidden">Gallery</h1>
        ${board}
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
  const board = html`<${BoardHost}
    key=${kind}
    game=${game}
    formatter=${formatter}
    view=${view}
    before=${before}
    options=${options}
    names=${NAMES.slice(0, view.players)}
    askHelpers=${async () => helpers}
    prompt=${asked.has("framed") ? "" : prompt}
    last=${null}
    playAll=${(moves) => window.played.push(...moves)}
    play=${(move) => window.played.push(move)}
    beside=${() => null}
  />`;
  render(framed(board, prompt), document.getElementById("page"));
  scrollTo(0, 0);
  return atRest();
};
await document.fonts.load("1em Figtree");
await window.show(asked.get("kind") ?? Object.keys(shown)[0]);
