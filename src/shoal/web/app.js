// @ts-check
/** The page: the address decides which part is shown. */
import { html, render, useLayoutEffect, useState } from "./ui/html.js";
import { pageWords, ready, timeLimit } from "./preload.js";
import { showAppearance } from "./settings/appearance.js";
import { LANGUAGE_CHANGE } from "./net/catalogues.js";
import { LOBBY_STYLE, loadStyle } from "./net/game-parts.js";
import { Footer, Header } from "./ui/frame.js";
import { useTitle } from "./ui/hooks.js";
import { t } from "./model/messages/page-text.js";

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, () => loadStyled(LOBBY_STYLE, import("./pages/lobby.js"))],
  [/^\/new\/(\w+)$/, () => import("./pages/setup.js")],
  [/^\/table\/([a-z2-7]+)$/, () => import("./pages/table.js")],
  [/^\/replay\/([a-z2-7]+)$/, () => import("./pages/replay.js")],
  [/^\/rules\/(\w+)$/, () => import("./pages/rules-page.js")],
  [/^\/lesson\/(\w+)$/, () => import("./pages/lesson.js")],
];

const NAVIGATION = ["popstate", "shoal:navigate", "hashchange"];

/** Go to another address without reloading. */
export function go(/** @type {string} */ address) {
  history.pushState(null, "", address);
  dispatchEvent(new Event("shoal:navigate"));
  scrollTo(0, 0);
}

/** Whether this page lists the games' files. The one for unknown addresses does not: its links load a new page. */
const listsGames = () => Boolean(document.querySelector("meta[name='game-files']"));

/** Follow links inside the page without reloading. */
function followLink(/** @type {MouseEvent} */ event) {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[href^='/']");
  if (
    !listsGames() ||
    !link ||
    event.defaultPrevented ||
    event.metaKey ||
    event.ctrlKey ||
    link.hasAttribute("download")
  )
    return;
  event.preventDefault();
  go(/** @type {string} */ (link.getAttribute("href")));
}

/** @typedef {{ Page: any, name: string, key: string }} Shown a page, the game or table in its address, and its key */

/** A page's module, once the styles that no other page uses are there as well. */
async function loadStyled(/** @type {string} */ style, /** @type {Promise<any>} */ loading) {
  const [module] = await Promise.all([loading, loadStyle(style)]);
  return module;
}

/** Load the page at this address. */
async function loadPage() {
  for (const [address, load] of PAGES) {
    const match = location.pathname.match(address);
    if (match) return { Page: (await load()).Page, name: match[1] ?? "", key: location.pathname };
  }
  return { Page: NotFound, name: "", key: "not-found" };
}

function NotFound() {
  useTitle(t("page-title", { title: t("not-found") }));
  return html`<${Header} />
    <main class="page narrow not-found">
      <h1>${t("not-found")}</h1>
      <p>${t("not-found-why")}</p>
      <p><a class="button" href="/">${t("home")}</a></p>
    </main>`;
}

function App(/** @type {{ first: Shown }} */ { first }) {
  const [shown, setShown] = useState(first);
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    const change = () => loadPage().then(setShown);
    const changeLanguage = () => redraw((n) => n + 1);
    for (const event of NAVIGATION) addEventListener(event, change);
    addEventListener(LANGUAGE_CHANGE, changeLanguage);
    addEventListener("click", followLink);
    return () => {
      for (const event of NAVIGATION) removeEventListener(event, change);
      removeEventListener(LANGUAGE_CHANGE, changeLanguage);
      removeEventListener("click", followLink);
    };
  }, []);
  return html`<${shown.Page} key=${shown.key} name=${shown.name} />
    ${/^\/((table|replay|lesson)\/|$)/.test(shown.key) ? null : html`<${Footer} />`}`;
}

showAppearance();
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
// Drawn with the font, so that nothing jumps when it arrives; but not later than the time limit.
const font = Promise.race([document.fonts.load("1em Figtree"), timeLimit]).catch(() => null);
Promise.all([loadPage(), pageWords, ready, font]).then(([first]) =>
  render(html`<${App} first=${first} />`, page),
);
