import { useState } from "react";
import { LONGEST_NAME } from "@selvedge/commerce/contact-rules";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import { RegisterForm } from "@selvedge/ui/register-form";
import { TextLink } from "@selvedge/ui/text-link";
import { api } from "../../lib/browser-api.ts";
import { useFormAnswer } from "../../lib/form-answer.ts";
import {
  readRegistration,
  type RegisterErrors,
  registerErrors,
  type RegisterForm as Form,
  registrationRefusal,
} from "./register-errors.ts";

export interface StoreRegisterFormProps {
  /** Query of the register page, question mark included; part of the form's action. */
  search: string;
  /** Called when the account has been created; login comes next. */
  onRegistered: (email: string) => void;
}

/** Name, email, password twice, and the agreement. Posts to `/register` if its code has not loaded. */
export function StoreRegisterForm({ search, onRegistered }: StoreRegisterFormProps) {
  const posted = useFormAnswer();
  const [{ errors, message }, setErrors] = useState<RegisterErrors>(posted ?? { errors: {}, message: null });
  const [busy, setBusy] = useState(false);
  /** Incremented by each refusal, so that the errors take the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: RegisterErrors) => {
    setErrors(found);
    setBusy(false);
    setRefusals((count) => count + 1);
  };

  const handleRegister = async (values: Form) => {
    const found = registerErrors(values);
    if (Object.keys(found.errors).length > 0) return refuse(found);
    setBusy(true);
    setErrors({ errors: {}, message: null });
    try {
      await api.auth.register(readRegistration(values));
      onRegistered(normaliseEmail(values.email));
    } catch (error) {
      refuse(registrationRefusal(error));
    }
  };

  return (
    <RegisterForm
      action={`/register${search}`}
      defaultValues={{
        name: posted?.values["name"] ?? "",
        email: posted?.values["email"] ?? "",
        agree: posted?.values["agree"] !== undefined,
      }}
      maxLengths={{ name: LONGEST_NAME }}
      errors={errors}
      refusals={refusals}
      error={message}
      state={busy ? "busy" : "idle"}
      // Once a field has an error it is validated on each change, so that the error disappears when it is fixed.
      onValuesChange={(values, field) =>
        setErrors({
          errors: errors[field] ? { ...errors, [field]: registerErrors(values).errors[field] } : errors,
          message: null,
        })
      }
      onRegister={(values) => void handleRegister(values)}
      agreement={
        <span>
          I agree to the <TextLink href="/privacy-policy">privacy policy</TextLink>
        </span>
      }
    >
      <p className="sv:text-caption sv:text-muted">Accounts are for people of 18 years and over.</p>
    </RegisterForm>
  );
}
