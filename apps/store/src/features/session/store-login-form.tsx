import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { LoginForm, type LoginFormProps, type LoginValues } from "@selvedge/ui/login-form";
import { TextLink } from "@selvedge/ui/text-link";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { readMemory } from "../../lib/page-memory.ts";
import { NO_SCRIPT_FIELD } from "../../lib/posted-form.ts";
import { useGo } from "../../lib/use-go.ts";
import { pathAfterSignIn } from "./after-sign-in.ts";
import { EMPTY_LOGIN, loginFailure } from "./login-failure.ts";
import { keepSession, signIn } from "./use-session.ts";

export interface StoreLoginFormProps extends Omit<LoginFormProps, "error" | "state" | "onLogin" | "action"> {
  /** Query of the login page, question mark included; part of the form's action. */
  search: string;
  onSignedIn: () => void;
}

/** Email, password and "remember me". Posts to `/login` if its code has not loaded. */
export function StoreLoginForm({ search, onSignedIn, defaultEmail, ...props }: StoreLoginFormProps) {
  const answer = useFormAnswer();
  const { pathname } = useLocation();
  const go = useGo();
  const posted = pathname === "/login" ? answer : null;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(posted?.message ?? null);

  const handed = posted?.session;
  const takeOver = useEffectEvent(() => {
    if (!handed) return;
    keepSession(handed);
    // Loads a new document in place of this one, because going back must not submit the form again. A session kept in
    // this document's memory only would be lost with it.
    const next = pathAfterSignIn(new URLSearchParams(search));
    if (readMemory("token") === null) window.location.replace(next);
    else go(next, { replace: true });
  });
  useEffect(() => takeOver(), []);

  const handleLogin = async ({ email: typed, password, remember }: LoginValues) => {
    const email = normaliseEmail(typed);
    if (!email || !password) return setError(EMPTY_LOGIN);
    setBusy(true);
    setError(null);
    try {
      await signIn(email, password, remember);
      onSignedIn();
    } catch (failure) {
      setError(loginFailure(failure));
      setBusy(false);
    }
  };

  return (
    <LoginForm
      {...props}
      action={`/login${search}`}
      defaultEmail={posted?.values["email"] ?? defaultEmail}
      defaultRemember={posted?.values["remember"] !== undefined}
      error={error}
      state={busy || handed ? "busy" : "idle"}
      onChange={() => setError(null)}
      onLogin={(values) => void handleLogin(values)}
    >
      <p>
        <TextLink href="/forgot-password">Forgot password?</TextLink>
      </p>
      <noscript>
        <input type="hidden" {...NO_SCRIPT_FIELD} />
      </noscript>
    </LoginForm>
  );
}
