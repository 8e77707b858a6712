import { useLocation } from "react-router-dom";
import { loginPath } from "../../lib/session.ts";
import { registerPath } from "./register-path.ts";

/** The pages to sign in on, which lead back to where the shopper is; from one of them, or a page on the way back into an account, on to
 * where it leads itself. */
export function useSignInPaths(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const isHere = /^\/(login|register|forgot-password|reset-password)/.test(pathname);
  const back = isHere ? new URLSearchParams(search).get("redirect") : pathname + search;
  return { login: back === null ? "/login" : loginPath(back), register: registerPath(back) };
}
