import { type ChangeEvent, type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PasswordInput } from "@selvedge/ui/password-input";
import { TextInput } from "@selvedge/ui/text-input";
import { ApiError } from "../../lib/http.ts";
import { useGo } from "../../lib/use-go.ts";
import { pathAfterSignIn } from "./after-sign-in.ts";
import { signIn } from "./use-session.ts";

const NOT_SIGNED_IN = "Login failed. Please check your credentials and try again.";

/** The sentence for a failed login, as the specification's error catalogue has it. */
function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error && error.message ? error.message : NOT_SIGNED_IN;
  if (error.status === 422) return error.first || NOT_SIGNED_IN;
  if (error.status === 401) return "Invalid email or password";
  return error.message || "Login failed. Please try again.";
}

export interface LoginFormProps {
  /** Called with the path to go on to. @default goes there */
  onSignedIn?: (path: string) => void;
}

/** Email, password and how long to be remembered. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [search] = useSearchParams();
  const go = useGo();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const handleChange = (set: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value);
    setError(null);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!email.trim() || !password) return setError("Please fill in all required fields");
    setBusy(true);
    setError(null);
    try {
      await signIn(email.trim(), password, remember);
      const path = pathAfterSignIn(search);
      if (onSignedIn) onSignedIn(path);
      else go(path, { replace: true });
    } catch (failure) {
      setError(loginFailure(failure));
      setBusy(false);
    }
  };

  return (
    <form noValidate className="sv:grid sv:gap-5" onSubmit={(event) => void handleSubmit(event)}>
      {error !== null && (
        <Notice tone="danger" live="assertive">
          {error}
        </Notice>
      )}
      <Field label="Email">
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          disabled={busy}
          onChange={handleChange(setEmail)}
        />
      </Field>
      <Field label="Password">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          disabled={busy}
          onChange={handleChange(setPassword)}
        />
      </Field>
      <Checkbox
        name="remember"
        checked={remember}
        disabled={busy}
        onChange={(event) => setRemember(event.target.checked)}
      >
        Remember me
      </Checkbox>
      <Button type="submit" size="lg" width="full" state={busy ? "busy" : "idle"}>
        {busy ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
