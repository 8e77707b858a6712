import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { TextInput } from "@selvedge/ui/text-input";
import { api } from "../../lib/browser-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { emailProblem, forgotFailure, linkIsOnItsWay, SEND_AGAIN_MS } from "./forgot-password.ts";

/** Requests a mail with a reset link. Posts to `/forgot-password` if its code has not loaded. */
export function StoreForgotForm() {
  const posted = useFormAnswer();
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState(posted?.status === 200 ? (posted.values["email"] ?? null) : null);
  const [problem, setProblem] = useState(posted?.errors["email"] ?? null);
  const [failure, setFailure] = useState(posted?.message ?? null);
  const [busy, setBusy] = useState(false);
  /** Number of links sent, and the number after which the last delay has passed. */
  const [sent, setSent] = useState(0);
  const [pausedAfter, setPausedAfter] = useState<number | null>(null);
  useEffect(() => {
    if (sentTo === null) return;
    const wait = setTimeout(() => setPausedAfter(sent), SEND_AGAIN_MS);
    return () => clearTimeout(wait);
  }, [sentTo, sent]);

  const send = async (email: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await api.auth.forgotPassword({ email });
      setSentTo(email);
      setSent((count) => count + 1);
    } catch (error) {
      setFailure(forgotFailure(error));
    }
    setBusy(false);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get("email");
    const email = typeof typed === "string" ? normaliseEmail(typed) : "";
    const found = emailProblem(email);
    setProblem(found);
    if (found === null) void send(email);
    else form.current?.querySelector<HTMLElement>("input[name=email]")?.focus();
  };

  return (
    <>
      <div role="status" className="sv:empty:hidden">
        {sentTo !== null && (
          <Notice
            variant="success"
            className="sv:mb-5"
            action={
              pausedAfter === sent && (
                <Button variant="plain" state={busy ? "busy" : "idle"} onClick={() => void send(sentTo)}>
                  Send again
                </Button>
              )
            }
          >
            {linkIsOnItsWay(sentTo)}
          </Notice>
        )}
      </div>
      {failure !== null && (
        <Notice variant="danger" live="assertive" className="sv:mb-5">
          {failure}
        </Notice>
      )}
      {sentTo === null && (
        <form
          ref={form}
          method="post"
          action="/forgot-password"
          noValidate
          className="sv:grid sv:gap-5"
          onSubmit={handleSubmit}
        >
          <p className="sv:text-muted">Enter the email you registered with. We will send a link to set a new one.</p>
          <Field label="Email" error={problem}>
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={posted?.values["email"]}
              disabled={busy}
              onChange={(event) => problem !== null && setProblem(emailProblem(normaliseEmail(event.target.value)))}
            />
          </Field>
          <Button type="submit" size="lg" width="full" state={busy ? "busy" : "idle"}>
            {busy ? "Sending…" : "Send link"}
          </Button>
        </form>
      )}
    </>
  );
}
