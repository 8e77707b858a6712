import type { User } from "@selvedge/commerce/wire/account";
import type { ProfileValues } from "@selvedge/ui/profile-form";
import { useSWRConfig } from "swr";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { readStored } from "../../lib/storage.ts";
import { userQuery } from "../session/use-session.ts";
import { readProfile } from "./profile-errors.ts";

/** Saves a customer's profile and reloads the customer. Rejects with `ApiError`. */
export function useSaveProfile(): (user: User, values: ProfileValues) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async ({ id }, values) => {
    const changed = await customerApi(api).account.changeProfile(id, readProfile(values));
    const token = readStored("token");
    if (token !== null) await mutate(userQuery(token).key, { user: changed.user });
  };
}
