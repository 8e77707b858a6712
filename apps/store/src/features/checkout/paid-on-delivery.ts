import { isPinCode } from "@selvedge/commerce/contact-rules";
import { formatPaise, type Paise, paiseFromRupees } from "@selvedge/commerce/money";
import { normalisePostalCode } from "@selvedge/commerce/typed-text";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import { ApiError } from "../../lib/http.ts";
import type { ShippingForm } from "./shipping-form.ts";

/** What is known of the PIN code in the form. */
interface LookedUp {
  data?: DeliveryAnswer | undefined;
  error?: Error | undefined;
}

/** What the order comes to, and the most that is taken in cash; without it anything is. */
interface Sum {
  totalPaise: Paise;
  most: number | undefined;
}

/** Why this order cannot be paid for when it comes; null where it can, and where only the server knows. */
export function whyNotOnDelivery(
  { country, postalCode }: Pick<ShippingForm, "country" | "postalCode">,
  { data, error }: LookedUp,
  { totalPaise, most }: Sum,
): string | null {
  if (most !== undefined && totalPaise > paiseFromRupees(most)) {
    return `Possible for orders up to ${formatPaise(paiseFromRupees(most))}.`;
  }
  if (country !== "India") return "Not possible outside India.";
  const pin = normalisePostalCode(postalCode);
  if (!isPinCode(pin)) return "Possible at some PIN codes: enter yours above.";
  if (data) return data.cash_on_delivery ? null : `Not possible at ${data.pincode}.`;
  if (!error) return "We are looking up your PIN code.";
  return error instanceof ApiError && error.status === 422 ? `Not possible at ${pin}.` : null;
}
