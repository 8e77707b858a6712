import type { ReactNode } from "react";
import { row } from "./size-chart.recipe.ts";
import type { SizeChartLabels } from "./size-chart-labels.ts";
import { inUnit, type SizeUnit } from "./size-unit.ts";

export interface SizeChartRow {
  /** Name of the size: "M". */
  size: string;
  /** One value in inches per measurement, in the same order; null if unknown. Shown rounded to quarter inches. */
  inches: readonly (number | null)[];
}

/** Data of one table. */
export interface SizeChartData {
  /** Table caption: "Body measurements". */
  label: ReactNode;
  /** Column headers: "Bust", "Waist", "Hip". */
  measurements: readonly string[];
  rows: readonly SizeChartRow[];
}

interface SizeTableProps extends SizeChartData {
  unit: SizeUnit | "both";
  selected: string | null;
  words: SizeChartLabels;
  locale: string | undefined;
}

/** Sizes as rows, in one unit or both. */
export function SizeTable({ label, measurements, rows, unit, selected, words, locale }: SizeTableProps) {
  const told = (inches: number, to: SizeUnit) => inUnit[to](inches).toLocaleString(locale);
  const figure = (inches: number | null) => {
    if (inches === null) {
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="sv:sr-only">{words.unknown}</span>
        </>
      );
    }
    if (unit !== "both") return told(inches, unit);
    return (
      <>
        <span>{`${told(inches, "in")} ${words.inches}`}</span>
        <span className="sv:block sv:text-caption sv:text-muted">{`${told(inches, "cm")} ${words.centimetres}`}</span>
      </>
    );
  };
  return (
    // The HTML may arrive in chunks, and each cell would widen its column, so the table is hidden until its end has arrived.
    <table className="sv:mt-5 sv:w-full sv:not-has-[>tfoot]:invisible sv:border-collapse sv:text-start sv:text-small sv:tabular">
      <caption className="sv:mb-2 sv:text-start sv:text-caption sv:text-muted">
        <span>{label}</span> {unit !== "both" && <span>{`(${unit === "in" ? words.inches : words.centimetres})`}</span>}
      </caption>
      <thead className="sv:border-b sv:border-ink">
        <tr>
          {[words.size, ...measurements].map((head, column) => (
            <th
              key={column}
              scope="col"
              className="sv:px-[min(0.375rem,1.5vw)] sv:py-2.5 sv:text-start sv:text-caption sv:font-semibold sv:sm:px-3 sv:sm:text-label"
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
            <th
              scope="row"
              className="sv:px-[min(0.375rem,1.5vw)] sv:pt-3 sv:pb-2.5 sv:text-start sv:font-medium sv:sm:px-3"
            >
              <span>{size}</span>
              {size === selected && <span className="sv:sr-only">{` (${words.chosen})`}</span>}
            </th>
            {measurements.map((_, column) => (
              <td key={column} className="sv:px-[min(0.375rem,1.5vw)] sv:pt-3 sv:pb-2.5 sv:sm:px-3">
                {figure(inches[column] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot hidden />
    </table>
  );
}
