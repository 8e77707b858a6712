import { sizeInWords, sizeWordOf } from "@selvedge/commerce/measurements";
import type { Exchange, Order, OrderLine } from "@selvedge/commerce/wire/orders";
import { shipmentText } from "./shipment-text.ts";

/** "Exchange size" */
export const exchangeTitle = (order: Pick<Order, "size_word">): string => `Exchange ${sizeWordOf(order).toLowerCase()}`;

/** Where an exchange stands, in sentences. `sizeWord`: the order's word for a size. */
export function exchangeText(
  exchange: Exchange,
  { product_name }: Pick<OrderLine, "product_name">,
  sizeWord: string,
): string {
  const { state, size_received, size_wanted, decline_reason, shipment } = exchange;
  const wanted = sizeInWords(size_wanted, sizeWord);
  const what = `${product_name}, ${wanted} for ${sizeInWords(size_received, sizeWord)}.`;
  switch (state) {
    case "requested":
      return `Exchange asked for: ${what}`;
    case "accepted":
      return `Exchange accepted: ${what} We have set ${wanted} aside, and write to you when it is on its way.`;
    case "declined":
      return `Exchange declined: ${what} ${decline_reason ?? ""}`.trim();
    case "shipped":
      return `Exchange on its way: ${what}${shipment ? ` ${shipmentText(shipment)}.` : ""}`;
    case "closed":
      return `Exchange complete: ${what}`;
  }
}
