import type { SignInWays } from "@selvedge/commerce/wire/sign-in";
import type { Query } from "../../lib/query.ts";

/** The sign-in providers that the shop offers besides passwords. */
export const signInWaysQuery: Query<SignInWays> = {
  key: ["sign-in-ways"],
  read: (api) => api.call<SignInWays>("GET", "/api/sign-in"),
};
