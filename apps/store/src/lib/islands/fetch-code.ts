/** What a chunk imports before it runs, as the build writes it; `import()` is for later. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;
/** What a file imports, by its address; attempts that run, and those that have succeeded. */
const fetched = new Map<string, Promise<string[]>>();
/** Attempts with pauses between them, as long as they run. */
const repeated = new Map<string, Promise<string[]>>();

/**
 * Brings the chunk that `importModule` asks for, and all that it imports, into the browser's cache. The address is read
 * from the function itself: the build puts the chunk's hashed name there, and nowhere else in the browser.
 * `pauses`, in milliseconds, lie between the attempts at each file, which all share who would repeat them. Rejects when a
 * file cannot be had; what arrived stays.
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
  /** One attempt, and one more after each pause. Rejects with the last failure. */
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

/** What has begun already, or begins now; forgotten when it fails. */
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

/** An attempt that has brought nothing for so long is given up: a line that hangs is worse than one that fails. */
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

/** The document itself has asked for the entry and for the chunks of its first page. */
const isInDocument = (url: string) =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[rel=modulepreload], script[type=module]"),
  ].some((element) => ("src" in element ? element.src : element.href) === url);
