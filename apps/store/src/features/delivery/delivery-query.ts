import { isPinCode } from "@selvedge/commerce/contact-rules";
import { normalisePostalCode } from "@selvedge/commerce/typed-text";
import type { DeliveryAnswer } from "@selvedge/commerce/wire/checkout";
import type { Query } from "../../lib/query.ts";

/** When an order made now would be at a PIN code. Whether it is one, the answer tells. */
export const deliveryQuery = (text: string): Query<DeliveryAnswer> => {
  const pincode = normalisePostalCode(text);
  return {
    key: ["delivery", pincode],
    read: (api) => api.call<DeliveryAnswer>("GET", `/api/delivery?${new URLSearchParams({ pincode })}`),
  };
};

/** The same for a code that nobody has asked about; null as long as it cannot be one. */
export const knownDeliveryQuery = (text: string | null | undefined): Query<DeliveryAnswer> | null =>
  text && isPinCode(normalisePostalCode(text)) ? deliveryQuery(text) : null;
