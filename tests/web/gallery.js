// @ts-check
/** Shows one View on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/kit.js";
import { Stage } from "/web/stage.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();

/** The stage alone, or in the frame of a whole table. */
const framed = (stage, ask) =>
  asked.has("framed")
    ? html`<header class="top"><a class="brand" href="/">Shoal</a></header>
        <main class="play">
          <h1 class="unseen">Gallery</h1>
          <div class="play-board">
            <div class="tells"><p class="banner mine">${ask}</p></div>
            <div class="lately"></div>
            ${stage}
          </div>
          <aside class="side"><div class="tools"></div></aside>
        </main>`
    : html`<main>
        <h1 class="unseen">Gallery</h1>
        ${stage}
      </main>`;

/** Two pictures later, when a board has seen its own size and drawn itself accordingly. */
const atRest = async () => {
  for (let picture = 0; picture < 2; picture++)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};

/** Another View, on a board that has seen none before; done when it has come to rest. */
window.show = (kind) => {
  const { view, options, ask, aid, before = null } = shown[kind];
  window.played = [];
  const stage = html`<${Stage}
    key=${kind}
    game=${game}
    view=${view}
    before=${before}
    options=${options}
    names=${NAMES.slice(0, view.players)}
    askHelpers=${async () => aid}
    ask=${asked.has("framed") ? "" : ask}
    last=${null}
    playAll=${(moves) => window.played.push(...moves)}
    play=${(move) => window.played.push(move)}
    beside=${() => null}
  />`;
  render(framed(stage, ask), document.getElementById("page"));
  scrollTo(0, 0);
  return atRest();
};
await document.fonts.load("1em Figtree");
await window.show(asked.get("kind") ?? Object.keys(shown)[0]);
