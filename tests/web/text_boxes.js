// The position of all text: the boxes of its lines, and of input fields. The board in plain text uses the
// system's monospace font, so the box of its frame is returned instead of its lines.
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
