export type { InchRange } from "./inches.ts";
export { MeasurementForm, type MeasurementFormProps } from "./measurement-form.tsx";
export type { MeasurementFormLabels } from "./measurement-form-labels.ts";
export { BODY_MEASURES, type Measurements, type MeasurementsBehaviour, useMeasurements } from "./use-measurements.ts";
