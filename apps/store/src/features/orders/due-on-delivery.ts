import type { Order } from "@selvedge/commerce/wire/orders";

/** Whether an order is placed and will be paid in cash on delivery. */
export const isDueOnDelivery = ({ status, payment_status }: Pick<Order, "status" | "payment_status">): boolean =>
  payment_status === "pending" && status !== "payment_pending";
