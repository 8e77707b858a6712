import type { ReactNode } from "react";
import { LONGEST_CITY, LONGEST_HALF_NAME, LONGEST_STREET } from "@selvedge/commerce/contact-rules";
import { COUNTRIES, isCountry, postalLabel, STATES } from "@selvedge/commerce/places";
import { ShippingForm } from "@selvedge/ui/shipping-form";
import { usePostalSuggestions } from "./use-postal-suggestions.ts";
import type { useShippingForm } from "./use-shipping-form.ts";

export interface StoreShippingFormProps {
  shipping: ReturnType<typeof useShippingForm>;
  busy: boolean;
  onSend: () => void;
  /** Content after the address. */
  children: ReactNode;
}

/**
 * The form for the customer's contact and address: the countries that the shop delivers to, with their states and known
 * postal codes.
 */
export function StoreShippingForm({ shipping, busy, onSend, children }: StoreShippingFormProps) {
  const { form, errors, rejections, change, leave } = shipping;
  const { suggestions, busy: isSearching } = usePostalSuggestions(form.country, form.postalCode);
  return (
    <ShippingForm
      values={form}
      maxLengths={{
        firstName: LONGEST_HALF_NAME,
        lastName: LONGEST_HALF_NAME,
        city: LONGEST_CITY,
        address: LONGEST_STREET,
      }}
      errors={errors}
      refusals={rejections}
      countries={COUNTRIES}
      states={STATES[form.country]}
      suggestions={suggestions}
      suggestionsState={isSearching ? "busy" : "idle"}
      postalCodeInputMode={form.country === "India" ? "numeric" : "text"}
      state={busy ? "busy" : "idle"}
      onValuesChange={({ country, ...values }) => isCountry(country) && change({ country, ...values })}
      onFieldLeave={leave}
      onSend={onSend}
      labels={{ postalCode: postalLabel(form.country) }}
    >
      {children}
    </ShippingForm>
  );
}
