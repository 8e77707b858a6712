/** The recorded changes of a part of the page. */
export interface Watched {
  observer: MutationObserver;
  records: MutationRecord[];
}

declare global {
  interface Window {
    /** Changes of the body since it was completely parsed: `public/first.js`. */
    watchedBody?: Watched;
  }
}

/** Records changes of a part of the page that waits for its code. */
export function watch(part: Node): Watched {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(part, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  return { observer, records };
}

const isOfTranslation = (node: Node) => node.nodeName === "FONT";

/**
 * Stops recording and reverts what a browser's translation has changed meanwhile, so that React finds the server's
 * markup. Otherwise React would discard it, together with the kept clicks. Returns whether there was a translation. The
 * translation starts again as soon as it sees the text, so hydrate in the same task.
 */
export function untranslate({ observer, records }: Watched): boolean {
  const all = [...records, ...observer.takeRecords()];
  observer.disconnect();
  if (!all.some(({ addedNodes }) => [...addedNodes].some(isOfTranslation))) return false;
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of all.toReversed()) {
    if (oldValue !== null) target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
  }
  return true;
}
