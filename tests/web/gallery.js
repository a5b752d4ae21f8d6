// @ts-check
/** Shows one View on its board; what is played is kept in window.played for the tests. */
import { html, render } from "/web/kit.js";
import { Stage } from "/web/stage.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gus", "Hana"];
const asked = new URLSearchParams(location.search);
const game = asked.get("game");
const shown = await (await fetch(`/views/${game}`)).json();

/** Another View, on a board that has seen none before. */
window.show = (kind) => {
  const { view, options, ask, aid } = shown[kind];
  window.played = [];
  render(
    html`<${Stage}
      key=${kind}
      game=${game}
      view=${view}
      before=${null}
      options=${options}
      names=${NAMES.slice(0, view.players)}
      askAid=${async () => aid}
      ask=${ask}
      last=${null}
      playAll=${(moves) => window.played.push(...moves)}
      play=${(move) => window.played.push(move)}
      beside=${() => null}
    />`,
    document.getElementById("page"),
  );
  scrollTo(0, 0);
};
window.show(asked.get("kind") ?? Object.keys(shown)[0]);
