import { formatRupees } from "@selvedge/commerce/money";
import { sizeWordOf } from "@selvedge/commerce/measurements";
import { paymentStatusText } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { Button } from "@selvedge/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@selvedge/ui/dialog";
import { OrderDetails, OrderDetailsLine, OrderDetailsLines } from "@selvedge/ui/order-details";
import { optionsInWords } from "../../lib/chosen-options.ts";
import { useQuery } from "../../lib/use-query.ts";
import { formatMoment } from "@selvedge/commerce/dates";
import { useUser } from "../session/user-context.ts";
import { ExchangeOffer } from "./exchange-offer.tsx";
import { addressInWords } from "./order-address.ts";
import { ReviewOffer } from "./review-offer.tsx";
import { InvoiceLinks } from "./invoice-links.tsx";
import { LineRefunds } from "./line-refunds.tsx";
import { OrderAmounts } from "./order-amounts.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { orderItemsQuery } from "./order-queries.ts";
import { shipmentText } from "./shipment-text.ts";
import { unpaidNote } from "./money-note.ts";
import { UnpaidOrder } from "./unpaid-order.tsx";

/** All details of an order. Loaded when it is opened. */
export default function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data, error } = useQuery(orderItemsQuery(useUser().id, order.id));
  // As specified, a failure to load the items shows no items.
  const items = data?.items ?? (error ? [] : order.items);
  return (
    <Dialog defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <DialogContent title={`Order #${order.id}`} size="md" initialFocus="title">
        <DialogBody>
          <OrderDetails>
            <OrderDetailsLines>
              {items.map((line) => (
                <OrderDetailsLine
                  key={line.id}
                  title={line.product_name}
                  quantity={line.quantity}
                  price={line.quantity === 1 ? formatRupees(line.price) : `${formatRupees(line.price)} each`}
                  options={optionsInWords(line, sizeWordOf(order))}
                />
              ))}
            </OrderDetailsLines>
            {unpaidNote(order) !== null && <p>{unpaidNote(order)}</p>}
            <UnpaidOrder order={order} />
            <OrderProgress order={order} />
            <ExchangeOffer order={order} />
            <ReviewOffer order={order} />
            <DescriptionList variant="sums">
              <Description label="Date">{formatMoment(order.created_at)}</Description>
              <Description label="Payment status">{paymentStatusText(order.payment_status)}</Description>
              <Description label="Payment method">{order.payment_method}</Description>
              {order.invoice && (
                <Description label="Invoice">
                  <InvoiceLinks invoice={order.invoice} />
                </Description>
              )}
              {order.credit_note && (
                <Description label="Credit note">
                  <InvoiceLinks invoice={order.credit_note} name="credit note" />
                </Description>
              )}
              <LineRefunds order={order} />
              {order.shipment && <Description label="Parcel">{shipmentText(order.shipment)}</Description>}
              <Description label="Shipping address">{addressInWords(order)}</Description>
              <OrderAmounts order={order} />
            </DescriptionList>
          </OrderDetails>
        </DialogBody>
        <DialogFooter className="sv:flex sv:justify-end">
          <DialogClose render={<Button variant="quiet" />}>Close</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
