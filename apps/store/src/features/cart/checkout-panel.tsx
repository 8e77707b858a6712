import { useState } from "react";
import { orderingText } from "@selvedge/commerce/buying-terms";
import { cartTotals } from "@selvedge/commerce/cart";
import { formatDiscount, formatPaise } from "@selvedge/commerce/money";
import type { CartLine } from "@selvedge/commerce/wire/cart";
import { Button } from "@selvedge/ui/button";
import { BuyBar } from "@selvedge/ui/buy-bar";
import { CartSummary } from "@selvedge/ui/cart-summary";
import { CouponForm } from "@selvedge/ui/coupon-form";
import { DeliveryLine } from "../delivery/delivery-line.tsx";
import { useShop } from "../../lib/page-state.ts";
import { useGo } from "../../lib/use-go.ts";
import { couponEffect } from "./coupon-words.ts";
import { FreeShipping } from "./free-shipping.tsx";
import { useCart } from "./use-cart.ts";
import { useCoupon } from "./use-coupon.ts";
import { useTerms } from "./use-terms.tsx";
import { ofTax } from "../../taxes.ts";

const CHECKOUT_ID = "checkout-button";

const EMPTY: readonly CartLine[] = [];

/** Totals, coupon, terms and the checkout button. Loaded when the cart has lines. */
export default function CheckoutPanel() {
  const shop = useShop();
  const { lines = EMPTY } = useCart();
  const { code, coupon, error, apply, remove } = useCoupon(lines);
  const [applying, setApplying] = useState(false);
  const go = useGo();
  const { terms, checkout } = useTerms(() =>
    go(code === null || !coupon ? "/checkout" : `/checkout?${new URLSearchParams({ coupon: code })}`),
  );
  const totals = cartTotals(lines, coupon);
  const isUnavailable = lines.some((line) => !line.available);

  const handleApply = (text: string) => {
    setApplying(true);
    void apply(text).finally(() => setApplying(false));
  };

  return (
    <>
      <CartSummary
        title="Summary"
        coupon={
          <CouponForm
            applied={coupon ? { code: coupon.code, effect: couponEffect(coupon) } : null}
            error={error}
            state={applying ? "busy" : "idle"}
            onApply={handleApply}
            onRemove={remove}
          />
        }
        amounts={{
          subtotal: formatPaise(totals.subtotalPaise),
          discount: totals.discountPaise > 0 ? { amount: formatDiscount(totals.discountPaise) } : null,
          shipping: formatPaise(totals.shippingPaise),
          total: formatPaise(totals.totalPaise),
        }}
        terms={terms}
        action={
          <Button id={CHECKOUT_ID} size="lg" width="full" disabled={isUnavailable} {...checkout}>
            Checkout
          </Button>
        }
        note={`${ofTax(shop, "Prices include all taxes. ")}${orderingText(shop)}`}
      >
        <FreeShipping subtotalPaise={totals.subtotalPaise} />
        <DeliveryLine />
      </CartSummary>
      <BuyBar watch={CHECKOUT_ID} price={formatPaise(totals.totalPaise)} aria-label="Checkout">
        <Button disabled={isUnavailable} {...checkout}>
          Checkout
        </Button>
      </BuyBar>
    </>
  );
}
