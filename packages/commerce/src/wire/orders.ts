import { z } from "zod";
import { normaliseCode, normaliseEmail } from "../typed-text.ts";
import { Measurements } from "./cart.ts";
import { Instant, OrderId, Picture, Rupees } from "./primitives.ts";

/** An order's status. Only moves forward (`../order-states.ts`). */
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

/** The status of an order's payment. */
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
  refunded: z
    .number()
    .int()
    .optional()
    .meta({ description: "Pieces of it that were refunded by line; left out where none were" }),
  exchange_sizes: z
    .array(z.string())
    .optional()
    .meta({ description: "Sizes that it can be exchanged for; left out where no exchange may be asked for" }),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** How the received size fits its wearer. */
export const ExchangeReason = z.enum(["small", "large"]);
export type ExchangeReason = z.infer<typeof ExchangeReason>;

/** A step of the tracker, reached if `date` is set. */
export const OrderStep = z.object({ label: z.string(), date: Instant.nullable() });

/** How the parcel is found at its courier. At least one of the two is known. */
export const Shipment = z.object({ courier: z.string().nullable(), tracking_number: z.string().nullable() });
export type Shipment = z.infer<typeof Shipment>;

/** How far an exchange is. Only moves forward (`../exchange.ts`). */
export const ExchangeState = z.enum(["requested", "accepted", "declined", "shipped", "closed"]);
export type ExchangeState = z.infer<typeof ExchangeState>;

/** An exchange of one piece for another size. */
export const Exchange = z.object({
  item_id: z.string(),
  size_received: z.string(),
  size_wanted: z.string(),
  reason: ExchangeReason,
  asked_at: Instant,
  state: ExchangeState,
  decline_reason: z.string().nullable().meta({ description: "Why the shop declined; null in other states" }),
  shipment: Shipment.optional().meta({ description: "Left out where courier and tracking number are not known" }),
});
export type Exchange = z.infer<typeof Exchange>;

/** An invoice or a credit note, with URLs that contain a key and so need no bearer token. */
export const OrderInvoice = z.object({
  number: z.string(),
  issued_at: Instant,
  url: z.string(),
  pdf_url: z.string(),
});
export type OrderInvoice = z.infer<typeof OrderInvoice>;

/** A refund of single lines of an order, with the credit note for them. */
export const LineRefund = z.object({ amount: Rupees, refunded_at: Instant, credit_note: OrderInvoice });
export type LineRefund = z.infer<typeof LineRefund>;

export const Order = z.object({
  id: OrderId,
  created_at: Instant,
  status: OrderStatus,
  payment_status: PaymentStatus,
  payment_method: z.string().meta({ description: "Text to show, e.g. UPI or card" }),
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
  shipment: Shipment.optional().meta({ description: "Left out where courier and tracking number are not known" }),
  estimated_delivery: Instant.nullable(),
  exchange: Exchange.nullable(),
  invoice: OrderInvoice.nullable().meta({ description: "Null as long as there is none" }),
  credit_note: OrderInvoice.nullable().meta({ description: "Takes the invoice back; null where nothing has" }),
  refunds: z
    .array(LineRefund)
    .optional()
    .meta({ description: "Of single lines, oldest first; left out where there is none" }),
  exchange_until: Instant.nullable().meta({
    description: "Until then an exchange may be asked for; null when it may not",
  }),
  exchange_condition: z
    .string()
    .optional()
    .meta({ description: "The condition of a piece that is exchanged; left out where none may be" }),
  size_word: z.string().optional().meta({ description: "The word for a size that the order was made with" }),
  alteration_until: Instant.nullable().meta({
    description: "Until then what was made to measure is altered if it differs; null where nothing is",
  }),
});
export type Order = z.infer<typeof Order>;

/** `GET /api/orders` */
export const OrdersAnswer = z.object({ success: z.literal(true), data: z.array(Order) });
export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

/** `GET /api/orders/{id}` */
export const OrderAnswer = z.object({ success: z.literal(true), data: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** `POST /api/orders/{id}/exchange`: once per order, within the time that was promised with it, for another size. */
export const ExchangeBody = z.object({
  item_id: z.string().min(1, "Please choose a piece of this order.").max(60),
  size: z.string().min(1, "Please choose a size.").max(40),
  reason: ExchangeReason,
});
export type ExchangeBody = z.infer<typeof ExchangeBody>;

export const ExchangeAnswer = z.object({ status: z.literal("success"), order: Order });
export type ExchangeAnswer = z.infer<typeof ExchangeAnswer>;

/** `POST /api/track-order` */
export const TrackOrderBody = z.object({
  order_id: z.string().overwrite(normaliseCode).min(1, "Order ID is required").max(40),
  email: z.string().overwrite(normaliseEmail).min(1, "Email is required").max(254),
});
export type TrackOrderBody = z.infer<typeof TrackOrderBody>;

/**
 * An order's status and dates, without personal data or products. Only the order's owner gets invoice and credit note.
 */
export const TrackedOrder = Order.pick({
  id: true,
  status: true,
  steps: true,
  shipment: true,
  estimated_delivery: true,
  invoice: true,
  credit_note: true,
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;

export const TrackOrderAnswer = z.object({ status: z.literal("success"), order: TrackedOrder });
export type TrackOrderAnswer = z.infer<typeof TrackOrderAnswer>;

/** `GET /api/users/orders/{userId}` */
export const UserOrdersAnswer = z.object({ orders: z.array(Order) });
export type UserOrdersAnswer = z.infer<typeof UserOrdersAnswer>;

/** `GET /api/users/orders/{orderId}/items` */
export const OrderItemsAnswer = z.object({ items: z.array(OrderLine) });
export type OrderItemsAnswer = z.infer<typeof OrderItemsAnswer>;

/**
 * `POST /api/orders/send-notification` and `/send-customer-email`: only the order's id, and the payment's three fields,
 * are used.
 */
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

/** `sent` is false if this order's mail of this kind was already sent. */
export const NotificationAnswer = z.object({ status: z.literal("success"), sent: z.boolean() });
export type NotificationAnswer = z.infer<typeof NotificationAnswer>;
