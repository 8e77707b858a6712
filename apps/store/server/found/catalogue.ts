import type { CatalogueAnswer, CatalogueEntry } from "@selvedge/commerce/wire/catalogue";
import { send, type Transport } from "../../src/lib/http.ts";

/** Every product on sale, read as they are needed. Rejects with `ApiError` when not even the first can be had; later ones throw it. */
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
