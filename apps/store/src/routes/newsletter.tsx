import { useLocation } from "react-router-dom";
import { ConfirmView } from "../features/newsletter/confirm-view.tsx";
import { JoinView } from "../features/newsletter/join-view.tsx";
import { LeaveView } from "../features/newsletter/leave-view.tsx";
import { useRouteParams } from "../lib/route-params.ts";

/** `/newsletter`, and the targets of mailed links: `/confirm-newsletter/{token}` and `/unsubscribe/{token}` */
export default function NewsletterRoute() {
  const { token } = useRouteParams();
  const { pathname } = useLocation();
  if (token === undefined) return <JoinView />;
  return pathname.toLowerCase().startsWith("/unsubscribe/") ? (
    <LeaveView token={token} />
  ) : (
    <ConfirmView token={token} />
  );
}
