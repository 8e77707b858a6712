import { LRUCache } from "lru-cache";

/** What a page shows, by the names under which changes are announced, and for how long it holds without any. */
export interface Shown {
  keys: ReadonlySet<string>;
  freshForMs: number;
}

/** A page as it was made. */
export interface Made<Page> {
  page: Page;
  /** In bytes. */
  size: number;
  /** Null: it is for this one visitor, and not to be remembered. */
  shown: Shown | null;
}

/** Where changes are heard of: see `Changes` of the API. */
export interface ChangeSource {
  isHearing(): boolean;
  listen(listener: { changed(key: string): void; missed(): void }): void;
}

export interface PageMemory<Page> {
  /** The page at `address`: remembered, or being made by somebody else, or made now. Rejects with what `make` rejects with. */
  get(address: string, make: () => Promise<Made<Page>>): Promise<Page>;
}

interface Kept<Page> {
  page: Page;
  size: number;
  keys: ReadonlySet<string>;
  /** By the clock, since a machine that sleeps is no reason to show an offer that is over. */
  until: number;
}

interface Making<Page> {
  made: Promise<Made<Page>>;
  begun: number;
  /** Announced since it began: it may have been read too early. */
  changed: Set<string>;
}

const EVERYTHING = "everything";

/**
 * Remembers pages until something that they show changes. A page that was being made while something that it shows changed is not
 * remembered, and who came after the change gets another. While no changes are heard nothing is remembered.
 */
export function createPageMemory<Page extends object>(changes: ChangeSource, maxBytes: number): PageMemory<Page> {
  const addressesOf = new Map<string, Set<string>>();
  const kept = new LRUCache<string, Kept<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
    dispose: ({ keys }, address) => keys.forEach((key) => forget(key, address)),
  });
  const changedMeanwhile = new Set<Set<string>>();
  /** Of those that are being made for one address, the last. */
  const lastMaking = new Map<string, Making<Page>>();

  function forget(key: string, address: string): void {
    const addresses = addressesOf.get(key);
    addresses?.delete(address);
    if (addresses?.size === 0) addressesOf.delete(key);
  }

  function remember(address: string, value: Kept<Page>): void {
    kept.set(address, value);
    // What is too large has been refused.
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
    // Who hears nothing must reckon with everything.
    const changed = new Set(changes.isHearing() ? [] : [EVERYTHING]);
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

  /** What somebody else is having made, if it is for everybody, and nothing that it shows had changed before this one asked. */
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
        // It was of no use. Of all who waited for it one begins anew, and the others join.
        const second = lastMaking.get(address);
        const page = second && second !== first ? await join(second) : undefined;
        if (page) return page;
      }
      return (await begin(address, make).made).page;
    },
  };
}

const isFresh = ({ freshForMs }: Shown, begun: number) => Date.now() < begun + freshForMs;

const isStale = ({ keys }: Shown, changed: ReadonlySet<string>) =>
  changed.has(EVERYTHING) || [...changed].some((key) => keys.has(key));
