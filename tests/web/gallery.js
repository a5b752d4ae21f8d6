// @ts-check
/** Shows one View on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/kit.js";
import { Stage } from "/web/stage.js";

const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();
const kind = asked.get("kind") ?? Object.keys(shown)[0];
const { view, options, ask, aid } = shown[kind];
const names = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"].slice(0, view.players);
window.played = [];
render(
  html`<${Stage}
    game=${game}
    view=${view}
    before=${null}
    options=${options}
    names=${names}
    askAid=${async () => aid}
    ask=${ask}
    last=${null}
    playAll=${(moves) => window.played.push(...moves)}
    play=${(move) => window.played.push(move)}
    beside=${() => null}
  />`,
  document.getElementById("page"),
);
