import { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import type { z } from "zod";
import type { OrderRow } from "./orders.repository.ts";

const OrderTerms = ShopSettings.pick({
  delivery: true,
  making: true,
  exchange: true,
  exchange_words: true,
  returns: true,
  damage_hours: true,
  condition: true,
  options: true,
});

/** What was promised with an order, and the words of its options. It holds for this order whatever the owner sets later. */
export type OrderTerms = z.output<typeof OrderTerms>;

/** The column `terms` of an order that is made now. */
export const termsOfNewOrder = (shop: ShopSettings): string => JSON.stringify(OrderTerms.parse(shop));

/** An order from before a term could be set has its default, because nothing else could be promised then. */
export const termsOf = ({ terms }: Pick<OrderRow, "terms">): OrderTerms => OrderTerms.parse(terms);
