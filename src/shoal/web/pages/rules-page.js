// @ts-check
/** The rules of a game on a page of their own. */
import { html, useEffect } from "../ui/html.js";
import { Cover } from "../ui/cover.js";
import { Header } from "../ui/frame.js";
import { Rulebook } from "./rulebook.js";
import { words } from "../ui/words.js";

export function Page(/** @type {{ name: string }} */ { name }) {
  useEffect(() => {
    document.title = `${words.rules.title} · ${words.title}`;
  }, []);
  return html`<${Header} title=${words.rules.title} />
    <main class="page narrow">
      <h1 class="visually-hidden">${words.rules.title}</h1>
      <${Cover} game=${name} />
      <${Rulebook} game=${name} at=${location.hash.slice(1)} />
    </main>`;
}
