import { shippingReturn } from "../content/shipping-return.ts";
import { PolicyPage } from "../features/page/policy-page.tsx";
import { useShop } from "../lib/page-state.ts";

/** `/shipping-return` */
export default function ShippingReturnPage() {
  return <PolicyPage name="shipping-return" policy={shippingReturn(useShop())} />;
}
