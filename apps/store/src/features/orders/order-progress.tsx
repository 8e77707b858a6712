import { TRACKER_STEPS } from "@selvedge/commerce/order-states";
import type { Order } from "@selvedge/commerce/wire/orders";
import { OrderTracker } from "@selvedge/ui/order-tracker";
import { formatDay } from "../../lib/dates.ts";

/** The four steps of an order with their dates; nothing for an order that was never placed. */
export function OrderProgress({ order }: { order: Order }) {
  const reached = order.steps.filter(({ date }) => date !== null).length;
  if (reached === 0) return null;
  const steps = TRACKER_STEPS.map((label, index) => {
    const date = order.steps[index]?.date ?? null;
    if (date !== null) return { label, date: formatDay(date) };
    const isLast = index === TRACKER_STEPS.length - 1;
    return {
      label,
      date: isLast && order.estimated_delivery ? `Estimated ${formatDay(order.estimated_delivery)}` : null,
    };
  });
  return <OrderTracker steps={steps} current={reached === steps.length ? reached : reached - 1} />;
}
