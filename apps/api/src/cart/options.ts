import { createHash } from "node:crypto";
import type { ChosenOption, Measurements } from "@selvedge/commerce/wire/cart";
import type { SellableProduct, SellableVariant } from "../catalogue/index.ts";
import { Refusal } from "../http/refusal.ts";

/** A shopper's choice of a product's options. */
export interface Choice {
  variant: SellableVariant;
  /** Null unless the size is made to measure. */
  measurements: Measurements | null;
  /** Identifies the choice among those of one product, so that equal choices share a cart line. */
  key: string;
}

/**
 * Reads a choice: exactly one of the offered values for each of the product's options. Refuses with 422 otherwise.
 * Apart from measurements, texts come from the catalogue, so a request cannot put its own text into a mail or a page.
 */
export function readChoice(product: SellableProduct, variants: readonly ChosenOption[]): Choice {
  const sizeChoice = only(variants, "size");
  const size = product.sizes.find(({ name }) => name === sizeChoice?.value);
  const materialChoice = only(variants, "material");
  const material = product.materials.find(({ name }) => name === materialChoice?.value) ?? null;
  const expected = product.materials.length > 0 ? 2 : 1;
  const variant = product.variants.find((each) => each.size === size && each.material === material);
  if (!variant || (product.materials.length > 0 && !material) || variants.length !== expected) throw incomplete();
  const measurements = variant.size.madeToMeasure ? cleaned(sizeChoice?.measurements) : null;
  return { variant, measurements, key: keyOf([variant.id, measurements]) };
}

function only(variants: readonly ChosenOption[], type: ChosenOption["type"]): ChosenOption | undefined {
  const [first, ...more] = variants.filter((variant) => variant.type === type);
  return more.length === 0 ? first : undefined;
}

function incomplete(): Refusal {
  return new Refusal(422, "Please select all options before adding to cart");
}

function cleaned(measurements: Measurements | undefined): Measurements {
  if (!measurements) throw incomplete();
  const { bust, waist, hip, additionalNotes = "" } = measurements;
  return { bust, waist, hip, ...(additionalNotes === "" ? {} : { additionalNotes }) };
}

function keyOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
