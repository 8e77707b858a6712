import type { EnrolmentAnswer } from "@selvedge/commerce/wire/owner";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PageHeading } from "@selvedge/ui/page-heading";
import { PasswordInput } from "@selvedge/ui/password-input";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";
import { type FormEvent, useState } from "react";
import { messageOf, Refused, send } from "../calls/refused.ts";
import type { Transport } from "../calls/transport.ts";
import { useTitle } from "../shell/screen.tsx";
import { CodeInput } from "./code-input.tsx";
import { QrCode } from "./qr-code.tsx";
import { textOf } from "./text-of.ts";

interface EnrolmentProps {
  transport: Transport;
  onEnrolled: () => void;
}

interface Started {
  token: string;
  url: string;
}

/** Two steps for somebody new: a password, then the authenticator. */
export function Enrolment({ transport, onEnrolled }: EnrolmentProps) {
  const [started, setStarted] = useState<Started>();
  useTitle(started ? "Set up your authenticator" : "Set a password");
  const [state, setState] = useState<"idle" | "busy">("idle");
  const [refused, setRefused] = useState<unknown>();

  async function submit(typed: FormData) {
    setState("busy");
    setRefused(undefined);
    try {
      if (started) {
        const body = { token: started.token, code: textOf(typed, "code") };
        await send(transport, { method: "POST", path: "/api/owner/enrolment/confirm", body });
        onEnrolled();
      } else {
        const token = textOf(typed, "token");
        const password = typed.get("password");
        const call = { method: "POST", path: "/api/owner/enrolment", body: { token, password } } as const;
        setStarted({ token, url: (await send<EnrolmentAnswer>(transport, call)).otpauth_url });
      }
    } catch (error) {
      setRefused(error);
    } finally {
      setState("idle");
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "idle") void submit(new FormData(event.currentTarget));
  };

  const fields = refused instanceof Refused ? refused.fields : {};
  const isOfField = Object.keys(fields).length > 0;
  return (
    <>
      <PageHeading title={started ? "Set up your authenticator" : "Set a password"}>
        {started
          ? "Scan this with an authenticator app on your phone, or open it on this phone."
          : "You need the code that the shop’s owner gave you. It is valid for a day."}
      </PageHeading>
      <form key={started ? "code" : "password"} noValidate onSubmit={handleSubmit} className="sv:mt-8 sv:grid sv:gap-5">
        {refused !== undefined && !isOfField && (
          <Notice variant="danger" live="assertive">
            {messageOf(refused)}
          </Notice>
        )}
        {started ? (
          <>
            <QrCode text={started.url} label="Code for your authenticator app" />
            <p className="sv:text-small sv:text-muted">
              <TextLink href={started.url}>Open in the app on this phone</TextLink>
              <span className="sv:mt-3 sv:block">Or type this secret into the app:</span>
              <span className="sv:block sv:font-mono sv:text-ink sv:wrap-anywhere">{secretOf(started.url)}</span>
            </p>
            <Field label="Code" description="Six digits that the app now shows." error={fields["code"]}>
              <CodeInput />
            </Field>
          </>
        ) : (
          <>
            <Field label="Code from the owner" error={fields["token"]}>
              <TextInput name="token" autoComplete="off" autoCapitalize="none" spellCheck={false} />
            </Field>
            <Field label="New password" error={fields["password"]}>
              <PasswordInput name="password" autoComplete="new-password" />
            </Field>
          </>
        )}
        <Button type="submit" size="lg" width="full" state={state}>
          {state === "busy" ? "One moment…" : started ? "Finish" : "Next"}
        </Button>
        <p className="sv:text-small">
          <TextLink href="/">Back to signing in</TextLink>
        </p>
      </form>
    </>
  );
}

/** In groups of four, to be typed. */
const secretOf = (url: string): string =>
  (new URL(url).searchParams.get("secret") ?? "").match(/.{1,4}/g)?.join(" ") ?? "";
