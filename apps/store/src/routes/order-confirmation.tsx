import { useEffect } from "react";
import { formatRupees } from "@selvedge/commerce/money";
import { paymentStatusText } from "@selvedge/commerce/order-states";
import { isOrderId } from "@selvedge/commerce/order-id";
import type { PaymentStatus } from "@selvedge/commerce/wire/orders";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { PackingSlip, PackingSlipActions, PackingSlipPart } from "@selvedge/ui/packing-slip";
import { Skeleton, SkeletonText } from "@selvedge/ui/skeleton";
import { TextLink } from "@selvedge/ui/text-link";
import { SignedIn } from "../features/session/signed-in.tsx";
import { addressInWords } from "../features/orders/order-address.ts";
import { isDueOnDelivery } from "../features/orders/due-on-delivery.ts";
import { InvoiceLinks } from "../features/orders/invoice-links.tsx";
import { LineRefunds } from "../features/orders/line-refunds.tsx";
import { unpaidNote } from "../features/orders/money-note.ts";
import { shipmentText } from "../features/orders/shipment-text.ts";
import { OrderAmounts } from "../features/orders/order-amounts.tsx";
import { ExchangeOffer } from "../features/orders/exchange-offer.tsx";
import { OrderProgress } from "../features/orders/order-progress.tsx";
import { AskUs } from "../features/orders/ask-us.tsx";
import { CopyText } from "../features/orders/copy-text.tsx";
import { OrderedPieces } from "../features/orders/ordered-pieces.tsx";
import { UnpaidOrder } from "../features/orders/unpaid-order.tsx";
import { useSettledOrder } from "../features/orders/use-settled-order.ts";
import { NeedsScript } from "../features/page/needs-script.tsx";
import { ResultLayout, ResultPart } from "../features/page/result-layout.tsx";
import { formatDay } from "@selvedge/commerce/dates";
import { ApiError } from "../lib/http.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRouteParams } from "../lib/route-params.ts";
import { StoreLink } from "../lib/store-link.tsx";
import { toasts } from "../lib/toasts.ts";
import { useGo } from "../lib/use-go.ts";

/** `/order-confirmation/{orderId}`: the details of one's own order. */
export default function OrderConfirmationPage() {
  return (
    <SignedIn frame={FRAME}>
      <OrderConfirmation />
    </SignedIn>
  );
}

/** Texts about the payment of a cancelled order. */
const GIVEN_BACK: Partial<Record<PaymentStatus, string>> = {
  refund_pending: " Its price is on its way back to you.",
  refunded: " Its price has been given back to you.",
};

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
  const isCancelled = order.status === "cancelled";
  const title = isCancelled
    ? "Order cancelled"
    : isPlaced
      ? "Order Confirmed"
      : isPending
        ? "Payment pending"
        : "Payment not completed";
  const isDue = isDueOnDelivery(order);
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
                <p className="sv:mt-4">
                  <TextLink variant="standalone" href={`/track-order?order=${order.id}`}>
                    Track Order
                  </TextLink>
                </p>
                <div className="sv:mt-4 sv:empty:hidden">
                  <ExchangeOffer order={order} />
                </div>
              </ResultPart>
            )}
            <AskUs />
          </>
        }
      >
        <PackingSlip
          title={title}
          description={
            isCancelled
              ? `This order will not be delivered.${order.total === 0 ? "" : (GIVEN_BACK[order.payment_status] ?? "")}`
              : isPlaced
                ? `Thank you, ${firstName}. A copy is on its way to ${order.email}.${isDue && order.status !== "delivered" ? ` Please have ${formatRupees(order.total)} ready for the courier.` : ""}`
                : unpaidNote(order)
          }
        >
          <UnpaidOrder order={order} className="sv:mb-6" />
          <DescriptionList variant="sums">
            <Description label="Order ID">
              <span>{order.id}</span> <CopyText text={order.id} name="Order ID" />
            </Description>
            <Description label="Date">{formatDay(order.created_at)}</Description>
            <Description label="Payment status">{paymentStatusText(order.payment_status)}</Description>
            <Description label="Payment method">{order.payment_method}</Description>
            {order.invoice ? (
              <Description label="Invoice">
                <InvoiceLinks invoice={order.invoice} />
              </Description>
            ) : (
              isDue && <Description label="Invoice">When your parcel leaves</Description>
            )}
            {order.credit_note && (
              <Description label="Credit note">
                <InvoiceLinks invoice={order.credit_note} name="credit note" />
              </Description>
            )}
            <LineRefunds order={order} />
            {order.shipment && <Description label="Parcel">{shipmentText(order.shipment)}</Description>}
            <Description label="Shipping address">{addressInWords(order)}</Description>
          </DescriptionList>
          <PackingSlipPart title="Your pieces">
            <OrderedPieces order={order} />
            <DescriptionList variant="sums">
              <OrderAmounts order={order} />
            </DescriptionList>
          </PackingSlipPart>
          <PackingSlipActions>
            <Button render={<StoreLink href="/my-account/orders" />}>View My Orders</Button>
            <Button variant="quiet" render={<StoreLink href="/shop" />}>
              Continue Shopping
            </Button>
          </PackingSlipActions>
        </PackingSlip>
      </ResultLayout>
    </>
  );
}
