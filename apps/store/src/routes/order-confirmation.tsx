import { useEffect } from "react";
import { paymentStatusText } from "@selvedge/commerce/order-states";
import { isOrderId } from "@selvedge/commerce/order-id";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Button, buttonClass } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { PackingSlip, PackingSlipActions, PackingSlipPart } from "@selvedge/ui/packing-slip";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { SignedIn } from "../features/session/signed-in.tsx";
import { addressInWords } from "../features/orders/order-address.ts";
import { OrderAmounts } from "../features/orders/order-amounts.tsx";
import { OrderProgress } from "../features/orders/order-progress.tsx";
import { AskUs } from "../features/orders/ask-us.tsx";
import { CopyText } from "../features/orders/copy-text.tsx";
import { OrderedPieces } from "../features/orders/ordered-pieces.tsx";
import { useSettledOrder } from "../features/orders/use-settled-order.ts";
import { NeedsScript } from "../features/page/needs-script.tsx";
import { ResultLayout, ResultPart } from "../features/page/result-layout.tsx";
import { formatDay } from "../lib/dates.ts";
import { ApiError } from "../lib/http.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRouteParams } from "../lib/route-params.ts";
import { StoreLink } from "../lib/store-link.tsx";
import { toasts } from "../lib/toasts.ts";
import { useGo } from "../lib/use-go.ts";

/** `/order-confirmation/{orderId}`: the packing slip of one's own order. */
export default function OrderConfirmationPage() {
  return (
    <SignedIn frame={FRAME}>
      <OrderConfirmation />
    </SignedIn>
  );
}

const FRAME = (
  <div className="sv:wrap sv:min-h-svh sv:py-block">
    <PageHead title="Your order" />
    <PackingSlip title="Your order">
      <NeedsScript />
      <Skeleton label="Loading your order" className="sv:noscript:hidden">
        <SkeletonText lines={8} />
      </Skeleton>
    </PackingSlip>
  </div>
);

function OrderConfirmation() {
  const { orderId = "" } = useRouteParams();
  const { order, error, isPending, retry } = useSettledOrder(isOrderId(orderId) ? orderId : null);
  const go = useGo();
  const isMissing = !isOrderId(orderId) || (error instanceof ApiError && error.status === 404);

  useEffect(() => {
    if (!isMissing) return;
    toasts.error("Order ID not found");
    go("/", { replace: true });
  }, [isMissing, go]);

  if (error && !isMissing) {
    return (
      <div className="sv:wrap sv:py-section">
        <PageHead title="Failed to load order details" />
        <ErrorState title="Failed to load order details" level={1} action={<Button onClick={retry}>Retry</Button>} />
      </div>
    );
  }
  if (!order) return FRAME;
  const isPlaced = order.status !== "payment_pending" && order.status !== "payment_failed";
  const title = isPlaced ? "Order Confirmed" : isPending ? "Payment pending" : "Payment not completed";
  const [firstName] = order.customer_name.split(" ");
  return (
    <>
      <PageHead title={title} />
      <ResultLayout
        asideLabel="What happens next"
        aside={
          <>
            {isPlaced && (
              <ResultPart title="What happens next">
                <OrderProgress order={order} />
              </ResultPart>
            )}
            <AskUs />
          </>
        }
      >
        <PackingSlip
          title={title}
          description={
            isPlaced
              ? `Thank you, ${firstName}. A copy is on its way to ${order.email}.`
              : "We are confirming your payment with the bank."
          }
        >
          <DescriptionList form="sums">
            <Description label="Order ID">
              {order.id} <CopyText text={order.id} name="Order ID" />
            </Description>
            <Description label="Date">{formatDay(order.created_at)}</Description>
            <Description label="Payment status">{paymentStatusText(order.payment_status)}</Description>
            <Description label="Payment method">{order.payment_method}</Description>
            <Description label="Shipping address">{addressInWords(order)}</Description>
          </DescriptionList>
          <PackingSlipPart title="Your pieces">
            <OrderedPieces order={order} />
            <DescriptionList form="sums">
              <OrderAmounts order={order} />
            </DescriptionList>
          </PackingSlipPart>
          <PackingSlipActions>
            <StoreLink href="/my-account/orders" className={buttonClass({})}>
              View My Orders
            </StoreLink>
            <StoreLink href="/shop" className={buttonClass({ intent: "quiet" })}>
              Continue Shopping
            </StoreLink>
          </PackingSlipActions>
        </PackingSlip>
      </ResultLayout>
    </>
  );
}
