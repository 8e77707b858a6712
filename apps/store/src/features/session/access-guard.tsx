import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { loginPath } from "../../lib/session.ts";
import { useGo } from "../../lib/use-go.ts";
import { useStored } from "../../lib/use-stored.ts";
import { hasToken } from "./use-session.ts";

export interface AccessGuardProps {
  /** Who may see the page; everybody when absent. */
  access: "guest" | "signed-in" | undefined;
  /** The page. Its code is only loaded once the visitor is known to be allowed. */
  children: ReactNode;
}

/**
 * Redirects guests from signed-in pages to login, and signed-in shoppers from guest pages to their account. On a
 * document load `public/guard.js` has already redirected before the first paint.
 */
export function AccessGuard({ access, children }: AccessGuardProps) {
  const token = useStored("token");
  if (access === "signed-in" && token === null) return <ToLogin />;
  return access === "guest" ? <GuestsOnly>{children}</GuestsOnly> : children;
}

function ToLogin() {
  const { pathname, search } = useLocation();
  const go = useGo();
  const leave = useEffectEvent(() => go(loginPath(pathname + search), { replace: true }));
  useEffect(() => leave(), []);
  return null;
}

function GuestsOnly({ children }: { children: ReactNode }) {
  // A shopper who signs in on this page is redirected by the form.
  const [arrivedSignedIn] = useState(hasToken);
  const go = useGo();
  const leave = useEffectEvent(() => go("/account", { replace: true }));
  useEffect(() => {
    if (arrivedSignedIn) leave();
  }, [arrivedSignedIn]);
  return children;
}
