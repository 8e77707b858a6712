import { shippingReturn } from "../content/shipping-return.ts";
import { PolicyPage } from "../features/page/policy-page.tsx";

/** `/shipping-return` */
export default function ShippingReturnPage() {
  return <PolicyPage policy={shippingReturn} path="/shipping-return" />;
}
