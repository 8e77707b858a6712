import type { CatalogueAnswer, CatalogueEntry } from "@selvedge/commerce/wire/catalogue";
import { send, type Transport } from "../../src/lib/http.ts";

/**
 * Every product on sale, read page by page as needed. Rejects with `ApiError` if the first page fails; later pages
 * throw it during iteration.
 */
export async function wholeCatalogue(transport: Transport): Promise<AsyncIterable<CatalogueEntry>> {
  const read = (after: number) =>
    send<CatalogueAnswer>(transport, { method: "GET", path: after === 0 ? CATALOGUE : `${CATALOGUE}?after=${after}` });
  let answer = await read(0);
  return (async function* () {
    for (;;) {
      yield* answer.products;
      if (answer.next === null) return;
      answer = await read(answer.next);
    }
  })();
}

const CATALOGUE = "/api/catalogue";
