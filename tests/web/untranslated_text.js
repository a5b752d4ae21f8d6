// Texts on the page that come from no catalogue. In the pseudo-language every letter of a catalogue has
// an accent, so a plain word is one that a script or a template contains. Texts in another language
// than the page's say so with `lang`.
([allowed, exempt]) => {
  const ATTRIBUTES = ["placeholder", "title", "aria-label", "alt"];
  const isShown = (element) => element.checkVisibility() && !element.closest(exempt);
  const found = new Map();
  const check = (text, where) => {
    let left = text.replace(/\b[A-Z]{2}-\d+/g, ""); // the number of a rule
    for (const name of allowed) left = left.replaceAll(name, "");
    if (/[A-Za-z]{2,}/.test(left)) found.set(text.trim().slice(0, 120), where);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    const place = element.closest("option") ? element.closest("select") : element;
    // What players type, such as the values on tiles, is the same in every language.
    if (isShown(place) && !element.closest(exempt) && !element.closest("textarea"))
      check(data, element.className || element.tagName);
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) check(element.getAttribute(name), `${name} of ${element.tagName}`);
  check(document.title, "the title");
  return Object.fromEntries(found);
};
