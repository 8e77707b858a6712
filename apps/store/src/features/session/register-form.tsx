import { type FormEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@selvedge/ui/button";
import { Checkbox } from "@selvedge/ui/checkbox";
import { Field } from "@selvedge/ui/field";
import { Notice } from "@selvedge/ui/notice";
import { PasswordInput } from "@selvedge/ui/password-input";
import { TextInput } from "@selvedge/ui/text-input";
import { TextLink } from "@selvedge/ui/text-link";
import { api } from "../../lib/browser-api.ts";
import { ApiError } from "../../lib/http.ts";
import { storeLink } from "../../lib/store-link.tsx";
import { useGo } from "../../lib/use-go.ts";
import { loginAfterRegistration } from "./after-sign-in.ts";
import { registerErrors, type RegisterField, type RegisterForm as Form } from "./register-errors.ts";

const EMPTY: Form = { name: "", email: "", password: "", confirmPassword: "", agree: false };
const FAILED = "Registration failed. Please try again.";
/** The server's name of each field. */
const FIELD_OF_SERVER: Readonly<Record<string, RegisterField>> = {
  name: "name",
  email: "email",
  password: "password",
  password_confirmation: "confirmPassword",
  agree: "agree",
};

/** Name, email, password twice, and the agreement. Leads to login, which leads on. */
export function RegisterForm() {
  const [search] = useSearchParams();
  const go = useGo();
  const formElement = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<RegisterField, string>>>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** After a first error a field is checked again as it changes, so that it says when it is mended. */
  const change = (field: RegisterField, value: string | boolean) => {
    const next = { ...form, [field]: value };
    setForm(next);
    setAlert(null);
    if (errors[field]) setErrors({ ...errors, [field]: registerErrors(next)[field] });
  };

  const show = (found: Partial<Record<RegisterField, string>>, message: string | null) => {
    setErrors(found);
    setAlert(message);
    const [first] = Object.keys(found);
    if (first) formElement.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = registerErrors(form);
    if (Object.keys(found).length > 0) {
      return show(found, found.confirmPassword === "Passwords do not match." ? found.confirmPassword : null);
    }
    setBusy(true);
    show({}, null);
    try {
      const { name, email, password, confirmPassword, agree } = form;
      await api.auth.register({
        name: name.trim(),
        email: email.trim(),
        password,
        password_confirmation: confirmPassword,
        agree,
      });
      go(loginAfterRegistration(search));
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError && error.status === 422)) {
        return show({}, (error instanceof ApiError && error.message) || FAILED);
      }
      const [name] = Object.keys(error.fields);
      const field = name === undefined ? undefined : FIELD_OF_SERVER[name];
      show(field ? { [field]: error.first } : {}, error.first || FAILED);
    }
  };

  return (
    <form ref={formElement} noValidate className="sv:grid sv:gap-5" onSubmit={(event) => void handleSubmit(event)}>
      {alert !== null && (
        <Notice tone="danger" live="assertive">
          {alert}
        </Notice>
      )}
      <Field label="Name" error={errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          value={form.name}
          disabled={busy}
          onChange={(event) => change("name", event.target.value)}
        />
      </Field>
      <Field label="Email" error={errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          value={form.email}
          disabled={busy}
          onChange={(event) => change("email", event.target.value)}
        />
      </Field>
      <Field label="Password" description="At least 8 characters" error={errors.password}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={form.password}
          disabled={busy}
          onChange={(event) => change("password", event.target.value)}
        />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          value={form.confirmPassword}
          disabled={busy}
          onChange={(event) => change("confirmPassword", event.target.value)}
        />
      </Field>
      <Checkbox
        name="agree"
        checked={form.agree}
        disabled={busy}
        error={errors.agree}
        onChange={(event) => change("agree", event.target.checked)}
      >
        I agree to the{" "}
        <TextLink href="/privacy-policy" render={storeLink}>
          privacy policy
        </TextLink>
      </Checkbox>
      <Button type="submit" size="lg" width="full" state={busy ? "busy" : "idle"}>
        {busy ? "Registering…" : "Register"}
      </Button>
    </form>
  );
}
