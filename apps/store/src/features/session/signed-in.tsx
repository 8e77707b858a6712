import type { ReactNode } from "react";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { PageHead } from "../../lib/page-head.tsx";
import { UserProvider } from "./user-context.ts";
import { useSession } from "./use-session.ts";

export interface SignedInProps {
  /** Shown until the shopper is known: `PageFrame`, or another frame with the page's own heading. */
  frame: ReactNode;
  children: ReactNode;
}

/**
 * The content of a page with `access: "signed-in"`, which can call `useUser`. Only a 401 ends a session
 * (`lib/browser-transport.ts`); if the account cannot be loaded for another reason, a retry is offered.
 */
export function SignedIn({ frame, children }: SignedInProps) {
  const session = useSession();
  if (session.status === "signed-in") return <UserProvider value={session.user}>{children}</UserProvider>;
  if (session.status !== "failed") return frame;
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
