import { PageFrame } from "../features/page/page-frame.tsx";
import { PartFailure } from "../features/page/part-failure.tsx";
import { SignedIn } from "../features/session/signed-in.tsx";
import { pagePart } from "../lib/islands/index.ts";

const FRAME = <PageFrame title="Checkout" />;

/** Only shown once the session is known, so it is loaded then. */
const CheckoutForm = pagePart(
  () => import("../features/checkout/checkout-form.tsx"),
  FRAME,
  (tryAgain) => (
    <PageFrame title="Checkout">
      <PartFailure onRetry={tryAgain} />
    </PageFrame>
  ),
);

/** `/checkout` */
export default function CheckoutPage() {
  return (
    <SignedIn frame={FRAME}>
      <CheckoutForm />
    </SignedIn>
  );
}
