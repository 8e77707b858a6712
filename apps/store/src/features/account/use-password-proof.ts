import { type SubmitEvent, useState } from "react";
import { ApiError, messageOf } from "../../lib/http.ts";

/**
 * A form that confirms an action with the current password. `problem` is an error about the password, `failure` any
 * other. With `hasPassword` false the form has no field, and `act` gets no password.
 */
export function usePasswordProof(act: (password: string | undefined) => Promise<void>, hasPassword = true) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (field: HTMLInputElement | null) => {
    const password = hasPassword ? (field?.value ?? "") : undefined;
    setFailure(null);
    setProblem(password === "" ? "Enter your password" : null);
    if (password === "") return field?.focus();
    setBusy(true);
    try {
      await act(password);
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 422 ? error.fields["password"]?.[0] : undefined;
      if (wrong === undefined || !field) setFailure(messageOf(error, "Something went wrong. Please try again."));
      else {
        setProblem(wrong);
        field.focus();
      }
    }
    setBusy(false);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget.querySelector("input"));
  };
  return { busy, problem, failure, handleSubmit };
}
