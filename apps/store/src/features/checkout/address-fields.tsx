import { useEffect, useEffectEvent } from "react";
import { COUNTRIES, isCountry, postalLabel, STATES } from "@selvedge/commerce/places";
import { CheckoutSection } from "@selvedge/ui/checkout-layout";
import { Combobox } from "@selvedge/ui/combobox";
import { Field } from "@selvedge/ui/field";
import { Select } from "@selvedge/ui/select";
import { TextArea } from "@selvedge/ui/text-area";
import { TextInput } from "@selvedge/ui/text-input";
import type { FieldGroupProps } from "./contact-fields.tsx";
import { usePostalSuggestions } from "./use-postal-suggestions.ts";

/** Where it goes. The PIN code comes first, because it fills in city and state. */
export function AddressFields({ shipping, disabled }: FieldGroupProps) {
  const { form, errors, change, changeCountry, leave } = shipping;
  const { suggestions, busy } = usePostalSuggestions(form.country, form.pincode);
  const codeLabel = postalLabel(form.country);

  // Whoever types the whole code has chosen it; what they wrote into city and state by hand stays.
  const typed = suggestions.find(({ code }) => code === form.pincode.trim());
  const fillIn = useEffectEvent(({ city, state }: { city: string; state: string }) => {
    if (form.city === "" && form.state === "") change({ city, state });
  });
  useEffect(() => {
    if (typed) fillIn(typed);
  }, [typed]);

  const takeSuggestion = (code: string) => {
    const found = suggestions.find((suggestion) => suggestion.code === code);
    if (found) change({ pincode: found.code, city: found.city, state: found.state });
  };

  return (
    <CheckoutSection title="Delivery address" disabled={disabled}>
      <Field controlId="checkout-country" label="Country" error={errors.country}>
        <Select
          name="country"
          autoComplete="country-name"
          value={form.country}
          onChange={({ target }) => isCountry(target.value) && changeCountry(target.value)}
        >
          {COUNTRIES.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </Select>
      </Field>
      <Field controlId="checkout-pincode" label={codeLabel} error={errors.pincode}>
        <Combobox
          name="pincode"
          autoComplete="postal-code"
          inputMode={form.country === "India" ? "numeric" : "text"}
          value={form.pincode}
          state={busy ? "busy" : "idle"}
          options={suggestions.map(({ code, city, state }) => ({ value: code, description: `${city}, ${state}` }))}
          onValueChange={(pincode) => change({ pincode })}
          onChoose={({ value }) => takeSuggestion(value)}
          onBlur={() => leave("pincode")}
        />
      </Field>
      <Field controlId="checkout-city" label="City" error={errors.city}>
        <TextInput
          name="city"
          autoComplete="address-level2"
          value={form.city}
          onChange={(event) => change({ city: event.target.value })}
          onBlur={() => leave("city")}
        />
      </Field>
      <Field controlId="checkout-state" label="State" error={errors.state}>
        <Select
          name="state"
          autoComplete="address-level1"
          value={form.state}
          onChange={(event) => change({ state: event.target.value })}
        >
          <option value="" disabled>
            Choose a state
          </option>
          {STATES[form.country].map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
      </Field>
      <Field controlId="checkout-address" label="Address" error={errors.address} className="sv:sm:col-span-2">
        <TextArea
          name="address"
          autoComplete="street-address"
          rows={3}
          value={form.address}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={() => leave("address")}
        />
      </Field>
    </CheckoutSection>
  );
}
