import { z } from "zod";
import { MAX_LINE_QUANTITY } from "../cart.ts";
import { ACCEPTED_INCHES, type BodyPart, LONGEST_NOTE } from "../measurements.ts";
import { normaliseText } from "../typed-text.ts";
import { Instant, Picture, Rupees } from "./primitives.ts";

const inches = (part: BodyPart) => {
  const { min, max } = ACCEPTED_INCHES;
  const range = `Please enter ${min} to ${max} inches`;
  return z
    .number({ error: `Please enter your ${part} measurement` })
    .min(min, range)
    .max(max, range);
};

/** Body measurements for the size Custom, in inches, from 10 to 100. */
export const Measurements = z.object({
  bust: inches("bust"),
  waist: inches("waist"),
  hip: inches("hip"),
  additionalNotes: z.string().overwrite(normaliseText).max(LONGEST_NOTE).optional(),
});
export type Measurements = z.infer<typeof Measurements>;

/** Distinguishes a missing value from an invalid one. */
const orMissing = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? "Missing required cart data" : sentence),
});
const NO_PRODUCT = "Product not found";
const NO_QUANTITY = "Please select a valid quantity";
const NO_OPTIONS = "Please select all options before adding to cart";

/** A chosen option: `type` is the attribute's type, `value` the option's text. */
export const ChosenOption = z.object(
  {
    type: z.string(NO_OPTIONS).max(40, NO_OPTIONS),
    value: z.string(NO_OPTIONS).max(120, NO_OPTIONS),
    measurements: Measurements.optional(),
  },
  NO_OPTIONS,
);
export type ChosenOption = z.infer<typeof ChosenOption>;

/** `POST /api/cart/items`. A malformed token counts as absent. */
export const AddToCart = z.object({
  product_id: z.int(orMissing(NO_PRODUCT)).min(1, NO_PRODUCT).max(2_147_483_647, NO_PRODUCT),
  quantity: z.int(orMissing(NO_QUANTITY)).min(1, NO_QUANTITY).max(MAX_LINE_QUANTITY, NO_QUANTITY),
  cart_token: z.string().max(200).nullish().catch(null),
  variants: z.array(ChosenOption, orMissing(NO_OPTIONS)).max(10, NO_OPTIONS),
});
export type AddToCart = z.infer<typeof AddToCart>;

export const AddedToCart = z.object({ status: z.literal("success"), message: z.string(), cartToken: z.string() });
export type AddedToCart = z.infer<typeof AddedToCart>;

/** A cart line. `id` and `item_id` have the same opaque value. */
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
    /** `null` if the product has no picture. */
    image: Picture.nullable(),
    sale_price: Rupees,
    price: Rupees,
    offer: z.object({ expire_date: Instant }).nullable(),
  }),
  /** False if the product or the chosen size can no longer be bought in this quantity. */
  available: z.boolean(),
  /** Most pieces of this line that can be bought now; null if only the limit of 20 applies. */
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

/** `GET /api/coupon/{code}`: `max_discount_amount` null is no cap, 0 a discount of nothing. */
export const Coupon = z.object({
  code: z.string(),
  discount_type: z.enum(["percentage", "flat"]),
  discount_value: z.number().min(0),
  max_discount_amount: z.number().min(0).nullable(),
});
export type Coupon = z.infer<typeof Coupon>;
