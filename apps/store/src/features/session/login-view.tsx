import { useSyncExternalStore } from "react";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { subscribeStored } from "../../lib/storage.ts";
import { useGo } from "../../lib/use-go.ts";
import { pathAfterSignIn } from "./after-sign-in.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { readPendingCartItem } from "./pending-cart-item.ts";
import { registerPath } from "./register-path.ts";
import { SignInPicture } from "./sign-in-picture.tsx";
import { StoreLoginForm } from "./store-login-form.tsx";

export interface LoginViewProps {
  /** Query of the login page, question mark included. */
  search: string;
  /** The email that has just been registered. */
  email?: string | undefined;
}

/** The login page: at `/login`, and after a registration posted without JavaScript. */
export function LoginView({ search, email }: LoginViewProps) {
  const query = new URLSearchParams(search);
  const answer = useFormAnswer();
  const go = useGo();
  const kept = useSyncExternalStore(
    subscribeStored,
    () => readPendingCartItem()?.name ?? null,
    () => null,
  );
  const isSessionLost = email === undefined && answer?.status === 200 && answer.session === null;
  return (
    <>
      <PageHead title="Login" />
      <AuthLayout
        title="Login"
        picture={<SignInPicture of="login" />}
        footer={
          <p>
            New here? <TextLink href={registerPath(query.get("redirect"))}>Register</TextLink>
          </p>
        }
      >
        {query.has("registered") && (
          <Notice variant="success" className="sv:mb-5">
            Registration successful! Please login to continue.
          </Notice>
        )}
        {query.has("reset") && (
          <Notice variant="success" className="sv:mb-5">
            Your password is changed. Please login.
          </Notice>
        )}
        {kept !== null && <Notice className="sv:mb-5">{`We kept ${kept} for you.`}</Notice>}
        {isSessionLost && (
          <Notice variant="warning" className="sv:mb-5">
            Your email and password are right. But JavaScript is switched off here, and the shop sets no cookies:
            nothing in this browser can keep you logged in. Please switch it on and log in again.
          </Notice>
        )}
        <StoreLoginForm
          search={search}
          defaultEmail={email}
          onSignedIn={() => go(pathAfterSignIn(query), { replace: true })}
        />
        <GoogleSignIn search={search} />
      </AuthLayout>
    </>
  );
}
