import type { RenderedPage } from "../../src/entry-server.tsx";
import { type ChangeSource, createPageMemory, type Made } from "./page-memory.ts";
import { packDocument, type PackedDocument } from "./packed-document.ts";
import { collectShown, type ShownCollector } from "./shown.ts";

/** A rendered page, ready to be sent. */
export interface ReadyPage extends Omit<RenderedPage, "html"> {
  document: PackedDocument;
}

export interface Documents {
  /**
   * Returns the page for a cache address, or renders it; null disables caching. `render` runs on a cache miss and
   * passes on the headers of each API answer that it used.
   */
  get(address: string | null, render: (onAnswer: ShownCollector["add"]) => Promise<RenderedPage>): Promise<ReadyPage>;
  /** Size of the cached pages, in bytes. */
  size(): number;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** After this many cache hits a page is compressed at the highest level. */
const HITS_BEFORE_RECOMPRESSING = 3;

/**
 * Cache of compressed pages. They contain no visitor data, so all visitors get the same page until something it shows
 * changes.
 */
export function createDocuments(changes: ChangeSource | null): Documents {
  const memory = changes && createPageMemory<ReadyPage>(changes, MEMORY_BYTES);
  const count = createRecompressor();

  return {
    async get(address, render) {
      if (!memory || address === null) return (await makePage(render)).page;
      const page = await memory.get(address, () => makePage(render));
      count(page.document);
      return page;
    },
    size: () => memory?.size() ?? 0,
  };
}

async function makePage(render: Parameters<Documents["get"]>[1]): Promise<Made<ReadyPage>> {
  const collector = collectShown();
  const { html, ...page } = await render(collector.add);
  const document = packDocument(html);
  const isWhole = page.status === 200 && !page.location;
  return { page: { ...page, document }, size: document.size, shown: isWhole ? collector.shown() : null };
}

/**
 * Recompresses frequently used pages at the highest level: one document at a time, because each takes 100 ms of CPU.
 * Documents are skipped rather than queued while one is running.
 */
function createRecompressor(): (document: PackedDocument) => void {
  const uses = new WeakMap<PackedDocument, number>();
  let isBusy = false;
  const recompress = async (document: PackedDocument) => {
    isBusy = true;
    await document.recompress().catch(() => {});
    isBusy = false;
  };
  return (document) => {
    const count = (uses.get(document) ?? 0) + 1;
    uses.set(document, count);
    if (count > HITS_BEFORE_RECOMPRESSING && !isBusy && !document.isRecompressed()) void recompress(document);
  };
}
