"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { BodyMeasure } from "../measure-drawing/index.ts";
import { type InchRange, isWithin, readInches } from "./inches.ts";

/** Body measurements in inches, with a note to the tailor. */
export interface Measurements extends Record<BodyMeasure, number> {
  additionalNotes: string;
}

export const BODY_MEASURES = ["bust", "waist", "hip"] as const satisfies readonly BodyMeasure[];

interface Rules {
  /** What the shop can sew. */
  accepted: InchRange;
  /** What most people measure; anything else is asked about once. */
  usual: InchRange;
  missing: (measure: BodyMeasure) => string;
  outside: (measure: BodyMeasure, accepted: InchRange) => string;
  onSave: (measurements: Measurements) => void;
}

type Texts = Record<BodyMeasure | "additionalNotes", string>;

const SUMMARY = "[data-component=error-summary]";
const asText = (inches: number | undefined) => (inches === undefined ? "" : String(inches));

/** What was typed, what is wrong with it, and whether the shop has asked about it. Nothing typed is ever lost to an error. */
export function useMeasurements(initial: Partial<Measurements>, { accepted, usual, missing, outside, onSave }: Rules) {
  const [texts, setTexts] = useState<Texts>({
    bust: asText(initial.bust),
    waist: asText(initial.waist),
    hip: asText(initial.hip),
    additionalNotes: initial.additionalNotes ?? "",
  });
  const [errors, setErrors] = useState<Partial<Record<BodyMeasure, string>>>({});
  const [asked, setAsked] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const figures = BODY_MEASURES.map((measure) => texts[measure]).join(" ");

  const problem = (measure: BodyMeasure, text: string) => {
    const inches = readInches(text);
    if (inches === null) return missing(measure);
    return isWithin(inches, accepted) ? undefined : outside(measure, accepted);
  };
  const set = (name: keyof Texts, text: string) => {
    setTexts({ ...texts, [name]: text });
    if (name !== "additionalNotes" && errors[name]) setErrors({ ...errors, [name]: problem(name, text) });
  };
  const leave = (measure: BodyMeasure) => {
    if (texts[measure] !== "") setErrors({ ...errors, [measure]: problem(measure, texts[measure]) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.fromEntries(
      BODY_MEASURES.flatMap((measure) => {
        const sentence = problem(measure, texts[measure]);
        return sentence ? [[measure, sentence]] : [];
      }),
    );
    setErrors(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    const measured = Object.fromEntries(
      BODY_MEASURES.map((measure) => [measure, readInches(texts[measure])]),
    ) as Record<BodyMeasure, number>;
    const isUsual = BODY_MEASURES.every((measure) => isWithin(measured[measure], usual));
    if (!isUsual && asked !== figures) return setAsked(figures);
    onSave({ ...measured, additionalNotes: texts.additionalNotes.trim() });
  };

  // A summary of several errors, where the form has one, stands before its fields.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(`${SUMMARY}, [aria-invalid=true]`)?.focus();
  }, [refusals]);

  return { form, texts, errors, refusals, isUnusual: asked === figures, set, leave, submit };
}
