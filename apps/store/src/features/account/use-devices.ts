import type { SessionsAnswer } from "@selvedge/commerce/wire/account";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import type { Query } from "../../lib/query.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useUser } from "../session/user-context.ts";

/**
 * The devices on which a customer is signed in. The key contains the customer, because the next one in this browser
 * uses the same cache.
 */
export const sessionsQuery = (userId: string): Query<SessionsAnswer> => ({
  key: ["account-sessions", userId],
  read: (given) => customerApi(given).account.sessions(),
});

/** The customer's devices, and a function that logs one out, which rejects with `ApiError`. */
export function useDevices() {
  const { data, error, mutate } = useQuery(sessionsQuery(useUser().id));
  const end = async (id: string) => {
    await customerApi(api).account.endSession(id);
    await mutate();
  };
  return { devices: data?.sessions, error, retry: () => void mutate(), end };
}
