import type { StaffSignInAnswer } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { PasswordInput } from "@selvedge/ui/password-input";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";
import { type FormEvent, useState } from "react";
import { messageOf, send } from "../calls/refused.ts";
import type { Transport } from "../calls/transport.ts";
import { useTitle } from "../shell/screen.tsx";
import { CodeInput } from "./code-input.tsx";
import { type DeskSession, keepDevice, keptDevice } from "./kept-session.ts";
import { passwordOf, textOf } from "./text-of.ts";

interface SignInProps {
  transport: Transport;
  /** Said above the form: why there is one again. */
  reason?: string | undefined;
  onSignedIn: (session: DeskSession) => void;
}

/** Email, password, and the authenticator's code. What was typed stays after a refusal, except for the code, which is valid once. */
export function SignIn({ transport, reason, onSignedIn }: SignInProps) {
  useTitle("Sign in");
  const [state, setState] = useState<"idle" | "busy">("idle");
  const [error, setError] = useState<string>();
  async function submit(form: HTMLFormElement) {
    setState("busy");
    setError(undefined);
    const typed = new FormData(form);
    const body = {
      email: textOf(typed, "email"),
      password: passwordOf(typed, "password"),
      code: textOf(typed, "code"),
      device_token: keptDevice(),
    };
    try {
      const answer = await send<StaffSignInAnswer>(transport, { method: "POST", path: "/api/owner/session", body });
      keepDevice(answer.device_token);
      onSignedIn(answer);
    } catch (thrown) {
      setState("idle");
      setError(messageOf(thrown));
      const code = form.elements.namedItem("code");
      if (code instanceof HTMLInputElement) {
        code.value = "";
        code.focus();
      }
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "idle") void submit(event.currentTarget);
  };
  return (
    <>
      <PageHeading title="Desk">Sign in to see what there is to do today.</PageHeading>
      <form noValidate onSubmit={handleSubmit} className="sv:mt-8 sv:grid sv:gap-5">
        {error !== undefined ? (
          <Notice variant="danger" live="assertive">
            {error}
          </Notice>
        ) : (
          reason !== undefined && <Notice live="polite">{reason}</Notice>
        )}
        <Field label="Email">
          <TextInput type="email" name="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Field label="Code" description="Six digits from your authenticator app.">
          <CodeInput />
        </Field>
        <Button type="submit" size="lg" width="full" state={state}>
          {state === "busy" ? "Signing in…" : "Sign in"}
        </Button>
        <p className="sv:text-small sv:text-muted">
          First time here? <TextLink href="/enrol">Set a password</TextLink> with the code that you were given.
        </p>
      </form>
    </>
  );
}
