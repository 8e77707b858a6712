import { isMadeToOrder } from "@selvedge/commerce/buying-terms";
import { deliveryText } from "@selvedge/commerce/delivery";
import { orderStatusText, TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { OrderTracker, OrderTrackerStep } from "@selvedge/ui/order-tracker";
import { formatDay } from "@selvedge/commerce/dates";

/**
 * The four steps of an order with their dates, or those reached before it was cancelled; renders nothing for an order
 * that was never placed.
 */
export function OrderProgress({ order }: { order: Pick<Order, "status" | "steps" | "estimated_delivery"> }) {
  const reached = order.steps.filter(({ date }) => date !== null).length;
  if (reached === 0) return null;
  const names: string[] =
    order.status === "cancelled"
      ? [...TRACKER_STEPS.slice(0, reached), orderStatusText("cancelled")]
      : [...TRACKER_STEPS];
  const last = names.length - 1;
  const current = order.status === "cancelled" || reached > last ? reached : reached - 1;
  const whenOf = (index: number) => {
    const date = order.steps[index]?.date ?? null;
    if (date !== null) return formatDay(date);
    return index === last && order.estimated_delivery ? `Estimated ${formatDay(order.estimated_delivery)}` : null;
  };
  return (
    <OrderTracker>
      {names.map((name, index) => (
        <OrderTrackerStep
          key={name}
          state={index < current ? "done" : index === current ? "current" : "coming"}
          description={whenOf(index)}
        >
          {name}
        </OrderTrackerStep>
      ))}
    </OrderTracker>
  );
}

/** The four steps of any order of the shop, before one is looked up. */
export function OrderSteps({ shop }: { shop: Pick<ShopSettings, "making" | "delivery"> }) {
  const [placed, processed, shipped, delivered] = TRACKER_STEPS;
  const steps: [name: string, description: string][] = [
    [placed, "We write to you at once"],
    [processed, isMadeToOrder(shop) ? "Cut and sewn for you" : "Checked and packed"],
    [shipped, "The courier has your parcel"],
    [delivered, `In ${deliveryText(shop)}`],
  ];
  return (
    <OrderTracker>
      {steps.map(([name, description]) => (
        <OrderTrackerStep key={name} state="preview" description={description}>
          {name}
        </OrderTrackerStep>
      ))}
    </OrderTracker>
  );
}
