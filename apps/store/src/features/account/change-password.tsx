import { useRef, useState } from "react";
import { type NewPassword, PasswordForm } from "@selvedge/ui/password-form";
import { useSWRConfig } from "swr";
import { api } from "../../lib/browser-api.ts";
import { customerApi } from "../../lib/customer-api.ts";
import { toasts } from "../../lib/toasts.ts";
import { useUser } from "../session/user-context.ts";
import { passwordErrors, type PasswordErrors, passwordRefusal } from "./password-errors.ts";
import { sessionsQuery } from "./use-devices.ts";

const NO_ERRORS: PasswordErrors = { errors: {}, message: null };

/** Changes the password. The fields are cleared afterwards. */
export function ChangePassword() {
  const { id, email } = useUser();
  const { mutate } = useSWRConfig();
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, message }, setErrors] = useState(NO_ERRORS);
  const [busy, setBusy] = useState(false);
  /** Incremented by each refusal, so that the errors take the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: PasswordErrors) => {
    setErrors(found);
    setBusy(false);
    setRefusals((count) => count + 1);
  };

  const handleSave = async (values: NewPassword) => {
    const found = passwordErrors(values);
    if (Object.keys(found).length > 0) return refuse({ errors: found, message: null });
    setBusy(true);
    setErrors(NO_ERRORS);
    try {
      await customerApi(api).account.changePassword({
        current_password: values.currentPassword,
        password: values.password,
        password_confirmation: values.confirmPassword,
      });
      form.current?.reset();
      setBusy(false);
      toasts.success("Your password is changed. Every other device is logged out.");
      await mutate(sessionsQuery(id).key);
    } catch (error) {
      refuse(passwordRefusal(error));
    }
  };

  return (
    <PasswordForm
      ref={form}
      variant="change"
      username={email}
      errors={errors}
      refusals={refusals}
      error={message}
      state={busy ? "busy" : "idle"}
      onValuesChange={(values, field) =>
        setErrors({
          errors: errors[field] ? { ...errors, [field]: passwordErrors(values)[field] } : errors,
          message: null,
        })
      }
      onSave={(values) => void handleSave(values)}
    />
  );
}
