import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AuthLayout } from "@selvedge/ui/auth-layout";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { CONFIRMED_MINUTES } from "@selvedge/commerce/promises";
import { messageOf } from "../../lib/http.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { toasts } from "../../lib/toasts.ts";
import { useGo } from "../../lib/use-go.ts";
import { pathAfterSignIn } from "./after-sign-in.ts";
import { SignInPicture } from "./sign-in-picture.tsx";
import { hasToken } from "./use-session.ts";
import { type OAuthIntent, finishSignIn, takeSignIn } from "./federated-sign-in.ts";

const ACCOUNT = "/account?tab=security";
const DONE: Readonly<Record<OAuthIntent, string>> = {
  link: "Google opens your account now",
  confirm: `Google has confirmed that it is you. You have ${CONFIRMED_MINUTES} minutes.`,
};

/** The page that Google redirects back to. Continues at once to the requested page, or shows why it cannot. */
export function GoogleReturn() {
  const { search } = useLocation();
  const go = useGo();
  const [failure, setFailure] = useState<{ message: string; of: OAuthIntent | null } | null>(null);
  const hasBegun = useRef(false);

  const finish = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The code can only be used once and should not stay in the history.
    window.history.replaceState(window.history.state, "", "/login/google");
    const returned = new URLSearchParams(search);
    const begun = takeSignIn(returned.get("state"));
    const purpose = begun?.purpose ?? null;
    // Another tab has signed in meanwhile.
    if (purpose === null && hasToken()) return go("/account", { replace: true });
    finishSignIn(begun, returned).then(
      () => {
        if (purpose) toasts.success(DONE[purpose]);
        go(purpose ? ACCOUNT : pathAfterSignIn(new URLSearchParams(begun?.search)), { replace: true });
      },
      (error: unknown) =>
        setFailure({
          message: messageOf(
            error,
            purpose ? "Something went wrong. Please try again." : "Login failed. Please try again.",
          ),
          of: purpose,
        }),
    );
  });
  useEffect(() => finish(), []);

  return (
    <>
      <PageHead title="Login" />
      <AuthLayout
        title="Login"
        picture={<SignInPicture of="login" />}
        footer={
          <p>
            {failure?.of ? (
              <TextLink href={ACCOUNT}>Back to your account</TextLink>
            ) : (
              <TextLink href="/login">Back to Login</TextLink>
            )}
          </p>
        }
      >
        {/* Reserves space for both states, so that the content below does not move. */}
        <div className="sv:min-h-24">
          <noscript>
            {/* React does not touch the content of noscript, so only the server build needs this code. */}
            {import.meta.env.SSR && (
              <Notice variant="warning">
                JavaScript is switched off here, and the shop sets no cookies: nothing in this browser can keep you
                logged in.
              </Notice>
            )}
          </noscript>
          {failure === null ? (
            <p role="status" className="sv:noscript:hidden">
              Logging in...
            </p>
          ) : (
            <Notice variant="danger" live="assertive">
              {failure.message}
            </Notice>
          )}
        </div>
      </AuthLayout>
    </>
  );
}
