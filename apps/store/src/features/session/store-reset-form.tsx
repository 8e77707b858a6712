import { useState } from "react";
import { Notice } from "@selvedge/ui/notice";
import { type NewPassword, PasswordForm } from "@selvedge/ui/password-form";
import { TextLink } from "@selvedge/ui/text-link";
import { api } from "../../lib/browser-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import { NO_ERRORS, newPasswordErrors, type ResetErrors, resetRefusal } from "./reset-errors.ts";

export interface StoreResetFormProps {
  /** The token of the link. */
  token: string;
  email: string;
  onReset: () => void;
}

/** Sets a new password with a mailed link. Posts to `/reset-password/{token}` if its code has not loaded. */
export function StoreResetForm({ token, email, onReset }: StoreResetFormProps) {
  const posted = useFormAnswer();
  const [{ errors, message, isDead }, setProblems] = useState<ResetErrors>(
    posted ? { ...posted, isDead: posted.errors["token"] !== undefined } : NO_ERRORS,
  );
  const [busy, setBusy] = useState(false);
  /** Incremented by each refusal, so that the errors take the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: ResetErrors) => {
    setProblems(found);
    setBusy(false);
    setRefusals((count) => count + 1);
  };

  const handleSave = async ({ password, confirmPassword }: NewPassword) => {
    const found = newPasswordErrors({ password, confirmPassword });
    if (Object.keys(found).length > 0) return refuse({ ...NO_ERRORS, errors: found });
    setBusy(true);
    setProblems(NO_ERRORS);
    try {
      await api.auth.resetPassword({ token, email, password, password_confirmation: confirmPassword });
      onReset();
    } catch (error) {
      refuse(resetRefusal(error));
    }
  };

  if (isDead) {
    return (
      <Notice variant="danger" live="assertive" action={<TextLink href="/forgot-password">Send a new link</TextLink>}>
        This link has expired or was used already.
      </Notice>
    );
  }
  return (
    <PasswordForm
      action=""
      username={email}
      errors={errors}
      refusals={refusals}
      error={message}
      state={busy ? "busy" : "idle"}
      onValuesChange={(values, field) =>
        setProblems({
          ...NO_ERRORS,
          errors: errors[field as keyof typeof errors]
            ? { ...errors, [field]: newPasswordErrors(values)[field as keyof typeof errors] }
            : errors,
        })
      }
      onSave={(values) => void handleSave(values)}
    >
      <input type="hidden" name="token" value={token} />
    </PasswordForm>
  );
}
