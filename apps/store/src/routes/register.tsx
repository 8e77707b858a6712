import { useLocation } from "react-router-dom";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { TextLink } from "@selvedge/ui/text-link";
import { loginAfterRegistration, stateAfterRegistration } from "../features/session/after-sign-in.ts";
import { GoogleSignIn } from "../features/session/google-sign-in.tsx";
import { LoginView } from "../features/session/login-view.tsx";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { StoreRegisterForm } from "../features/session/store-register-form.tsx";
import { useFormAnswer } from "../lib/form-answer.ts";
import { PageHead } from "../lib/page-head.tsx";
import { loginPath } from "../lib/session.ts";
import { useGo } from "../lib/use-go.ts";

/** `/register` */
export default function RegisterPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const go = useGo();
  const answer = useFormAnswer();
  // Posted before this code had loaded, or without JavaScript: the answer contains the login form.
  const registered = answer?.status === 200 ? (answer.values["email"] ?? "") : null;
  if (registered !== null) {
    return <LoginView search={loginAfterRegistration(query).replace("/login", "")} email={registered} />;
  }

  const redirect = query.get("redirect");
  return (
    <>
      <PageHead title="Register" />
      <AuthLayout
        title="Register"
        picture={<SignInPicture of="register" />}
        footer={
          <p>
            Already have an account?{" "}
            <TextLink href={redirect === null ? "/login" : loginPath(redirect)}>Login</TextLink>
          </p>
        }
      >
        <StoreRegisterForm
          search={search}
          onRegistered={(email) => go(loginAfterRegistration(query), { state: stateAfterRegistration(email) })}
        />
        <GoogleSignIn search={search} />
      </AuthLayout>
    </>
  );
}
