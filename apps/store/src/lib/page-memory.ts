/**
 * What the browser refuses to store, kept for as long as the tab is open: in memory, and, when the document is left, in the state of its
 * entry in the history, which no other site can read. A new document of the shop is to be loaded with `loadPage` then.
 */
const memory = new Map<string, string>();
let isWatching = false;

if (typeof window !== "undefined") {
  for (const [key, value] of Object.entries(keptInHistory())) if (typeof value === "string") remember(key, value);
}

/** Null when absent, and on the server, which has one memory for everybody. */
export const readMemory = (key: string): string | null => memory.get(key) ?? null;

/** Keeps a text until the tab is closed, or removes the key when `value` is null. */
export function writeMemory(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else if (typeof window !== "undefined") remember(key, value);
}

/**
 * Loads a document of the shop, with what this tab alone remembers. `replace` puts it into the place of the current page in the history,
 * which must not be the answer to a form: loading it anew could send the form again.
 */
export function loadPage(to: string, { replace = false } = {}): void {
  if (memory.size === 0) return replace ? window.location.replace(to) : window.location.assign(to);
  keepInHistory();
  const state = { kept: Object.fromEntries(memory) };
  if (replace) window.history.replaceState(state, "", to);
  else window.history.pushState(state, "", to);
  window.location.reload();
}

function remember(key: string, value: string): void {
  memory.set(key, value);
  if (isWatching) return;
  isWatching = true;
  // Not before: a document with this listener is not always shown again as it was left.
  window.addEventListener("beforeunload", keepInHistory);
  window.addEventListener("click", handleClick);
}

function keptInHistory(): Record<string, unknown> {
  const state = window.history.state as { kept?: unknown } | null;
  return typeof state?.kept === "object" && state.kept !== null ? { ...state.kept } : {};
}

function keepInHistory(): void {
  window.history.replaceState({ ...window.history.state, kept: Object.fromEntries(memory) }, "");
}

/** A link that nobody has answered loads a document. */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isInPage = link.hash !== "" && link.href.split("#")[0] === window.location.href.split("#")[0];
  if (isInPage || link.target !== "" || link.download !== "" || link.origin !== window.location.origin) return;
  event.preventDefault();
  loadPage(link.href);
}
