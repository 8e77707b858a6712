import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { PageHead } from "../../lib/page-head.tsx";
import { loginPath } from "../../lib/session.ts";
import { useGo } from "../../lib/use-go.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { UserProvider } from "./user-context.ts";
import { useSession } from "./use-session.ts";

export interface AccessGuardProps {
  /** Who may see the page; anybody when absent. */
  access: "guest" | "signed-in" | undefined;
  children: ReactNode;
}

/** Sends guests from signed-in pages to login, and signed-in shoppers from guest pages to their account. */
export function AccessGuard({ access, children }: AccessGuardProps) {
  return access === undefined ? (
    children
  ) : access === "guest" ? (
    <GuestsOnly>{children}</GuestsOnly>
  ) : (
    <SignedIn>{children}</SignedIn>
  );
}

function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const go = useGo();
  const arrivedAsGuest = useRef(false);
  useEffect(() => {
    if (session.status === "guest") arrivedAsGuest.current = true;
    // Whoever signs in on this page is led on by its form.
    if (session.status === "signed-in" && !arrivedAsGuest.current) go("/account", { replace: true });
  }, [session.status, go]);
  return children;
}

function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const go = useGo();
  const isGuest = session.status === "guest";
  useEffect(() => {
    if (isGuest) go(loginPath(pathname + search), { replace: true });
  }, [isGuest, go, pathname, search]);

  if (session.status === "signed-in") return <UserProvider value={session.user}>{children}</UserProvider>;
  if (session.status === "failed") {
    return (
      <div className="sv:wrap sv:py-section">
        <PageHead title="Your account could not be loaded" />
        <ErrorState title="Your account could not be loaded." action={<Button onClick={session.retry}>Retry</Button>} />
      </div>
    );
  }
  return (
    <>
      <PageHead title="Your page" />
      <PageSkeleton />
    </>
  );
}
