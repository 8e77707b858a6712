import { useEffect, useRef } from "react";
import { orderStatusText, statusTone } from "@selvedge/commerce/order-states";
import type { TrackedOrder as Tracked } from "@selvedge/commerce/wire/orders";
import { Badge } from "@selvedge/ui/badge";
import { TextLink } from "@selvedge/ui/text-link";
import { formatDay } from "@selvedge/commerce/dates";
import { InvoiceLinks } from "./invoice-links.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { shipmentText } from "./shipment-text.ts";

export interface TrackedOrderProps {
  order: Tracked;
  /** The order was just looked up on this page, so it takes the focus and is read out. */
  isNew: boolean;
}

/** Progress of an order. */
export function TrackedOrder({ order, isNew }: TrackedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [order, isNew]);
  return (
    <section className="sv:border-t sv:border-ink sv:pt-4" aria-labelledby="tracked">
      <h2 ref={heading} id="tracked" tabIndex={-1} className="sv:mb-3 sv:font-display sv:text-h4">
        {`Order ${order.id}`}
      </h2>
      <p className="sv:mb-2">
        <Badge mark="dot" variant={statusTone(order.status)}>
          {orderStatusText(order.status)}
        </Badge>
      </p>
      {(order.status === "payment_pending" || order.status === "payment_failed") && (
        <p className="sv:text-muted">
          It is not paid, so nothing is on its way. In your account you can{" "}
          <TextLink href="/my-account/orders">order its pieces again</TextLink>.
        </p>
      )}
      {order.estimated_delivery && (
        <p className="sv:text-muted">{`Estimated delivery ${formatDay(order.estimated_delivery)}`}</p>
      )}
      {order.shipment && <p className="sv:text-muted">{`Parcel: ${shipmentText(order.shipment)}`}</p>}
      {order.invoice && (
        <p className="sv:text-muted">
          Invoice <InvoiceLinks invoice={order.invoice} />
        </p>
      )}
      {order.credit_note && (
        <p className="sv:text-muted">
          Credit note <InvoiceLinks invoice={order.credit_note} name="credit note" />
        </p>
      )}
      <div className="sv:mt-8">
        <OrderProgress order={order} />
      </div>
    </section>
  );
}
