import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";

/** By what a customer's account is opened. By customer, as whatever is theirs alone. */
const signInMeansQuery = (userId: string): Query<SignInMeans> => ({
  key: ["sign-in-means", userId],
  read: (given) => customerApi(given).account.signInMeans(),
});

/** By what the account is opened: a password, Google or both; and the way to end the link with Google, which rejects with `ApiError`. */
export function useSignInMeans() {
  const { data, error, mutate } = useQuery(signInMeansQuery(useUser().id));
  const unlink = async (password: string) => {
    await customerApi(api).account.unlinkGoogle(password);
    await mutate();
  };
  return { means: data, error, retry: () => void mutate(), unlink };
}
