"use client";

import { type ChangeEvent, createContext, type ReactNode, type RefObject, use } from "react";
import { Combobox } from "../combobox/index.ts";
import { Field, type FieldProps } from "../field/index.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";
import type { ShippingFormLabels } from "./shipping-form-labels.ts";

/** Values of the form: contact and address. */
export interface ShippingValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string;
  postalCode: string;
  city: string;
  state: string;
  address: string;
}

/** A postal code with its city and state. */
export interface PostalSuggestion {
  code: string;
  city: string;
  state: string;
}

/** What a `ShippingForm` knows about its fields. */
export interface ShippingState {
  values: ShippingValues;
  change: (changed: Partial<ShippingValues>) => void;
  words: ShippingFormLabels;
  maxLengths: Partial<Record<keyof ShippingValues, number>>;
  countries: readonly string[];
  states: readonly string[];
  suggestions: readonly PostalSuggestion[];
  suggestionsState: "idle" | "busy";
  postalCodeInputMode: "text" | "numeric";
  cityInput: RefObject<HTMLInputElement | null>;
}

export const ShippingContext = createContext<ShippingState | null>(null);

export interface ShippingFieldProps extends Omit<FieldProps, "name" | "label" | "children"> {
  name: keyof ShippingValues;
  /** @default the form's label of this field */
  label?: ReactNode;
}

/** One of the fields of a `ShippingForm`, for an order or a choice of your own in its `contact` or `delivery`. */
export function ShippingField({
  name,
  label,
  className = name === "address" ? "sv:col-span-full" : undefined,
  ...props
}: ShippingFieldProps) {
  const shipping = use(ShippingContext);
  if (!shipping) throw new Error("<ShippingField> must stand inside <ShippingForm>, which knows the values.");
  const { words } = shipping;
  const { description = name === "email" || name === "phone" ? words[`${name}Help`] : undefined } = props;
  return (
    <Field {...props} name={name} label={label ?? words[name]} description={description} className={className}>
      {controlOf(name, shipping)}
    </Field>
  );
}

const TEXTS = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { autoComplete: "email", type: "email" },
  phone: { autoComplete: "tel", type: "tel" },
  city: { autoComplete: "address-level2" },
};

function controlOf(name: keyof ShippingValues, shipping: ShippingState): ReactNode {
  const { values, change, words, maxLengths, countries, states, suggestions } = shipping;
  const control = {
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  };
  switch (name) {
    case "country":
      return (
        <Select
          {...control}
          autoComplete="country-name"
          onChange={({ target }) => change({ country: target.value, postalCode: "", city: "", state: "" })}
        >
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </Select>
      );
    case "postalCode":
      return (
        <Combobox
          autoComplete="postal-code"
          inputMode={shipping.postalCodeInputMode}
          value={values.postalCode}
          state={shipping.suggestionsState}
          options={suggestions.map((place) => ({
            value: place.code,
            description: `${place.city}, ${place.state}`,
            place,
          }))}
          onValueChange={(postalCode) => change({ postalCode })}
          onChoose={({ value, place }) => change({ postalCode: value, city: place.city, state: place.state })}
        />
      );
    case "state":
      return (
        <Select {...control} autoComplete="address-level1">
          <option value="" disabled>
            {words.noState}
          </option>
          {states.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      );
    case "address":
      return <TextArea {...control} autoComplete="street-address" rows={3} maxLength={maxLengths.address} />;
    default:
      return (
        <TextInput
          {...control}
          {...TEXTS[name]}
          {...(name === "city" && { ref: shipping.cityInput })}
          maxLength={maxLengths[name]}
        />
      );
  }
}
