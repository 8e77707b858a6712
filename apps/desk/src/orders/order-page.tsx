import { formatMoment } from "@selvedge/commerce/dates";
import { formatRupees } from "@selvedge/commerce/money";
import { orderStatusText, paymentStatusText, statusTone } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import type { StaffRole } from "@selvedge/commerce/wire/owner";
import { Badge } from "@selvedge/ui/badge";
import { Description, DescriptionList } from "@selvedge/ui/description-list";
import { OrderLine, OrderLines } from "@selvedge/ui/order-lines";
import { TextLink } from "@selvedge/ui/text-link";
import { useParams } from "react-router-dom";
import { useAction } from "../calls/owner-calls.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenMessage } from "../shell/screen-message.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { RefundForm } from "./refund-form.tsx";

/** All about one order, and what can be done with it. */
export function OrderPage({ role }: { role: StaffRole }) {
  const { order: id = "" } = useParams();
  const read = useAction<Order>("orders show", { order: id });
  const { data: order, error, retry } = read;
  if (!order) {
    return (
      <Screen title={id}>
        <ScreenMessage error={error} onRetry={retry} />
      </Screen>
    );
  }
  return (
    <Screen
      title={order.id}
      reads={[read]}
      lead={
        <span className="sv:flex sv:flex-wrap sv:gap-x-5 sv:text-body">
          <Badge mark="dot" variant={statusTone(order.status)}>
            {orderStatusText(order.status)}
          </Badge>
          <span>{formatMoment(order.created_at)}</span>
        </span>
      }
    >
      <div className="sv:grid sv:grid-cols-1 sv:gap-10 sv:lg:grid-cols-[1fr_24rem]">
        <div className="sv:grid sv:grid-cols-1 sv:content-start sv:gap-10">
          <OrderSteps key={order.id} order={order} />
          <OrderLines>
            {order.items.map((line) => (
              <OrderLine
                key={line.id}
                picture={line.image}
                title={line.product_name}
                options={optionsOf(line)}
                quantity={line.quantity}
                price={formatRupees(line.price * line.quantity)}
              />
            ))}
          </OrderLines>
        </div>
        <aside aria-label="Customer and payment" className="sv:grid sv:content-start sv:gap-8">
          <DescriptionList>
            <Description label="For">{order.customer_name}</Description>
            <Description label="Address">
              {[
                order.shipping_address,
                order.shipping_city,
                order.shipping_state,
                order.shipping_pincode,
                order.shipping_country,
              ].join(", ")}
            </Description>
            <Description label="Phone">
              <TextLink href={`tel:${order.phone}`}>{order.phone}</TextLink>
            </Description>
            <Description label="Email">
              <TextLink href={`mailto:${order.email}`}>{order.email}</TextLink>
            </Description>
            {order.shipment && (
              <Description label="Parcel">
                {[order.shipment.courier, order.shipment.tracking_number].filter(Boolean).join(" ")}
              </Description>
            )}
            <Description label="Payment">{`${paymentStatusText(order.payment_status)}, ${order.payment_method}`}</Description>
          </DescriptionList>
          <DescriptionList variant="sums">
            <Description label="Subtotal">{formatRupees(order.subtotal)}</Description>
            {order.discount > 0 && <Description label="Discount">{`−${formatRupees(order.discount)}`}</Description>}
            <Description label="Shipping">{formatRupees(order.shipping)}</Description>
            <Description label="Total" variant="total">
              {formatRupees(order.total)}
            </Description>
            {order.refunds?.map(({ amount, credit_note: { number } }) => (
              <Description key={number} label={`Refund ${number}`}>
                {formatRupees(amount)}
              </Description>
            ))}
          </DescriptionList>
          {role === "owner" && <RefundForm key={order.id} order={order} />}
        </aside>
      </div>
    </Screen>
  );
}

/** Size, material and measurements of a line. */
function optionsOf({ size, material, measurements }: Order["items"][number]): string {
  const measured = Object.entries(measurements ?? {}).map(([name, value]) => `${name.replaceAll("_", " ")} ${value}`);
  return [material, size && `size ${size}`, ...measured].filter(Boolean).join(", ");
}
