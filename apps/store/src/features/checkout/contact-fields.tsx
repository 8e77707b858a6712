import { CheckoutSection } from "@selvedge/ui/checkout-layout";
import { Field } from "@selvedge/ui/field";
import { TextInput } from "@selvedge/ui/text-input";
import type { useShippingForm } from "./use-shipping-form.ts";

type TextField = "firstName" | "lastName" | "email" | "phone";

const FIELDS: readonly {
  name: TextField;
  label: string;
  autoComplete: string;
  type?: "email" | "tel";
  description?: string;
}[] = [
  { name: "firstName", label: "First name", autoComplete: "given-name" },
  { name: "lastName", label: "Last name", autoComplete: "family-name" },
  { name: "email", label: "Email", autoComplete: "email", type: "email", description: "We send the order here." },
  {
    name: "phone",
    label: "Phone",
    autoComplete: "tel",
    type: "tel",
    description: "For the courier, on the day of delivery.",
  },
];

export interface FieldGroupProps {
  shipping: ReturnType<typeof useShippingForm>;
  disabled: boolean;
}

/** Who orders. */
export function ContactFields({ shipping, disabled }: FieldGroupProps) {
  const { form, errors, change, leave } = shipping;
  return (
    <CheckoutSection title="Contact" disabled={disabled}>
      {FIELDS.map(({ name, label, autoComplete, type = "text", description }) => (
        <Field key={name} controlId={`checkout-${name}`} label={label} description={description} error={errors[name]}>
          <TextInput
            type={type}
            name={name}
            autoComplete={autoComplete}
            value={form[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            onBlur={() => leave(name)}
          />
        </Field>
      ))}
    </CheckoutSection>
  );
}
