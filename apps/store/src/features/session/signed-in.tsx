import type { ReactNode } from "react";
import { Button } from "@selvedge/ui/button";
import { ErrorState } from "@selvedge/ui/error-state";
import { PageHead } from "../../lib/page-head.tsx";
import { UserProvider } from "./user-context.ts";
import { useSession } from "./use-session.ts";

export interface SignedInProps {
  /** What stands there until the shopper is known: `PageFrame`, or another with the page's own heading. */
  frame: ReactNode;
  children: ReactNode;
}

/**
 * The content of a page with `access: "signed-in"`: knows its shopper (`useUser`). Only a 401 ends a session (`lib/browser-transport.ts`);
 * an account that cannot be read for another reason is offered again.
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
