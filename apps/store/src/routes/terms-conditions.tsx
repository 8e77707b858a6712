import { termsConditions } from "../content/terms-conditions.ts";
import { PolicyPage } from "../features/page/policy-page.tsx";
import { useShop } from "../lib/page-state.ts";

/** `/terms-conditions` */
export default function TermsConditionsPage() {
  return <PolicyPage name="terms-conditions" policy={termsConditions(useShop())} />;
}
