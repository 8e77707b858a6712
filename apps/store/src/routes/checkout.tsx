import { lazy, Suspense } from "react";
import { PageSkeleton } from "../features/session/page-skeleton.tsx";

/** Nobody sees it before the session is known, so it need not be there before. */
const CheckoutForm = lazy(() => import("../features/checkout/checkout-form.tsx"));

/** `/checkout` */
export default function CheckoutPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CheckoutForm />
    </Suspense>
  );
}
