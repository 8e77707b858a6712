import type { SignInMeans } from "@selvedge/commerce/wire/sign-in";
import { Button } from "@selvedge/ui/button";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PasswordInput } from "@selvedge/ui/password-input";
import { formatDay } from "@selvedge/commerce/dates";
import { toasts } from "../../lib/toasts.ts";
import { followGoogleIntent } from "../session/federated-sign-in.ts";
import { usePasswordProof } from "./use-password-proof.ts";

export interface GoogleLinkProps {
  means: SignInMeans;
  /** Removes the link; rejects with `ApiError`. */
  unlink: (password: string) => Promise<void>;
}

/** Whether the account is linked to Google, and the form to change that with the password. */
export function GoogleLink({ means, unlink }: GoogleLinkProps) {
  const [linked] = means.identities;
  if (linked && !means.has_password) {
    return (
      <p className="sv:text-muted">
        {`Google opens your account since ${formatDay(linked.created_at)}. To end that, set a password first.`}
      </p>
    );
  }
  return linked ? (
    <PasswordStep
      key="unlink"
      text={`Google opens your account since ${formatDay(linked.created_at)}, and so does your password.`}
      action="Unlink Google"
      onConfirm={async (password) => {
        await unlink(password);
        toasts.success("Google no longer opens your account");
      }}
    />
  ) : (
    <PasswordStep
      key="link"
      text="Google can open your account, beside your password."
      action="Link Google"
      onConfirm={(password) => followGoogleIntent("link", password)}
    />
  );
}

interface PasswordStepProps {
  text: string;
  action: string;
  onConfirm: (password: string) => Promise<void>;
}

/** A step that requires the current password. */
function PasswordStep({ text, action, onConfirm }: PasswordStepProps) {
  const { busy, problem, failure, handleSubmit } = usePasswordProof((password = "") => onConfirm(password));
  return (
    <form noValidate className="sv:grid sv:gap-5" onSubmit={handleSubmit}>
      <p className="sv:text-muted">{text}</p>
      {failure !== null && (
        <Notice variant="danger" live="assertive">
          {failure}
        </Notice>
      )}
      <Field label="Your password" error={problem}>
        <PasswordInput name="password" autoComplete="current-password" readOnly={busy} />
      </Field>
      <Button type="submit" variant="quiet" className="sv:justify-self-start" state={busy ? "busy" : "idle"}>
        {action}
      </Button>
    </form>
  );
}
