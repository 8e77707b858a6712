import type { Order } from "@selvedge/commerce/wire/orders";

/** Whether an order is placed and the courier takes the money for it. */
export const isDueOnDelivery = ({ status, payment_status }: Pick<Order, "status" | "payment_status">): boolean =>
  payment_status === "pending" && status !== "payment_pending";
