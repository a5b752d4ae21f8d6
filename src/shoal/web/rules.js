// @ts-check
/** The rules of a game on a page of their own. */
import { html, useEffect } from "./kit.js";
import { Cover } from "./covers.js";
import { Header } from "./frame.js";
import { Rulebook } from "./rulebook.js";
import { words } from "./words.js";

export function Page(/** @type {{ name: string }} */ { name }) {
  useEffect(() => {
    document.title = `${words.rules.title} · ${words.title}`;
  }, []);
  return html`<${Header} title=${words.rules.title} />
    <main class="page narrow">
      <h1 class="unseen">${words.rules.title}</h1>
      <${Cover} game=${name} />
      <${Rulebook} game=${name} at=${location.hash.slice(1)} />
    </main>`;
}
