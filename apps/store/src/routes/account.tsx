import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { panelNameOf } from "../features/account/panel-names.ts";
import { PageFrame } from "../features/page/page-frame.tsx";
import { PartFailure } from "../features/page/part-failure.tsx";
import { SignedIn } from "../features/session/signed-in.tsx";
import { pagePart } from "../lib/islands/index.ts";

/** Only shown once the session is known, so it is loaded then. */
const AccountPanels = pagePart(
  () => import("../features/account/account-panels.tsx"),
  <Frame />,
  (tryAgain) => (
    <Frame>
      <PartFailure onRetry={tryAgain} />
    </Frame>
  ),
);

/** `/account?tab=…`, and `/my-account/orders` for its orders */
export default function AccountPage() {
  return (
    <SignedIn frame={<Frame />}>
      <AccountPanels />
    </SignedIn>
  );
}

function Frame({ children }: { children?: ReactNode }) {
  return (
    <PageFrame title="Account" headTitle={panelNameOf(useLocation())}>
      {children}
    </PageFrame>
  );
}
