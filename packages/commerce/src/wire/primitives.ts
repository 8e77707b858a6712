import { z } from "zod";
import { ORDER_ID } from "../order-id.ts";

/**
 * Rupees as a JSON number with at most 2 decimals. In memory and in the database money is integer paise
 * (`../money.ts`).
 */
export const Rupees = z.number().min(0).meta({ description: "Rupees, at most 2 decimals" });

/** An instant, ISO 8601 with `Z`. */
export const Instant = z.iso.datetime().meta({ description: "ISO 8601, UTC" });

/** Public order number, the only order id outside the database. */
export const OrderId = z.string().regex(ORDER_ID).meta({ description: "Order number, e.g. ORD123456" });

/** Body of every refused call. `message` is the sentence to show; on 422 `errors` has the messages by field. */
export const RefusalBody = z.object({
  status: z.literal("error"),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
});
export type RefusalBody = z.infer<typeof RefusalBody>;

/** The answer of calls that only report success. */
export const Acknowledged = z.object({ status: z.literal("success") });

/** A picture with all its files. `src` values are root-relative, content-hashed URLs. */
export const Picture = z.object({
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Dominant colour, shown until the picture has loaded. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** `srcset` of the AVIF files. */
  avif: z.string(),
  /** `srcset` of the WebP files. */
  webp: z.string(),
  /** Largest WebP, for `<img src>`. */
  src: z.string(),
});
export type Picture = z.infer<typeof Picture>;
