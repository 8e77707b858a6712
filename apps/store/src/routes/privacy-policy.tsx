import { privacyPolicy } from "../content/privacy-policy.ts";
import { PolicyPage } from "../features/page/policy-page.tsx";

/** `/privacy-policy` */
export default function PrivacyPolicyPage() {
  return <PolicyPage name="privacy-policy" policy={privacyPolicy} />;
}
