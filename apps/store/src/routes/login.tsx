import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { LoginForm } from "../features/session/login-form.tsx";
import { readPendingCartItem } from "../features/session/pending-cart-item.ts";
import { SignInPicture } from "../features/session/sign-in-picture.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { storeLink } from "../lib/store-link.tsx";
import { subscribeStored } from "../lib/storage.ts";

/** `/login` */
export default function LoginPage() {
  const [search] = useSearchParams();
  const redirect = search.get("redirect");
  const kept = useSyncExternalStore(
    subscribeStored,
    () => readPendingCartItem()?.name ?? null,
    () => null,
  );
  return (
    <>
      <PageHead title="Login" />
      <AuthLayout
        title="Login"
        picture={<SignInPicture />}
        footer={
          <p>
            New here?{" "}
            <TextLink
              href={redirect === null ? "/register" : `/register?redirect=${encodeURIComponent(redirect)}`}
              render={storeLink}
            >
              Register
            </TextLink>
          </p>
        }
      >
        {search.has("registered") && (
          <Notice tone="success" className="sv:mb-5">
            Registration successful! Please login to continue.
          </Notice>
        )}
        {kept !== null && <Notice className="sv:mb-5">{`We kept ${kept} for you.`}</Notice>}
        <LoginForm />
      </AuthLayout>
    </>
  );
}
