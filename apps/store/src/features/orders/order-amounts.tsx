import { formatDiscount, formatRupees, paiseFromRupees } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Amount } from "@selvedge/ui/amounts";

/** The sums of an order, for an `Amounts` list. */
export function OrderAmounts({ order }: { order: Order }) {
  return (
    <>
      <Amount term="Subtotal">{formatRupees(order.subtotal)}</Amount>
      {order.discount > 0 && (
        <Amount term={`Discount ${order.coupon_code ?? ""}`.trim()}>
          {formatDiscount(paiseFromRupees(order.discount))}
        </Amount>
      )}
      <Amount term="Shipping">{formatRupees(order.shipping)}</Amount>
      <Amount term="Total" weight="total">
        {formatRupees(order.total)}
      </Amount>
    </>
  );
}
