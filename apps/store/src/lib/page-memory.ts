/**
 * Data that the browser refuses to store, kept until the tab is closed: in memory, and across documents in the state of
 * the history entry, which other sites cannot read. In that case documents of the shop must be loaded with `loadPage`.
 */
const memory = new Map<string, string>();
let isWatching = false;

if (typeof window !== "undefined") {
  for (const [key, value] of Object.entries(keptInHistory())) if (typeof value === "string") remember(key, value);
}

/** Null when absent, and on the server, where memory would be shared by all visitors. */
export const readMemory = (key: string): string | null => memory.get(key) ?? null;

/** Keeps a text until the tab is closed, or removes the key when `value` is null. */
export function writeMemory(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else if (typeof window !== "undefined") remember(key, value);
}

/**
 * Loads a document of the shop and passes this tab's memory on to it. `replace` replaces the current history entry,
 * which must not be the answer to a form: reloading it could submit the form again.
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
  // Only registered when needed, because this listener can keep a document out of the back/forward cache.
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

/** Loads the document of a link that no other handler has handled. */
function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isInPage = link.hash !== "" && link.href.split("#")[0] === window.location.href.split("#")[0];
  if (isInPage || link.target !== "" || link.download !== "" || link.origin !== window.location.origin) return;
  event.preventDefault();
  loadPage(link.href);
}
