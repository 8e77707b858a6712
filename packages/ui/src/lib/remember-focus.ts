/**
 * Remembers an element and its position. The returned function focuses it or, if it is gone, the first heading near its
 * position, so that the focus is never reset to the start of the page.
 */
export function rememberFocus(element: Element | null): () => void {
  const way: Element[] = [];
  for (let each = element; each; each = each.parentElement) way.push(each);
  return () => {
    const nearest = way.find(({ isConnected }) => isConnected);
    const target = nearest === element ? nearest : (nearest?.querySelector("h1, h2, h3, h4") ?? nearest);
    if (!(target instanceof HTMLElement)) return;
    if (target !== element && target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  };
}
