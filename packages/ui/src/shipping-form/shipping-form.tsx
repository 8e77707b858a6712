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
  useLayoutEffect,
  useRef,
} from "react";
import { CheckoutSection } from "../checkout-layout/index.ts";
import { Combobox } from "../combobox/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { fieldsOf, inOrder } from "../form/form.tsx";
import { mergeProps } from "../lib/merge-props.ts";
import { formMethod } from "../lib/form-method.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { Select } from "../select/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";
import { english, type ShippingFormLabels } from "./shipping-form-labels.ts";

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

export interface ShippingFormProps extends ComponentProps<"form"> {
  /** Controlled values. */
  values?: ShippingValues;
  /** Initial values, restored by a form reset. @default empty fields, and the first country */
  defaultValues?: Partial<ShippingValues> | undefined;
  onValuesChange?: (values: ShippingValues) => void;
  /** Called when a field loses the focus, so that it can be validated. */
  onFieldLeave?: (field: keyof ShippingValues) => void;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"firstName" | "lastName" | "city" | "address", number>>;
  /** Error messages by field. */
  errors?: Partial<Record<keyof ShippingValues, ReactNode>>;
  /** Number of rejected submissions so far; each increase moves the focus to the errors again. @default 0 */
  refusals?: number;
  /** Names of the countries, in display order. */
  countries: readonly string[];
  /** Names of the states of the chosen country, in display order. */
  states: readonly string[];
  /** Suggested postal codes; choosing or completely typing one fills in its city and state. @default [] */
  suggestions?: readonly PostalSuggestion[];
  /** `busy` while suggestions are loading. @default "idle" */
  suggestionsState?: "idle" | "busy";
  /** Keyboard for the postal code: `numeric` if it has no letters. @default "text" */
  postalCodeInputMode?: "text" | "numeric";
  /** `busy` while the form is being submitted: it accepts no input. @default "idle" */
  state?: "idle" | "busy";
  /** Called with the values on submit. Without it the browser posts the form to `action`. */
  onSend?: (values: ShippingValues) => void;
  /** Heading level of its sections; must follow the outline of the page. @default 2 */
  level?: 2 | 3;
  labels?: Partial<ShippingFormLabels>;
  /** Below the address: payment method and submit button. */
  children: ReactNode;
}

/** In the order of the fields. */
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
 * Contact and delivery address. The postal code comes first, because it fills in city and state. Changing the country
 * clears all three. Fields are submitted under the names of `ShippingValues`.
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
    "ShippingForm",
    given,
    { ...EMPTY, country: countries[0] ?? "", ...defaultValues },
    onValuesChange,
  );
  const merged = useFormReset(ref, reset);
  const id = useId();
  const busy = state === "busy";

  const change = (changed: Partial<ShippingValues>) => setValues({ ...values, ...changed });
  // Typing a complete code counts as choosing it; manually entered city and state are kept.
  const typed = suggestions.find(({ code }) => code === values.postalCode.trim());
  const cityInput = useRef<HTMLInputElement>(null);
  const filledIn = useRef(false);
  const fillIn = useEffectEvent(({ city, state: found }: PostalSuggestion) => {
    if (values.city !== "" || values.state !== "") return;
    filledIn.current = true;
    change({ city, state: found });
  });
  useEffect(() => {
    if (typed) fillIn(typed);
  }, [typed]);
  // If the suggestion arrives after the shopper has moved on to the city, typing replaces it instead of adding to it.
  useLayoutEffect(() => {
    if (filledIn.current && document.activeElement === cityInput.current) cityInput.current?.select();
    filledIn.current = false;
  }, [values.city]);

  const handleBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const left = FIELDS.find((field) => field === (target as Element).getAttribute("name"));
    if (left) onFieldLeave?.(left);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    if (!busy) onSend(values);
  };

  const field = fieldsOf(id, words, errors);
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
      {...mergeProps<ComponentProps<"form">>({ onSubmit: handleSubmit, onBlur: handleBlur }, props)}
      ref={merged}
      data-component="shipping-form"
      data-state={state}
    >
      <FormErrors formId={id} errors={inOrder(FIELDS, errors)} refusals={refusals} level={level} className="sv:mb-8" />
      <CheckoutSection {...section} title={words.contact}>
        <Field {...field("firstName")}>
          <TextInput {...controlOf("firstName")} autoComplete="given-name" maxLength={maxLengths.firstName} />
        </Field>
        <Field {...field("lastName")}>
          <TextInput {...controlOf("lastName")} autoComplete="family-name" maxLength={maxLengths.lastName} />
        </Field>
        <Field {...field("email")} description={words.emailHelp}>
          <TextInput {...controlOf("email")} type="email" autoComplete="email" />
        </Field>
        <Field {...field("phone")} description={words.phoneHelp}>
          <TextInput {...controlOf("phone")} type="tel" autoComplete="tel" />
        </Field>
      </CheckoutSection>
      <CheckoutSection {...section} title={words.delivery}>
        <Field {...field("country")}>
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
        <Field {...field("postalCode")}>
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
        <Field {...field("city")}>
          <TextInput {...controlOf("city")} ref={cityInput} autoComplete="address-level2" maxLength={maxLengths.city} />
        </Field>
        <Field {...field("state")}>
          <Select {...controlOf("state")} autoComplete="address-level1">
            <option value="" disabled>
              {words.noState}
            </option>
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field {...field("address")} className="sv:col-span-full">
          <TextArea {...controlOf("address")} autoComplete="street-address" rows={3} maxLength={maxLengths.address} />
        </Field>
      </CheckoutSection>
      {children}
    </form>
  );
}
