export { type PostalSuggestion, ShippingForm, type ShippingFormProps, type ShippingValues } from "./shipping-form.tsx";
export type { ShippingFormLabels } from "./shipping-form-labels.ts";
