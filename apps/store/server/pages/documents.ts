import type { RenderedPage } from "../../src/entry-server.tsx";
import { type ChangeSource, createPageMemory, type Made } from "./page-memory.ts";
import { packDocument, type PackedDocument } from "./packed-document.ts";
import { collectShown, type ShownCollector } from "./shown.ts";

/** A page, ready to be sent. */
export interface ReadyPage extends Omit<RenderedPage, "html"> {
  document: PackedDocument;
}

export interface Documents {
  /**
   * The page at an address; null is one that is not worth remembering. `render` is called where it is not remembered, and hands on
   * the headers of each answer that it used.
   */
  get(address: string | null, render: (onAnswer: ShownCollector["add"]) => Promise<RenderedPage>): Promise<ReadyPage>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** A page that so many have had from memory is worth the time to pack it well. */
const WORTH_SQUEEZING = 3;

/** Pages as they are sent. They hold nothing of whoever asks, so all get the same, for as long as what they show is so. */
export function createDocuments(changes: ChangeSource | null): Documents {
  const memory = changes && createPageMemory<ReadyPage>(changes, MEMORY_BYTES);
  const count = createSqueezer();

  return {
    async get(address, render) {
      if (!memory || address === null) return (await makePage(render)).page;
      const page = await memory.get(address, () => makePage(render));
      count(page.document);
      return page;
    },
  };
}

async function makePage(render: Parameters<Documents["get"]>[1]): Promise<Made<ReadyPage>> {
  const collector = collectShown();
  const { html, ...page } = await render(collector.add);
  const document = packDocument(html);
  const isWhole = page.status === 200 && !page.location;
  return { page: { ...page, document }, size: document.size, shown: isWhole ? collector.shown() : null };
}

/** Packs what is used often as small as it gets: one document at a time, since it takes 100 ms of a processor, and none in a queue. */
function createSqueezer(): (document: PackedDocument) => void {
  const uses = new WeakMap<PackedDocument, number>();
  let isBusy = false;
  const squeeze = async (document: PackedDocument) => {
    isBusy = true;
    await document.squeeze().catch(() => {});
    isBusy = false;
  };
  return (document) => {
    const count = (uses.get(document) ?? 0) + 1;
    uses.set(document, count);
    if (count > WORTH_SQUEEZING && !isBusy && !document.isSqueezed()) void squeeze(document);
  };
}
