import { isPinCode } from "@selvedge/commerce/contact-rules";
import { normalisePostalCode } from "@selvedge/commerce/typed-text";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import type { Query } from "../../lib/query.ts";

/** Delivery estimate for an order placed now. The server validates the PIN code. */
export const deliveryQuery = (text: string): Query<DeliveryAnswer> => {
  const pincode = normalisePostalCode(text);
  return {
    key: ["delivery", pincode],
    read: (api) => api.call<DeliveryAnswer>("GET", `/api/delivery?${new URLSearchParams({ pincode })}`),
  };
};

/** Like `deliveryQuery`, for a code that was not submitted yet; null until it is complete. */
export const knownDeliveryQuery = (text: string | null | undefined): Query<DeliveryAnswer> | null =>
  text && isPinCode(normalisePostalCode(text)) ? deliveryQuery(text) : null;
