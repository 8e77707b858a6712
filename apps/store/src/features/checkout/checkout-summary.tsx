import { cartTotals } from "@selvedge/commerce/cart";
import { formatDiscount, formatPaise } from "@selvedge/commerce/money";
import type { CartLine, Coupon } from "@selvedge/commerce/wire/cart";
import { Amount, Amounts } from "@selvedge/ui/amounts";
import { OrderLine, OrderLines } from "@selvedge/ui/order-lines";
import { lineInWords } from "../cart/line-words.ts";

export interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  coupon: Coupon | null;
}

/** What is being ordered, and what it costs. */
export function CheckoutSummary({ lines, coupon }: CheckoutSummaryProps) {
  const totals = cartTotals(lines, coupon);
  return (
    <>
      <OrderLines>
        {lines.map((line) => {
          const { options, total } = lineInWords(line);
          return (
            <OrderLine
              key={line.id}
              picture={line.product.image}
              name={line.product.name}
              options={options}
              quantity={line.qty}
              price={total}
            />
          );
        })}
      </OrderLines>
      <Amounts>
        <Amount term="Subtotal">{formatPaise(totals.subtotalPaise)}</Amount>
        {coupon && totals.discountPaise > 0 && (
          <Amount term={`Discount ${coupon.code}`}>{formatDiscount(totals.discountPaise)}</Amount>
        )}
        <Amount term="Shipping">{formatPaise(totals.shippingPaise)}</Amount>
        <Amount term="Total" weight="total">
          {formatPaise(totals.totalPaise)}
        </Amount>
      </Amounts>
      <p className="sv:mt-2 sv:text-caption sv:text-muted">Inclusive of all taxes.</p>
    </>
  );
}
