import { useLocation } from "react-router-dom";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { TextLink } from "@selvedge/ui/text-link";
import { stateAfterRegistration } from "../features/session/after-sign-in.ts";
import { LoginView } from "../features/session/login-view.tsx";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { StoreResetForm } from "../features/session/store-reset-form.tsx";
import { useFormAnswer } from "../lib/form-answer.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRouteParams } from "../lib/route-params.ts";
import { useGo } from "../lib/use-go.ts";

const AFTER_RESET = "?reset=true";

/** `/reset-password/{token}?email=…` */
export default function ResetPasswordPage() {
  const { token = "" } = useRouteParams();
  const email = new URLSearchParams(useLocation().search).get("email") ?? "";
  const go = useGo();
  // Posted before this code had loaded, or without JavaScript: the answer contains the login form.
  const answer = useFormAnswer();
  if (answer?.status === 200) return <LoginView search={AFTER_RESET} email={answer.values["email"]} />;

  return (
    <>
      <PageHead title="Set a new password" />
      <AuthLayout
        title="Set a new password"
        picture={<SignInPicture of="register" />}
        footer={
          <p>
            <TextLink href="/login">Back to Login</TextLink>
          </p>
        }
      >
        <StoreResetForm
          token={token}
          email={email}
          onReset={() => go(`/login${AFTER_RESET}`, { replace: true, state: stateAfterRegistration(email) })}
        />
      </AuthLayout>
    </>
  );
}
