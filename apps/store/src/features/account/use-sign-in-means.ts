import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";

/**
 * A customer's sign-in methods. The key contains the customer, because the cache is shared by all users of this
 * browser.
 */
const signInMeansQuery = (userId: string): Query<SignInMeans> => ({
  key: ["sign-in-means", userId],
  read: (given) => customerApi(given).account.signInMeans(),
});

/**
 * The account's sign-in methods (password, Google or both), and a function that removes the Google link, which rejects
 * with `ApiError`.
 */
export function useSignInMeans() {
  const { data, error, mutate } = useQuery(signInMeansQuery(useUser().id));
  const unlink = async (password: string) => {
    await customerApi(api).account.unlinkGoogle(password);
    await mutate();
  };
  return { means: data, error, retry: () => void mutate(), unlink };
}
