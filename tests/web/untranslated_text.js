// Texts on the page that come from no catalogue. In the pseudo-language every letter of a catalogue has
// an accent, so a plain word is one that a script or a template contains. Texts in another language
// than the page's say so with `lang`.
([allowed, exempt]) => {
  const ATTRIBUTES = [
    "placeholder", "title", "aria-label", "aria-description", "aria-valuetext",
    "aria-roledescription", "alt",
  ]; // prettier-ignore
  // Coordinates, beaches and options A to C are the same in every language.
  const LETTERS = /^(?:[a-t](?=\d)|[NESWA-C](?![a-zA-Z]))/;
  // Alone: initials of people and of the crew, columns, and what the fish of Pescado carry.
  const MARKS = new Set([...allowed.map((name) => name[0]), ..."QBHNESWABC"]);
  const isMark = (text, element) =>
    (text.length === 1 && (MARKS.has(text) || (/[a-t]/.test(text) && element?.closest("svg")))) ||
    (/(?:^|[\s\u00a0])[YORBGK](?:$|[\s\u00a0,])/.test(text) &&
      element?.closest("[class*=pescado]"));
  const isShown = (element) => element.checkVisibility() && !element.closest(exempt);
  const found = new Map();
  // The board in words draws with letters, and with what moves are typed in: `QB`, `yyo`.
  const isDrawn = (word, element) =>
    element?.closest(".board-text") && /^(?:[a-zA-Z]|[QBH]+|[yorbgk]{3})$/.test(word);
  const isPlain = (text, at, word, element) =>
    !isDrawn(word, element) && (word.length > 1 || !LETTERS.test(text.slice(at)));
  const check = (text, where, element) => {
    if (isMark(text.trim(), element)) return;
    let left = text.replace(/\b[A-Z]{2}-\d+/g, ""); // the number of a rule
    for (const name of allowed) left = left.replaceAll(name, "");
    const words = [...left.matchAll(/[A-Za-z]+/g)];
    if (words.some((match) => isPlain(left, match.index, match[0], element)))
      found.set(text.trim().slice(0, 120), where);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    // A description of a drawing is read aloud, although it is never drawn.
    const isRead = element.matches("svg title, svg desc");
    const unseen = isRead ? element.parentElement : element;
    const place = unseen.closest("option") ? unseen.closest("select") : unseen;
    const isSkipped = element.closest(exempt) || element.closest("textarea, noscript, script");
    // What players type, such as the values on tiles, is the same in every language.
    if (isShown(place) && !isSkipped)
      check(data, element.getAttribute("class") || element.tagName, element);
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) check(element.getAttribute(name), `${name} of ${element.tagName}`);
  check(document.title, "the title");
  return Object.fromEntries(found);
};
