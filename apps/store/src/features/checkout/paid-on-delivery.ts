import { isPinCode } from "@selvedge/commerce/contact-rules";
import { formatPaise, type Paise, paiseFromRupees } from "@selvedge/commerce/money";
import { normalisePostalCode } from "@selvedge/commerce/typed-text";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import { ApiError } from "../../lib/http.ts";
import type { ShippingForm } from "./shipping-form.ts";

/** Lookup result for the PIN code in the form. */
interface LookedUp {
  data?: DeliveryAnswer | undefined;
  error?: Error | undefined;
}

/** Total of the order and the maximum accepted in cash; no maximum means no limit. */
interface Sum {
  totalPaise: Paise;
  most: number | undefined;
}

/** The reason why this order cannot be paid in cash on delivery; null if it can, or if only the server knows. */
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
