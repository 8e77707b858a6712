"use client";

import type { ComponentProps, ReactNode } from "react";
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
  unit: string;
  /** Follows the chosen size for those who hear the table. */
  chosen: string;
}

export interface SizeChartProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the figures are of: "Body measurements". */
  caption: string;
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

const LABELS: SizeChartLabels = { size: "Size", unit: "Unit", chosen: "your size" };

/** Inches in centimetres, to the half centimetre: a tape is not read more finely. */
const centimetres = (inches: number) => Math.round(inches * 2.54 * 2) / 2;

/** Sizes against measurements, in inches or centimetres. */
export function SizeChart({
  caption,
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
  const words = { ...LABELS, ...labels };
  const [shown, setShown] = useControlled(unit, defaultUnit, onUnitChange);
  return (
    <div {...props} data-component="size-chart" className={className}>
      <OptionPicker
        label={words.unit}
        layout="flow"
        value={shown}
        onValueChange={(next) => setShown(next === "cm" ? "cm" : "in")}
      >
        <Option value="in" span="content" />
        <Option value="cm" span="content" />
      </OptionPicker>
      <table className="mt-5 w-full border-collapse text-start text-small tabular">
        <caption className="mb-2 text-start text-caption text-muted">
          {caption} ({shown})
        </caption>
        <thead className="border-b border-ink">
          <tr>
            {[words.size, ...measurements].map((head) => (
              <th
                key={head}
                scope="col"
                className="px-1.5 py-2.5 text-start text-caption font-semibold sm:px-3 sm:text-label"
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
              <th scope="row" className="px-1.5 pt-3 pb-2.5 text-start font-medium sm:px-3">
                {size}
                {size === selected && <span className="sr-only"> ({words.chosen})</span>}
              </th>
              {measurements.map((measurement, column) => (
                <td key={measurement} className="px-1.5 pt-3 pb-2.5 sm:px-3">
                  {shown === "in" ? inches[column] : centimetres(inches[column] ?? 0)}
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
