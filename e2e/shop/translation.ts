/**
 * Runs in the page, and translates it as Chrome does: each text node gives way to two elements of the browser's with other words in
 * them, and so does each text that comes later. The other words are the same with a space of no width, which journeys look past.
 */
export function translatePage(): void {
  const translateNode = (text: Text) => {
    if (
      text.data.trim() === "" ||
      !text.parentElement ||
      text.parentElement.closest("font, script, style, title, textarea")
    )
      return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
    inner.textContent = `${text.data}\u200b`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateNode);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translate(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.documentElement.classList.add("translated-ltr");
  translate(document);
}
