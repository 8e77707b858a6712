import type { BodyMeasure } from "../measure-drawing/index.ts";
import type { InchRange } from "./inches.ts";

/** All texts of the form. */
export interface MeasurementFormLabels {
  lead: string;
  measures: Record<BodyMeasure, string>;
  /** Short name of the unit, shown after each value. */
  unit: string;
  /** Help text before anything is typed. */
  range: (accepted: InchRange) => string;
  missing: (measure: BodyMeasure) => string;
  outside: (measure: BodyMeasure, accepted: InchRange) => string;
  unusual: string;
  /** Shown at an unusual value in place of the range. */
  usual: (usual: InchRange) => string;
  notes: string;
  notesHelp: string;
  save: string;
  cancel: string;
}

export const english: MeasurementFormLabels = {
  lead: "Measure over light clothing, tape level and not tight.",
  measures: { bust: "Bust", waist: "Waist", hip: "Hip" },
  unit: "in",
  range: ({ min, max }) => `${min} to ${max} in`,
  missing: (measure) => `Please enter your ${measure} measurement`,
  outside: (measure, { min, max }) => `Enter a ${measure} between ${min} and ${max} in`,
  unusual: "That looks unusual. Please check, then save again.",
  usual: ({ min, max }) => `Usually ${min} to ${max} in`,
  notes: "Additional notes",
  notesHelp: "Anything else we should know: sleeve, length, pockets",
  save: "Save",
  cancel: "Cancel",
};
