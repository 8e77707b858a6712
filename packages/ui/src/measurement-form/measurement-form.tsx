"use client";

import { type ComponentProps, useState } from "react";
import { Button } from "../button/index.ts";
import { FormErrors } from "../error-summary/index.ts";
import { Field } from "../field/index.ts";
import { Form } from "../form/index.ts";
import { useLabels } from "../lib/selvedge-context.ts";
import { type BodyMeasure, MeasureDrawing } from "../measure-drawing/index.ts";
import { Notice } from "../notice/index.ts";
import { TextArea } from "../text-area/index.ts";
import { TextInput } from "../text-input/index.ts";
import { english, type MeasurementFormLabels } from "./measurement-form-labels.ts";
import { ACCEPTED, BODY_MEASURES, type MeasurementsBehaviour, USUAL, useMeasurements } from "./use-measurements.ts";

export interface MeasurementFormProps
  extends
    Omit<MeasurementsBehaviour, "missing" | "outside">,
    Omit<ComponentProps<"form">, "children" | "defaultValue"> {
  onCancel: () => void;
  /** Maximum length of the note, in characters. @default unlimited */
  notesMaxLength?: number | undefined;
  /** Heading level of the error summary; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  labels?: Partial<MeasurementFormLabels> | undefined;
}

/** Bust, waist and hip in inches, and a note to the tailor. The drawing highlights the line of the focused field. */
export function MeasurementForm({
  defaultValue,
  accepted = ACCEPTED,
  usual = USUAL,
  read,
  onSave,
  onCancel,
  notesMaxLength,
  level = 3,
  labels,
  ...props
}: MeasurementFormProps) {
  const words = useLabels("measurementForm", english, labels);
  const [marked, setMarked] = useState<BodyMeasure | null>(null);
  const { missing, outside } = words;
  const { errors, refusals, isUnusual, unusual, formProps, fieldProps } = useMeasurements({
    defaultValue,
    accepted,
    usual,
    read,
    missing,
    outside,
    onSave,
  });
  return (
    <Form
      {...formProps(props)}
      data-component="measurement-form"
      fields={BODY_MEASURES}
      errors={errors}
      refusals={refusals}
    >
      <p className="sv:text-muted">{words.lead}</p>
      <FormErrors level={level} />
      <div className="sv:flex sv:gap-6">
        <div className="sv:grid sv:min-w-0 sv:flex-1 sv:content-start sv:gap-5">
          {BODY_MEASURES.map((measure) => (
            <Field
              key={measure}
              name={measure}
              label={words.measures[measure]}
              description={
                unusual.includes(measure) ? (
                  <span className="sv:text-warning">{words.usual(usual)}</span>
                ) : (
                  words.range(accepted)
                )
              }
            >
              <TextInput
                {...fieldProps(measure, {
                  onFocus: () => setMarked(measure),
                  onBlur: () => setMarked(null),
                })}
                inputMode="decimal"
                autoComplete="off"
                suffix={words.unit}
              />
            </Field>
          ))}
        </div>
        <MeasureDrawing marked={marked} labels={words.measures} className="sv:h-56 sv:max-sm:h-44" />
      </div>
      <Field label={words.notes} description={words.notesHelp} presence="optional">
        <TextArea {...fieldProps("additionalNotes")} rows={3} maxLength={notesMaxLength} />
      </Field>
      <div role="status" className="sv:empty:hidden">
        {isUnusual && <Notice variant="warning">{words.unusual}</Notice>}
      </div>
      <div className="sv:flex sv:flex-wrap sv:gap-x-6 sv:gap-y-3">
        <Button type="submit">{words.save}</Button>
        <Button variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
