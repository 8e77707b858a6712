import type { CheckoutOptions } from "@selvedge/commerce/wire/checkout";
import type { Query } from "../../lib/query.ts";
import { customerApi } from "../../lib/customer-api.ts";

/** The options available at checkout. */
export const checkoutOptionsQuery = (userId: string): Query<CheckoutOptions> => ({
  key: ["checkout-options", userId],
  read: (api) => customerApi(api).checkout.options(userId),
});
