// @ts-check
/** The page: which part of it is shown is said by the address. */
import { html, render, useLayoutEffect, useState } from "./kit.js";
import { patience, ready } from "./ahead.js";
import { Header } from "./frame.js";
import { words } from "./words.js";

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, () => import("./quay.js")],
  [/^\/new\/(\w+)$/, () => import("./setup.js")],
  [/^\/table\/([a-z2-7]+)$/, () => import("./table.js")],
  [/^\/replay\/([a-z2-7]+)$/, () => import("./replay.js")],
  [/^\/rules\/(\w+)$/, () => import("./rules.js")],
];

/** Go to another part of the page without loading it anew. */
export function go(/** @type {string} */ address) {
  history.pushState(null, "", address);
  dispatchEvent(new Event("shoal:gone"));
  scrollTo(0, 0);
}

/** Links inside the page are followed without loading it anew. */
function follow(/** @type {MouseEvent} */ event) {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[href^='/']");
  if (
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

/** @typedef {{ Page: any, name: string, key: string }} Shown a page, what its address names, and its key */

/** The page at this address. */
async function found() {
  for (const [address, load] of PAGES) {
    const match = location.pathname.match(address);
    if (match) return { Page: (await load()).Page, name: match[1] ?? "", key: location.pathname };
  }
  return { Page: Nowhere, name: "", key: "nowhere" };
}

function Nowhere() {
  return html`<${Header} />
    <main class="page narrow nowhere">
      <h1>${words.lost}</h1>
      <p>${words.lostWhy}</p>
      <p><a class="act" href="/">${words.home}</a></p>
    </main>`;
}

function App(/** @type {{ first: Shown }} */ { first }) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => {
    const change = () => found().then(setShown);
    for (const event of ["popstate", "shoal:gone", "hashchange"]) addEventListener(event, change);
    addEventListener("click", follow);
    return () => {
      for (const event of ["popstate", "shoal:gone", "hashchange"])
        removeEventListener(event, change);
      removeEventListener("click", follow);
    };
  }, []);
  return html`<${shown.Page} key=${shown.key} name=${shown.name} />`;
}

const theme = localStorage.getItem("shoal.theme");
if (theme) document.documentElement.dataset.theme = theme;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
// With the font, so that nothing jumps when it comes; a page without it can be read, too.
const font = Promise.race([document.fonts.load("1em Figtree"), patience]).catch(() => null);
Promise.all([found(), ready, font]).then(([first]) =>
  render(html`<${App} first=${first} />`, page),
);
