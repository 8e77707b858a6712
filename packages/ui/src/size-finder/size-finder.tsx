"use client";

import { type ComponentProps, useEffect, useId, useRef } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { mergeProps } from "../lib/merge-props.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useFormReset } from "../lib/use-form-reset.ts";
import type { BodyMeasure } from "../measure-drawing/index.ts";
import { BODY_MEASURES, type InchRange } from "../measurement-form/index.ts";
import { readInches } from "../measurement-form/inches.ts";
import { ACCEPTED } from "../measurement-form/use-measurements.ts";
import { type SizeUnit, SizeUnitPicker } from "../size-chart/index.ts";
import { TextInput } from "../text-input/index.ts";
import { english, type SizeFinderLabels } from "./size-finder-labels.ts";
import { type SizeFinding, SizeFinderResult, type SizeFinderResultProps } from "./size-finder-result.tsx";
import { type KnownMeasures, useSizeFinder } from "./use-size-finder.ts";

export interface SizeFinderProps
  extends
    Pick<SizeFinderResultProps, "onChoose" | "onCustom">,
    Omit<ComponentProps<"form">, "children" | "defaultValue"> {
  /** The measurements that the size chart has, in display order. @default bust, waist, hip */
  measures?: readonly BodyMeasure[] | undefined;
  /** Initial measurements in inches, restored by a form reset. With any, the result is shown at once. @default {} */
  defaultValue?: KnownMeasures | undefined;
  /** The shop's rule: the size for measurements in inches, of which at least one is given. Called while rendering. */
  find: (measurements: KnownMeasures) => SizeFinding | null;
  /** Called with the measurements in inches when a size is requested, for instance to remember them. */
  onFind?: ((measurements: KnownMeasures) => void) | undefined;
  unit?: SizeUnit | undefined;
  /** @default "in" */
  defaultUnit?: SizeUnit | undefined;
  onUnitChange?: ((unit: SizeUnit) => void) | undefined;
  /** `hidden` if `unit` is switched elsewhere, as by a `SizeChart` above. @default "shown" */
  unitPicker?: "shown" | "hidden" | undefined;
  /** A size of a similar product that the shopper ordered before, and the product's name. @default null */
  past?: { size: string; name: string } | null | undefined;
  /** Accepted measurements, in inches. @default 10 to 100 */
  accepted?: InchRange | undefined;
  /** Parses typed or pasted text to inches; `null` if it is no number. @default "36", "36.5", "36,25", "36 in" or "91.5 cm" */
  read?: ((text: string, unit: SizeUnit) => number | null) | undefined;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<SizeFinderLabels> | undefined;
}

/** Asks for the body measurements that the shopper knows, and shows the size that `find` returns, with a button to choose it. */
export function SizeFinder({
  measures = BODY_MEASURES,
  defaultValue = {},
  find,
  onFind,
  onChoose,
  onCustom,
  unit,
  defaultUnit = "in",
  onUnitChange,
  unitPicker = "shown",
  past = null,
  accepted = ACCEPTED,
  read = readInches,
  level = 3,
  labels,
  ref,
  ...props
}: SizeFinderProps) {
  const words = useLabels("sizeFinder", english, labels);
  const titleId = useId();
  const [shownUnit, setUnit, resetUnit] = useControlled("SizeFinder", unit, defaultUnit, onUnitChange);
  const { asked, requests, errors, refusals, submit, reset, fieldProps } = useSizeFinder({
    measures,
    defaultValue,
    unit: shownUnit,
    accepted,
    read,
    missing: words.missing,
    outside: (measure, range) => words.outside(words.measures[measure], range, words.units[shownUnit]),
    onFind,
  });
  const merged = useFormReset(ref, () => {
    reset();
    resetUnit();
  });
  const result = useRef<HTMLDivElement>(null);
  // In a dialog on a phone the result may be below the edge. jsdom has no such function.
  useEffect(() => {
    if (requests > 0) result.current?.scrollIntoView?.({ block: "nearest" });
  }, [requests]);
  const Heading = `h${level}` as const;
  return (
    <Form
      aria-labelledby={titleId}
      {...mergeProps<ComponentProps<"form">>({ onSubmit: submit }, props)}
      ref={merged}
      data-component="size-finder"
      fields={measures}
      errors={errors}
      refusals={refusals}
    >
      <div>
        <Heading id={titleId} data-part="title" className="sv:font-display sv:text-h4">
          {words.title}
        </Heading>
        <p className="sv:mt-1 sv:text-small sv:text-muted">{words.lead}</p>
      </div>
      <FormErrors level={level} />
      {unitPicker === "shown" && <SizeUnitPicker unit={shownUnit} onUnitChange={setUnit} />}
      <div className="sv:grid sv:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] sv:gap-x-3 sv:gap-y-4">
        {measures.map((measure) => (
          <Field key={measure} name={measure} label={words.measures[measure]}>
            <TextInput
              {...fieldProps(measure)}
              required={false}
              inputMode="decimal"
              autoComplete="off"
              suffix={words.units[shownUnit]}
            />
          </Field>
        ))}
      </div>
      <Button type="submit" variant="quiet" className="sv:justify-self-start">
        {words.find}
      </Button>
      {past && (
        <p data-part="past" className="sv:text-small">
          {words.past(past.size, past.name)}
        </p>
      )}
      <SizeFinderResult
        ref={result}
        finding={asked && find(asked)}
        onChoose={onChoose}
        onCustom={onCustom}
        labels={labels}
      />
    </Form>
  );
}
