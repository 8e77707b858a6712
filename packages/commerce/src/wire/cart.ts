import { z } from "zod";
import { Instant, Picture, Rupees } from "./primitives.ts";

/** Body measurements for the size Custom, in inches. 10-100 is accepted. */
export const Measurements = z.object({
  bust: z.number().min(10).max(100),
  waist: z.number().min(10).max(100),
  hip: z.number().min(10).max(100),
  additionalNotes: z.string().max(500).optional(),
});
export type Measurements = z.infer<typeof Measurements>;

/** One chosen option: `type` is the attribute's type, `value` the option's text. */
export const ChosenOption = z.object({
  type: z.string().max(40),
  value: z.string().max(120),
  measurements: Measurements.optional(),
});
export type ChosenOption = z.infer<typeof ChosenOption>;

/** `POST /api/cart/items` */
export const AddToCart = z.object({
  product_id: z.number().int(),
  quantity: z.number().int(),
  cart_token: z.string().max(200).nullish(),
  variants: z.array(ChosenOption).max(10),
});
export type AddToCart = z.infer<typeof AddToCart>;

export const AddedToCart = z.object({ status: z.literal("success"), message: z.string(), cartToken: z.string() });
export type AddedToCart = z.infer<typeof AddedToCart>;

/** A cart line as the wire has it. `id` and `item_id` hold the same opaque value. */
export const CartLine = z.object({
  id: z.string(),
  item_id: z.string(),
  qty: z.number().int(),
  variants: z.object({
    size: z.string().nullable(),
    material: z.string().nullable(),
    measurements: Measurements.nullable(),
  }),
  product: z.object({
    id: z.number().int(),
    slug: z.string(),
    name: z.string(),
    image: Picture,
    sale_price: Rupees,
    price: Rupees,
    offer: z.object({ expire_date: Instant }).nullable(),
  }),
  /** False when the product or the chosen size can no longer be bought in this quantity. */
  available: z.boolean(),
  /** Most pieces of this line that can be bought now; null without a limit other than 20. */
  max_quantity: z.number().int(),
});
export type CartLine = z.infer<typeof CartLine>;

/** `GET /api/cart/inbox` */
export const CartInbox = z.object({ carts: z.array(CartLine) });
export type CartInbox = z.infer<typeof CartInbox>;

/** `GET /api/cart/count` */
export const CartCount = z.object({ cartItemNumber: z.object({ cart_items_count: z.number().int() }) });
export type CartCount = z.infer<typeof CartCount>;

/** `DELETE /api/cart/{item id}` */
export const RemoveFromCart = z.object({ cart_token: z.string().max(200) });
export const RemovedFromCart = z.object({ status: z.literal("Successfully deleted item") });

/** `GET /api/coupon/{code}`: `max_discount_amount` null is no cap, 0 a cap of 0. */
export const Coupon = z.object({
  code: z.string(),
  discount_type: z.enum(["percentage", "flat"]),
  discount_value: z.number().min(0),
  max_discount_amount: z.number().min(0).nullable(),
});
export type Coupon = z.infer<typeof Coupon>;
