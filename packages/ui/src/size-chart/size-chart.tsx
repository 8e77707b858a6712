"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels, useLocale } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { Option, OptionPicker } from "../option-picker/index.ts";
import { english, type SizeChartLabels } from "./size-chart-labels.ts";
import { type SizeChartData, type SizeChartRow, SizeTable } from "./size-table.tsx";
import type { SizeUnit } from "./size-unit.ts";
import { SizeUnitPicker } from "./size-unit-picker.tsx";

/** Measurements of the body that a size fits, or of the finished garment. */
export type SizeSubject = "body" | "garment";

export interface SizeChartProps extends Omit<ComponentProps<"div">, "children"> {
  /** Table caption: "Body measurements". */
  label: ReactNode;
  /** Column headers: "Bust", "Waist", "Hip". */
  measurements: readonly string[];
  rows: readonly SizeChartRow[];
  /** Measurements of the finished garment. If given, the user can switch between body and garment. */
  garment?: SizeChartData | undefined;
  /** Size worn by the model in the pictures, as a sentence: "Model is 173 cm (5′ 8″) and wears S". */
  model?: ReactNode;
  /** The size selected on the page. @default null */
  selected?: string | null | undefined;
  /**
   * `choice`: the user selects one unit; `both`: each cell shows both, for pages that are printed or read without script.
   * @default "choice"
   */
  units?: "choice" | "both" | undefined;
  unit?: SizeUnit | undefined;
  /** @default "in" */
  defaultUnit?: SizeUnit | undefined;
  onUnitChange?: ((unit: SizeUnit) => void) | undefined;
  subject?: SizeSubject | undefined;
  /** @default "body" */
  defaultSubject?: SizeSubject | undefined;
  onSubjectChange?: ((subject: SizeSubject) => void) | undefined;
  labels?: Partial<SizeChartLabels> | undefined;
  /** Below the table: measuring instructions. */
  children?: ReactNode;
}

/** Table of sizes with measurements of body or garment, in inches or centimetres. */
export function SizeChart({
  label,
  measurements,
  rows,
  garment,
  model,
  selected = null,
  units = "choice",
  unit,
  defaultUnit = "in",
  onUnitChange,
  subject,
  defaultSubject = "body",
  onSubjectChange,
  labels,
  className = "",
  children,
  ...props
}: SizeChartProps) {
  const words = useLabels("sizeChart", english, labels);
  const locale = useLocale();
  const [shownUnit, setUnit] = useControlled("SizeChart", unit, defaultUnit, onUnitChange);
  const [shownSubject, setSubject] = useControlled("SizeChart", subject, defaultSubject, onSubjectChange);
  const body = { label, measurements, rows };
  return (
    <div {...props} data-component="size-chart" className={className}>
      <div className="sv:flex sv:flex-wrap sv:gap-x-8 sv:gap-y-4">
        {garment && (
          <OptionPicker
            label={words.subject}
            variant="flow"
            value={shownSubject}
            onValueChange={(next) => setSubject(next === "garment" ? "garment" : "body")}
          >
            <Option value="body" variant="content">
              {words.body}
            </Option>
            <Option value="garment" variant="content">
              {words.garment}
            </Option>
          </OptionPicker>
        )}
        {units === "choice" && <SizeUnitPicker unit={shownUnit} onUnitChange={setUnit} labels={labels} />}
      </div>
      {model && (
        <p data-part="model" className="sv:mt-5 sv:text-small">
          {model}
        </p>
      )}
      <SizeTable
        {...(garment && shownSubject === "garment" ? garment : body)}
        unit={units === "both" ? "both" : shownUnit}
        selected={selected}
        words={words}
        locale={locale}
      />
      {children}
    </div>
  );
}
