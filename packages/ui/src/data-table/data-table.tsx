"use client";

import type { ComponentProps, ReactNode } from "react";
import { type CollectionLabels, CollectionMessage, type CollectionProps } from "../collection/collection.tsx";
import { useLabels } from "../lib/selvedge-context.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";
import { Table, TableCell, type TableHead, TableRow } from "./table-parts.tsx";

/** One column of a table of `Row`s. */
export interface DataTableColumn<Row> extends TableHead {
  cell: (row: Row) => ReactNode;
}

export type DataTableLabels = CollectionLabels;

export interface DataTableProps<Row> extends CollectionProps, Omit<ComponentProps<"div">, "children"> {
  /** Names the table, as its caption. */
  label: ReactNode;
  /** `hidden` if a heading above already says the same. @default "shown" */
  labelDisplay?: "shown" | "hidden" | undefined;
  columns: readonly DataTableColumn<Row>[];
  /** Shown when ready. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  labels?: Partial<DataTableLabels> | undefined;
}

const english: DataTableLabels = {
  loading: "Loading",
  empty: "There is nothing here yet.",
  failed: "This could not be loaded.",
  retry: "Retry",
};

/** Rows and columns, or the loading, empty or error state. Below 768 px each row is a block with headers beside its values, without empty ones. */
export function DataTable<Row>({
  label,
  labelDisplay,
  columns,
  rows,
  rowKey,
  state = "ready",
  emptyAction,
  onRetry,
  level,
  labels,
  ...props
}: DataTableProps<Row>) {
  const words = useLabels("dataTable", english, labels);
  return (
    <div {...props} data-component="data-table" data-state={state}>
      {state === "ready" && (
        <Table label={label} labelDisplay={labelDisplay} heads={columns}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} className="sv:block sv:py-3 sv:text-small">
              {columns.map(({ key, label: head, labelDisplay: headDisplay, cell, align }) => (
                <TableCell
                  key={key}
                  className={`sv:flex sv:items-baseline sv:justify-between sv:gap-6 sv:py-1 sv:max-lg:has-[>:last-child:empty]:hidden sv:lg:h-16 ${align === "end" ? "sv:lg:text-end sv:lg:whitespace-nowrap" : ""}`}
                >
                  {headDisplay !== "hidden" && (
                    <span aria-hidden="true" className="sv:text-muted sv:lg:hidden">
                      {head}
                    </span>
                  )}
                  <span className="sv:min-w-0 sv:wrap-anywhere">{cell(row)}</span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </Table>
      )}
      {state === "loading" && (
        <Skeleton label={words.loading}>
          <SkeletonText lines={6} />
        </Skeleton>
      )}
      <CollectionMessage {...{ state, words, emptyAction, onRetry, level }} />
    </div>
  );
}
