/**
 * Runs in the page and translates it as Chrome does: each text node, also later ones, is replaced by two elements of
 * the browser with other text. The other text is the same with a zero-width space, which journeys ignore.
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
