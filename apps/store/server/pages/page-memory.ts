import { LRUCache } from "lru-cache";

/** The change keys of everything that a page shows, and how long the page stays fresh without a change. */
export interface Shown {
  keys: ReadonlySet<string>;
  freshForMs: number;
}

/** A rendered page. */
export interface Made<Page> {
  page: Page;
  /** In bytes. */
  size: number;
  /** Null for a page made for this visitor only, which must not be cached. */
  shown: Shown | null;
}

/** Source of change notifications: see `Changes` of the API. */
export interface ChangeSource {
  isListening(): boolean;
  listen(listener: { changed(key: string): void; missed(): void }): void;
}

export interface PageMemory<Page> {
  /**
   * The page at `address`: from the cache, from a rendering already in progress, or rendered now. Rejects with the
   * error of `make`.
   */
  get(address: string, make: () => Promise<Made<Page>>): Promise<Page>;
  /** Size of the cached pages, in bytes. */
  size(): number;
}

interface Kept<Page> {
  page: Page;
  size: number;
  keys: ReadonlySet<string>;
  /** Wall clock time, so that an expired offer is not shown after the machine has slept. */
  until: number;
}

interface Making<Page> {
  made: Promise<Made<Page>>;
  begun: number;
  /** Keys that changed since this rendering began, whose old values it may have read. */
  changed: Set<string>;
}

const EVERYTHING = "everything";

/**
 * Caches pages until something that they show changes. A page is not cached if something it shows changed while it was
 * rendered, and requests made after the change get a new rendering. Nothing is cached while the change feed is
 * disconnected.
 */
export function createPageMemory<Page extends object>(changes: ChangeSource, maxBytes: number): PageMemory<Page> {
  const addressesOf = new Map<string, Set<string>>();
  const kept = new LRUCache<string, Kept<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose: ({ keys }, address) => keys.forEach((key) => forget(key, address)),
  });
  const changedMeanwhile = new Set<Set<string>>();
  /** The latest rendering in progress for each address. */
  const lastMaking = new Map<string, Making<Page>>();

  function forget(key: string, address: string): void {
    const addresses = addressesOf.get(key);
    addresses?.delete(address);
    if (addresses?.size === 0) addressesOf.delete(key);
  }

  function remember(address: string, value: Kept<Page>): void {
    kept.set(address, value);
    // The cache refuses entries that are too large.
    if (!kept.has(address)) return;
    for (const key of value.keys) addressesOf.set(key, (addressesOf.get(key) ?? new Set()).add(address));
  }

  changes.listen({
    changed(key) {
      for (const changed of changedMeanwhile) changed.add(key);
      if (key === EVERYTHING) kept.clear();
      else for (const address of [...(addressesOf.get(key) ?? [])]) kept.delete(address);
    },
    missed() {
      for (const changed of changedMeanwhile) changed.add(EVERYTHING);
      kept.clear();
    },
  });

  function begin(address: string, make: () => Promise<Made<Page>>): Making<Page> {
    // Without the change feed, anything may have changed.
    const changed = new Set(changes.isListening() ? [] : [EVERYTHING]);
    const begun = Date.now();
    const finish = async () => {
      changedMeanwhile.add(changed);
      try {
        const made = await make();
        const { page, size, shown } = made;
        if (shown && isFresh(shown, begun) && !isStale(shown, changed)) {
          remember(address, { page, size, keys: shown.keys, until: begun + shown.freshForMs });
        }
        return made;
      } finally {
        changedMeanwhile.delete(changed);
        if (lastMaking.get(address)?.changed === changed) lastMaking.delete(address);
      }
    };
    const making = { made: finish(), begun, changed };
    lastMaking.set(address, making);
    return making;
  }

  function remembered(address: string): Page | undefined {
    const known = kept.get(address);
    if (known && Date.now() < known.until) return known.page;
    return undefined;
  }

  /**
   * Waits for a rendering in progress. Returns its page if it is public and nothing that it shows had changed before
   * this request.
   */
  async function join({ made, begun, changed }: Making<Page>): Promise<Page | undefined> {
    const changedBefore = new Set(changed);
    const { page, shown } = await made.catch(() => ({ page: undefined, shown: null }));
    return shown && isFresh(shown, begun) && !isStale(shown, changedBefore) ? page : undefined;
  }

  return {
    async get(address, make) {
      const known = remembered(address);
      if (known) return known;
      const first = lastMaking.get(address);
      if (first) {
        const joined = (await join(first)) ?? remembered(address);
        if (joined) return joined;
        // The shared rendering was not usable. The first waiting request starts a new one, and the others join that.
        const second = lastMaking.get(address);
        const page = second && second !== first ? await join(second) : undefined;
        if (page) return page;
      }
      return (await begin(address, make).made).page;
    },
    size: () => kept.calculatedSize,
  };
}

const isFresh = ({ freshForMs }: Shown, begun: number) => Date.now() < begun + freshForMs;

const isStale = ({ keys }: Shown, changed: ReadonlySet<string>) =>
  changed.has(EVERYTHING) || [...changed].some((key) => keys.has(key));
