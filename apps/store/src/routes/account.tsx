import { lazy, Suspense } from "react";
import { PageSkeleton } from "../features/session/page-skeleton.tsx";

/** Nobody sees it before the session is known, so it need not be there before. */
const AccountPanels = lazy(() => import("../features/account/account-panels.tsx"));

/** `/account?tab=…`, and `/my-account/orders` for its orders */
export default function AccountPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AccountPanels />
    </Suspense>
  );
}
