"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
} from "react";
import { CheckoutSection } from "../checkout-layout/index.ts";
import { Combobox } from "../combobox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { composeProps } from "../lib/compose-handlers.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";
import { english, type ShippingFormLabels } from "./shipping-form-labels.ts";

/** Who orders, and where it goes. */
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

/** A postal code with the place that it belongs to. */
export interface PostalSuggestion {
  code: string;
  city: string;
  state: string;
}

export interface ShippingFormProps extends ComponentProps<"form"> {
  /** The form as it stands. */
  values?: ShippingValues;
  /** What is known already; a reset of the form goes back to it. @default nothing, in the first country */
  defaultValues?: Partial<ShippingValues> | undefined;
  onValuesChange?: (values: ShippingValues) => void;
  /** A field was left: the time to say what is wrong with it. */
  onFieldLeave?: (field: keyof ShippingValues) => void;
  /** How many characters a field takes. @default any number */
  maxLengths?: Partial<Record<"firstName" | "lastName" | "city" | "address", number>>;
  /** What is wrong with each field. */
  errors?: Partial<Record<keyof ShippingValues, ReactNode>>;
  /** Grows each time that the form was sent in vain, so that what is wrong takes the focus again. @default 0 */
  refusals?: number;
  /** Names of the countries, in order. */
  countries: readonly string[];
  /** Names of the states of the chosen country, in order. */
  states: readonly string[];
  /** What the postal code may become; one that is chosen, or typed whole, brings its city and state along. @default [] */
  suggestions?: readonly PostalSuggestion[];
  /** `busy` while they are being asked for. @default "idle" */
  suggestionsState?: "idle" | "busy";
  /** Keyboard for the postal code: `numeric` where it has no letters. @default "text" */
  postalCodeInputMode?: "text" | "numeric";
  /** `busy` while it is being sent: nothing can be typed. @default "idle" */
  state?: "idle" | "busy";
  /** Takes the form when it is sent. Without it the browser posts it to `action`. */
  onSend?: (values: ShippingValues) => void;
  /** Heading level of its sections; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<ShippingFormLabels>;
  /** Below the address: how to pay, and the button that sends all of it. */
  children: ReactNode;
}

/** In the order of the form. */
const EMPTY: ShippingValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  country: "",
  postalCode: "",
  city: "",
  state: "",
  address: "",
};
const FIELDS = Object.keys(EMPTY) as (keyof ShippingValues)[];

const NO_SUGGESTIONS: readonly PostalSuggestion[] = [];

/**
 * Who orders, and where it goes: the postal code first, because it fills in city and state. Another country empties all
 * three. Posts under the names of `ShippingValues`.
 */
export function ShippingForm({
  values: given,
  defaultValues,
  onValuesChange,
  onFieldLeave,
  maxLengths = {},
  errors = {},
  refusals = 0,
  countries,
  states,
  suggestions = NO_SUGGESTIONS,
  suggestionsState = "idle",
  postalCodeInputMode = "text",
  state = "idle",
  onSend,
  level = 2,
  labels,
  ref,
  children,
  ...props
}: ShippingFormProps) {
  const words = useLabels("shippingForm", english, labels);
  const [values, setValues, reset] = useControlled(
    given,
    { ...EMPTY, country: countries[0] ?? "", ...defaultValues },
    onValuesChange,
  );
  const merged = useFormReset(ref, reset);
  const id = useId();
  const busy = state === "busy";

  const change = (changed: Partial<ShippingValues>) => setValues({ ...values, ...changed });
  // Whoever types the whole code has chosen it; what they wrote into city and state by hand stays.
  const typed = suggestions.find(({ code }) => code === values.postalCode.trim());
  const fillIn = useEffectEvent(({ city, state: found }: PostalSuggestion) => {
    if (values.city === "" && values.state === "") change({ city, state: found });
  });
  useEffect(() => {
    if (typed) fillIn(typed);
  }, [typed]);

  const handleBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const left = FIELDS.find((field) => field === (target as Element).getAttribute("name"));
    if (left) onFieldLeave?.(left);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (!busy) onSend(values);
  };

  const fieldOf = (name: keyof ShippingValues) => ({
    controlId: `${id}-${name}`,
    label: words[name],
    error: errors[name],
  });
  const controlOf = (name: keyof ShippingValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  });
  const section = { level, disabled: busy };
  return (
    <form
      method={formMethod(props.action)}
      noValidate
      {...composeProps(props, { onSubmit: handleSubmit, onBlur: handleBlur })}
      ref={merged}
      data-component="shipping-form"
      data-state={state}
    >
      <FormErrors
        formId={id}
        errors={Object.fromEntries(FIELDS.map((field) => [field, errors[field]]))}
        refusals={refusals}
        level={level}
        className="sv:mb-8"
      />
      <CheckoutSection {...section} title={words.contact}>
        <Field {...fieldOf("firstName")}>
          <TextInput {...controlOf("firstName")} autoComplete="given-name" maxLength={maxLengths.firstName} />
        </Field>
        <Field {...fieldOf("lastName")}>
          <TextInput {...controlOf("lastName")} autoComplete="family-name" maxLength={maxLengths.lastName} />
        </Field>
        <Field {...fieldOf("email")} description={words.emailHelp}>
          <TextInput {...controlOf("email")} type="email" autoComplete="email" />
        </Field>
        <Field {...fieldOf("phone")} description={words.phoneHelp}>
          <TextInput {...controlOf("phone")} type="tel" autoComplete="tel" />
        </Field>
      </CheckoutSection>
      <CheckoutSection {...section} title={words.delivery}>
        <Field {...fieldOf("country")}>
          <Select
            {...controlOf("country")}
            autoComplete="country-name"
            onChange={({ target }) => change({ country: target.value, postalCode: "", city: "", state: "" })}
          >
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        </Field>
        <Field {...fieldOf("postalCode")}>
          <Combobox
            name="postalCode"
            autoComplete="postal-code"
            inputMode={postalCodeInputMode}
            value={values.postalCode}
            state={suggestionsState}
            options={suggestions.map((place) => ({
              value: place.code,
              description: `${place.city}, ${place.state}`,
              place,
            }))}
            onValueChange={(postalCode) => change({ postalCode })}
            onChoose={({ value, place }) => change({ postalCode: value, city: place.city, state: place.state })}
          />
        </Field>
        <Field {...fieldOf("city")}>
          <TextInput {...controlOf("city")} autoComplete="address-level2" maxLength={maxLengths.city} />
        </Field>
        <Field {...fieldOf("state")}>
          <Select {...controlOf("state")} autoComplete="address-level1">
            <option value="" disabled>
              {words.noState}
            </option>
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field {...fieldOf("address")} className="sv:col-span-full">
          <TextArea {...controlOf("address")} autoComplete="street-address" rows={3} maxLength={maxLengths.address} />
        </Field>
      </CheckoutSection>
      {children}
    </form>
  );
}
