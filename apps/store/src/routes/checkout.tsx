import { PageSkeleton } from "../features/session/page-skeleton.tsx";
import { pagePart } from "../lib/islands/index.ts";

/** Nobody sees it before the session is known, so it need not be there before. */
const CheckoutForm = pagePart(() => import("../features/checkout/checkout-form.tsx"), <PageSkeleton />);

/** `/checkout` */
export default function CheckoutPage() {
  return <CheckoutForm />;
}
