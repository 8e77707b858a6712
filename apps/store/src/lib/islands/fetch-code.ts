/** Matches the static imports of a built chunk, but not `import()`. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
/** Imports of each file by URL: attempts in progress and successful ones. */
const fetched = new Map<string, Promise<string[]>>();
/** Attempts with retries, while they run. */
const repeated = new Map<string, Promise<string[]>>();

/**
 * Prefetches the chunk that `importModule` imports, and all its static imports, into the browser's cache. The URL is
 * parsed from the function's source: the build writes the chunk's hashed name only there. `pauses` are the delays
 * between attempts per file, in milliseconds; callers with retries share the attempts of a file. Rejects when a file
 * cannot be fetched; fetched files stay cached.
 */
export async function fetchCode(
  importModule: () => unknown,
  priority: RequestPriority,
  pauses: readonly number[],
): Promise<void> {
  const path = /\bimport\(\s*["'`]([./][^"'`]+)/.exec(String(importModule))?.[1];
  if (path === undefined || typeof window === "undefined") return;
  const met = new Set<string>();
  await fetchFile(new URL(path, import.meta.url).href);

  async function fetchFile(url: string): Promise<void> {
    if (met.has(url) || isInDocument(url)) return;
    met.add(url);
    const imported = await (pauses.length > 0 ? shared(repeated, url, tryAgain) : tryOnce(url));
    await Promise.all(imported.map(fetchFile));
  }
  function tryOnce(url: string): Promise<string[]> {
    return shared(fetched, url, () => limited((signal) => importsOf(url, { priority, signal })));
  }
  /** One attempt, plus one after each pause. Rejects with the last failure. */
  async function tryAgain(url: string): Promise<string[]> {
    for (const pause of pauses) {
      try {
        return await tryOnce(url);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return tryOnce(url);
  }
}

/** Returns the pending or successful attempt for the URL, or begins one. Failed attempts are removed. */
function shared(
  known: Map<string, Promise<string[]>>,
  url: string,
  begin: (url: string) => Promise<string[]>,
): Promise<string[]> {
  const begun = known.get(url);
  if (begun) return begun;
  const arriving = begin(url);
  known.set(url, arriving);
  arriving.catch(() => known.delete(url));
  return arriving;
}

async function importsOf(url: string, how: RequestInit): Promise<string[]> {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return [...(await answer.text()).matchAll(STATIC_IMPORT)].map(([, path = ""]) => new URL(path, url).href);
}

/** Aborts an attempt after this time: a hanging connection is worse than a failed one. */
const ATTEMPT_MS = 10_000;

/** Aborts and rejects after `ATTEMPT_MS`. */
export function limited<Result>(attempt: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const control = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      control.abort();
      reject(new Error(`Nothing has arrived within ${ATTEMPT_MS / 1000} s.`));
    }, ATTEMPT_MS);
    attempt(control.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether the document itself loads the file, as it does for the entry and the first page's chunks. */
const isInDocument = (url: string) =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[rel=modulepreload], script[type=module]"),
  ].some((element) => ("src" in element ? element.src : element.href) === url);
