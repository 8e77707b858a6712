import { z } from "zod";
import { ORDER_ID } from "../order-id.ts";

/** Rupees as a JSON number with at most 2 decimals. In memory and in the database money is integer paise (`../money.ts`). */
export const Rupees = z.number().min(0).meta({ description: "Rupees, at most 2 decimals" });

/** An instant, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime().meta({ description: "ISO 8601, UTC" });

/** Public order number, the only order id outside the database. */
export const OrderId = z.string().regex(ORDER_ID).meta({ description: "Order number, e.g. ORD123456" });

/** Body of each refused call. `message` is the sentence to show; `errors` holds it by field on 422. */
export const RefusalBody = z.object({
  status: z.literal("error"),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** Answer of calls that only say that they worked. */
export const Acknowledged = z.object({ status: z.literal("success") });

/** One picture in all its ready variants. `src` values are root-relative, content-hashed URLs. */
export const Picture = z.object({
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Dominant colour, shown until the picture has loaded. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** `srcset` of the AVIF variants. */
  avif: z.string(),
  /** `srcset` of the WebP variants. */
  webp: z.string(),
  /** Largest WebP, for `<img src>`. */
  src: z.string(),
});
export type Picture = z.infer<typeof Picture>;
