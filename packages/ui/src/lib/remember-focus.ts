/**
 * Remembers an element and where it stands. The answer gives it the focus; if it is gone by then, the first heading of what
 * stands around its place, so that the focus never falls back to the start of the page.
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
