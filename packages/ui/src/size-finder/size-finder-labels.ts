import type { BodyMeasure } from "../measure-drawing/index.ts";
import type { InchRange } from "../measurement-form/index.ts";
import type { SizeUnit } from "../size-chart/index.ts";

/** Fit of a size at one measurement: like its figure in the chart, tighter because the body is larger, or looser. */
export type SizeFitting = "within" | "tighter" | "looser";

/** All texts of the finder and its result. */
export interface SizeFinderLabels {
  title: string;
  lead: string;
  measures: Record<BodyMeasure, string>;
  /** Short names of the units, shown after each value. */
  units: Record<SizeUnit, string>;
  /** Error message of a form without a measurement. */
  missing: string;
  /** Error message of a measurement that is no number or not accepted. `name` is that of the field, `accepted` in `unit`. */
  outside: (name: string, accepted: InchRange, unit: string) => string;
  find: string;
  one: (size: string) => string;
  between: (smaller: string, larger: string) => string;
  /** The result for a body that is larger than the chart; likewise smaller. */
  larger: string;
  smaller: string;
  fits: Record<SizeFitting, string>;
  /** Above the fit of the smaller of two sizes; likewise the larger. */
  closer: (size: string) => string;
  looser: (size: string) => string;
  choose: (size: string) => string;
  custom: string;
  /** A size that was ordered before; `name` is that of the product. */
  past: (size: string, name: string) => string;
}

export const english: SizeFinderLabels = {
  title: "Find your size",
  lead: "Enter what you know. One measurement is enough.",
  measures: { bust: "Bust", waist: "Waist", hip: "Hip" },
  units: { in: "in", cm: "cm" },
  missing: "Enter at least one measurement",
  outside: (name, { min, max }, unit) => `${name}: enter ${min} to ${max} ${unit}`,
  find: "Find my size",
  one: (size) => `Your size is ${size}.`,
  between: (smaller, larger) => `You are between ${smaller} and ${larger}.`,
  larger: "You measure more than the largest size.",
  smaller: "You measure less than the smallest size.",
  fits: { within: "fits", tighter: "closer", looser: "looser" },
  closer: (size) => `${size} fits closer`,
  looser: (size) => `${size} fits looser`,
  choose: (size) => `Choose size ${size}`,
  custom: "Have it made to measure",
  past: (size, name) => `You ordered size ${size} of ${name} before.`,
};
