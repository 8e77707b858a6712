import { PageSkeleton } from "../features/session/page-skeleton.tsx";
import { pagePart } from "../lib/islands/index.ts";

/** Nobody sees it before the session is known, so it need not be there before. */
const AccountPanels = pagePart(() => import("../features/account/account-panels.tsx"), <PageSkeleton />);

/** `/account?tab=…`, and `/my-account/orders` for its orders */
export default function AccountPage() {
  return <AccountPanels />;
}
