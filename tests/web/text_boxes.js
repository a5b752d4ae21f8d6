// Where every piece of text stands: the boxes of its lines, and of the fields to write in. The board in
// words alone is set in the system's own typewriter face, so its frame is told in place of its lines.
async () => {
  await document.fonts.ready;
  const rounded = ({ x, y, width, height }) => [x, y, width, height].map((one) => one.toFixed(1));
  const told = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent.trim();
    if (!text || node.parentElement.closest(".board-text, option, datalist")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) told.push(`${text}: ${rounded(box)}`);
  }
  for (const field of document.querySelectorAll("button, input, select, textarea, .board-text"))
    told.push(`${field.className || field.tagName}: ${rounded(field.getBoundingClientRect())}`);
  return told;
};
