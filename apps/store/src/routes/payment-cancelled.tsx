import { useSearchParams } from "react-router-dom";
import { isOrderId } from "@selvedge/commerce/order-id";
import { Button } from "@selvedge/ui/button";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { REFUND_TEXT } from "@selvedge/commerce/promises";
import { brand } from "../brand.ts";
import { AskUs } from "../features/orders/ask-us.tsx";
import { KeptPieces } from "../features/cart/kept-pieces.tsx";
import { ResultLayout } from "../features/page/result-layout.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { StoreLink } from "../lib/store-link.tsx";

/** `/payment-cancelled`: the window was closed, or the bank declined. The cart is unchanged. */
export default function PaymentCancelledPage() {
  const [search] = useSearchParams();
  const order = search.get("order");
  const coupon = search.get("coupon");
  const isDeclined = search.get("reason") === "declined";
  const title = isDeclined ? "The bank declined this payment" : "Payment not completed";
  const query = coupon === null ? "" : `?${new URLSearchParams({ coupon })}`;
  return (
    <>
      <PageHead title={title} />
      <ResultLayout asideLabel="Talk to us" aside={<AskUs />}>
        <PageHeading title={title}>
          {!isDeclined && <p>Payment cancelled by user</p>}
          <p>Nothing was charged. Your cart is as you left it.</p>
        </PageHeading>
        <KeptPieces />
        <div className="sv:mt-8 sv:flex sv:flex-wrap sv:items-center sv:gap-x-8 sv:gap-y-4">
          <Button render={<StoreLink href={`/checkout${query}`} />}>Try again</Button>
          <TextLink variant="standalone" href={`/cart${query}`}>
            Back to cart
          </TextLink>
        </div>
        {/* A UPI app contacted by the window may still pay, so the order waits for the bank's confirmation. */}
        {!isDeclined && (
          <p className="sv:mt-10 sv:max-w-form sv:text-muted">
            If you approve the payment in your UPI or bank app all the same, your order is placed as soon as the bank
            tells us, and we write to you. Should a piece be gone by then, the money comes back by itself.
          </p>
        )}
        <p className="sv:mt-4 sv:max-w-form sv:text-muted">
          {`If money has left your account, it comes back from the bank within ${REFUND_TEXT}.`}
          {/* On its own line the email stays in place when the web font loads. */}
          <span className="sv:block">
            Write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
            <span>{isOrderId(order) ? ` with the reference ${order}.` : "."}</span>
          </span>
        </p>
      </ResultLayout>
    </>
  );
}
