import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { Order, OrderLine } from "@selvedge/commerce/wire/orders";
import type { ShopSettings, SizeTable } from "@selvedge/commerce/wire/shop-settings";

const NOT_BOUGHT = new Set<Order["status"]>(["payment_pending", "payment_failed", "cancelled"]);

export interface PastSize {
  size: string;
  /** Name of the product that was ordered in it. */
  name: string;
}

/**
 * The size in which the shopper last ordered this product, or else another with the same size table. An order line does
 * not say its table, so another product counts only if its size stands in no other table. Pieces that were refunded or
 * exchanged do not count, because they may not have fitted. Null: none. `orders` are newest first.
 */
export function pastSize(
  orders: readonly Order[],
  { slug, attributes }: Pick<Product, "slug" | "attributes">,
  table: SizeTable,
  { sizes }: Pick<ShopSettings, "sizes">,
): PastSize | null {
  const isOffered = (size: string) =>
    attributes.some(({ type, options }) => type === "size" && options.some(({ value }) => value === size));
  const hasSize = ({ rows }: SizeTable, size: string) => rows.some((row) => row.size === size);
  const isComparable = (line: OrderLine, size: string) =>
    line.slug === slug || sizes.every((each) => each === table || !hasSize(each, size));

  const candidates = orders
    .filter(({ status }) => !NOT_BOUGHT.has(status))
    .flatMap(({ items, exchange }) => items.filter(({ id }) => id !== exchange?.item_id))
    .filter(({ refunded = 0, quantity }) => refunded < quantity)
    .flatMap((line) => {
      const { size, product_name: name } = line;
      if (size === null || !hasSize(table, size) || !isOffered(size) || !isComparable(line, size)) return [];
      return [{ size, name, isSame: line.slug === slug }];
    });
  const found = candidates.find(({ isSame }) => isSame) ?? candidates[0];
  return found ? { size: found.size, name: found.name } : null;
}
