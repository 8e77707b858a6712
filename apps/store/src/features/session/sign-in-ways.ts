import type { SignInWays } from "@selvedge/commerce/wire/sign-in";
import type { Query } from "../../lib/query.ts";

/** Who vouches for shoppers here, beside their own password. */
export const signInWaysQuery: Query<SignInWays> = {
  key: ["sign-in-ways"],
  read: (api) => api.call<SignInWays>("GET", "/api/sign-in"),
};
