"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLabels, useLocale } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { Option, OptionPicker } from "../option-picker/index.ts";
import { row } from "./size-chart.recipe.ts";

export type SizeUnit = "in" | "cm";

export interface SizeChartRow {
  /** Name of the size: "M". */
  size: string;
  /** One figure in inches for each measurement, in the same order. */
  inches: readonly number[];
}

export interface SizeChartLabels {
  size: string;
  /** Name of the choice between inches and centimetres. */
  unit: string;
  inches: string;
  centimetres: string;
  /** Follows the chosen size for those who hear the table. */
  chosen: string;
}

export interface SizeChartProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the figures are of, as the table's caption: "Body measurements". */
  label: ReactNode;
  /** Heads of the columns: "Bust", "Waist", "Hip". */
  measurements: readonly string[];
  rows: readonly SizeChartRow[];
  /** The size that is chosen on the page. @default null */
  selected?: string | null;
  unit?: SizeUnit;
  /** @default "in" */
  defaultUnit?: SizeUnit;
  onUnitChange?: (unit: SizeUnit) => void;
  labels?: Partial<SizeChartLabels>;
  /** Under the table: how to measure. */
  children?: ReactNode;
}

const english: SizeChartLabels = {
  size: "Size",
  unit: "Unit",
  inches: "in",
  centimetres: "cm",
  chosen: "your size",
};

/** Inches in centimetres, to the half centimetre: a tape is not read more finely. */
const centimetres = (inches: number) => Math.round(inches * 2.54 * 2) / 2;

/** Sizes against measurements, in inches or centimetres. */
export function SizeChart({
  label,
  measurements,
  rows,
  selected = null,
  unit,
  defaultUnit = "in",
  onUnitChange,
  labels,
  className = "",
  children,
  ...props
}: SizeChartProps) {
  const words = useLabels("sizeChart", english, labels);
  const locale = useLocale();
  const [shown, setShown] = useControlled(unit, defaultUnit, onUnitChange);
  const figure = (inches: number) => (shown === "in" ? inches : centimetres(inches)).toLocaleString(locale);
  return (
    <div {...props} data-component="size-chart" className={className}>
      <OptionPicker
        label={words.unit}
        layout="flow"
        value={shown}
        onValueChange={(next) => setShown(next === "cm" ? "cm" : "in")}
      >
        <Option value="in" span="content">
          {words.inches}
        </Option>
        <Option value="cm" span="content">
          {words.centimetres}
        </Option>
      </OptionPicker>
      <table className="sv:mt-5 sv:w-full sv:border-collapse sv:text-start sv:text-small sv:tabular">
        <caption className="sv:mb-2 sv:text-start sv:text-caption sv:text-muted">
          {label} ({shown === "in" ? words.inches : words.centimetres})
        </caption>
        <thead className="sv:border-b sv:border-ink">
          <tr>
            {[words.size, ...measurements].map((head, column) => (
              <th
                key={column}
                scope="col"
                className="sv:px-1.5 sv:py-2.5 sv:text-start sv:text-caption sv:font-semibold sv:sm:px-3 sv:sm:text-label"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, inches }) => (
            <tr
              key={size}
              data-state={size === selected ? "selected" : undefined}
              className={row({ selected: size === selected })}
            >
              <th scope="row" className="sv:px-1.5 sv:pt-3 sv:pb-2.5 sv:text-start sv:font-medium sv:sm:px-3">
                {size}
                {size === selected && <span className="sv:sr-only"> ({words.chosen})</span>}
              </th>
              {measurements.map((_, column) => (
                <td key={column} className="sv:px-1.5 sv:pt-3 sv:pb-2.5 sv:sm:px-3">
                  {figure(inches[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
