export type { InchRange } from "./inches.ts";
export { MeasurementForm, type MeasurementFormProps } from "./measurement-form.tsx";
export type { MeasurementFormLabels } from "./measurement-form-labels.ts";
export type { Measurements } from "./use-measurements.ts";
