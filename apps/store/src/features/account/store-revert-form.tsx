import { type SubmitEvent, useState } from "react";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { TextLink } from "@selvedge/ui/text-link";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { messageOf } from "../../lib/http.ts";
import { forgetSession } from "../../lib/session.ts";

/** Reverts a change of email. Posts to `/revert-email/{token}` if its code has not loaded. */
export function StoreRevertForm({ token }: { token: string }) {
  const posted = useFormAnswer();
  const [isDone, setDone] = useState(posted?.status === 200);
  const [failure, setFailure] = useState(posted?.message ?? null);
  const [busy, setBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await customerApi(api).account.revertEmail(token);
      // The server has ended this browser's session along with all others.
      forgetSession();
      setDone(true);
    } catch (error) {
      setFailure(messageOf(error, "Something went wrong. Please try again."));
      setBusy(false);
    }
  };

  if (isDone) {
    return (
      <Notice variant="success" live="polite" action={<TextLink href="/forgot-password">Set a new password</TextLink>}>
        Your account has its old email again, and every device is logged out. Somebody may know your password: please
        set a new one.
      </Notice>
    );
  }
  return (
    <form method="post" action="" className="sv:grid sv:gap-5" onSubmit={(event) => void handleSubmit(event)}>
      {failure !== null && (
        <Notice variant="danger" live="assertive">
          {failure}
        </Notice>
      )}
      <p className="sv:text-muted">
        The email of your account was changed. If it was not you, take the change back: your account gets its old email
        again, and every device is logged out.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" width="full" state={busy ? "busy" : "idle"}>
        {busy ? "Taking it back…" : "Take the change back"}
      </Button>
    </form>
  );
}
