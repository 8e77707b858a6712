import { z } from "zod";
import { Refusal } from "../http/refusal.ts";
import { importCatalogue, type Imported } from "../products/index.ts";
import type { ActionContext } from "./action.ts";

export const PRODUCT = z.object({ slug: z.string().describe("the last part of the address of the product's page") });

/** Brings a product of the shop to these fields, as an import of them would. `materials` are those that the shop does not have. */
export function changeProduct(
  { db, clock, record }: ActionContext,
  product: { slug: string; [field: string]: unknown },
  materials: Readonly<Record<string, object>> = {},
): Promise<Imported> {
  const options = { now: clock.now(), subject: `product ${product.slug}`, mayAdd: false, record };
  return importCatalogue(db, { file: { products: [product], materials } }, options);
}

/** "M=3" is three pieces; "M" is made to order. */
export function readSize(text: string): [size: string, pieces: number | null] {
  const [size = "", pieces] = text.split("=");
  if (size !== "" && pieces === undefined) return [size, null];
  if (size !== "" && pieces !== undefined && /^\d{1,9}$/.test(pieces)) return [size, Number(pieces)];
  throw new Refusal(422, `--size: "${text}" is no size; write M=3, or M for made to order.`);
}
