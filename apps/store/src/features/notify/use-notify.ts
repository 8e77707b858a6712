import { useState } from "react";
import { isEmail } from "@selvedge/commerce/contact-rules";
import { normaliseEmail } from "@selvedge/commerce/typed-text";
import type { NotifyAnswer, NotifyBody } from "@selvedge/commerce/wire/notify";
import type { NotifyValues } from "@selvedge/ui/notify-form";
import { api } from "../../lib/browser-api.ts";
import { ApiError, messageOf } from "../../lib/http.ts";

interface Asking {
  busy: boolean;
  errors: Partial<Record<keyof NotifyValues, string>>;
  /** Incremented by each refusal. */
  refusals: number;
  error: string | null;
  /** The shop's confirmation, once the request has been accepted. */
  told: string | null;
}

const NOTHING: Asking = { busy: false, errors: {}, refusals: 0, error: null, told: null };

/** Requests a back-in-stock notice. */
export function useNotify(slug: string) {
  const [asking, setAsking] = useState(NOTHING);

  const refuse = (found: Partial<Asking>) =>
    setAsking(({ refusals }) => ({ ...NOTHING, ...found, refusals: refusals + 1 }));
  const ask = async ({ email, size }: NotifyValues) => {
    const wrong = wrongEmail(email);
    if (wrong !== null) return refuse({ errors: { email: wrong } });
    setAsking(({ refusals }) => ({ ...NOTHING, refusals, busy: true }));
    try {
      const body: NotifyBody = { email, size };
      const path = `/api/products/${encodeURIComponent(slug)}/notify`;
      const { message } = await api.call<NotifyAnswer>("POST", path, { body });
      setAsking({ ...NOTHING, told: message });
    } catch (refusal) {
      refuse(refused(refusal));
    }
  };
  return { ...asking, ask };
}

/** Validation error for an email address, or null. */
export function wrongEmail(text: string): string | null {
  const email = normaliseEmail(text);
  if (email === "") return "Email is required";
  return isEmail(email) ? null : "Please enter a valid email";
}

/** The shop's errors, at the fields they name. */
export function refused(refusal: unknown): Partial<Asking> {
  const fields = refusal instanceof ApiError ? refusal.fields : {};
  const [email, size] = [fields["email"]?.[0], fields["size"]?.[0]];
  if (email !== undefined || size !== undefined)
    return { errors: { ...(email === undefined ? {} : { email }), ...(size === undefined ? {} : { size }) } };
  return { error: messageOf(refusal, "Something went wrong. Please try again.") };
}
