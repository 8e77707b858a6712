export {
  type PostalSuggestion,
  ShippingField,
  type ShippingFieldProps,
  type ShippingValues,
} from "./shipping-field.tsx";
export { ShippingForm, type ShippingFormProps } from "./shipping-form.tsx";
export type { ShippingFormLabels } from "./shipping-form-labels.ts";
