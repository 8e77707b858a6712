import { z } from "zod";
import { Measurements } from "./cart.ts";
import { Instant, OrderId, Picture, Rupees } from "./primitives.ts";

/** Where an order stands. Moves forward only (`../order-states.ts`). */
export const OrderStatus = z.enum([
  "payment_pending",
  "payment_failed",
  "placed",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Where its money stands. */
export const PaymentStatus = z.enum(["pending", "paid", "failed", "refund_pending", "refunded", "review"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const OrderLine = z.object({
  id: z.string(),
  product_name: z.string(),
  quantity: z.number().int(),
  /** Price of one piece. */
  price: Rupees,
  slug: z.string().nullable(),
  image: Picture.nullable(),
  size: z.string().nullable(),
  material: z.string().nullable(),
  measurements: Measurements.nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A step of the tracker: reached when `date` is set. */
export const OrderStep = z.object({ label: z.string(), date: Instant.nullable() });

export const Order = z.object({
  id: OrderId,
  created_at: Instant,
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: z.string().meta({ description: "Text to show, e.g. Card or UPI" }),
  payment_reference: z.string().nullable(),
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  subtotal: Rupees,
  discount: Rupees,
  coupon_code: z.string().nullable(),
  shipping: Rupees,
  total: Rupees,
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_state: z.string(),
  shipping_pincode: z.string(),
  shipping_country: z.string(),
  items: z.array(OrderLine),
  steps: z.array(OrderStep),
  estimated_delivery: Instant.nullable(),
});
export type Order = z.infer<typeof Order>;

/** `GET /api/orders` */
export const OrdersAnswer = z.object({ success: z.literal(true), data: z.array(Order) });
export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

/** `GET /api/orders/{id}` */
export const OrderAnswer = z.object({ success: z.literal(true), data: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** `GET /api/users/orders/{userId}` */
export const UserOrdersAnswer = z.object({ orders: z.array(Order) });
export type UserOrdersAnswer = z.infer<typeof UserOrdersAnswer>;

/** `GET /api/users/orders/{orderId}/items` */
export const OrderItemsAnswer = z.object({ items: z.array(OrderLine) });
export type OrderItemsAnswer = z.infer<typeof OrderItemsAnswer>;

/** `POST /api/orders/send-notification` and `/send-customer-email`: all but the order's id is ignored. */
export const NotificationBody = z.object({
  to: z.string().max(254).optional(),
  subject: z.string().max(300).optional(),
  orderData: z.object({
    orderId: OrderId,
    paymentId: z.string().max(100).optional(),
    paymentOrderId: z.string().max(100).optional(),
    paymentSignature: z.string().max(200).optional(),
  }),
});
export type NotificationBody = z.infer<typeof NotificationBody>;

/** `sent` is false when this order's mail of this kind went out before. */
export const NotificationAnswer = z.object({ status: z.literal("success"), sent: z.boolean() });
export type NotificationAnswer = z.infer<typeof NotificationAnswer>;
