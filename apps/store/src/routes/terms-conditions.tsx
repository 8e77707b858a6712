import { termsConditions } from "../content/terms-conditions.ts";
import { PolicyPage } from "../features/page/policy-page.tsx";

/** `/terms-conditions` */
export default function TermsConditionsPage() {
  return <PolicyPage policy={termsConditions} path="/terms-conditions" />;
}
