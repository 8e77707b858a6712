import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Measurements } from "@selvedge/commerce/wire/cart";
import type { Attribute, Product } from "@selvedge/commerce/wire/catalogue";
import type { NewLine } from "../cart/added-line.ts";

/** The options chosen so far: option text by attribute type. */
export type Choice = Partial<Record<Attribute["type"], string>>;

/**
 * Reads the chosen options from the address. Unknown values count as not chosen; an option with a single value is
 * chosen automatically.
 */
export function readChoice(product: Product, search: URLSearchParams): Choice {
  const choice: Choice = {};
  for (const { type, options } of product.attributes) {
    const wanted = search.get(type);
    const found = options.length === 1 ? options[0] : options.find((option) => option.value === wanted);
    if (found) choice[type] = found.value;
  }
  return choice;
}

/** Writes the chosen options into the address's query and keeps its other parameters. */
export function writeChoice(search: URLSearchParams, choice: Choice): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const type of ["material", "size"] as const) {
    const value = choice[type];
    if (value === undefined) changed.delete(type);
    else changed.set(type, value);
  }
  return changed;
}

/** Attributes that are not chosen yet. Custom counts as chosen once its measurements are saved. */
export function openAttributes(product: Product, choice: Choice, measurements: Measurements | null): Attribute[] {
  return product.attributes.filter(({ type }) => {
    const value = choice[type];
    return value === undefined || (value === CUSTOM_SIZE && measurements === null);
  });
}

type Prices = Pick<Product, "price" | "sale_price" | "price_varies">;

/** What the chosen options cost; the lowest of the prices that they leave open, marked with `price_varies`. */
export function pricesOf(product: Pick<Product, "skus"> & Prices, { size, material }: Choice): Prices {
  const prices = product.skus
    .filter((sku) => (size === undefined || sku.size === size) && (material === undefined || sku.material === material))
    .map(({ price = product.price, sale_price = product.sale_price }) => ({ price, sale_price }))
    .toSorted((a, b) => a.price - b.price);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (!lowest || !highest) return product;
  return { ...lowest, ...(lowest.price < highest.price && { price_varies: true }) };
}

/**
 * Remaining stock of the chosen options: of the best stocked variant that has them. Null if a size made to order is
 * among these, or no size is chosen.
 */
export function stockOf({ skus }: Pick<Product, "skus">, { size, material }: Choice): number | null {
  const chosen = skus.filter((sku) => sku.size === size && (material === undefined || sku.material === material));
  return chosen.reduce<number | null>(
    (most, { stock }) => (most === null || stock === null ? null : Math.max(most, stock)),
    chosen.length > 0 ? 0 : null,
  );
}

/**
 * Whether a value of an option is sold out beside the other choices: a size in the chosen material, a material in the
 * chosen size, or in every size while none is chosen.
 */
export function isSoldOut(product: Product, choice: Choice): boolean {
  if (product.stock_status === "out_of_stock") return true;
  if (choice.size !== undefined) return stockOf(product, choice) === 0;
  const ofMaterial = product.skus.filter(({ size, material }) => size !== CUSTOM_SIZE && material === choice.material);
  return ofMaterial.length > 0 && ofMaterial.every(({ stock }) => stock === 0);
}

/** The line to add to the cart. All options must be chosen. */
export function cartLineOf(
  product: Product,
  choice: Choice,
  quantity: number,
  measurements: Measurements | null,
): NewLine {
  return {
    product_id: product.id,
    quantity,
    variants: product.attributes.map(({ type }) => ({
      type,
      value: choice[type] ?? "",
      ...(choice[type] === CUSTOM_SIZE && measurements ? { measurements } : {}),
    })),
  };
}
