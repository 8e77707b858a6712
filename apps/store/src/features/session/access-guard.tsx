import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { loginPath } from "../../lib/session.ts";
import { useGo } from "../../lib/use-go.ts";
import { useStored } from "../../lib/use-stored.ts";
import { hasToken } from "./use-session.ts";

export interface AccessGuardProps {
  /** Who may see the page; anybody when absent. */
  access: "guest" | "signed-in" | undefined;
  /** The page. Its code is not asked for before it is clear that it will be seen. */
  children: ReactNode;
}

/**
 * Sends guests from signed-in pages to login, and signed-in shoppers from guest pages to their account. Whoever arrives
 * by a new document is sent by `public/guard.js` already, before the first paint.
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
  // Whoever signs in on this page is led on by its form.
  const [arrivedSignedIn] = useState(hasToken);
  const go = useGo();
  const leave = useEffectEvent(() => go("/account", { replace: true }));
  useEffect(() => {
    if (arrivedSignedIn) leave();
  }, [arrivedSignedIn]);
  return children;
}
