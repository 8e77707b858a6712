import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { formatRupees } from "@selvedge/commerce/money";
import { isOrderId } from "@selvedge/commerce/order-id";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { TextLink } from "@selvedge/ui/text-link";
import { AskUs } from "../features/orders/ask-us.tsx";
import { CopyText } from "../features/orders/copy-text.tsx";
import { isDueOnDelivery } from "../features/orders/due-on-delivery.ts";
import { moneyNote } from "../features/orders/money-note.ts";
import { OrderedPieces } from "../features/orders/ordered-pieces.tsx";
import { useSettledOrder } from "../features/orders/use-settled-order.ts";
import { PageFrame } from "../features/page/page-frame.tsx";
import { ResultLayout, ResultPart } from "../features/page/result-layout.tsx";
import { SignedIn } from "../features/session/signed-in.tsx";
import { forgetDraft } from "../lib/draft.ts";
import { PageHead } from "../lib/page-head.tsx";
import { readStored, writeStored } from "../lib/storage.ts";
import { StoreLink } from "../lib/store-link.tsx";
import { toasts } from "../lib/toasts.ts";
import { useGo } from "../lib/use-go.ts";

/** `/payment-success`: shows the server's payment status, whatever the address claims. */
export default function PaymentSuccessPage() {
  return (
    <SignedIn frame={FRAME}>
      <PaymentSuccess />
    </SignedIn>
  );
}

const FRAME = <PageFrame title="Your payment" />;

function PaymentSuccess() {
  const [search] = useSearchParams();
  const asked = search.get("order") ?? readStored("currentOrderId");
  const orderId = isOrderId(asked) ? asked : null;
  const { order, error, isPending, retry } = useSettledOrder(orderId);
  const go = useGo();

  useEffect(() => {
    if (orderId !== null) return;
    toasts.error("Order ID not found");
    go("/", { replace: true });
  }, [orderId, go]);

  // Deletes data that only this page uses. A shopper returning from the provider's own page still has all of it stored.
  const isSettled = order !== undefined && !isPending;
  const isPlaced = isSettled && order.status !== "payment_failed" && order.status !== "cancelled";
  useEffect(() => {
    if (isSettled) writeStored("paymentResponse", null);
    if (!isPlaced) return;
    writeStored("pendingOrder", null);
    forgetDraft();
  }, [isSettled, isPlaced]);

  if (error) {
    return (
      <div className="sv:wrap sv:py-section">
        <PageHead title="Failed to load order details" />
        <ErrorState title="Failed to load order details" level={1} action={<Button onClick={retry}>Retry</Button>} />
      </div>
    );
  }
  if (!order) return FRAME;
  const isPaid = order.payment_status === "paid";
  const isDue = isDueOnDelivery(order);
  const note = moneyNote(order);
  const title = isDue
    ? "Thank you. Your order is placed."
    : isPaid || isPending
      ? "Thank you. Your payment is with us."
      : "This payment was not completed";
  return (
    <>
      <PageHead title={title} />
      <ResultLayout
        asideLabel="Your order"
        aside={
          <>
            <ResultPart title="Your pieces">
              <OrderedPieces order={order} />
            </ResultPart>
            <AskUs />
          </>
        }
      >
        <PageHeading title={title}>
          {isPaid && <p>{`Order ${order.id} is placed. We have written to ${order.email}.`}</p>}
          {isDue && (
            <p>{`Please have ${formatRupees(order.total)} ready for the courier. We have written to ${order.email}.`}</p>
          )}
        </PageHeading>
        {isPending && note === null && (
          <Notice live="polite" className="sv:mt-6">
            We are confirming your payment with the bank. This page updates by itself; you can also close it, we will
            write to you.
          </Notice>
        )}
        {note !== null && <Notice className="sv:mt-6">{note}</Notice>}
        <DescriptionList variant="sums" className="sv:mt-8">
          <Description label="Order ID">
            <span>{order.id}</span> <CopyText text={order.id} name="Order ID" />
          </Description>
          <Description label={isPaid ? "Amount paid" : isDue ? "To pay on delivery" : "Amount"}>
            {formatRupees(order.total)}
          </Description>
          {!isDue && <Description label="Payment reference">{order.payment_reference ?? order.id}</Description>}
        </DescriptionList>
        <div className="sv:mt-8 sv:flex sv:flex-wrap sv:items-center sv:gap-x-8 sv:gap-y-4">
          <Button render={<StoreLink href={`/order-confirmation/${order.id}`} />}>See your order</Button>
          <TextLink variant="standalone" href="/shop">
            Continue Shopping
          </TextLink>
        </div>
      </ResultLayout>
    </>
  );
}
