import { useLocation } from "react-router-dom";
import { loginPath } from "../../lib/session.ts";
import { registerPath } from "./register-path.ts";

/**
 * Paths of the login and register pages that return to the current page. On a sign-in or account recovery page they
 * keep that page's own return path.
 */
export function useSignInPaths(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const isHere = /^\/(login|register|forgot-password|reset-password)/.test(pathname);
  const back = isHere ? new URLSearchParams(search).get("redirect") : pathname + search;
  return { login: back === null ? "/login" : loginPath(back), register: registerPath(back) };
}
