"use client";

import { type ChangeEvent, type FormEvent, useState } from "react";
import type { BodyMeasure } from "../measure-drawing/index.ts";
import { type InchRange, isWithin } from "../measurement-form/inches.ts";
import { inUnit, type SizeUnit } from "../size-chart/size-unit.ts";

/** Body measurements in inches, as far as they are known. */
export type KnownMeasures = Readonly<Partial<Record<BodyMeasure, number>>>;

interface SizeFinderBehaviour {
  measures: readonly BodyMeasure[];
  defaultValue: KnownMeasures;
  unit: SizeUnit;
  accepted: InchRange;
  read: (text: string, unit: SizeUnit) => number | null;
  missing: string;
  /** `accepted` is in the current unit. */
  outside: (measure: BodyMeasure, accepted: InchRange) => string;
  onFind: ((measurements: KnownMeasures) => void) | undefined;
}

/** What was typed into a field, in the unit of that time. */
interface Typed {
  text: string;
  unit: SizeUnit;
}

type ByMeasure<Value> = Partial<Record<BodyMeasure, Value>>;

/**
 * The fields and the submission of a `SizeFinder`. `asked` are the measurements that were submitted last; null after a
 * change. `requests` counts the accepted submissions. A change of the unit converts what is shown; the typed value is kept, so that changing back restores it.
 */
export function useSizeFinder({
  measures,
  defaultValue,
  unit,
  accepted,
  read,
  missing,
  outside,
  onFind,
}: SizeFinderBehaviour) {
  const initial = known(measures, (measure) => defaultValue[measure]);
  const [typed, setTyped] = useState<ByMeasure<Typed>>({});
  const [asked, setAsked] = useState(initial);
  const [faults, setFaults] = useState<ByMeasure<"missing" | "outside">>({});
  const [refusals, setRefusals] = useState(0);
  const [requests, setRequests] = useState(0);

  const inchesOf = (measure: BodyMeasure): number | null => {
    const own = typed[measure];
    return own ? read(own.text, own.unit) : (defaultValue[measure] ?? null);
  };
  const textOf = (measure: BodyMeasure): string => {
    const own = typed[measure];
    if (own?.unit === unit) return own.text;
    const inches = inchesOf(measure);
    return inches === null ? (own?.text ?? "") : String(inUnit[unit](inches));
  };
  const isWrong = (measure: BodyMeasure) => {
    const inches = inchesOf(measure);
    return textOf(measure).trim() !== "" && (inches === null || !isWithin(inches, accepted));
  };

  const handleChange = (measure: BodyMeasure, text: string) => {
    setTyped({ ...typed, [measure]: { text, unit } });
    // One measurement is enough, so the missing one is no longer missing.
    setFaults(
      Object.fromEntries(Object.entries(faults).filter(([of, fault]) => of !== measure && fault !== "missing")),
    );
    setAsked(null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: typeof faults = Object.fromEntries(measures.filter(isWrong).map((measure) => [measure, "outside"]));
    const measured = known(measures, (measure) => inchesOf(measure) ?? undefined);
    const [first] = measures;
    if (measured === null && first && Object.keys(found).length === 0) found[first] = "missing";
    setFaults(found);
    if (measured === null || Object.keys(found).length > 0) {
      setAsked(null);
      return setRefusals(refusals + 1);
    }
    setAsked(measured);
    setRequests(requests + 1);
    onFind?.(measured);
  };
  const reset = () => {
    setTyped({});
    setFaults({});
    setAsked(initial);
  };
  const fieldProps = (measure: BodyMeasure) => ({
    value: textOf(measure),
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(measure, event.target.value),
  });
  const shown = { min: inUnit[unit](accepted.min), max: inUnit[unit](accepted.max) };
  const errors: ByMeasure<string> = Object.fromEntries(
    measures.flatMap((measure) => {
      const fault = faults[measure];
      return fault === undefined ? [] : [[measure, fault === "missing" ? missing : outside(measure, shown)]];
    }),
  );
  return { asked, requests, errors, refusals, submit, reset, fieldProps };
}

/** The measurements that are known. Null if none is. */
function known(
  measures: readonly BodyMeasure[],
  inchesOf: (measure: BodyMeasure) => number | undefined,
): KnownMeasures | null {
  const entries = measures.flatMap((measure) => {
    const inches = inchesOf(measure);
    return inches === undefined ? [] : [[measure, inches]];
  });
  return entries.length === 0 ? null : (Object.fromEntries(entries) as KnownMeasures);
}
