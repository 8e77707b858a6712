import { createContext, useContext } from "react";
import type { User } from "@selvedge/commerce/wire/account";

const UserContext = createContext<User | null>(null);
export const UserProvider = UserContext.Provider;

/** The signed-in shopper, on pages restricted to signed-in shoppers. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser() needs a route with `access: "signed-in"`. Set it in the route table.');
  return user;
}
