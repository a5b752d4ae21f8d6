// @ts-check
/** The rules of a game on a page of their own. */
import { html } from "../ui/html.js";
import { useTitle } from "../ui/hooks.js";
import { knownServerInfo } from "../net/api.js";
import { Cover } from "../ui/pictures/game-picture.js";
import { Header } from "../ui/frame.js";
import { Rulebook } from "./rulebook.js";
import { t } from "../model/messages/page-text.js";

export function Page(/** @type {{ name: string }} */ { name }) {
  useTitle(t("page-title", { title: t("rules") }));
  return html`<${Header} title=${t("rules")} />
    <main class="page narrow">
      <h1 class="visually-hidden">${t("rules")}</h1>
      <${Cover} game=${name} />
      ${knownServerInfo()?.games.find((one) => one.name === name)?.lesson ? html`<p><a class="button plain" href=${`/lesson/${name}`}>${t("lesson-link")}</a></p>` : null}
      <${Rulebook} game=${name} at=${location.hash.slice(1)} />
    </main>`;
}
