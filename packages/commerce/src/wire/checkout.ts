import { z } from "zod";
import { LONGEST_CITY, LONGEST_FULL_NAME, LONGEST_STREET } from "../contact-rules.ts";
import { normaliseCode, normaliseEmail, normaliseLine, normalisePhone, normalisePostalCode } from "../typed-text.ts";
import { Order } from "./orders.ts";
import { Instant, Rupees } from "./primitives.ts";

export const PaymentMethod = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  max_total: Rupees.optional().meta({ description: "What an order may come to that is paid so; without it anything" }),
});
export const ShippingMethod = z.object({ id: z.string(), name: z.string(), price: Rupees });

/** `GET /api/users/checkout/{userId}` */
export const CheckoutOptions = z.object({
  paymentMethods: z.array(PaymentMethod),
  shippingMethods: z.array(ShippingMethod),
});
export type CheckoutOptions = z.infer<typeof CheckoutOptions>;

/** `GET /api/delivery?pincode=`: when an order made now would arrive. `city` is null if only the state is known. */
export const DeliveryAnswer = z.object({
  pincode: z.string(),
  city: z.string().nullable(),
  state: z.string(),
  earliest: Instant,
  latest: Instant,
  cash_on_delivery: z.boolean().meta({ description: "Whether an order to there may be paid for when it comes" }),
});
export type DeliveryAnswer = z.infer<typeof DeliveryAnswer>;

/**
 * `POST /api/users/checkout/{userId}` with header `Idempotency-Key`. Lines come from the cart of `cart_token`; `items`
 * and the totals are only compared with it (409 if they differ).
 */
export const PendingOrder = z.object({
  customer_name: z.string().overwrite(normaliseLine).min(1, "Name is required").max(LONGEST_FULL_NAME),
  email: z.string().overwrite(normaliseEmail).max(254),
  phone: z.string().overwrite(normalisePhone).max(24),
  address: z.string().overwrite(normaliseLine).min(1, "Address is required").max(LONGEST_STREET),
  city: z.string().overwrite(normaliseLine).min(1, "City is required").max(LONGEST_CITY),
  state: z.string().overwrite(normaliseLine).min(1, "State is required").max(80),
  zip_code: z.string().overwrite(normalisePostalCode).max(16),
  country: z.string().overwrite(normaliseLine).max(60),
  subtotal: Rupees,
  shipping: Rupees,
  total: Rupees,
  items: z.array(z.object({ product_id: z.number().int(), quantity: z.number().int(), price: Rupees })).max(50),
  cart_token: z.string().max(200),
  coupon_code: z.string().overwrite(normaliseCode).max(40).nullish(),
  payment_method: z.string().max(40),
});
export type PendingOrder = z.infer<typeof PendingOrder>;

/** What the browser needs to open the provider's window. `amount` is in paise, unlike all other amounts on the wire. */
export const PaymentRequest = z.object({
  provider: z.enum(["sandbox", "razorpay"]),
  key_id: z.string(),
  provider_order_id: z.string(),
  amount: z.number().int(),
  currency: z.literal("INR"),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** `payment` is null if nothing is to be paid now. */
export const PlacedOrder = z.object({
  status: z.literal("success"),
  order: Order,
  payment: PaymentRequest.nullable(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** `POST /api/orders/{id}/payment`: the three fields that the provider's window returns. */
export const PaymentProof = z.object({
  razorpay_payment_id: z.string().max(100),
  razorpay_order_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

export const PaymentConfirmed = z.object({ status: z.literal("success"), order: Order });
export type PaymentConfirmed = z.infer<typeof PaymentConfirmed>;

/** `POST /dev/bank/payments`, for the sandbox bank's window. */
export const BankPayment = z.object({
  provider_order_id: z.string().max(100),
  outcome: z.enum(["success", "failure", "dismiss"]),
});

/** `GET /api/postal-codes?country=&q=` */
export const PostalCodesAnswer = z.object({
  suggestions: z.array(z.object({ code: z.string(), city: z.string(), state: z.string() })),
});
export type PostalCodesAnswer = z.infer<typeof PostalCodesAnswer>;
