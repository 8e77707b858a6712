"use client";

import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { useFormReset } from "../lib/use-form-reset.ts";
import type { BodyMeasure } from "../measure-drawing/index.ts";
import {
  type ElementProps,
  type MoreElementProps,
  type MoreProps,
  mergeElementProps,
  mergeProps,
} from "../lib/merge-props.ts";
import { type InchRange, isWithin, readInches } from "./inches.ts";

/** Body measurements in inches, with a note to the tailor. */
export interface Measurements extends Record<BodyMeasure, number> {
  additionalNotes: string;
}

export const BODY_MEASURES = ["bust", "waist", "hip"] as const satisfies readonly BodyMeasure[];

export interface MeasurementsBehaviour {
  /** Initial values, restored by a form reset. @default {} */
  defaultValue?: Partial<Measurements> | undefined;
  /** Accepted measurements, in inches. @default 10 to 100 */
  accepted?: InchRange | undefined;
  /** Usual measurements, in inches; others need one confirmation. @default 24 to 70 */
  usual?: InchRange | undefined;
  /** Parses typed or pasted text to inches; `null` if it is no number. @default "36", "36.5", "36,25" or "36 in" */
  read?: ((text: string) => number | null) | undefined;
  /** Error message of a field without a number. */
  missing: (measure: BodyMeasure) => string;
  /** Error message of a measurement outside `accepted`. */
  outside: (measure: BodyMeasure, accepted: InchRange) => string;
  onSave: (measurements: Measurements) => void;
}

export const ACCEPTED: InchRange = { min: 10, max: 100 };
export const USUAL: InchRange = { min: 24, max: 70 };

type Texts = Record<BodyMeasure | "additionalNotes", string>;

const SUMMARY = "[data-component=error-summary]";
const asText = (inches: number | undefined) => (inches === undefined ? "" : String(inches));

/**
 * Headless form for body measurements. An empty field is validated on submit, a wrong one on blur and from then on after
 * each key; a rejected submission focuses the first error. With `isUnusual` the form asks the shopper to check the
 * measurements listed in `unusual`; submitting the same values again saves them. An error never clears typed text. Spread
 * `formProps()` on the form, and `fieldProps(name)` on each field.
 */
export function useMeasurements({
  defaultValue = {},
  accepted = ACCEPTED,
  usual = USUAL,
  read = readInches,
  missing,
  outside,
  onSave,
}: MeasurementsBehaviour) {
  const initial: Texts = {
    bust: asText(defaultValue.bust),
    waist: asText(defaultValue.waist),
    hip: asText(defaultValue.hip),
    additionalNotes: defaultValue.additionalNotes ?? "",
  };
  const [texts, setTexts] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<BodyMeasure, string>>>({});
  const [asked, setAsked] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const figures = BODY_MEASURES.map((measure) => texts[measure]).join(" ");
  const isUnusual = asked === figures;
  const inchesOf = (measure: BodyMeasure) => read(texts[measure]);
  const unusual = BODY_MEASURES.filter((measure) => !isWithin(inchesOf(measure) ?? 0, usual));

  const problem = (measure: BodyMeasure, text: string) => {
    const inches = read(text);
    if (inches === null) return missing(measure);
    return isWithin(inches, accepted) ? undefined : outside(measure, accepted);
  };
  const set = (name: keyof Texts, text: string) => {
    setTexts({ ...texts, [name]: text });
    if (name !== "additionalNotes" && errors[name]) setErrors({ ...errors, [name]: problem(name, text) });
  };
  const leave = (name: keyof Texts) => {
    if (name !== "additionalNotes" && texts[name] !== "") setErrors({ ...errors, [name]: problem(name, texts[name]) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.fromEntries(
      BODY_MEASURES.flatMap((measure) => {
        const sentence = problem(measure, texts[measure]);
        return sentence ? [[measure, sentence]] : [];
      }),
    );
    setErrors(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    if (unusual.length > 0 && !isUnusual) return setAsked(figures);
    const measured = Object.fromEntries(BODY_MEASURES.map((measure) => [measure, inchesOf(measure)]));
    onSave({ ...(measured as Record<BodyMeasure, number>), additionalNotes: texts.additionalNotes.trim() });
  };

  const ref = useFormReset(form, () => {
    setTexts(initial);
    setErrors({});
    setAsked(null);
  });
  // An error summary, if the form shows one, comes before its fields.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(`${SUMMARY}, [aria-invalid=true]`)?.focus();
  }, [refusals]);

  // Without this type, the declaration would name types that earlier React versions do not have.
  type FieldProps = ElementProps & { name: keyof Texts; value: string };
  const fieldProps = (name: keyof Texts, more?: MoreElementProps): FieldProps => ({
    ...mergeElementProps(
      {
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
        onBlur: () => leave(name),
      },
      more,
    ),
    name,
    value: texts[name],
  });
  return {
    errors,
    refusals,
    isUnusual,
    unusual: isUnusual ? unusual : [],
    formProps: (more?: MoreProps<"form">) =>
      mergeProps<ComponentProps<"form">>({ ref, noValidate: true, onSubmit: submit }, more),
    fieldProps,
  };
}
