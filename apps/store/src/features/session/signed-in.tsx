import { type ReactNode, useEffect } from "react";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { forgetDraft } from "../../lib/draft.ts";
import { leaveFlash } from "../../lib/flash.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { forgetSession } from "../../lib/session.ts";
import { UserProvider } from "./user-context.ts";
import { useSession } from "./use-session.ts";

export interface SignedInProps {
  /** What stands there until the shopper is known: `PageFrame`, or another with the page's own heading. */
  frame: ReactNode;
  /**
   * What follows when the account cannot be read. `login` ends the session, as the account page does; `retry` keeps it, for pages
   * in the middle of an order, which would lose their place. @default "retry"
   */
  onFailure?: "retry" | "login";
  children: ReactNode;
}

/** The content of a page with `access: "signed-in"`: knows its shopper (`useUser`). */
export function SignedIn({ frame, onFailure = "retry", children }: SignedInProps) {
  const session = useSession();
  if (session.status === "signed-in") return <UserProvider value={session.user}>{children}</UserProvider>;
  if (session.status !== "failed") return frame;
  if (onFailure === "login") return <SessionEnd />;
  return (
    <div className="sv:wrap sv:py-section">
      <PageHead title="Your account could not be loaded" />
      <ErrorState
        title="Your account could not be loaded."
        level={1}
        action={<Button onClick={session.retry}>Retry</Button>}
      />
    </div>
  );
}

/** Ends the session in this browser. The page's guard then leads to login, and from there back. */
function SessionEnd() {
  useEffect(() => {
    leaveFlash({ type: "error", text: "Your account could not be loaded. Please login again." });
    forgetDraft();
    forgetSession();
  }, []);
  return null;
}
