import { useEffect, useState } from "react";
import { CASH_ON_DELIVERY } from "@selvedge/commerce/cash-on-delivery";
import { cartTotals } from "@selvedge/commerce/cart";
import { formatPaise } from "@selvedge/commerce/money";
import { Button } from "@selvedge/ui/button";
import { CheckoutLayout, CheckoutSection } from "@selvedge/ui/checkout-layout";
import { ErrorState } from "@selvedge/ui/error-state";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { Radio, RadioGroup } from "@selvedge/ui/radio-group";
import { TextLink } from "@selvedge/ui/text-link";
import { orderingText } from "@selvedge/commerce/buying-terms";
import { checkoutOptionsQuery } from "./checkout-queries.ts";
import { whyNotOnDelivery } from "./paid-on-delivery.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import type { RazorpayWindowProps } from "./razorpay-window.tsx";
import type { SandboxWindowProps } from "./sandbox-window.tsx";
import { StoreShippingForm } from "./store-shipping-form.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useShippingForm } from "./use-shipping-form.ts";
import { useCart } from "../cart/use-cart.ts";
import { useCoupon } from "../cart/use-coupon.ts";
import { knownDeliveryQuery } from "../delivery/delivery-query.ts";
import { PageFrame } from "../page/page-frame.tsx";
import { useUser } from "../session/user-context.ts";
import { messageOf } from "../../lib/http.ts";
import { overlay } from "../../lib/islands/index.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useShop } from "../../lib/page-state.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useGo } from "../../lib/use-go.ts";

interface Missable {
  onMissing: () => void;
}

// The window did not load, which is not a cancellation: the order can still be paid with the next press.
const giveUp = ({ onMissing }: Missable) => {
  onMissing();
  sayNotOpened();
};
const SandboxWindow = overlay<SandboxWindowProps & Missable>(() => import("./sandbox-window.tsx"), giveUp);
const RazorpayWindow = overlay<RazorpayWindowProps & Missable>(() => import("./razorpay-window.tsx"), giveUp);

const NO_WINDOW =
  "The payment window could not be loaded. Your order is kept and nothing was charged. Please try again.";

/** The shipping form, the order summary, and the payment. */
export default function CheckoutForm() {
  const user = useUser();
  const shop = useShop();
  const { lines, error, retry } = useCart();
  const { coupon, code, error: couponError, remove: removeCoupon } = useCoupon(lines);
  const { data: options, error: optionsError } = useQuery(checkoutOptionsQuery(user.id));
  const shipping = useShippingForm(user);
  const [chosenMethod, setChosenMethod] = useState<string | null>(null);
  const pincode = shipping.form.country === "India" ? shipping.form.postalCode : null;
  const { totalPaise } = cartTotals(lines ?? [], coupon);
  const whyNot = whyNotOnDelivery(shipping.form, useQuery(knownDeliveryQuery(pincode)), {
    totalPaise,
    most: options?.paymentMethods.find(({ id }) => id === CASH_ON_DELIVERY)?.max_total,
  });
  const wantedMethod = chosenMethod ?? options?.paymentMethods[0]?.id ?? null;
  // If cash on delivery becomes unavailable for a new address, the choice is cleared instead of switched, so that the
  // shopper picks a method knowingly.
  const paymentMethod = wantedMethod === CASH_ON_DELIVERY && whyNot !== null ? null : wantedMethod;
  const go = useGo();
  const { pay, allowRetry, finish, placed, busy, done, message } = useCheckout({
    user,
    shipping,
    lines: lines ?? [],
    coupon,
    paymentMethod,
    onStale: retry,
    go,
  });

  const isEmpty = lines?.length === 0 && !busy;
  useEffect(() => {
    if (!isEmpty) return;
    // The cart page explains that it is empty.
    go("/cart", { replace: true });
  }, [isEmpty, go]);

  const failure = error ?? optionsError;
  if (failure && !lines) {
    return (
      <div className="sv:wrap sv:py-section">
        <ErrorState
          title={messageOf(failure, "Your order could not be loaded.")}
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        />
      </div>
    );
  }
  if (!lines || lines.length === 0 || !options || (code !== null && !coupon && couponError === null)) {
    return <PageFrame title="Checkout" />;
  }

  const total = formatPaise(totalPaise);
  return (
    <>
      <PageHead title="Checkout" />
      <CheckoutLayout summary={<CheckoutSummary lines={lines} coupon={coupon} pincode={pincode} />} total={total}>
        <PageHeading title="Checkout" className="sv:pb-8" />
        <StoreShippingForm shipping={shipping} busy={busy} onSend={() => void pay()}>
          <CheckoutSection title="Payment" disabled={busy}>
            <RadioGroup
              label="Payment method"
              labelDisplay="hidden"
              className="sv:col-span-full"
              value={paymentMethod}
              onValueChange={setChosenMethod}
            >
              {options.paymentMethods.map(({ id, name, description }) => {
                const reason = id === CASH_ON_DELIVERY ? whyNot : null;
                return (
                  <Radio key={id} value={id} disabled={reason !== null} description={reason ?? description}>
                    {name}
                  </Radio>
                );
              })}
            </RadioGroup>
          </CheckoutSection>
          {couponError !== null && <Notice variant="warning" className="sv:mb-4">{`${code}: ${couponError}`}</Notice>}
          {code !== null && done === null && (
            <Button variant="plain" className="sv:mb-4" disabled={busy} onClick={removeCoupon}>
              {`Remove coupon ${code}`}
            </Button>
          )}
          {message !== null && (
            <Notice variant="danger" live="assertive" className="sv:mb-4">
              {message}
            </Notice>
          )}
          {done === null ? (
            <Button type="submit" size="lg" width="full" state={busy ? "busy" : "idle"}>
              {busy ? "Processing…" : paymentMethod === CASH_ON_DELIVERY ? "Place order" : `Pay ${total}`}
            </Button>
          ) : (
            <Notice variant="success" live="polite" action={<TextLink href={done}>See your order</TextLink>}>
              Thank you. Your order is with us.
            </Notice>
          )}
          <p className="sv:mt-4 sv:text-caption sv:text-muted">
            <span>{`${orderingText(shop)} `}</span>
            <TextLink href="/shipping-return">Shipping &amp; Returns</TextLink>
          </p>
        </StoreShippingForm>
      </CheckoutLayout>
      {placed?.payment?.provider === "razorpay" && (
        <RazorpayWindow
          payment={placed.payment}
          order={placed.order}
          onOutcome={(outcome) => void finish(outcome)}
          onUnavailable={() => allowRetry(NO_WINDOW)}
          onMissing={allowRetry}
        />
      )}
      {placed?.payment?.provider === "sandbox" && (
        <SandboxWindow
          payment={placed.payment}
          orderId={placed.order.id}
          onOutcome={(outcome) => void finish(outcome)}
          onMissing={allowRetry}
        />
      )}
    </>
  );
}
