import { SelvedgeProvider } from "@selvedge/ui/provider";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Link, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { SWRConfig } from "swr";
import { OwnerCallsProvider } from "./calls/owner-calls.ts";
import type { Transport } from "./calls/transport.ts";
import { Screens } from "./screens.tsx";
import { Enrolment } from "./session/enrolment.tsx";
import { type DeskSession, keepSession, keptSession } from "./session/kept-session.ts";
import { SignIn } from "./session/sign-in.tsx";
import { Shell } from "./shell/shell.tsx";
import { useHeadingFocus } from "./shell/use-heading-focus.ts";

/** Where staff work. `transport` carries its calls to the shop; the router is the caller's. */
export function Desk({ transport }: { transport: Transport }) {
  const [session, setSession] = useState(keptSession);
  const [reason, setReason] = useState<string>();
  /** Whether somebody has signed in or out since the document was opened. */
  const [isArrival, setArrival] = useState(false);
  const navigate = useNavigate();
  const put = (next: DeskSession | null, why?: string) => {
    keepSession(next);
    setSession(next);
    setReason(why);
    setArrival(true);
  };
  const bearer = session?.access_token;
  const calls = useMemo(
    () =>
      bearer === undefined
        ? null
        : { transport, bearer, onEnded: () => put(null, "Your session has ended. Please sign in again.") },
    [transport, bearer],
  );

  if (!session || !calls) {
    const enrolment = (
      <Enrolment
        transport={transport}
        onEnrolled={() => {
          setReason("You can sign in now. Wait for the app’s next code.");
          void navigate("/");
        }}
      />
    );
    return (
      <SelvedgeProvider locale="en-IN" link={routerLink}>
        <Door isArrival={isArrival}>
          <Routes>
            <Route path="/enrol" element={enrolment} />
            <Route path="*" element={<SignIn transport={transport} reason={reason} onSignedIn={put} />} />
          </Routes>
        </Door>
      </SelvedgeProvider>
    );
  }

  const signOut = () => {
    // An answer is not awaited: signing out never fails here, and an unknown token is ignored there.
    void transport({ method: "DELETE", path: "/api/owner/session", bearer: session.access_token }).catch(
      () => undefined,
    );
    put(null);
  };
  return (
    <SelvedgeProvider locale="en-IN" link={routerLink}>
      {/* A cache for each session: the next person at this screen sees nothing of the last. */}
      <SWRConfig key={session.access_token} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <OwnerCallsProvider value={calls}>
          <Shell staff={session.staff} isArrival={isArrival} onSignOut={signOut}>
            <Screens role={session.staff.role} />
          </Shell>
        </OwnerCallsProvider>
      </SWRConfig>
    </SelvedgeProvider>
  );
}

function Door({ isArrival, children }: { isArrival: boolean; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, useLocation().pathname, isArrival);
  return (
    <main ref={main} className="sv:mx-auto sv:min-h-svh sv:max-w-[26rem] sv:px-margin sv:py-12">
      {children}
    </main>
  );
}

/** Links within the desk do not load a document. */
const routerLink: NonNullable<Parameters<typeof SelvedgeProvider>[0]["link"]> = ({ href, ...link }) =>
  href?.startsWith("/") ? <Link {...link} to={href} /> : <a {...link} href={href} />;
