import { useState } from "react";
import type { User } from "@selvedge/commerce/wire/account";
import { keepDraft, readDraft } from "../../lib/draft.ts";
import { readStored } from "../../lib/storage.ts";
import {
  shippingErrors,
  type ShippingField,
  type ShippingForm,
  shippingFormOf,
  shippingFormOfDraft,
} from "./shipping-form.ts";

export type ShippingErrors = Partial<Record<ShippingField, string>>;

/**
 * The shipping form: filled from this tab's draft, otherwise from the account. A field is validated when it is left or
 * the form is sent; values are kept until the order is placed.
 */
export function useShippingForm(user: User) {
  const [form, setForm] = useState(() => {
    const draft = readDraft(user.id);
    return draft ? shippingFormOfDraft(draft) : shippingFormOf(user, readStored("deliveryPin"));
  });
  const [errors, setErrors] = useState<ShippingErrors>({});
  /** Incremented by each submission with errors, so that their summary takes the focus each time. */
  const [rejections, setRejections] = useState(0);

  const change = (values: Partial<ShippingForm>) => {
    const next = { ...form, ...values };
    setForm(next);
    keepDraft(user.id, { ...next });
    // Fields that already show an error are validated on each change, others only when left.
    setErrors((shown) => {
      const found = shippingErrors(next);
      const fields = Object.keys(shown) as ShippingField[];
      return Object.fromEntries(fields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
    });
  };

  const leave = (field: ShippingField) => {
    const message = form[field] === "" ? undefined : shippingErrors(form)[field];
    if (message) setErrors((shown) => ({ ...shown, [field]: message }));
  };

  const reject = (found: ShippingErrors) => {
    setErrors(found);
    setRejections((count) => count + 1);
  };

  /** Returns true if everything is valid, otherwise shows the errors. */
  const check = (): boolean => {
    const found = shippingErrors(form);
    if (Object.keys(found).length === 0) return true;
    reject(found);
    return false;
  };

  return { form, errors, rejections, change, leave, check, reject };
}
