/** What has become of a part of the page since somebody began to watch it. */
export interface Watched {
  observer: MutationObserver;
  records: MutationRecord[];
}

declare global {
  interface Window {
    /** Of the body, from when it had come whole: `public/first.js`. */
    watchedBody?: Watched;
  }
}

/** Watches a part of the page that waits for its code. */
export function watch(part: Node): Watched {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(part, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  return { observer, records };
}

const isOfTranslation = (node: Node) => node.nodeName === "FONT";

/**
 * Ends the watch, and takes back what a browser's translation has done meanwhile, so that React finds the markup of the server:
 * with another it would throw all of it away, together with what was pressed there. Answers whether there was a translation, which
 * begins anew as soon as it sees the texts: hydrate in the same task.
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
