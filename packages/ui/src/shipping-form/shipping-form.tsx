"use client";

import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { CheckoutSection } from "../checkout-layout/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Form, FormError, type ReadyFormProps } from "../form/index.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import { type PostalSuggestion, ShippingContext, ShippingField, type ShippingValues } from "./shipping-field.tsx";
import { english, type ShippingFormLabels } from "./shipping-form-labels.ts";

export interface ShippingFormProps extends ReadyFormProps<keyof ShippingValues> {
  /** Controlled values. */
  values?: ShippingValues | undefined;
  /** Initial values, restored by a form reset. @default empty fields, and the first country */
  defaultValues?: Partial<ShippingValues> | undefined;
  onValuesChange?: ((values: ShippingValues) => void) | undefined;
  /** Called when a field loses the focus, so that it can be validated. */
  onFieldLeave?: ((field: keyof ShippingValues) => void) | undefined;
  /** Maximum lengths of fields, in characters. @default unlimited */
  maxLengths?: Partial<Record<"firstName" | "lastName" | "city" | "address", number>> | undefined;
  /** Names of the countries, in display order. */
  countries: readonly string[];
  /** Names of the states of the chosen country, in display order. */
  states: readonly string[];
  /** Suggested postal codes; choosing or completely typing one fills in its city and state. @default [] */
  suggestions?: readonly PostalSuggestion[] | undefined;
  /** `busy` while suggestions are loading. @default "idle" */
  suggestionsState?: "idle" | "busy" | undefined;
  /** Keyboard for the postal code: `numeric` if it has no letters. @default "text" */
  postalCodeInputMode?: "text" | "numeric" | undefined;
  /** Called with the values, and with everything typed, on submit. Without it the browser posts the form to `action`. */
  onSend?: ((values: ShippingValues, data: FormData) => void) | undefined;
  /** Fields of the contact section: `ShippingField`s and your own. @default all four, in the order of `ShippingValues` */
  contact?: ReactNode;
  /** Fields of the address: `ShippingField`s and your own. @default all five, with the postal code after the country */
  delivery?: ReactNode;
  /** Heading level of its sections; must follow the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  labels?: Partial<ShippingFormLabels> | undefined;
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
const CONTACT = fieldsOf(FIELDS.slice(0, 4));
const DELIVERY = fieldsOf(FIELDS.slice(4));

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
  countries,
  states,
  suggestions = NO_SUGGESTIONS,
  suggestionsState = "idle",
  postalCodeInputMode = "text",
  onSend,
  contact = CONTACT,
  delivery = DELIVERY,
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
  const section = { level, disabled: props.state === "busy" };
  const shipping = {
    ...{ values, change, words, maxLengths, countries, states },
    ...{ suggestions, suggestionsState, postalCodeInputMode, cityInput },
  };
  return (
    <Form<keyof ShippingValues>
      {...mergeProps<ReadyFormProps<keyof ShippingValues>>({ onBlur: handleBlur }, props)}
      ref={merged}
      data-component="shipping-form"
      variant="sections"
      fields={FIELDS}
      onSend={onSend && ((_, data) => onSend(values, data))}
    >
      <ShippingContext value={shipping}>
        <FormErrors level={level} className="sv:mb-8" />
        <CheckoutSection {...section} title={words.contact}>
          {contact}
        </CheckoutSection>
        <CheckoutSection {...section} title={words.delivery}>
          {delivery}
        </CheckoutSection>
        <FormError className="sv:mt-6" />
        {children}
      </ShippingContext>
    </Form>
  );
}

function fieldsOf(names: readonly (keyof ShippingValues)[]) {
  return names.map((name) => <ShippingField key={name} name={name} />);
}
