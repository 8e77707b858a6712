/** What a chunk imports before it runs, as the build writes it; `import()` is for later. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
const fetched = new Map<string, Promise<void>>();

/**
 * Brings the chunk that `importModule` asks for, and all that it imports, into the browser's cache. The address is read
 * from the function itself: the build puts the chunk's hashed name there, and nowhere else in the browser.
 * `how` is given to each `fetch`. Rejects when a
 * file cannot be had; what arrived stays.
 */
export async function fetchCode(importModule: () => unknown, how: RequestInit): Promise<void> {
  const path = /\bimport\(\s*["'`]([./][^"'`]+)/.exec(String(importModule))?.[1];
  if (path === undefined || typeof window === "undefined") return;
  await fetchFile(new URL(path, import.meta.url).href, how);
}

async function fetchFile(url: string, how: RequestInit): Promise<void> {
  const known = fetched.get(url);
  if (known || isInDocument(url)) return known;
  const arriving = fetchNew(url, how);
  fetched.set(url, arriving);
  arriving.catch(() => fetched.delete(url));
  return arriving;
}

async function fetchNew(url: string, how: RequestInit): Promise<void> {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  const imported = [...(await answer.text()).matchAll(STATIC_IMPORT)].map(([, path = ""]) => new URL(path, url).href);
  await Promise.all(imported.map((each) => fetchFile(each, how)));
}

/** The document itself has asked for the entry and for the chunks of its first page. */
const isInDocument = (url: string) =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[rel=modulepreload], script[type=module]"),
  ].some((element) => ("src" in element ? element.src : element.href) === url);
