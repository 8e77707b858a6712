import { cartTotals } from "@selvedge/commerce/cart";
import { deliveryText } from "@selvedge/commerce/delivery";
import { formatDiscount, formatPaise } from "@selvedge/commerce/money";
import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { OrderLine, OrderLines } from "@selvedge/ui/order-lines";
import { formatDay } from "@selvedge/commerce/dates";
import { useShop } from "../../lib/page-state.ts";
import { useQuery } from "../../lib/use-query.ts";
import { knownDeliveryQuery } from "../delivery/delivery-query.ts";
import { lineInWords } from "../cart/line-words.ts";
import { ofTax } from "../../taxes.ts";

export interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  coupon: Coupon | null;
  /** Indian PIN code of the destination, once known. */
  pincode?: string | null;
}

/** The ordered lines and their costs. */
export function CheckoutSummary({ lines, coupon, pincode }: CheckoutSummaryProps) {
  const shop = useShop();
  const totals = cartTotals(lines, coupon);
  const { data: delivery } = useQuery(knownDeliveryQuery(pincode));
  return (
    <>
      <OrderLines>
        {lines.map((line) => {
          const { options, total } = lineInWords(line, shop.options.size);
          return (
            <OrderLine
              key={line.id}
              picture={line.product.image}
              title={line.product.name}
              options={options}
              quantity={line.qty}
              price={total}
            />
          );
        })}
      </OrderLines>
      <DescriptionList variant="sums">
        <Description label="Subtotal">{formatPaise(totals.subtotalPaise)}</Description>
        {coupon && totals.discountPaise > 0 && (
          <Description label={`Discount ${coupon.code}`}>{formatDiscount(totals.discountPaise)}</Description>
        )}
        <Description label="Shipping">{formatPaise(totals.shippingPaise)}</Description>
        <Description label="Delivery">{delivery ? `By ${formatDay(delivery.latest)}` : deliveryText(shop)}</Description>
        <Description label="Total" variant="total">
          {formatPaise(totals.totalPaise)}
        </Description>
      </DescriptionList>
      <p className="sv:mt-2 sv:text-caption sv:text-muted sv:empty:hidden">{ofTax(shop, "Inclusive of all taxes.")}</p>
    </>
  );
}
