import { normaliseCode, normaliseEmail } from "@selvedge/commerce/typed-text";
import type { TrackOrderValues } from "@selvedge/ui/track-order-form";
import { messageOf } from "../../lib/http.ts";

/** Missing fields of the form. */
export function trackErrors({ orderId, email }: TrackOrderValues): Partial<Record<keyof TrackOrderValues, string>> {
  return {
    ...(normaliseCode(orderId) === "" ? { orderId: "Order ID is required" } : {}),
    ...(normaliseEmail(email) === "" ? { email: "Email is required" } : {}),
  };
}

/** Message for a failed lookup. */
export const trackRefusal = (error: unknown) => messageOf(error, "Something went wrong. Please try again.");
