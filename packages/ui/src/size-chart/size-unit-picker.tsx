"use client";

import { useLabels } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { Option, OptionPicker, type OptionPickerProps } from "../option-picker/index.ts";
import { english, type SizeChartLabels } from "./size-chart-labels.ts";
import type { SizeUnit } from "./size-unit.ts";

export interface SizeUnitPickerProps extends Omit<
  OptionPickerProps<SizeUnit>,
  "label" | "variant" | "value" | "defaultValue" | "onValueChange" | "children"
> {
  unit?: SizeUnit | undefined;
  /** @default "in" */
  defaultUnit?: SizeUnit | undefined;
  onUnitChange?: ((unit: SizeUnit) => void) | undefined;
  labels?: Partial<SizeChartLabels> | undefined;
}

/** The choice between inches and centimetres, for a `SizeChart`, a `SizeFinder` or both together. */
export function SizeUnitPicker({ unit, defaultUnit = "in", onUnitChange, labels, ...props }: SizeUnitPickerProps) {
  const words = useLabels("sizeChart", english, labels);
  const [shown, setShown] = useControlled("SizeUnitPicker", unit, defaultUnit, onUnitChange);
  return (
    <OptionPicker {...props} label={words.unit} variant="flow" value={shown} onValueChange={setShown}>
      <Option value="in" variant="content">
        {words.inches}
      </Option>
      <Option value="cm" variant="content">
        {words.centimetres}
      </Option>
    </OptionPicker>
  );
}
