import { useState } from "react";
import { Button } from "@selvedge/ui/button";
import { Notice } from "@selvedge/ui/notice";
import { RESET_LINK_MINUTES } from "@selvedge/commerce/promises";
import { api } from "../../lib/browser-api.ts";
import { messageOf } from "../../lib/http.ts";
import { useUser } from "../session/user-context.ts";

/** Sets a first password by a mailed link, so that access to this screen alone is not enough. */
export function SetPassword() {
  const { email } = useUser();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [failure, setFailure] = useState<string | null>(null);

  const handleSend = async () => {
    setState("busy");
    setFailure(null);
    try {
      await api.auth.forgotPassword({ email });
      setState("sent");
    } catch (error) {
      setFailure(messageOf(error, "Something went wrong. Please try again."));
      setState("idle");
    }
  };

  return (
    <div className="sv:grid sv:justify-items-start sv:gap-5">
      <p className="sv:text-muted">
        Your account has no password: Google opens it. A link in a mail sets one. You then login with it here, and may
        link Google again.
      </p>
      {failure !== null && (
        <Notice variant="danger" live="assertive">
          {failure}
        </Notice>
      )}
      <div role="status" className="sv:empty:hidden">
        {state === "sent" && (
          <Notice variant="success">{`A link is on its way to ${email}. It works for ${RESET_LINK_MINUTES} minutes.`}</Notice>
        )}
      </div>
      {state !== "sent" && (
        <Button variant="quiet" state={state} onClick={() => void handleSend()}>
          {state === "busy" ? "Sending…" : "Mail me a link"}
        </Button>
      )}
    </div>
  );
}
