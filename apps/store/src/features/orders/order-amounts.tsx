import { formatDiscount, formatRupees, paiseFromRupees } from "@selvedge/commerce/money";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Description } from "@selvedge/ui/description-list";

/** The amounts of an order, for a `DescriptionList`. */
export function OrderAmounts({ order }: { order: Order }) {
  return (
    <>
      <Description label="Subtotal">{formatRupees(order.subtotal)}</Description>
      {order.discount > 0 && (
        <Description label={`Discount ${order.coupon_code ?? ""}`.trim()}>
          {formatDiscount(paiseFromRupees(order.discount))}
        </Description>
      )}
      <Description label="Shipping">{formatRupees(order.shipping)}</Description>
      <Description label="Total" variant="total">
        {formatRupees(order.total)}
      </Description>
    </>
  );
}
